import { getTableName } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { datasets } from '../../db/importers/index.ts';
import { dataset as provenance } from '../../db/schema.ts';

/**
 * Compares the row count and checksum of every dataset with the values recorded at its import.
 * @returns the exit code: 1 on a difference
 */
export async function verify(db: Database, write: (line: string) => void): Promise<0 | 1> {
  return db.view(async (view) => {
    const recordedRows = new Map((await view.orm.select().from(provenance)).map((row) => [row.name, row]));
    let differences = 0;
    for (const { name, table } of datasets) {
      const row = recordedRows.get(name);
      const checksum = await view.sum(getTableName(table));
      const rows = Number(checksum.slice(0, checksum.indexOf(':')));
      const expectedCount = row?.rowCount ?? 0;
      const label = `${name.padEnd(14)} ${rows.toLocaleString('en').padStart(9)} rows`;
      if (rows !== expectedCount) write(`${label}: ${expectedCount.toLocaleString('en')} were imported\n`);
      else if (row !== undefined && row.rowsSum !== null && row.rowsSum !== checksum)
        write(`${label} differ from the imported rows\n`);
      else {
        write(
          `${label}${row === undefined || row.rowsSum !== null ? '' : ' (without a recorded checksum)'}\n`,
        );
        continue;
      }
      differences += 1;
    }
    write(
      differences === 0 ? 'all datasets are as recorded\n' : `${differences} differ: import them again\n`,
    );
    return differences === 0 ? 0 : 1;
  });
}
