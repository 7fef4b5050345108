import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import { cityTableFormat, type CityTable } from './city-names.ts';
import { divisionsFormat, type Divisions } from './divisions.ts';
import { openSnapshot, type Snapshot, type SnapshotEffects } from './snapshot.ts';

export type DatasetRow = typeof dataset.$inferSelect;

/** All place data in memory, in one consistent version. */
export interface Places extends Divisions {
  readonly cities: CityTable;
  /** Provenance of every dataset in the store, by name. */
  readonly datasets: readonly DatasetRow[];
}

/** Places in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays consistent. */
export interface PlacesSource {
  readonly current: Places;
}

export interface PlacesSnapshot extends PlacesSource {
  /**
   * Swaps in new versions. @returns false when the store contains no new version @throws StoreError when the store does not
   * respond
   */
  refresh(): Promise<boolean>;
  /** See `Snapshot.prepare`. */
  readonly prepare: Snapshot<unknown>['prepare'];
}

/** Loads the place tables. @throws StoreError when the store does not respond */
export async function openPlaces(db: Database, effects: SnapshotEffects = {}): Promise<PlacesSnapshot> {
  const cities = await openSnapshot(db, cityTableFormat, effects);
  // Build the snapshot in this process, because the start of another process would take longer.
  const divisions = await openSnapshot(db, divisionsFormat, { read: effects.read });
  let datasets = await readDatasets(db);
  const combinePlaces = (): Places => ({ ...divisions.current, cities: cities.current, datasets });
  let currentPlaces = combinePlaces();
  const refresh = async () => {
    const storedDatasets = await readDatasets(db);
    const isChanged = [await cities.refresh(), await divisions.refresh()].includes(true);
    if (!isChanged && formatEditions(storedDatasets) === formatEditions(datasets)) return false;
    datasets = storedDatasets;
    currentPlaces = combinePlaces();
    return true;
  };
  return {
    get current() {
      return currentPlaces;
    },
    refresh,
    async prepare(staged, orm) {
      await cities.prepare(staged, orm);
      await divisions.prepare(staged, orm);
    },
  };
}

const readDatasets = (db: Database) =>
  db.orm.select().from(dataset).orderBy(collateByCodePoint(dataset.name));

const formatEditions = (rows: readonly DatasetRow[]) =>
  rows.map((row) => `${row.name} ${row.contentHash} ${row.edition} ${row.source}`).join();
