import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { readProvenance } from '../../db/import/provenance.ts';
import type { FreeSource } from '../../db/importers/free-sources.ts';
import { tariff } from '../../db/importers/tariff.ts';
import { geonamesPostal } from '../../db/tables/postal.ts';
import { openShared } from '../shared-store.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { update, type UpdateOptions } from './update.ts';
import type { Writable } from './writable.ts';

/** Maximum size in bytes of a download that a request starts. The largest download is the US tariff with 15 MB. */
const maxBytesOnDemand = 100_000_000;
/**
 * Advisory lock for imports that requests started, so that only one runs at a time over all processes. The number is the ASCII
 * code of `dmnd`.
 */
const importLockKey = 0x646d6e64;

/**
 * Runs the update of one source that a request started. Processes on PostgreSQL wait for each other; later processes find the
 * data already imported.
 */
export async function updateOnDemand(
  db: Database,
  out: Writable,
  sources: readonly FreeSource[],
  options: UpdateOptions,
  settings: StoreSettings,
): Promise<0 | 1> {
  const maxBytes = Math.min(options.maxBytes, maxBytesOnDemand);
  const importUnlessLoaded = async (): Promise<0 | 1> =>
    (await isLoaded(db, sources, options)) ? 0 : update(db, out, sources, { ...options, maxBytes });
  if (db.kind === 'pglite') return importUnlessLoaded();
  // Use a separate connection, because the import needs all connections of the pool.
  const lockDatabase = await openShared(settings);
  try {
    return await lockDatabase.view(async ({ orm }) => {
      await orm.execute(sql`select pg_advisory_xact_lock(${importLockKey}::bigint)`);
      return importUnlessLoaded();
    });
  } finally {
    await lockDatabase.close();
  }
}

async function isLoaded(
  { orm }: Database,
  [source]: readonly FreeSource[],
  { country }: UpdateOptions,
): Promise<boolean> {
  if (source?.dataset === tariff) return (await readProvenance(orm, tariff.name)) !== undefined;
  if (country === undefined) return false;
  const rows = await orm
    .select({ country: geonamesPostal.country })
    .from(geonamesPostal)
    .where(eq(geonamesPostal.country, country))
    .limit(1);
  return rows.length > 0;
}
