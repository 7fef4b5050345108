import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { datasets } from '../importers/index.ts';
import { account, apiKey, dataset, plan, secret, unitJournal, unitUsage } from '../schema.ts';

/** What an operator has made, and what was spent: each names rows of those before it only. */
export const ownTables: readonly PgTable[] = [plan, account, apiKey, unitUsage, unitJournal, secret, dataset];

/** What was imported. */
export const datasetTables: readonly PgTable[] = datasets.map(({ table }) => table);

export const tablesByName = new Map(
  [...ownTables, ...datasetTables].map((table) => [getTableName(table), table]),
);
