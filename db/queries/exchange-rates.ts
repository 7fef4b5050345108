import { and, gte, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { exchangeRate, norgesBankRate } from '../tables/money.ts';

/** All rates of one day of publication. */
export interface Publication {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** ISO 4217 code → the published digits: units for one euro, or kroner for one unit. */
  readonly rates: ReadonlyMap<string, string>;
}

/** The rates of a bank in the store. */
type RateTable = typeof exchangeRate | typeof norgesBankRate;

/**
 * Publications by date: the last one on or before a day, and all after it up to another. Empty when there is none, which
 * before the first import is always.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 * @throws StoreError when the store does not answer
 */
export async function publishedBetween(
  { reads: { orm } }: Database,
  from: string,
  to: string,
  table: RateTable = exchangeRate,
): Promise<readonly Publication[]> {
  const last = orm
    .select({ date: max(table.date) })
    .from(table)
    .where(lte(table.date, from));
  const rows = await orm
    .select()
    .from(table)
    .where(and(gte(table.date, sql`coalesce((${last}), ${from})`), lte(table.date, to)))
    .orderBy(table.date, table.currency);
  const days = new Map<string, Map<string, string>>();
  for (const { date, currency, rate } of rows)
    days.set(date, (days.get(date) ?? new Map<string, string>()).set(currency, rate));
  return [...days].map(([date, rates]) => ({ date, rates }));
}

/** The last publication on or before a day (YYYY-MM-DD). Null when there is none. @throws StoreError */
export const publishedOn = async (db: Database, day: string): Promise<Publication | null> =>
  (await publishedBetween(db, day, day))[0] ?? null;

/** The newest day of publication. Null before the first import. @throws StoreError */
export async function newestRates(
  { orm }: Database,
  table: RateTable = exchangeRate,
): Promise<string | null> {
  const [row] = await orm.select({ date: max(table.date) }).from(table);
  return row?.date ?? null;
}

/** What the subgraph reads. */
export const rateSource = (db: Database) => ({
  publishedBetween: (from: string, to: string) => publishedBetween(db, from, to),
  loaded: async () => (await newestRates(db)) !== null,
  norgesBank: (from: string, to: string) => publishedBetween(db, from, to, norgesBankRate),
});
