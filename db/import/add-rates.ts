import { createHash } from 'node:crypto';
import { count, max, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { exchangeRates } from '../importers/exchange-rates.ts';
import type { norgesBankRates } from '../importers/norges-bank-rates.ts';
import type { RateDay } from '../records/rate-day.ts';
import { dataset } from '../tables/dataset.ts';
import { getLockName } from './provenance.ts';

/** Number of rows per insert statement. */
const rowsPerInsert = 500;

/**
 * Adds days to the rate history and updates its provenance in one transaction. An existing day is overwritten.
 * @param origin source of the days, and download time
 */
export async function addRates(
  db: Database,
  days: readonly RateDay[],
  origin: { readonly source: string; readonly now: Date },
  bank: typeof exchangeRates | typeof norgesBankRates = exchangeRates,
): Promise<void> {
  const { table, name, licence, attribution, revision } = bank;
  const rows = days.flatMap(({ date, rates }) =>
    rates.map(({ currency, rate }) => ({ date, currency, rate })),
  );
  await db.transaction(async (orm) => {
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${getLockName(name)}, 0))`);
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await orm
        .insert(table)
        .values(rows.slice(start, start + rowsPerInsert))
        .onConflictDoUpdate({
          target: [table.date, table.currency],
          set: { rate: sql`excluded.rate` },
        });
    }
    const [totals] = await orm.select({ rows: count(), newest: max(table.date) }).from(table);
    const values = {
      edition: totals?.newest ?? '',
      source: origin.source,
      licence,
      attribution,
      rowCount: totals?.rows ?? 0,
      rejectedCount: 0,
      importedAt: origin.now,
      // The hash covers only the added days, so that it never equals the hash of a full import, which covers all rows.
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
