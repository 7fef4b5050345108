import type { Database } from '../../db/client/client.ts';
import { importEdition } from '../zones/import-edition.ts';
import type { Writable } from './writable.ts';

/**
 * Imports an additional edition of the time-zone database and prints the result.
 * @param source source of the file. Default: its name
 * @throws DatasetError
 */
export async function importZones(
  db: Database,
  out: Writable,
  { path, source }: { readonly path: string; readonly source?: string | undefined },
  options: { readonly force?: boolean | undefined; readonly newest?: boolean | undefined },
): Promise<void> {
  const { status, version, zones, removed } = await importEdition(db, path, {
    now: new Date(),
    source,
    ...options,
  });
  out.write(`timezones      ${status}: edition ${version}, ${zones} zones\n`);
  if (removed !== null)
    out.write(`  removed ${removed}: at most 16 editions are stored in addition to the bundled one\n`);
}
