import type { Database } from './database.ts';
import type { NaicsRow } from './datasets/naics.ts';
import { naics } from './tables/money.ts';

/** The stored edition of NAICS. Null when none is imported. @throws StoreError */
export async function storedNaics({
  orm,
}: Database): Promise<{ year: number; rows: readonly NaicsRow[] } | null> {
  const rows = await orm.select().from(naics);
  const [first] = rows;
  return first === undefined ? null : { year: first.year, rows };
}
