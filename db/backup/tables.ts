import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { datasets } from '../importers/index.ts';
import { account, apiKey, dataset, plan, requestCount, secret, unitJournal, unitUsage } from '../schema.ts';

/** Tables of the operator's data and of usage, in dependency order: a table references only earlier tables. */
export const operatorTables: readonly PgTable[] = [
  plan,
  account,
  apiKey,
  unitUsage,
  requestCount,
  unitJournal,
  secret,
  dataset,
];

/** Tables that every backup contains, even of the first version. */
export const requiredTables: readonly PgTable[] = [plan, account, apiKey];

/** Tables of imported data. */
export const datasetTables: readonly PgTable[] = datasets.map(({ table }) => table);

export const tablesByName = new Map(
  [...operatorTables, ...datasetTables].map((table) => [getTableName(table), table]),
);
