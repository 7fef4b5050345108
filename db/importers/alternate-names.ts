import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { city } from '../tables/city.ts';

/**
 * Creates a loader of alternate names by GeoNames id. An unknown id has no names. All loads in one turn of the event loop run
 * as one prepared statement, so that the process needs a single loader. The loader has no cache.
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
