import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { unitJournal } from '../../db/schema.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import type { Allowance, LeaseStore, Settlement } from '../../router/limits/units.ts';

/** Settlements per statement. */
const batchSize = 500;

/**
 * Stores leases in the table `unit_usage`. The column `leased` counts the units that processes have leased; `used` counts the
 * leased units that were spent.
 */
export function createLeaseStore(database: Database): LeaseStore {
  /**
   * Leases units from an allowance.
   * @returns the number of leased units; undefined when the allowance has no row or is used up
   */
  async function takeLease({ key, unit, month }: Allowance, need: number, wanted: number, limit: number) {
    // The row lock prevents two processes from leasing the same units. Leases become smaller near the limit, so that no process
    // rejects requests while another process has unused units.
    const [row] = await database.query(sql`
      update unit_usage set leased = unit_usage.leased + free.granted
      from (
        select key, unit, month,
          least(${wanted}::bigint, greatest(${need}::bigint, (${limit}::bigint - leased) / 8), ${limit}::bigint - leased) as granted
        from unit_usage
        where key = ${key} and unit = ${unit} and month = ${month} and leased < ${limit}::bigint
        for update
      ) as free
      where unit_usage.key = free.key and unit_usage.unit = free.unit and unit_usage.month = free.month
      returning free.granted as granted`);
    return row === undefined ? undefined : Number(row['granted']);
  }

  return {
    async lease(allowance, { need, wanted, limit }) {
      try {
        const leasedUnits = await takeLease(allowance, need, wanted, limit);
        if (leasedUnits !== undefined) return leasedUnits;
        // The allowance is used up, or has no row yet. Several processes can insert the row concurrently.
        const { key, unit, month } = allowance;
        await database.query(sql`
          insert into unit_usage (account, key, unit, month)
          select account, short, ${unit}, ${month} from api_key where short = ${key}
          on conflict do nothing`);
        return (await takeLease(allowance, need, wanted, limit)) ?? 0;
      } catch {
        throw createUnavailableError(
          'The store of units does not respond, so no units can be reserved now. Retry in a moment.',
        );
      }
    },

    async settle(settlements, { journal, number }) {
      // Sort the rows: the same lock order in all processes avoids deadlocks.
      const sortedSettlements = [...settlements].sort((a, b) =>
        getSettlementSortKey(a) < getSettlementSortKey(b) ? -1 : 1,
      );
      await database.transaction(async (orm) => {
        const [recorded] = await orm
          .insert(unitJournal)
          .values({ id: journal, settled: number })
          .onConflictDoUpdate({
            target: unitJournal.id,
            set: { settled: number, settledAt: sql`now()` },
            setWhere: lt(unitJournal.settled, number),
          })
          .returning({ id: unitJournal.id });
        // The settlement was already stored, but its response was lost.
        if (recorded === undefined) return;
        for (let offset = 0; offset < sortedSettlements.length; offset += batchSize) {
          const values = sql.join(
            sortedSettlements
              .slice(offset, offset + batchSize)
              .map(
                ({ key, unit, month, spent, taken }) =>
                  sql`(${key}::text, ${unit}::text, ${month}::text, ${spent}::bigint, ${taken}::bigint)`,
              ),
            sql`, `,
          );
          await orm.execute(sql`
          insert into unit_usage as known (account, key, unit, month, used, leased)
          select api_key.account, api_key.short, settled.unit, settled.month, settled.spent, settled.taken
          from (values ${values}) as settled (key, unit, month, spent, taken)
          join api_key on api_key.short = settled.key
          on conflict (key, unit, month) do update
          set used = known.used + excluded.used, leased = greatest(known.leased + excluded.leased, 0)`);
        }
      });
    },
  };
}

const getSettlementSortKey = ({ key, unit, month }: Settlement): string => `${key} ${unit} ${month}`;

/** Deletes the records of journals that were not settled for 100 days: their processes and data folders no longer exist. */
export const deleteOldJournals = (database: Database): Promise<unknown> =>
  database.query(sql`delete from unit_journal where settled_at < now() - interval '100 days'`);
