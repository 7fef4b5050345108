import { and, gte, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { exchangeRate, norgesBankRate } from '../tables/money.ts';

/** All rates of one publication day. */
export interface RatePublication {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The published digits by ISO 4217 code: units per euro (ECB), or kroner per unit (Norges Bank). */
  readonly rates: ReadonlyMap<string, string>;
}

/** The rate table of a bank. */
type RateTable = typeof exchangeRate | typeof norgesBankRate;

/**
 * Returns publications by date: the last publication on or before `from`, and all later publications up to `to`. Empty before
 * the first import.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 * @throws StoreError when the store does not respond
 */
export async function findPublishedBetween(
  { reads: { orm } }: Database,
  from: string,
  to: string,
  table: RateTable = exchangeRate,
): Promise<readonly RatePublication[]> {
  const lastDay = orm
    .select({ date: max(table.date) })
    .from(table)
    .where(lte(table.date, from));
  const rows = await orm
    .select()
    .from(table)
    .where(and(gte(table.date, sql`coalesce((${lastDay}), ${from})`), lte(table.date, to)))
    .orderBy(table.date, table.currency);
  const days = new Map<string, Map<string, string>>();
  for (const { date, currency, rate } of rows)
    days.set(date, (days.get(date) ?? new Map<string, string>()).set(currency, rate));
  return [...days].map(([date, rates]) => ({ date, rates }));
}

/** Returns the last publication on or before a day (YYYY-MM-DD); null when no publication is that old. @throws StoreError */
export const findPublishedOn = async (db: Database, day: string): Promise<RatePublication | null> =>
  (await findPublishedBetween(db, day, day))[0] ?? null;

/** Returns the latest publication day; null before the first import. @throws StoreError */
export async function readNewestDay(
  { orm }: Database,
  table: RateTable = exchangeRate,
): Promise<string | null> {
  const [row] = await orm.select({ date: max(table.date) }).from(table);
  return row?.date ?? null;
}

/** Creates the data source of the currency resolvers. */
export const createRateSource = (db: Database) => ({
  publishedBetween: (from: string, to: string) => findPublishedBetween(db, from, to),
  loaded: async () => (await readNewestDay(db)) !== null,
  norgesBank: (from: string, to: string) => findPublishedBetween(db, from, to, norgesBankRate),
});
