import KDBush from 'kdbush';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Orm } from '../client/database.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { admin2, city } from '../tables/city.ts';
import { citiesForm, type CityColumns } from './cities.ts';
import {
  codedColumn,
  codedSections,
  textColumn,
  textSections,
  type CodedColumn,
  type TextColumn,
} from './columns.ts';
import { localName } from './local-name.ts';
import type { Sections } from './section-file.ts';
import type { SnapshotForm } from './snapshot.ts';
import { typeahead, typeaheadSections, type RankedName, type Typeahead } from './typeahead.ts';

/** All cities in memory with what their other names tell; rows are those of `CityColumns`. */
export interface CityTable extends CityColumns {
  /** Native name in the country's own script; empty: none. */
  readonly nameLocal: TextColumn;
  /** Name of GeoNames' second-order division. */
  readonly district: CodedColumn;
  readonly typeahead: Typeahead;
  /** Rows by their place on the globe. */
  readonly points: KDBush;
}

const pageSize = 10_000;
/** What a name counts that is neither the English nor the native one: Quito is also San Francisco de Quito. */
const otherNames = 0.1;

/** One snapshot for columns and names, so that both are always of one edition. */
export const cityTableForm: SnapshotForm<CityTable> = {
  name: 'city-table',
  datasets: ['cities', 'admin2'],
  revision: citiesForm.revision * 100 + 5,
  build: async (orm) => ({ ...(await citiesForm.build(orm)), ...(await buildNames(orm)) }),
  open(sections) {
    const columns = citiesForm.open(sections);
    return {
      ...columns,
      nameLocal: textColumn(sections, 'nameLocal'),
      district: codedColumn(sections, 'district'),
      typeahead: typeahead(sections, 'typeahead'),
      points: pointsOf(columns),
    };
  },
};

function pointsOf({ length, latitude, longitude }: CityColumns): KDBush {
  const points = new KDBush(length);
  for (let row = 0; row < length; row++) points.add(longitude[row] ?? 0, latitude[row] ?? 0);
  return points.finish();
}

async function buildNames(orm: Orm): Promise<Sections> {
  const ranking = await orm
    .select({ id: city.geonamesId })
    .from(city)
    .orderBy(desc(sql`coalesce(${city.population}, 0)`), asc(city.geonamesId));
  const rowOf = new Map(ranking.map(({ id }, row) => [id, row]));
  const districtName = new Map(
    (await orm.select().from(admin2)).map((row) => [`${row.country}.${row.admin1}.${row.code}`, row.name]),
  );
  const local = new Array<string>(ranking.length).fill('');
  const districts = new Array<string | null>(ranking.length).fill(null);
  const names: RankedName[] = [];
  const largest = new Map<string, number>();
  const populations = new Uint32Array(ranking.length);
  for (let last = 0; ;) {
    const page = await orm
      .select({
        geonamesId: city.geonamesId,
        name: city.name,
        asciiName: city.asciiName,
        alternateNames: city.alternateNames,
        population: city.population,
        country: city.country,
        admin1: city.admin1,
        admin2: city.admin2,
      })
      .from(city)
      .where(gt(city.geonamesId, last))
      .orderBy(asc(city.geonamesId))
      .limit(pageSize);
    for (const record of page) {
      const row = rowOf.get(record.geonamesId);
      if (row === undefined) continue;
      const key = `${record.country} ${record.name}`;
      local[row] = localName(record) ?? '';
      if (row < (largest.get(key) ?? Infinity)) largest.set(key, row);
      districts[row] = districtName.get(`${record.country}.${record.admin1}.${record.admin2}`) ?? null;
      const population = record.population ?? 0;
      populations[row] = population;
      const own = new Set([record.name, record.asciiName, local[row] ?? ''].map(fold));
      const others = new Set(record.alternateNames.map(fold).filter((name) => !own.has(name)));
      for (const name of own) if (name !== '') names.push({ name, row, score: population });
      for (const name of others) if (name !== '') names.push({ name, row, score: population * otherNames });
    }
    const { geonamesId } = page.at(-1) ?? {};
    if (geonamesId === undefined) break;
    last = geonamesId;
  }
  for (const { country = '', name = '', name_local: known = '' } of readFacts('city-names')) {
    const row = largest.get(`${country} ${name}`);
    if (row === undefined) continue;
    local[row] = known;
    names.push({ name: fold(known), row, score: populations[row] ?? 0 });
  }
  return {
    ...textSections('nameLocal', local),
    ...codedSections('district', districts),
    ...typeaheadSections('typeahead', names),
  };
}
