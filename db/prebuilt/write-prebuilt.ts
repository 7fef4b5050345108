import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { operatorTables } from '../backup/tables.ts';
import type { Database } from '../client/database.ts';
import { editionListFile, storeFile, type PrebuiltEdition } from './prebuilt-data.ts';
import { packBytes, packFolder } from './packed-folder.ts';

/** Number of bytes of the log to keep. A checkpoint and the shutdown of a store write less. */
const maxLogBytes = 1 << 20;

/** Whether the store also contains the bytes of a snapshot, so that a start can copy the snapshot in a second. */
const isStoredInDatabase = (snapshot: string) => snapshot.startsWith('ip-cities-');

/** Tables with the same rows in every store. */
const sharedTables = new Set(['plan', 'dataset']);

/**
 * Writes a store as the bundled data of a release, and closes the store.
 * @param folder the output folder
 * @throws Error when the store contains data of an operator, because keys and secrets must never be packed
 */
export async function writeEdition(db: Database, folder: string): Promise<PrebuiltEdition> {
  for (const table of operatorTables) {
    const name = getTableName(table);
    const [row] = await db.query(sql`select count(*)::int as count from ${sql.identifier(name)}`);
    if (!sharedTables.has(name) && row?.['count'] !== 0) throw new Error(`the table ${name} is not empty`);
  }
  // Switch to a new log segment. All other segments are then empty or obsolete.
  await db.maintain('checkpoint');
  await db.query(sql`select pg_switch_wal()`);
  await db.maintain('checkpoint');
  const [at] = await db.query(sql`select pg_walfile_name(pg_current_wal_insert_lsn()) as present`);
  const currentSegment = String(at?.['present']);
  await db.close();
  // Overwrite the part of the segment after the last checkpoint with zeros. Its obsolete data would not compress well.
  const log = await open(join(db.dataDir, 'pglite', 'pg_wal', currentSegment), 'r+');
  const { size } = await log.stat();
  await log.write(Buffer.alloc(size - maxLogBytes), 0, size - maxLogBytes, maxLogBytes);
  await log.close();

  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {};
  const isIncludedPath = (path: string) => {
    const segment = /^pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1];
    return segment === undefined ? !path.startsWith('postmaster.') : segment === currentSegment;
  };
  files[storeFile] = await packFolder(join(db.dataDir, 'pglite'), join(folder, storeFile), isIncludedPath);
  const snapshots = join(db.dataDir, 'snapshot');
  for (const name of (await readdir(snapshots)).sort()) {
    if (isStoredInDatabase(name)) continue;
    const packedFileName = `${name}.br`;
    files[packedFileName] = await packBytes(
      await readFile(join(snapshots, name)),
      join(folder, packedFileName),
    );
  }
  await writeFile(join(folder, editionListFile), `${JSON.stringify({ files }, null, 2)}\n`);
  return { files };
}
