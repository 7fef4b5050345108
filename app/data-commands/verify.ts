import { getTableName } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { datasets } from '../../db/importers/index.ts';
import { dataset as provenance } from '../../db/schema.ts';

/**
 * Compares the rows of every dataset with what its import has recorded. @returns the exit code: 1 when one differs.
 */
export async function verify(db: Database, write: (line: string) => void): Promise<0 | 1> {
  return db.view(async (view) => {
    const recorded = new Map((await view.orm.select().from(provenance)).map((row) => [row.name, row]));
    let differing = 0;
    for (const { name, table } of datasets) {
      const row = recorded.get(name);
      const present = await view.sum(getTableName(table));
      const rows = Number(present.slice(0, present.indexOf(':')));
      const wanted = row?.rowCount ?? 0;
      const shown = `${name.padEnd(14)} ${rows.toLocaleString('en').padStart(9)} rows`;
      if (rows !== wanted) write(`${shown}: ${wanted.toLocaleString('en')} were imported\n`);
      else if (row !== undefined && row.rowsSum !== null && row.rowsSum !== present)
        write(`${shown}: they are not those that were imported\n`);
      else {
        write(`${shown}${row === undefined || row.rowsSum !== null ? '' : ' (no checksum is recorded)'}\n`);
        continue;
      }
      differing += 1;
    }
    write(differing === 0 ? 'all as recorded\n' : `${differing} differ: import them again\n`);
    return differing === 0 ? 0 : 1;
  });
}
