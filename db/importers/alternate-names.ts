import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { city } from '../tables/city.ts';

/**
 * Loads alternate names by GeoNames id. Unknown ids have no names. All loads of one turn of the event loop are combined into one
 * prepared statement, so the process needs a single loader, which has no cache.
 */
export function createAlternateNameLoader(db: Database): DataLoader<number, readonly string[]> {
  const statement = db.orm
    .select({ id: city.geonamesId, names: city.alternateNames })
    .from(city)
    // Pass the array as text, because the two drivers treat array parameters differently.
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
