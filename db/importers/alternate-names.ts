import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { city } from '../tables/city.ts';

/**
 * Loads alternate names by GeoNames id, combining all loads of a tick into one prepared statement. Unknown ids have no
 * names. One loader serves the complete process, because it batches without caching.
 */
export function alternateNames(db: Database): DataLoader<number, readonly string[]> {
  const statement = db.orm
    .select({ id: city.geonamesId, names: city.alternateNames })
    .from(city)
    // The array is passed as text, because the drivers treat array parameters differently.
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
