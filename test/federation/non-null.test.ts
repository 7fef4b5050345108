import {
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import type { Result } from '../../router/document/result.ts';
import { createCompleteGraph } from '../support/whole-graph.ts';
import { generateQueries, type ArgumentSamples } from './generate-queries.ts';
import { unexplainedNulls } from './unexplained-nulls.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
/** Number of random operations, over the complete graph and with each subgraph down. */
const runs = Number(process.env['NON_NULL_RUNS'] ?? 500);

const roots: ArgumentSamples = {
  'Query.city.name': ['Paris', 'Oslo', 'Springfield', '東京'],
  'Query.city.country': ['FR', 'US', 'NO', 'JP', null],
  'Query.cities.ids': [['city_8r3hmgzq7bku', 'city_k4bsp4pe9vwm']],
  'Query.citySearch.query': ['san', 'ber', 'x'],
  'Query.country.code': ['FR', 'US', 'AQ', 'UM', 'XK', 'VA'],
  'Query.countries.codes': [['FR', 'NO', 'AQ'], ['UM', 'BV', 'ZZ'], null],
  'Query.continent.code': ['EU', 'AN'],
  'Query.state.code': ['US-CA', 'FR-IDF', 'NO-03'],
  'Query.district.code': ['06037', '75'],
  'Query.postal.code': ['90210', '0150', '75001'],
  'Query.language.code': ['fr', 'cmn', 'und', 'deu'],
  'Query.bloc.code': ['EU', 'NATO'],
  'Query.currency.code': ['EUR', 'XAU', 'DEM', 'NOK'],
  'Query.timezone.id': ['Europe/Oslo', 'UTC', 'Antarctica/Troll'],
  'Query.timezones.ids': [['Europe/Oslo', 'Asia/Tokyo']],
  'Query.clock.zone': ['Europe/Oslo', 'Asia/Kolkata'],
  'Query.ip.address': ['8.8.8.8', '127.0.0.1', '2001:db8::1'],
  'Query.ips.addresses': [['8.8.8.8', '10.0.0.1']],
  'Query.asn.code': ['15169', '64512'],
  'Query.asns.codes': [['15169', '64512']],
  'Query.airport.code': ['OSL', 'KJFK'],
  'Query.airportConnection.country': ['NO', 'FR', null],
  'Query.airportConnection.state': [null],
  'Query.languageConnection.country': ['NO', null],
  'Query.languageConnection.script': ['Latn', 'Arab', null],
  'Query.citySearchConnection.query': ['san', 'ber', 'x'],
  'Query.port.unlocode': ['NLRTM', 'NOOSL'],
  'Query.point.latitude': [59.91, -33.86, 0, -90],
  'Query.point.longitude': [10.75, 151.2, -150, 0],
  'Query.cityNearest.latitude': [59.91, -33.86],
  'Query.cityNearest.longitude': [10.75, 151.2],
  'Query.location.by': [{ cityName: { name: 'Springfield' } }, { iata: 'OSL' }],
  'Query.locations.places': [[{ cityName: { name: 'Oslo' } }, { iata: 'JFK' }]],
  'Query.company.id': ['co_8gdv9rgx7f32'],
  'Query.companySearch.query': ['apple', 'bank', null],
  'Query.iban.iban': ['DE89370400440532013000', 'x'],
  'Query.bin.bin': ['411111', '000000'],
  'Query.vin.vin': ['1HGCM82633A004352', 'x'],
  'Query.vat.number': ['DE136695976', 'x'],
  'Query.phone.number': ['+4722334455', '+12125550123', 'x'],
  'Query.email.address': ['jane@example.com', 'x'],
  'Query.domain.name': ['apple.com', 'example.co.uk'],
  'Query.mac.address': ['00:1A:2B:3C:4D:5E', 'x'],
  'Query.emoji.key': ['rocket', 'x'],
  'Query.holidays.country': ['NO', 'US', 'AQ'],
  'Query.holidays.year': [2026, null],
  'Query.date.value': ['2026-11-21', 'x', null],
  'Query.measure.value': ['5 km', 'x'],
  'Query.nodes.ids': [['country_FR', 'city_8r3hmgzq7bku', 'Europe/Oslo']],
  'Query.node.id': ['country_FR', 'city_8r3hmgzq7bku', 'currency_NOK'],
};

/** A valid language for every `lang`, because an invalid one is a mistake of the operation. */
const addLanguageSamples = (schema: GraphQLSchema): ArgumentSamples => ({
  ...roots,
  ...Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => `${type.name}.${field.name}.lang`))
      .map((place) => [place, ['fr', 'nb', 'zh-Hant', 'tlh', null]]),
  ),
});

/** The entities that several subgraphs return. A subgraph that is down cannot return their other fields. */
const sharedEntities = ['Company', 'Country', 'Currency', 'Domain', 'State', 'Timezone'];

/** Returns the non-null fields of shared entities, whose record is null when their subgraph is down. */
const findLostFields = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set(
    sharedEntities.flatMap((name) => {
      const type = schema.getType(name);
      return isObjectType(type)
        ? Object.values(type.getFields()).flatMap(({ name: field, type: of }) =>
            isNonNullType(of) ? field : [],
          )
        : [];
    }),
  );

/**
 * Returns the paths of errors that remove more than their own field: a field above is null instead.
 * @param isLost whether a field of this response key is one that a subgraph cannot return
 */
function findRemovedRecords(
  { data, errors = [] }: Result,
  isLost: (key: string) => boolean,
): readonly string[] {
  /** The path of the field that is null in place of the field of an error; undefined when that field is in the response. */
  const findRemovedPath = (path: Path): Path | undefined => {
    let value: unknown = data;
    for (const [index, key] of path.entries()) {
      if (value === null || value === undefined) return path.slice(0, index);
      value = (value as Readonly<Record<string, unknown>>)[key];
    }
    return undefined;
  };
  const lostPaths = errors.flatMap(({ path = [] }) => (isLost(String(path.at(-1))) ? [path] : []));
  return errors.flatMap(({ path = [] }) => {
    const removedPath = findRemovedPath(path);
    if (removedPath === undefined) return [];
    // One field that a subgraph cannot return removes the complete list of its record.
    const isExplained = lostPaths.some((lost) => removedPath.every((key, index) => lost[index] === key));
    return isExplained ? [] : [path.join('.')];
  });
}

type Path = readonly (string | number)[];

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Adds `__typename` to every selection set. */
const withTypenames = (text: string): DocumentNode =>
  visit(parse(text), {
    SelectionSet: (set): SelectionSetNode => ({ ...set, selections: [...set.selections, typename] }),
  });

test.each<SubgraphName | 'none'>(['none', ...subgraphNames])(
  'random operations find no null in a non-null field, and none without an error in a semantically non-null one, while the subgraph that is down is: %s',
  async (name) => {
    const violations: string[] = [];
    const graph = await createCompleteGraph({
      ...(name === 'none' ? {} : { down: name }),
      onUnexpectedError: ({ message }) => {
        if (message.includes('non-null')) violations.push(message);
      },
    });
    const lostFieldNames = name === 'none' ? new Set<string>() : findLostFields(graph.apiSchema);
    const removedKeys: string[] = [];
    const unexplained: string[] = [];
    let foundCount = 0;
    for (const { document: text, variables } of generateQueries(
      graph.apiSchema,
      2026,
      runs,
      addLanguageSamples(graph.apiSchema),
    )) {
      const typed = withTypenames(text);
      const document = print(typed);
      const result = await graph.prepare(document).execute(variables, { now });
      for (const path of unexplainedNulls(graph.apiSchema, typed, result))
        unexplained.push(`${path} in ${document} ${JSON.stringify(variables)}`);
      if (Object.values(result.data ?? {}).some((value) => value !== null)) foundCount += 1;
      const namesByKey = new Map<string, string>();
      visit(typed, {
        Field: (field) => void namesByKey.set(field.alias?.value ?? field.name.value, field.name.value),
      });
      for (const path of findRemovedRecords(result, (key) => lostFieldNames.has(namesByKey.get(key) ?? '')))
        removedKeys.push(`${path} in ${document} ${JSON.stringify(variables)}`);
    }
    expect(violations).toEqual([]);
    expect(removedKeys.slice(0, 3)).toEqual([]);
    expect(unexplained.slice(0, 3)).toEqual([]);
    // The comparison is meaningful only if the operations find records.
    expect(foundCount).toBeGreaterThan(runs / 5);
  },
);
