import type { Orm } from '../client/database.ts';
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
import { Countries } from './countries.ts';
import { Districts } from './districts.ts';
import { Languages } from './languages.ts';
import { addOfficialStatistics, addPopulations } from './official-districts.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { States } from './states.ts';

/** Countries, their divisions, and languages. */
export interface Divisions {
  readonly countries: Countries;
  readonly states: States;
  readonly districts: Districts;
  readonly languages: Languages;
}

/** Store the rows as JSON, because reading them from the embedded database takes ten times as long. */
export const divisionsFormat: SnapshotFormat<Divisions> = {
  name: 'divisions',
  datasets: [
    'countries',
    'states',
    'districts',
    'languages',
    'us-counties',
    'us-population',
    'us-property-tax',
    'gb-districts',
    'gb-population',
  ],
  revision: 2,
  build: async (orm) => ({ rows: new TextEncoder().encode(JSON.stringify(await readRows(orm))) }),
  open({ rows }) {
    const parsedRows: unknown = JSON.parse(new TextDecoder().decode(rows));
    if (!isDivisionRows(parsedRows)) throw new TypeError('the snapshot of divisions has another format');
    const { figures } = parsedRows;
    const countries = new Countries(parsedRows.countries);
    return {
      countries,
      states: new States(addPopulations(parsedRows.states, figures)),
      districts: new Districts(addOfficialStatistics(parsedRows.districts, figures)),
      languages: new Languages(parsedRows.languages, countries.all),
    };
  },
};

type DivisionRows = Awaited<ReturnType<typeof readRows>>;

const readRows = async (orm: Orm) => ({
  countries: await orm.select().from(country),
  states: await orm.select().from(state),
  districts: await orm.select().from(district),
  languages: await orm.select().from(language),
  figures: {
    districts: { US: await orm.select().from(usCounty), GB: await orm.select().from(gbDistrict) },
    population: [...(await orm.select().from(usPopulation)), ...(await orm.select().from(gbPopulation))],
    propertyTax: await orm.select().from(usPropertyTax),
  },
});

/** Whether parsed JSON has the format of the rows. The hash of the file already ensures that the service wrote the file. */
const isDivisionRows = (read: unknown): read is DivisionRows =>
  typeof read === 'object' && read !== null && 'countries' in read && 'figures' in read;
