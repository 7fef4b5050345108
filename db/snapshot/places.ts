import { byCodePoint } from '../client/by-code-point.ts';
import type { Database } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import { language } from '../tables/code.ts';
import { country, state } from '../tables/country.ts';
import { district } from '../tables/district.ts';
import {
  gbDistrict,
  gbPopulation,
  usCounty,
  usPopulation,
  usPropertyTax,
} from '../tables/official-district.ts';
import { cityTableForm, type CityTable } from './city-names.ts';
import { countryNamed } from '../../facts/names/country-named.ts';
import { Countries } from './countries.ts';
import { Districts } from './districts.ts';
import { Languages } from './languages.ts';
import { withFigures, withPopulation, type OfficialFigures } from './official-districts.ts';
import { openSnapshot, type Elsewhere, type Snapshot } from './snapshot.ts';
import { States } from './states.ts';

export type DatasetRow = typeof dataset.$inferSelect;

/** Everything about places that is served from memory, of one moment. */
export interface Places {
  readonly countries: Countries;
  readonly states: States;
  readonly districts: Districts;
  readonly languages: Languages;
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
}

/** Loads the tables of places. @throws StoreError when the store does not answer. */
export async function openPlaces(db: Database, elsewhere?: Elsewhere): Promise<PlacesSnapshot> {
  const cities = await openSnapshot(db, cityTableForm, elsewhere);
  // Read now: a tenth of a second that no request waits for.
  countryNamed('');
  let datasets = await provenance(db);
  let held = await load(db, cities, datasets);
  const refresh = async () => {
    const present = await provenance(db);
    const changed = await cities.refresh();
    if (!changed && editions(present) === editions(datasets)) return false;
    datasets = present;
    held = await load(db, cities, datasets);
    return true;
  };
  return {
    get current() {
      return held;
    },
    refresh,
  };
}

const provenance = (db: Database) => db.orm.select().from(dataset).orderBy(byCodePoint(dataset.name));

const editions = (rows: readonly DatasetRow[]) =>
  rows.map((row) => `${row.name} ${row.contentHash} ${row.edition} ${row.source}`).join();

async function load(
  db: Database,
  cities: Snapshot<CityTable>,
  datasets: readonly DatasetRow[],
): Promise<Places> {
  const countries = new Countries(await db.orm.select().from(country));
  const figures = await official(db);
  return {
    countries,
    states: new States(withPopulation(await db.orm.select().from(state), figures)),
    districts: new Districts(withFigures(await db.orm.select().from(district), figures)),
    languages: new Languages(await db.orm.select().from(language), countries.all),
    cities: cities.current,
    datasets,
  };
}

async function official({ orm }: Database): Promise<OfficialFigures> {
  return {
    districts: { US: await orm.select().from(usCounty), GB: await orm.select().from(gbDistrict) },
    population: [...(await orm.select().from(usPopulation)), ...(await orm.select().from(gbPopulation))],
    propertyTax: await orm.select().from(usPropertyTax),
  };
}
