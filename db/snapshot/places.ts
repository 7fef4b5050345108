import { byCodePoint } from '../client/by-code-point.ts';
import type { Database } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import { cityTableForm, type CityTable } from './city-names.ts';
import { divisionsForm, type Divisions } from './divisions.ts';
import { openSnapshot, type Snapshot, type SnapshotEffects } from './snapshot.ts';

export type DatasetRow = typeof dataset.$inferSelect;

/** Everything about places that is served from memory, of one moment. */
export interface Places extends Divisions {
  readonly cities: CityTable;
  /** Provenance of every dataset in the store, by name. */
  readonly datasets: readonly DatasetRow[];
}

/** Places in memory. Whoever took `current` keeps a whole edition, whatever is swapped in meanwhile. */
export interface PlacesSource {
  readonly current: Places;
}

export interface PlacesSnapshot extends PlacesSource {
  /** Swaps in the present editions if there are others. @throws StoreError when the store does not answer. */
  refresh(): Promise<boolean>;
  /** As a snapshot does. */
  readonly prepare: Snapshot<unknown>['prepare'];
}

/** Loads the tables of places. @throws StoreError when the store does not answer. */
export async function openPlaces(db: Database, effects: SnapshotEffects = {}): Promise<PlacesSnapshot> {
  const cities = await openSnapshot(db, cityTableForm, effects);
  // Built sooner than another process starts.
  const divisions = await openSnapshot(db, divisionsForm, { read: effects.read });
  let datasets = await provenance(db);
  const whole = (): Places => ({ ...divisions.current, cities: cities.current, datasets });
  let held = whole();
  const refresh = async () => {
    const present = await provenance(db);
    const changed = [await cities.refresh(), await divisions.refresh()].includes(true);
    if (!changed && editions(present) === editions(datasets)) return false;
    datasets = present;
    held = whole();
    return true;
  };
  return {
    get current() {
      return held;
    },
    refresh,
    async prepare(staged, orm) {
      await cities.prepare(staged, orm);
      await divisions.prepare(staged, orm);
    },
  };
}

const provenance = (db: Database) => db.orm.select().from(dataset).orderBy(byCodePoint(dataset.name));

const editions = (rows: readonly DatasetRow[]) =>
  rows.map((row) => `${row.name} ${row.contentHash} ${row.edition} ${row.source}`).join();
