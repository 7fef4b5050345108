import { isNonNullType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { postalCodes } from '../../db/importers/postal/index.ts';
import { ports } from '../../db/importers/ports.ts';
import type { PostalCodeRow } from '../../db/queries/postal-codes.ts';
import type { Graph } from '../../router/graph.ts';
import { CityModel } from '../../subgraphs/geo/city/city.ts';
import { buildTestNetworks, buildTestTerminals } from '../support/networks.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';
import { createSeededRandom } from '../support/seeded.ts';
import { createCompleteGraph } from '../support/whole-graph.ts';
import { countNulls, createBatches, type RecordQuery } from './all-records.ts';
import { semanticNonNullLevels } from './unexplained-nulls.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
/** Every nth record is read. `npm run nulls` reads all records. */
const stride = Number(process.env['RECORD_STRIDE'] ?? 200);
const pick = <T>(records: readonly T[]): readonly T[] => records.filter((_, index) => index % stride === 0);

let graph: Graph;
let postalRows: readonly PostalCodeRow[];
beforeAll(async () => {
  postalRows = pick(await readBundledRows(postalCodes));
  graph = await createCompleteGraph({ postalRows });
});

async function read(document: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const { data, errors } = await graph.prepare(document).execute(variables, { now });
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return Object.values(data ?? {}).flat();
}

/** Returns the values of a leaf field anywhere in a response. */
function collectValues(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => collectValues(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [String(inner)] : collectValues(inner, key),
  );
}

const createNodeQueries = (type: string, ids: readonly string[]): RecordQuery[] =>
  createBatches(ids, 300).map((batch) => ({
    type,
    document: (selection) =>
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${type} { ${selection} } } }`,
    variables: { ids: batch },
  }));

const createQueries = (
  type: string,
  field: string,
  variableType: string,
  values: readonly unknown[],
): RecordQuery[] =>
  values.map((value) => ({
    type,
    document: (selection) => `query ($x: ${variableType}) { record: ${field} { ${selection} } }`,
    variables: { x: value },
  }));

const createListQuery = (type: string, field: string): RecordQuery => ({
  type,
  document: (selection) => `{ ${field} { ${selection} } }`,
  variables: {},
});

/** Returns queries of the records of every table and calendar. */
async function createRecordQueries(): Promise<RecordQuery[]> {
  const places = await readTestPlaces();
  const terminals = await buildTestTerminals();
  const networks = await buildTestNetworks();
  const countryIds = collectValues(await read('{ countries { id } }'), 'id');
  const countryCodes = collectValues(await read('{ countries { code } }'), 'code');
  const stateIds: string[] = [];
  const districtIds: string[] = [];
  for (const batch of createBatches(countryIds, 40)) {
    const states = await read(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Country { states { id children { id } } } } }',
      { ids: batch },
    );
    stateIds.push(...collectValues(states, 'id'));
  }
  for (const batch of createBatches(stateIds, 100)) {
    const districts = await read(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on State { districts { id } } } }',
      { ids: batch },
    );
    districtIds.push(...collectValues(districts, 'id'));
  }
  const zoneIds = collectValues(await read('{ zones { zones { timezoneId } } }'), 'timezoneId');
  const companyIds: string[] = [];
  for (let after: string | null = null; ;) {
    const [page] = (await read(
      'query ($after: String) { companyDirectory(first: 50, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }',
      { after },
    )) as [{ readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean } }];
    companyIds.push(...collectValues(page, 'id'));
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  const cityIds = Array.from(
    { length: Math.ceil(places.cities.length / stride) },
    (_, index) => index * stride,
  );
  const systems = Array.from({ length: 500_000 }, (_, number) => number).filter(
    (number) => networks.system(number) !== null,
  );
  const random = createSeededRandom(20);
  const addresses = Array.from({ length: Math.ceil(20_000 / stride) }, () =>
    Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.'),
  );
  const points = Array.from({ length: Math.ceil(10_000 / stride) }, () => ({
    latitude: Math.round((random() * 180 - 90) * 100) / 100,
    longitude: Math.round((random() * 360 - 180) * 100) / 100,
  }));
  const years = stride === 1 ? [1975, 2000, 2026, 2050] : [2026];
  const portIds = (await readBundledRows(ports)).map(({ id }) => `port_${id}`);
  return [
    ...createNodeQueries('Country', countryIds),
    ...createNodeQueries('State', stateIds),
    ...createNodeQueries('District', pick(districtIds)),
    ...createNodeQueries('Language', pick(places.languages.all.map(({ code }) => `language_${code}`))),
    ...createNodeQueries(
      'City',
      cityIds.map((row) => new CityModel(places, row).id),
    ),
    ...createNodeQueries(
      'Postal',
      postalRows.map(({ country, key }) => `postal_${country}:${key}`),
    ),
    ...createNodeQueries('Airport', pick(terminals.airports().map(({ id }) => id))),
    ...createNodeQueries('Port', pick(portIds)),
    ...createNodeQueries('Asn', pick(systems.map((number) => `asn_${number}`))),
    ...createNodeQueries(
      'Ip',
      addresses.map((address) => `ip_${address}`),
    ),
    ...createNodeQueries('Company', pick(companyIds)),
    ...createBatches(pick(zoneIds), 50).flatMap((batch) => createNodeQueries('Timezone', batch)),
    ...createQueries('Clock', 'clock(zone: $x)', 'ID!', pick(zoneIds)),
    ...points.map(({ latitude, longitude }) => ({
      type: 'Point',
      document: (selection: string) =>
        `query ($latitude: Float!, $longitude: Float!) { point(latitude: $latitude, longitude: $longitude) { ${selection} } }`,
      variables: { latitude, longitude },
    })),
    createListQuery('Continent', 'continents'),
    createListQuery('Bloc', 'blocs'),
    createListQuery('Currency', 'currencies'),
    createListQuery('Currency', 'currencies(active: false)'),
    createListQuery('Dataset', 'datasets'),
    createListQuery('MeasureUnit', 'measureUnits'),
    createListQuery('TimezoneEdition', 'timezoneEditions'),
    createListQuery('ZoneCatalog', 'zones'),
    createListQuery('CompanyCoverage', 'companyCoverage'),
    createListQuery('CompanyRegister', 'companyRegisters'),
    ...years.flatMap((year) => [
      ...createQueries('HolidayYear', `holidays(country: $x, year: ${year}, type: all)`, 'ID!', countryCodes),
      ...createQueries('LongWeekends', `longWeekends(country: $x, year: ${year})`, 'ID!', countryCodes),
    ]),
    ...createQueries('BusinessDate', 'businessDate(country: $x, date: "2026-12-25")', 'ID!', countryCodes),
    ...createQueries('CountryLocation', 'countryLocation(country: $x)', 'ID!', countryCodes),
  ];
}

test('the records of every table have no null in a field that excludes null', async () => {
  const { counts, errors } = await countNulls(graph, await createRecordQueries(), now);
  expect(errors.slice(0, 3)).toEqual([]);
  const violations = [...counts].filter(([coordinate, { nulls }]) => {
    const [type = '', name = ''] = coordinate.split('.');
    const parent = graph.apiSchema.getType(type);
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    if (field === undefined || nulls === 0) return false;
    return isNonNullType(field.type) || semanticNonNullLevels(graph.apiSchema, field).includes(0);
  });
  expect(violations).toEqual([]);
  // The test is meaningful only if it reads the tables.
  expect([...counts.values()].reduce((sum, { values }) => sum + values, 0)).toBeGreaterThan(50_000);
  if (process.env['NULL_COUNTS'] !== undefined)
    process.stdout.write(
      [...counts].map(([coordinate, { values, nulls }]) => `${coordinate} ${nulls}/${values}\n`).join(''),
    );
});
