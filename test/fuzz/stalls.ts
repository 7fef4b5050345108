/* eslint no-console: off -- a script for people */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { routes } from '../../rest-compat/routes/index.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { startService } from '../support/start-service.ts';

/**
 * `npm run stalls [-- --kind rest|bulk|graphql] [--warm 50] [--cold 250]`: requests every path of a freshly started service with
 * every parameter at its extremes, and every field with arguments under the maximum number of aliases, one request after the
 * other. Lists the requests that block the event loop for longer than the given milliseconds of processor time: `cold` for the
 * first request, `warm` for each of three repetitions. Exits with status 1 if there are any. DATA_DIR names a folder with
 * imported data. Reads /proc: Linux only.
 */
const { values: options } = parseArgs({
  options: {
    kind: { type: 'string' },
    warm: { type: 'string', default: '50' },
    cold: { type: 'string', default: '250' },
  },
});
const [warm, cold] = [Number(options.warm), Number(options.cold)];
const dataDirSetting = process.env['DATA_DIR'];
const dataDir = dataDirSetting ?? (await mkdtemp(join(tmpdir(), 'lookup-stalls-')));
const service = await startService({
  DATA_DIR: dataDir,
  NODE_OPTIONS: `--import=${new URL('../../dist/tools/loop-hold.js', import.meta.url).href}`,
});

interface Question {
  readonly name: string;
  readonly target: string;
  readonly body?: string;
  readonly type?: string;
}

/** Returns the longest block of the event loop since the last call, in milliseconds. */
const readLongestHold = (): Promise<number> =>
  new Promise((resolve) => {
    service.process.once('message', (message: { hold: number }) => resolve(message.hold));
    service.process.send('hold');
  });

async function sendQuestion({ target, body, type = 'application/json' }: Question) {
  const response = await fetch(`${service.url}${target}`, {
    headers: { 'X-API-Key': service.key, 'Content-Type': type },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: await readLongestHold() };
}

/** Values at the limits of parameters. A parameter rejects the values of other parameters. */
const extremeValues: readonly string[] = [
  ...['0', '1', '2', '50', '100', '200', '500', '1000', '9999', '20000', '-1', '0.0001', 'true'],
  ...[
    '0001-01-01',
    '9999-12-31',
    '9999-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00Z',
    '1800',
    '2050',
    'all',
    'km',
    'mi',
  ],
  ...['zh-Hant-TW', 'sr-Latn-RS-x-private', 'tlh', 'ja', 'de-CH-1996', 'en-u-ca-buddhist-nu-thai'],
  ...[
    'a',
    'aa',
    'san',
    'st',
    'x'.repeat(64),
    'x'.repeat(100),
    'x'.repeat(200),
    'x'.repeat(255),
    'x'.repeat(1000),
  ],
  ...[
    'a '.repeat(50),
    'a '.repeat(100),
    'san santa saint '.repeat(6),
    '-'.repeat(100),
    '.'.repeat(100),
    '1'.repeat(100),
  ],
  ...[
    'a.'.repeat(100) + 'com',
    'é'.repeat(60),
    '東京'.repeat(30),
    '💣'.repeat(40),
    'İ'.repeat(60),
    'ﷺ'.repeat(30),
  ],
  ...[
    '((((((((((((((((((((',
    '%'.repeat(60),
    '1 '.repeat(60),
    '+'.repeat(60),
    '9'.repeat(60) + 'kg',
    '2026c',
  ],
  ...[
    'US',
    'MY',
    'TW',
    'CN',
    'IN',
    'ES',
    'DE',
    'AQ',
    'Europe/Paris',
    'Africa/Casablanca',
    'America/New_York',
  ],
];

function* generateRestQuestions(): Generator<Question> {
  for (const route of routes) {
    for (const { path } of route.examples) yield { name: path, target: path };
    const params = Object.entries(route.parameters ?? {});
    for (const [name, parameter] of params) {
      for (const value of [parameter.example, ...extremeValues]) {
        const target = buildTarget(route, { [name]: value });
        yield { name: `${route.path} ${name}=${value.slice(0, 40)}`, target };
      }
    }
    yield {
      name: `${route.path} many repeated`,
      target: `${buildTarget(route, {})}&${params
        .map(([name, { example }]) => `${name}=${encodeURIComponent(example)}`)
        .join('&')
        .concat('&')
        .repeat(20)}`.slice(0, 12_000),
    };
    yield {
      name: `${route.path} 1500 unknown`,
      target: `${buildTarget(route, {})}&${Array.from({ length: 1500 }, (_, i) => `p${i}=1`).join('&')}`,
    };
  }
  for (const target of [
    '/',
    '/docs',
    '/docs/time',
    '/docs/geo',
    '/docs/contact',
    '/docs/company',
    '/coverage',
    '/openapi.json',
    '/llms.txt',
    '/llms-full.txt',
    '/help',
    '/errors',
    '/time/help',
    '/graphql',
    '/graphql/schema.graphql',
    '/datasets',
    '/version/1.0.0/help',
  ])
    yield { name: target, target };
}

function buildTarget(
  { path, parameters = {}, when = [] }: Route,
  chosen: Readonly<Record<string, string>>,
): string {
  const encodeValue = (name: string) => encodeURIComponent(chosen[name] ?? parameters[name]?.example ?? 'x');
  const filledPath = path.replace(/\{(\w+)\+?\}/g, (_, name: string) => encodeValue(name));
  const parameterNames = Object.entries(parameters)
    .filter(([name, parameter]) => parameter.in === 'query' && (when.includes(name) || name in chosen))
    .map(([name]) => name);
  return `${filledPath}?${['deep=true', ...parameterNames.map((name) => `${name}=${encodeValue(name)}`)].join('&')}`;
}

const schema = buildApiSchema(readFileSync('schema/supergraph.graphql', 'utf8'));

/** Values of arguments by name, where the type alone does not determine a valid one. */
const valuesByName: Readonly<Record<string, readonly unknown[]>> = {
  code: ['US', 'fr', 'EUR', 'EU', 'US-CA', '541511', '90210'],
  codes: [],
  country: ['US', 'MY', 'IN'],
  region: ['DE-BY', 'MY-01'],
  zone: ['Africa/Casablanca', 'Europe/Paris'],
  id: ['Africa/Casablanca', 'geonames:3143244'],
  lang: ['zh-Hant-TW', 'sr-Latn', 'ja'],
  limit: [1000, 500, 200, 100, 50, 20],
  first: [100, 50],
  radius: [20000, 500, 200, 100],
  year: [1970, 2026, 2100, 2050],
  fromYear: [1, 9999],
  from: ['0001-01-01', '2026-01-01'],
  since: ['0001-01-01T00:00:00Z'],
  until: ['9999-12-31T00:00:00Z', '9999-12-31'],
  at: ['9999-12-31T00:00:00Z', '2026-06-01T00:00:00Z', '2026-06-01T00:00'],
  date: ['2026-06-01', '9999-12-31'],
  add: [10000, 1000, -1000, 250],
  edition: ['2026c'],
  query: ['san santa', 'a', 'x'.repeat(60), 'apple'],
  name: ['Springfield', 'Oslo', 'example.com'],
  type: ['all'],
  types: [],
  value: ['1 gallon', '9e99 kg'],
  latitude: [48.8],
  longitude: [2.3],
  number: ['+12125550123', 'IE6388047V'],
  address: ['8.8.8.8', 'jane@example.org', '1600 Pennsylvania Avenue, Washington'],
  ip: ['8.8.8.8'],
};

function listValues({ name, type }: GraphQLArgument): readonly unknown[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const singularName =
      [name.replace(/s$/, ''), name.replace(/es$/, '')].find((each) => each in valuesByName) ?? name;
    const singleValues = listValues({ name: singularName, type: nullable.ofType } as GraphQLArgument);
    return [10, 50, 100, 300].map((count) =>
      Array.from({ length: count }, (_, i) => singleValues[i % singleValues.length]),
    );
  }
  if (isEnumType(nullable)) return nullable.getValues().map(({ name: value }) => new Name(value));
  if (isInputObjectType(nullable)) {
    return [
      Object.fromEntries(
        Object.values(nullable.getFields())
          .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
          .map((field) => [field.name, listValues(field)[0]]),
      ),
    ];
  }
  return (
    valuesByName[name] ??
    ({ Int: [3, 50], Float: [10.5, 179], Boolean: [true] }[String(nullable)] as unknown[]) ?? [
      'FR',
      'x'.repeat(60),
    ]
  );
}

class Name {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

function formatLiteral(value: unknown): string {
  if (value instanceof Name) return value.value;
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${formatLiteral(inner)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

/** Documents that reach each type with field arguments; `{ @ }` is replaced by its selection. */
const pathTemplates: Readonly<Record<string, readonly string[]>> = {
  Query: ['{ @ }'],
  Continent: ['{ continents { @ } }'],
  Country: [
    '{ country(code: "US") { @ } }',
    '{ countries(codes: ["US", "MY", "TW", "CN", "IN", "ES", "DE"]) { @ } }',
    '{ countries { @ } }',
  ],
  State: ['{ states(codes: ["US-CA"]) { @ } }', '{ country(code: "GB") { states { @ } } }'],
  District: ['{ district(code: "06037", country: "US") { @ } }'],
  Postal: ['{ postal(country: "US", code: "90210") { @ } }'],
  PostalNeighbour: ['{ postal(country: "US", code: "90210") { nearby(radius: 50, limit: 50) { @ } } }'],
  PostalDistance: ['{ postalDistance(country: "US", from: "90210", to: "10001") { @ } }'],
  Language: ['{ languages(codes: ["fr", "zh"]) { @ } }'],
  City: [
    '{ city(name: "Oslo", country: "NO") { @ } }',
    '{ citySearch(query: "san", limit: 50) { results { @ } } }',
  ],
  CityNeighbour: ['{ cityNearest(latitude: 48.8, longitude: 2.3) { @ } }'],
  Ip: ['{ ip(address: "8.8.8.8") { @ } }'],
  Asn: ['{ asn(number: "AS701") { @ } }', '{ ip(address: "8.8.8.8") { asn { @ } } }'],
  Point: ['{ point(latitude: 48.8, longitude: 2.3) { @ } }'],
  Currency: ['{ currencies { @ } }'],
  Timezone: [
    '{ timezone(id: "Africa/Casablanca") { @ } }',
    '{ country(code: "US") { timezones { @ } } }',
    '{ countries { timezones { @ } } }',
  ],
  Clock: ['{ clock(zone: "Africa/Casablanca") { @ } }'],
  TimezoneDifference: [
    '{ timezoneDifferences(beforeEdition: "2026c", afterEdition: "2026c") { zones { @ } } }',
  ],
  CountryLocation: ['{ countryLocation(country: "US") { @ } }'],
  Location: ['{ location(iata: "CDG") { @ } }'],
  Weather: ['{ weather(latitude: 48.8, longitude: 2.3) { @ } }'],
  CalendarDate: ['{ date(value: "2026-06-01") { @ } }'],
  Email: ['{ email(address: "jane@example.org") { @ } }'],
  Domain: ['{ domain(name: "example.com") { @ } }'],
};

/** @throws Error for a type with field arguments that no document reaches */
function checkCovered(): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type.name in pathTemplates) continue;
    const isAsked = Object.values(type.getFields()).some(({ args }) => args.length > 0);
    if (isAsked) throw new Error(`No document asks for the fields of ${type.name}.`);
  }
}

function* generateGraphqlQuestions(): Generator<Question> {
  checkCovered();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      for (const text of pathTemplates[type.name] ?? []) {
        for (const aliasCount of type.name === 'Query' ? [1, 20] : [1, 10, 99]) {
          for (const argument of field.args) {
            for (const value of listValues(argument)) {
              const aliasedFields = Array.from(
                { length: aliasCount },
                (_, i) => `a${i}: ${formatRequest(field, argument, value, i)}`,
              ).join(' ');
              const query = text.replace('{ @ }', () => `{ ${aliasedFields} }`);
              const [error] = validate(schema, parse(query));
              if (error !== undefined) throw new Error(`${query.slice(0, 400)}: ${error.message}`);
              yield {
                name: `${type.name}.${field.name}(${argument.name}: ${formatLiteral(value).slice(0, 40)}) x${aliasCount} in ${text.slice(0, 40)}`,
                target: '/graphql',
                body: JSON.stringify({ query }),
              };
            }
          }
        }
      }
    }
  }
}

function formatRequest(
  field: GraphQLField<unknown, unknown>,
  chosen: GraphQLArgument,
  value: unknown,
  index: number,
): string {
  const args = field.args.flatMap((argument) => {
    if (argument === chosen) return [`${argument.name}: ${formatLiteral(varyValue(argument, value, index))}`];
    if (!isNonNullType(argument.type) || argument.defaultValue !== undefined) return [];
    return [`${argument.name}: ${formatLiteral(listValues(argument)[0])}`];
  });
  return `${field.name}(${args.join(', ')}) ${formatLeaves(field)}`;
}

/** Returns a different year for each alias. Other values are unchanged. */
const varyValue = ({ name }: GraphQLArgument, value: unknown, index: number): unknown =>
  name === 'year' && typeof value === 'number' ? value - index : value;

function formatLeaves({ type }: GraphQLField<unknown, unknown>, depth = 1): string {
  const namedType: GraphQLNamedType = getNamedType(type as GraphQLInputType) as GraphQLNamedType;
  if (!isCompositeType(namedType)) return '';
  if (!isObjectType(namedType) && !isInterfaceType(namedType)) return '{ __typename }';
  const innerFields = Object.values(namedType.getFields()).filter(({ args }) =>
    args.every((each) => !isNonNullType(each.type) || each.defaultValue !== undefined),
  );
  const plainSelection = innerFields
    .filter((each) => isLeafType(getNamedType(each.type)))
    .slice(0, 5)
    .map(({ name }) => name);
  const lists =
    depth === 0
      ? []
      : innerFields
          .filter(
            (each) => isListType(getNullableType(each.type)) && isCompositeType(getNamedType(each.type)),
          )
          .slice(0, 1)
          .map((each) => `${each.name} ${formatLeaves(each, 0)}`);
  return `{ __typename ${[...plainSelection, ...lists].join(' ')} }`;
}

function* generateBulkQuestions(): Generator<Question> {
  const type = 'text/csv';
  for (const [add, head, row] of [
    ['country.name', 'country', 'FR'],
    ['timezone.offset', 'timezone', 'Europe/Paris'],
  ] as const) {
    const rows = Math.floor(60_000 / (row.length + 1));
    yield {
      name: `/bulk rows ${add}`,
      target: `/bulk?add=${add}`,
      type,
      body: `${head}\n${`${row}\n`.repeat(rows)}`,
    };
  }
  const longPath = `/country/FR?${Array.from({ length: 4000 }, (_, i) => `p${i}=1`).join('&')}`;
  yield {
    name: '/bulk lines of 4,000 parameters',
    target: '/bulk',
    type: 'application/x-ndjson',
    body: `${JSON.stringify(longPath)}\n`.repeat(2),
  };
  for (const path of ['/country/FR?deep=true', '/holiday/MY?year=2026', '/x', '/city?q=san'])
    yield {
      name: `/bulk many ${path}`,
      target: '/bulk',
      type: 'application/x-ndjson',
      body: `${JSON.stringify(path)}\n`.repeat(Math.floor(60_000 / (path.length + 3))),
    };
}

const questionKinds = {
  rest: generateRestQuestions,
  bulk: generateBulkQuestions,
  graphql: generateGraphqlQuestions,
};
try {
  await readLongestHold();
  for (const [kind, requests] of Object.entries(questionKinds)) {
    if (options.kind !== undefined && options.kind !== kind) continue;
    const statuses = new Map<number, number>();
    let stallCount = 0;
    for (const request of requests()) {
      const firstResponse = await sendQuestion(request);
      statuses.set(firstResponse.status, (statuses.get(firstResponse.status) ?? 0) + 1);
      if (firstResponse.status >= 500 && firstResponse.status !== 503)
        throw new Error(`${firstResponse.status}: ${request.name}`);
      if (firstResponse.ms < warm) continue;
      const repeatedMs: number[] = [];
      for (let iteration = 0; iteration < 3; iteration += 1)
        repeatedMs.push((await sendQuestion(request)).ms);
      if (firstResponse.ms < cold && Math.min(...repeatedMs) < warm) continue;
      stallCount += 1;
      const durations = [firstResponse.ms, ...repeatedMs].map((ms) => ms.toFixed(0)).join(', ');
      console.log(`${durations} ms: ${firstResponse.status} ${request.name}`);
    }
    console.log(`${kind}: ${JSON.stringify(Object.fromEntries(statuses))}, ${stallCount} hold the loop`);
    if (stallCount > 0) process.exitCode = 1;
  }
} finally {
  await service.stop();
  if (dataDirSetting === undefined) await rm(dataDir, { recursive: true, force: true });
}
