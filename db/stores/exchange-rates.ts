import { createHash } from 'node:crypto';
import { and, count, eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { exchangeRates, type RateDay } from '../importers/exchange-rates.ts';
import { lockOf } from '../import/provenance.ts';
import { dataset } from '../tables/dataset.ts';
import { exchangeRate } from '../tables/money.ts';

/** All rates of one day of publication. */
export interface Publication {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** ISO 4217 code → units for one euro, in the published digits. */
  readonly rates: ReadonlyMap<string, string>;
}

/** Rows of one insert. */
const chunk = 500;

/**
 * The last publication on or before a day. Null when there is none, which before the first import is always.
 * @param day YYYY-MM-DD
 * @throws StoreError when the store does not answer
 */
export async function publishedOn({ orm }: Database, day: string): Promise<Publication | null> {
  const last = orm
    .select({ date: max(exchangeRate.date) })
    .from(exchangeRate)
    .where(lte(exchangeRate.date, day));
  const rows = await orm
    .select()
    .from(exchangeRate)
    .where(and(eq(exchangeRate.date, sql`(${last})`)));
  const [first] = rows;
  if (first === undefined) return null;
  return { date: first.date, rates: new Map(rows.map(({ currency, rate }) => [currency, rate])) };
}

/** The newest day of publication. Null before the first import. @throws StoreError */
export async function newestRates({ orm }: Database): Promise<string | null> {
  const [row] = await orm.select({ date: max(exchangeRate.date) }).from(exchangeRate);
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
): Promise<void> {
  const rows = days.flatMap(({ date, rates }) =>
    rates.map(({ currency, rate }) => ({ date, currency, rate })),
  );
  await db.transaction(async (orm) => {
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(exchangeRates.name)}, 0))`);
    for (let start = 0; start < rows.length; start += chunk) {
      await orm
        .insert(exchangeRate)
        .values(rows.slice(start, start + chunk))
        .onConflictDoUpdate({
          target: [exchangeRate.date, exchangeRate.currency],
          set: { rate: sql`excluded.rate` },
        });
    }
    const [whole] = await orm.select({ rows: count(), newest: max(exchangeRate.date) }).from(exchangeRate);
    const values = {
      edition: whole?.newest ?? '',
      source: origin.source,
      licence: exchangeRates.licence,
      attribution: exchangeRates.attribution,
      rowCount: whole?.rows ?? 0,
      rejectedCount: 0,
      importedAt: origin.now,
      // Of the days added: a whole import hashes all rows and so never takes this for its own.
      contentHash: createHash('sha256').update(JSON.stringify(days)).digest('hex'),
      revision: exchangeRates.revision,
      bundled: false,
      rowsSum: null,
      fileHash: null,
    };
    await orm
      .insert(dataset)
      .values({ name: exchangeRates.name, ...values })
      .onConflictDoUpdate({ target: dataset.name, set: values });
  });
}

/** What the subgraph reads. */
export const rateSource = (db: Database) => ({
  publishedOn: (day: string) => publishedOn(db, day),
  loaded: async () => (await newestRates(db)) !== null,
});
