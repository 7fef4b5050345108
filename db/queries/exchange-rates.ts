import { createHash } from 'node:crypto';
import { and, count, gte, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { exchangeRates, type RateDay } from '../importers/exchange-rates.ts';
import { norgesBankRates } from '../importers/norges-bank-rates.ts';
import { lockOf } from '../import/provenance.ts';
import { dataset } from '../tables/dataset.ts';

/** All rates of one day of publication. */
export interface Publication {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** ISO 4217 code → the published digits: units for one euro, or kroner for one unit. */
  readonly rates: ReadonlyMap<string, string>;
}

/** A bank's rates in the store. */
export type BankRates = typeof exchangeRates | typeof norgesBankRates;

/** Rows of one insert. */
const chunk = 500;

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
  { table }: BankRates = exchangeRates,
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
  { table }: BankRates = exchangeRates,
): Promise<string | null> {
  const [row] = await orm.select({ date: max(table.date) }).from(table);
  return row?.date ?? null;
}

/**
 * Adds days to the history, in one transaction with its provenance. A day that is there already is corrected.
 * @param origin where the days come from, and when
 */
export async function addRates(
  db: Database,
  days: readonly RateDay[],
  origin: { readonly source: string; readonly now: Date },
  bank: BankRates = exchangeRates,
): Promise<void> {
  const { table, name, licence, attribution, revision } = bank;
  const rows = days.flatMap(({ date, rates }) =>
    rates.map(({ currency, rate }) => ({ date, currency, rate })),
  );
  await db.transaction(async (orm) => {
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(name)}, 0))`);
    for (let start = 0; start < rows.length; start += chunk) {
      await orm
        .insert(table)
        .values(rows.slice(start, start + chunk))
        .onConflictDoUpdate({
          target: [table.date, table.currency],
          set: { rate: sql`excluded.rate` },
        });
    }
    const [whole] = await orm.select({ rows: count(), newest: max(table.date) }).from(table);
    const values = {
      edition: whole?.newest ?? '',
      source: origin.source,
      licence,
      attribution,
      rowCount: whole?.rows ?? 0,
      rejectedCount: 0,
      importedAt: origin.now,
      // Of the days added: a whole import hashes all rows and so never takes this for its own.
      contentHash: createHash('sha256').update(JSON.stringify(days)).digest('hex'),
      revision,
      bundled: false,
      rowsSum: null,
      fileHash: null,
    };
    await orm
      .insert(dataset)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: dataset.name, set: values });
  });
}

/** What the subgraph reads. */
export const rateSource = (db: Database) => ({
  publishedBetween: (from: string, to: string) => publishedBetween(db, from, to),
  loaded: async () => (await newestRates(db)) !== null,
  norgesBank: (from: string, to: string) => publishedBetween(db, from, to, norgesBankRates),
});
