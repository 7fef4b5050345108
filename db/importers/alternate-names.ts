import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { city } from '../tables/city.ts';

/**
 * Reads cities' alternate names by GeoNames id: all that are asked for in one tick with one prepared statement.
 * Unknown ids have none. One loader serves the whole process: it batches, it does not remember.
 */
export function alternateNames(db: Database): DataLoader<number, readonly string[]> {
  const statement = db.orm
    .select({ id: city.geonamesId, names: city.alternateNames })
    .from(city)
    // An array as text: the drivers disagree about how a parameter becomes one.
    .where(sql`${city.geonamesId} = any(${sql.placeholder('ids')}::text::int[])`)
    .prepare('alternate_names');
  return new DataLoader(
    async (ids) => {
      const rows = await statement.execute({ ids: `{${[...new Set(ids)].join(',')}}` });
      const names = new Map(rows.map((row) => [row.id, row.names]));
      return ids.map((id) => names.get(id) ?? []);
    },
    { cache: false, maxBatchSize: 1000 },
  );
}
