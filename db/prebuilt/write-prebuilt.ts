import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { ownTables } from '../backup/tables.ts';
import type { Database } from '../client/database.ts';
import { listFile, storeFile, type Edition } from './prebuilt-data.ts';
import { packBytes, packFolder } from './packed-folder.ts';

/** More than a checkpoint and the end of a store write into the log. */
const usedOfLog = 1 << 20;

/** Tables that hold what every store has alike. */
const alike = new Set(['plan', 'dataset']);

/**
 * Writes a store that was filled, and nothing else, as the edition of a release. It is closed.
 * @param folder the edition's
 * @throws Error when somebody has made something of his own in it: keys and secrets are never packed
 */
export async function writeEdition(db: Database, folder: string): Promise<Edition> {
  for (const table of ownTables) {
    const name = getTableName(table);
    const [row] = await db.query(sql`select count(*)::int as count from ${sql.identifier(name)}`);
    if (!alike.has(name) && row?.['count'] !== 0) throw new Error(`the table ${name} is not empty`);
  }
  // What follows the present segment of the log is empty, or of the past.
  await db.maintain('checkpoint');
  await db.query(sql`select pg_switch_wal()`);
  await db.maintain('checkpoint');
  const [at] = await db.query(sql`select pg_walfile_name(pg_current_wal_insert_lsn()) as present`);
  const present = String(at?.['present']);
  await db.close();
  // Behind the last checkpoint stands what the segment held before it was used again.
  const log = await open(join(db.dataDir, 'pglite', 'pg_wal', present), 'r+');
  const { size } = await log.stat();
  await log.write(Buffer.alloc(size - usedOfLog), 0, size - usedOfLog, usedOfLog);
  await log.close();

  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {};
  const isWanted = (path: string) => {
    const segment = /^pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1];
    return segment === undefined ? !path.startsWith('postmaster.') : segment === present;
  };
  files[storeFile] = await packFolder(join(db.dataDir, 'pglite'), join(folder, storeFile), isWanted);
  const snapshots = join(db.dataDir, 'snapshot');
  for (const name of (await readdir(snapshots)).sort()) {
    const packed = `${name}.br`;
    files[packed] = await packBytes(await readFile(join(snapshots, name)), join(folder, packed));
  }
  await writeFile(join(folder, listFile), `${JSON.stringify({ files }, null, 2)}\n`);
  return { files };
}
