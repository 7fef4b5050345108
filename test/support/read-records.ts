import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Dataset } from '../../db/import/dataset.ts';

/** Returns the rows that an importer reads from a file, with their lines, and the reasons for rejected records. */
export async function readRecords<T extends PgTable>(
  dataset: Dataset<T>,
  content: string | Uint8Array,
  name = 'source.csv',
): Promise<{ rows: T['$inferInsert'][]; lines: number[]; rejected: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'lookup-records-'));
  const rows: T['$inferInsert'][] = [];
  const lines: number[] = [];
  const rejectedKeys: string[] = [];
  try {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    for await (const entry of dataset.rows(join(folder, name))) {
      if ('row' in entry) {
        rows.push(entry.row);
        lines.push(entry.line);
      } else rejectedKeys.push(`line ${entry.line}: ${entry.rejected}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { rows, lines, rejected: rejectedKeys };
}
