import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database, Orm } from '../client/database.ts';
import { snapshotFile, snapshotPart } from '../tables/snapshot.ts';

/** Of a compressed file: what one statement writes. */
const partLength = 1 << 18;

/** Editions of a snapshot that are kept: the present one, the one in the making, and one for a way back. */
const keptFiles = 3;

/** Names a file among all of them. */
export interface SnapshotFile {
  readonly name: string;
  readonly version: string;
}

/** The files that can be fetched whole, and when each was put there the last time. */
export const storedFiles = (orm: Orm): Promise<(SnapshotFile & { readonly madeAt: Date })[]> =>
  orm
    .select({ name: snapshotFile.name, version: snapshotFile.version, madeAt: snapshotFile.madeAt })
    .from(snapshotFile)
    .orderBy(byCodePoint(snapshotFile.name), byCodePoint(snapshotFile.version));

/** Puts a file into the store, for processes with other data folders; a former one of its name goes. */
export async function storeFile(
  { orm }: Database,
  { name, version }: SnapshotFile,
  content: Buffer,
): Promise<void> {
  const isIt = and(eq(snapshotFile.name, name), eq(snapshotFile.version, version));
  const madeAt = sql`clock_timestamp()`;
  // It is there already where an edition comes back: that it does is told all the same.
  const known = await orm
    .update(snapshotFile)
    .set({ madeAt })
    .where(isIt)
    .returning({ name: snapshotFile.name });
  if (known.length > 0) return;
  const packed = await promisify(gzip)(content, { level: 1 });
  const parts = Math.ceil(packed.length / partLength);
  for (let part = 0; part < parts; part += 1) {
    const bytes = packed.subarray(part * partLength, (part + 1) * partLength).toString('base64');
    // As text: the drivers disagree about what bytes as a parameter are. Whoever makes it at the same time makes the same.
    const written = sql`decode(${bytes}::text, 'base64')`;
    await orm.insert(snapshotPart).values({ name, version, part, bytes: written }).onConflictDoNothing();
  }
  // Last: what it names is whole.
  await orm.insert(snapshotFile).values({ name, version, parts, madeAt }).onConflictDoNothing();
  const kept = orm
    .select({ version: snapshotFile.version })
    .from(snapshotFile)
    .where(eq(snapshotFile.name, name))
    .orderBy(desc(snapshotFile.madeAt))
    .limit(keptFiles);
  await orm
    .delete(snapshotFile)
    .where(and(eq(snapshotFile.name, name), notInArray(snapshotFile.version, kept)));
  await orm
    .delete(snapshotPart)
    .where(and(eq(snapshotPart.name, name), notInArray(snapshotPart.version, kept)));
}

/** @returns undefined: the store does not have it, or not whole */
export async function fetchFile(orm: Orm, { name, version }: SnapshotFile): Promise<Buffer | undefined> {
  const isIt = and(eq(snapshotFile.name, name), eq(snapshotFile.version, version));
  const [known] = await orm.select({ parts: snapshotFile.parts }).from(snapshotFile).where(isIt);
  if (known === undefined) return undefined;
  const packed: Uint8Array[] = [];
  for (let part = 0; part < known.parts; part += 1) {
    const [row] = await orm
      .select({ bytes: snapshotPart.bytes })
      .from(snapshotPart)
      .where(
        and(eq(snapshotPart.name, name), eq(snapshotPart.version, version), eq(snapshotPart.part, part)),
      );
    if (row === undefined) return undefined;
    packed.push(row.bytes);
  }
  return promisify(gunzip)(Buffer.concat(packed));
}
