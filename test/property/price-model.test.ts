import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { getShippedDirectory } from '../support/company-directory.ts';
import { readTestPlaces } from '../support/places.ts';

/**
 * A separate model of the REST cost of an operation, written from the documented paths and not from the route table or the
 * directives. It reads the response, because a lookup without a result costs nothing.
 */
interface RecordKind {
  /** Leaf fields. */
  readonly facts: readonly string[];
  /** Key fields of the record. */
  readonly keys: readonly string[];
  /** Fields that refer to a single other record. */
  readonly steps: Readonly<Record<string, string>>;
  /** Lists of records, and the fields that a REST path returns for each of them. */
  readonly lists: Readonly<
    Record<
      string,
      {
        readonly kind: string;
        readonly shown: readonly string[];
        readonly given?: string;
        /** The field of each list element that contains the record. */
        readonly through?: string;
      }
    >
  >;
  /**
   * Fields that have a REST path of their own: arguments, selected fields, and the fields of the record that the path
   * returns.
   */
  readonly calls: Readonly<
    Record<
      string,
      {
        readonly given: readonly string[];
        readonly read: string;
        readonly list?: string;
        /** The field of each list element that contains the record. */
        readonly through?: string;
        readonly reports: readonly string[];
      }
    >
  >;
}

const cityShown = [
  'elevation',
  'population',
  'name',
  'nameLocal',
  'type',
  'stateCode',
  'countryCode',
  'latitude',
  'timezoneId',
  'id',
];
const countryShown = ['code', 'name', 'emoji', 'callingCode'];

/** Fields that GET /company returns for each candidate, some of them with deep=true. */
const companyShown = ['id', 'name', 'countryCode', 'website', 'legalName', 'parentId'];

const kindsByName: Readonly<Record<string, RecordKind>> = {
  Country: {
    facts: ['code', 'name', 'emoji', 'callingCode', 'population', 'capital', 'area'],
    keys: ['code'],
    steps: { currency: 'Currency', continent: 'Continent' },
    lists: {
      states: { kind: 'State', shown: ['code', 'name', 'type'] },
      borders: { kind: 'Country', shown: [] },
      timezones: { kind: 'Timezone', shown: ['id'] },
      cities: { kind: 'City', shown: [], given: '(limit: 3)' },
    },
    calls: {
      holidays: { given: ['(year: 2026)', '(year: 1800)'], read: '{ holidays { date } }', reports: [] },
    },
  },
  City: {
    facts: ['id', 'name', 'population', 'latitude', 'type', 'elevation'],
    keys: ['id'],
    steps: { country: 'Country', timezone: 'Timezone' },
    lists: {},
    calls: {
      nearby: {
        given: ['(limit: 3)', '(limit: 5, radius: 30)'],
        read: '',
        list: 'City',
        through: 'city',
        reports: ['name', 'stateCode', 'countryCode'],
      },
    },
  },
  Timezone: {
    facts: ['id', 'windowsIds'],
    keys: ['id'],
    steps: {},
    lists: {},
    calls: {
      at: {
        given: ['(at: "2026-01-01")', '(at: "2026-07-01T12:00:00")'],
        read: '{ at offset }',
        reports: [],
      },
    },
  },
  State: {
    facts: ['code', 'name', 'type', 'population', 'capital'],
    keys: ['iso31662'],
    steps: { country: 'Country' },
    lists: {},
    calls: {},
  },
  Currency: {
    facts: ['code', 'name', 'symbol'],
    keys: ['code'],
    steps: {},
    lists: { countries: { kind: 'Country', shown: [] } },
    calls: {},
  },
  // GET /bloc/{code} and GET /bloc/{code}/countries
  Bloc: {
    facts: ['code', 'name', 'founded'],
    keys: ['code'],
    steps: {},
    lists: {
      countries: { kind: 'Country', shown: countryShown },
      members: { kind: 'Country', shown: countryShown, through: 'country' },
    },
    calls: {},
  },
  Company: {
    facts: [...companyShown],
    keys: ['id'],
    steps: { country: 'Country', currency: 'Currency' },
    lists: {},
    calls: {},
  },
  Continent: {
    facts: ['code', 'name', 'area'],
    keys: ['code'],
    steps: {},
    lists: { countries: { kind: 'Country', shown: countryShown } },
    calls: {},
  },
};

interface Root {
  readonly field: string;
  readonly kind: string;
  readonly is: 'record' | 'batch' | 'list';
  readonly shown?: readonly string[];
  /** The fields on the way from the value to the records. */
  readonly through?: readonly string[];
}

const companies: readonly Root[] = [
  'companySearch(query: "bank", first: 4)',
  'companyDirectory(first: 3)',
].flatMap((field) =>
  [['nodes'], ['edges', 'node']].map((through): Root => ({
    field,
    kind: 'Company',
    is: 'list',
    shown: companyShown,
    through,
  })),
);

const roots: readonly Root[] = [
  { field: 'country(code: "AD")', kind: 'Country', is: 'record' },
  { field: 'country(code: $code)', kind: 'Country', is: 'record' },
  { field: 'country(code: "ZZ")', kind: 'Country', is: 'record' },
  { field: 'countries(codes: ["LI", "ZZ", "MC", "LI"])', kind: 'Country', is: 'batch' },
  { field: 'countries(codes: $codes)', kind: 'Country', is: 'batch' },
  { field: 'countries(continent: "AN")', kind: 'Country', is: 'list', shown: countryShown },
  { field: 'continents', kind: 'Continent', is: 'list', shown: ['code', 'name', 'area'] },
  { field: 'city(name: "Oslo", country: "NO")', kind: 'City', is: 'record' },
  {
    field: 'citySearch(query: "osl", limit: 4)',
    kind: 'City',
    is: 'list',
    shown: cityShown,
    through: ['results'],
  },
  {
    field: 'citySearch(query: "osl", limit: 4)',
    kind: 'City',
    is: 'list',
    shown: cityShown,
    through: ['hits', 'city'],
  },
  ...companies,
  { field: 'bloc(code: "BENELUX")', kind: 'Bloc', is: 'record' },
  { field: 'blocs', kind: 'Bloc', is: 'list', shown: ['code', 'name'] },
  { field: 'currencies', kind: 'Currency', is: 'list', shown: [] },
  { field: 'currencies(codes: ["EUR", "QQQ"])', kind: 'Currency', is: 'batch' },
  { field: 'timezone(id: "Europe/Paris")', kind: 'Timezone', is: 'record' },
  { field: 'timezones(ids: ["UTC", "Mars/Phobos"])', kind: 'Timezone', is: 'batch' },
];

/** A selected field with its alias. */
type SelectedField =
  | { readonly is: 'fact'; readonly key: string; readonly name: string }
  | {
      readonly is: 'step';
      readonly key: string;
      readonly name: string;
      readonly inside: readonly SelectedField[];
    }
  | {
      readonly is: 'list';
      readonly key: string;
      readonly name: string;
      readonly inside: readonly SelectedField[];
    }
  | {
      readonly is: 'call';
      readonly key: string;
      readonly name: string;
      readonly given: string;
      readonly inside: readonly SelectedField[];
    };

let keys = 0;

const selections = new Map<string, fc.Arbitrary<readonly SelectedField[]>>();

/** Returns an arbitrary selection of a kind. Cached, since building it takes most of the time of a run. */
function buildSelection(kindName: string, depth: number): fc.Arbitrary<readonly SelectedField[]> {
  const key = `${kindName} ${depth}`;
  const cachedSelection = selections.get(key) ?? buildUncachedSelection(kindName, depth);
  selections.set(key, cachedSelection);
  return cachedSelection;
}

const buildUncachedSelection = (kindName: string, depth: number): fc.Arbitrary<readonly SelectedField[]> => {
  const kind = kindsByName[kindName] as RecordKind;
  const fact = fc
    .constantFrom(...kind.facts)
    .map((name): SelectedField => ({ is: 'fact', key: `k${(keys += 1)}`, name }));
  const additionalFields: fc.Arbitrary<SelectedField>[] = [];
  if (depth > 0) {
    for (const [name, to] of Object.entries(kind.steps)) {
      additionalFields.push(
        buildSelection(to, depth - 1).map((inside) => ({ is: 'step', key: `k${(keys += 1)}`, name, inside })),
      );
    }
    for (const [name, { kind: to }] of Object.entries(kind.lists)) {
      additionalFields.push(
        buildSelection(to, depth - 1).map((inside) => ({ is: 'list', key: `k${(keys += 1)}`, name, inside })),
      );
    }
  }
  for (const [name, call] of Object.entries(kind.calls)) {
    if (call.list !== undefined && depth <= 0) continue;
    const innerSelection =
      call.list === undefined ? fc.constant([]) : buildSelection(call.list, Math.min(depth - 1, 0));
    additionalFields.push(
      fc
        .tuple(innerSelection, fc.constantFrom(...call.given))
        .map(([fields, given]) => ({ is: 'call', key: `k${(keys += 1)}`, name, given, inside: fields })),
    );
  }
  const fieldArbitrary =
    additionalFields.length === 0
      ? fact
      : fc.oneof(
          { weight: 3, arbitrary: fact },
          ...additionalFields.map((arbitrary) => ({ weight: 1, arbitrary })),
        );
  return fc.array(fieldArbitrary, { minLength: 1, maxLength: 4 });
};

/** Writes a selection in one of several equivalent forms. */
function write(
  fields: readonly SelectedField[],
  kindName: string,
  style: number,
  fragments: string[],
): string {
  const kind = kindsByName[kindName] as RecordKind;
  const fieldTexts = fields.map((field, index) => {
    const text = formatField(field, kind, style + index, fragments);
    switch ((style + index) % 7) {
      case 1:
        return `... { ${text} }`;
      case 2:
        return `... on ${kindName} @include(if: $yes) { ${text} }`;
      case 3:
        return `${text} ${text}`;
      case 4:
        return `${text} no${field.key}: __typename @skip(if: $yes)`;
      case 5: {
        fragments.push(`fragment F${field.key} on ${kindName} { ${text} }`);
        return `...F${field.key}`;
      }
      default:
        return text;
    }
  });
  return `{ ${fieldTexts.join(' ')} }`;
}

function formatField(field: SelectedField, kind: RecordKind, style: number, fragments: string[]): string {
  const fieldStart = `${field.key}: ${field.name}`;
  if (field.is === 'fact') return fieldStart;
  if (field.is === 'step')
    return `${fieldStart} ${write(field.inside, kind.steps[field.name] ?? '', style, fragments)}`;
  if (field.is === 'list') {
    const recordList = kind.lists[field.name];
    const innerText = write(field.inside, recordList?.kind ?? '', style, fragments);
    return `${fieldStart}${recordList?.given ?? ''} ${recordList?.through === undefined ? innerText : `{ ${recordList.through} ${innerText} }`}`;
  }
  const call = kind.calls[field.name];
  const listText =
    call?.list === undefined ? (call?.read ?? '') : write(field.inside, call.list, style, fragments);
  const edge = call?.through === undefined ? listText : `{ ${call.through} ${listText} }`;
  return `${fieldStart}${field.given} ${edge}`;
}

const nestUnder = ({ through = [] }: Root, read: string): string =>
  through.reduceRight((inner, field) => `{ ${field} ${inner} }`, read);

/** Returns the records of a root field. */
const listRecords = ({ through = [] }: Root, value: unknown): readonly Value[] =>
  through.reduce((found, field) => found.flatMap((each) => listValues(each[field])), listValues(value));

type Value = Readonly<Record<string, unknown>>;
const listValues = (value: unknown): readonly Value[] =>
  Array.isArray(value)
    ? value.flatMap(listValues)
    : typeof value === 'object' && value !== null
      ? [value as Value]
      : [];

/** Returns the number of calls for a record and everything below it. */
function listCalls(
  fields: readonly SelectedField[],
  kindName: string,
  value: Value,
  how: 'asked' | 'step' | readonly string[],
): number {
  const kind = kindsByName[kindName] as RecordKind;
  const calledFields = fields.filter((field) => field.is === 'call');
  const plainFields = fields.filter((field) => field.is !== 'call');
  const reportedKeys = [...kind.keys, ...calledFields.flatMap(({ name }) => kind.calls[name]?.reports ?? [])];
  const isOnlyPath =
    calledFields.length > 0 &&
    plainFields.every((field) => field.is === 'fact' && reportedKeys.includes(field.name));
  let sum = 0;
  if (how === 'asked') sum += isOnlyPath ? 0 : 1;
  else if (how !== 'step') {
    const shownKeys = [...how, ...kind.keys];
    const isShown = plainFields.every((field) => field.is === 'fact' && shownKeys.includes(field.name));
    sum += isShown || isOnlyPath ? 0 : 1;
  }
  for (const field of fields) {
    if (field.is === 'fact') continue;
    const innerValue = value[field.key];
    if (innerValue === null || innerValue === undefined) continue;
    if (field.is === 'step') {
      for (const record of listValues(innerValue))
        sum += listCalls(field.inside, kind.steps[field.name] ?? '', record, 'step');
    } else if (field.is === 'list') {
      const recordList = kind.lists[field.name];
      const wrapperField = recordList?.through;
      const records = listValues(innerValue).flatMap((edge) =>
        wrapperField === undefined ? edge : listValues(edge[wrapperField]),
      );
      for (const record of records)
        sum += listCalls(field.inside, recordList?.kind ?? '', record, recordList?.shown ?? []);
    } else {
      sum += 1;
      const { list, through } = kind.calls[field.name] ?? {};
      if (list === undefined) continue;
      const records = listValues(innerValue).map((edge) => (through === undefined ? edge : edge[through]));
      for (const record of listValues(records)) sum += listCalls(field.inside, list, record, cityShown);
    }
  }
  return sum;
}

let fixture: MeteredFixture;
beforeAll(async () => {
  // A long timeout: a busy machine must not change prices.
  fixture = await createMeteredFixture({
    places: await readTestPlaces(),
    company: { directory: getShippedDirectory },
    timeoutMs: 600_000,
  });
});
afterAll(() => fixture.close());

const operation = fc.array(
  fc.oneof(
    ...roots.map((root) =>
      buildSelection(root.kind, 2).map((fields) => ({ root, fields, key: `k${(keys += 1)}` })),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

/** A normal test run uses a part of the operations; `npm run prices` runs all. */
const runs = Number(process.env['PRICE_MODEL_RUNS'] ?? '1300');

test(
  'a random operation costs at least as much as its REST calls, and at most a tenth more',
  { timeout: 1_500_000 },
  async () => {
    let comparedOperations = 0;
    let highestCost = 0;
    const styleArbitrary = fc.nat({ max: 6 });
    await fc.assert(
      fc.asyncProperty(operation, styleArbitrary, async (parts, style) => {
        const fragments: string[] = [];
        const text = parts
          .map(
            ({ root, fields, key }) =>
              `${key}: ${root.field} ${nestUnder(root, write(fields, root.kind, style, fragments))}`,
          )
          .join(' ');
        const query = `query Q($yes: Boolean! = true, $code: ID! = "MC", $codes: [ID!] = ["VA", "SM"]) { ${text} a: country(code: $code) @skip(if: $yes) { name } b: countries(codes: $codes) @skip(if: $yes) { name } }\n${fragments.join('\n')}`;
        const { status, body } = await fixture.ask(query, { code: 'AD', codes: ['SM', 'MC', 'VA'] });
        const chargedUnits = (await fixture.spent()).pooled;
        if (status === 400 && /could need|more than/.test(body)) return;
        expect(status, body).toBe(200);
        const { data } = JSON.parse(body) as { data: Value };
        let expected = 0;
        for (const { root, fields, key } of parts) {
          const fieldValue = data[key];
          if (fieldValue === null || fieldValue === undefined) continue;
          if (root.is === 'list') expected += 1;
          for (const record of listRecords(root, fieldValue)) {
            expected += listCalls(
              fields,
              root.kind,
              record,
              root.is === 'list' ? (root.shown ?? []) : 'asked',
            );
          }
        }
        comparedOperations += 1;
        highestCost = Math.max(highestCost, expected);
        expect(chargedUnits, query).toBeGreaterThanOrEqual(expected);
        expect(chargedUnits, query).toBeLessThanOrEqual(Math.floor(expected * 1.1));
      }),
      { numRuns: runs, seed: 20261122, endOnFailure: true },
    );
    expect(comparedOperations).toBeGreaterThanOrEqual(runs * 0.75);
    expect(highestCost).toBeGreaterThan(100);
  },
);
