import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database, Orm } from '../client/database.ts';
import { snapshotFile, snapshotPart } from '../tables/snapshot.ts';

/** Number of bytes of a compressed file per statement. */
const partLength = 1 << 18;

/** Number of versions to store per snapshot: the current version, the upcoming version, and one version for a rollback. */
const maxRetainedFiles = 3;

/** Identifies a snapshot file. */
export interface SnapshotFile {
  readonly name: string;
  readonly version: string;
}

/** Returns the complete files, each with the time when it was last stored. */
export const listStoredFiles = (orm: Orm): Promise<(SnapshotFile & { readonly madeAt: Date })[]> =>
  orm
    .select({ name: snapshotFile.name, version: snapshotFile.version, madeAt: snapshotFile.madeAt })
    .from(snapshotFile)
    .orderBy(collateByCodePoint(snapshotFile.name), collateByCodePoint(snapshotFile.version));

/** Stores a file for processes with other data folders. Old versions are deleted. */
export async function storeFile(
  { orm }: Database,
  { name, version }: SnapshotFile,
  content: Buffer,
): Promise<void> {
  const isSameFile = and(eq(snapshotFile.name, name), eq(snapshotFile.version, version));
  const createdAtExpression = sql`clock_timestamp()`;
  // A file of an earlier version can already exist. Update its time, so that other processes detect the file.
  const updatedFiles = await orm
    .update(snapshotFile)
    .set({ madeAt: createdAtExpression })
    .where(isSameFile)
    .returning({ name: snapshotFile.name });
  if (updatedFiles.length > 0) return;
  const packedContent = await promisify(gzip)(content, { level: 1 });
  const parts = Math.ceil(packedContent.length / partLength);
  for (let part = 0; part < parts; part += 1) {
    const bytes = packedContent.subarray(part * partLength, (part + 1) * partLength).toString('base64');
    // Pass the bytes as text, because the two drivers treat bytes in parameters differently. Concurrent writers write the same
    // content.
    const bytesExpression = sql`decode(${bytes}::text, 'base64')`;
    await orm
      .insert(snapshotPart)
      .values({ name, version, part, bytes: bytesExpression })
      .onConflictDoNothing();
  }
  // Write this row last, because it marks the file as complete.
  await orm
    .insert(snapshotFile)
    .values({ name, version, parts, madeAt: createdAtExpression })
    .onConflictDoNothing();
  const retainedVersions = orm
    .select({ version: snapshotFile.version })
    .from(snapshotFile)
    .where(eq(snapshotFile.name, name))
    .orderBy(desc(snapshotFile.madeAt))
    .limit(maxRetainedFiles);
  await orm
    .delete(snapshotFile)
    .where(and(eq(snapshotFile.name, name), notInArray(snapshotFile.version, retainedVersions)));
  await orm
    .delete(snapshotPart)
    .where(and(eq(snapshotPart.name, name), notInArray(snapshotPart.version, retainedVersions)));
}

/** Fetches a file. @returns undefined when the file is missing or incomplete */
export async function fetchFile(orm: Orm, { name, version }: SnapshotFile): Promise<Buffer | undefined> {
  const isSameFile = and(eq(snapshotFile.name, name), eq(snapshotFile.version, version));
  const [known] = await orm.select({ parts: snapshotFile.parts }).from(snapshotFile).where(isSameFile);
  if (known === undefined) return undefined;
  const packedParts: Uint8Array[] = [];
  for (let part = 0; part < known.parts; part += 1) {
    const [row] = await orm
      .select({ bytes: snapshotPart.bytes })
      .from(snapshotPart)
      .where(
        and(eq(snapshotPart.name, name), eq(snapshotPart.version, version), eq(snapshotPart.part, part)),
      );
    if (row === undefined) return undefined;
    packedParts.push(row.bytes);
  }
  return promisify(gunzip)(Buffer.concat(packedParts));
}
