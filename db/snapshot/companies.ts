import type { Orm } from '../client/database.ts';
import { readRowsInParts } from '../client/table-parts.ts';
import { parseCompanyRecord, type CompanyRecord } from '../records/company-record.ts';
import { company } from '../tables/company.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { compareText } from './text-order.ts';

/** All companies, sorted by id. */
export const companiesFormat: SnapshotFormat<readonly CompanyRecord[]> = {
  name: 'companies',
  datasets: ['companies'],
  revision: 1,
  build: async (orm) => ({ records: new TextEncoder().encode(JSON.stringify(await readCompanies(orm))) }),
  open: ({ records }) => {
    const list: unknown = JSON.parse(new TextDecoder().decode(records));
    return Array.isArray(list) ? list.map(parseCompanyRecord) : [];
  },
};

/** Reads the rows as records. @throws Error when a row is not a valid record */
export async function readCompanies(orm: Orm): Promise<CompanyRecord[]> {
  const rows = await readRowsInParts(orm, company);
  return rows.sort((a, b) => compareText(a.id, b.id)).map(({ record }) => parseCompanyRecord(record));
}
