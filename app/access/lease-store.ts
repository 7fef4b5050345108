import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { unitJournal } from '../../db/schema.ts';
import { unavailable } from '../../core/lookup-error.ts';
import type { Allowance, LeaseStore, Settlement } from '../../router/limits/units.ts';

/** Settlements per statement. */
const piece = 500;

/** Leases in the table `unit_usage`: `leased` is what processes have taken, `used` what they have spent of it. */
export function leaseStore(database: Database): LeaseStore {
  /** @returns undefined when the allowance has no row, or nothing left. */
  async function take({ key, unit, month }: Allowance, need: number, wanted: number, limit: number) {
    // The row is locked before what is left of it is computed, so two processes never get the same units. Near the
    // end the blocks become smaller: the last units should not lie idle in one process while another refuses.
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
        const granted = await take(allowance, need, wanted, limit);
        if (granted !== undefined) return granted;
        // Used up, or not begun; several processes may begin it at once.
        const { key, unit, month } = allowance;
        await database.query(sql`
          insert into unit_usage (account, key, unit, month)
          select account, short, ${unit}, ${month} from api_key where short = ${key}
          on conflict do nothing`);
        return (await take(allowance, need, wanted, limit)) ?? 0;
      } catch {
        throw unavailable(
          'The store of units does not answer, so no further units can be reserved now: retry in a moment.',
        );
      }
    },

    async settle(settlements, { journal, number }) {
      // In one order everywhere, so that processes do not wait for each other in a circle.
      const sorted = [...settlements].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      await database.transaction(async (orm) => {
        const [first] = await orm
          .insert(unitJournal)
          .values({ id: journal, settled: number })
          .onConflictDoUpdate({
            target: unitJournal.id,
            set: { settled: number, settledAt: sql`now()` },
            setWhere: lt(unitJournal.settled, number),
          })
          .returning({ id: unitJournal.id });
        // It was told before, and the answer was lost on its way.
        if (first === undefined) return;
        for (let at = 0; at < sorted.length; at += piece) {
          const values = sql.join(
            sorted
              .slice(at, at + piece)
              .map(
                ({ key, unit, month, spent, taken }) =>
                  sql`(${key}::text, ${unit}::text, ${month}::text, ${spent}::bigint, ${taken}::bigint)`,
              ),
            sql`, `,
          );
          await orm.execute(sql`
          insert into unit_usage as known (account, key, unit, month, used, leased)
          select api_key.account, api_key.short, told.unit, told.month, told.spent, told.taken
          from (values ${values}) as told (key, unit, month, spent, taken)
          join api_key on api_key.short = told.key
          on conflict (key, unit, month) do update
          set used = known.used + excluded.used, leased = greatest(known.leased + excluded.leased, 0)`);
        }
      });
    },
  };
}

const orderOf = ({ key, unit, month }: Settlement): string => `${key} ${unit} ${month}`;

/** Of processes whose data folders are gone for good. */
export const forgetOldJournals = (database: Database): Promise<unknown> =>
  database.query(sql`delete from unit_journal where settled_at < now() - interval '100 days'`);
