import { Kind, type FieldDefinitionNode, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readSubgraph, subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';

/** What holds for the SDL as a whole, so that every client and every router can rely on it. */

/** Who tells what a shared entity is; the others only add fields to it. */
const owners: Readonly<Record<string, SubgraphName>> = {
  Country: 'geo',
  Currency: 'company',
  Domain: 'contact',
  Location: 'geo',
  Point: 'geo',
  State: 'geo',
  Timezone: 'time',
};

interface Place {
  readonly subgraph: SubgraphName;
  readonly type: string;
  readonly keys: readonly string[];
  readonly field: FieldDefinitionNode;
  readonly coordinate: string;
}

const keysOf = ({ directives = [] }: Pick<ObjectTypeDefinitionNode, 'directives'>): readonly string[] =>
  directives
    .filter(({ name }) => name.value === 'key')
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ value }) => (value.kind === Kind.STRING ? value.value.split(' ') : []));

const places: readonly Place[] = subgraphNames.flatMap((subgraph) =>
  readSubgraph(subgraph).definitions.flatMap((definition) => {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
    ) {
      return [];
    }
    const type = definition.name.value;
    const keys = keysOf(definition);
    return (definition.fields ?? []).map((field) => ({
      ...{ subgraph, type, keys, field },
      coordinate: `${type}.${field.name.value}`,
    }));
  }),
);

const namedOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedOf(type.type);
const isNonNull = ({ field }: Place) => field.type.kind === Kind.NON_NULL_TYPE;
const coordinates = (found: readonly Place[]) => found.map(({ coordinate }) => coordinate);

const enums = new Set(
  subgraphNames.flatMap((name) =>
    readSubgraph(name).definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION ? definition.name.value : [],
    ),
  ),
);

describe('identity', () => {
  const entities = new Set([
    ...places.filter(({ keys }) => keys.length > 0).map(({ type }) => type),
    // Clients take any object with an id for the one record of that id.
    ...places.filter(({ field }) => field.name.value === 'id').map(({ type }) => type),
  ]);

  test('what depends on the question stands on an edge, never on a record that a client keeps', () => {
    const depends = /^(distance|kilometres|miles|matches|match|score|rank|position|cursor)/i;
    expect(
      coordinates(places.filter(({ type, field }) => entities.has(type) && depends.test(field.name.value))),
    ).toEqual([]);
  });

  test('a key is never null', () => {
    const nullable = places.filter(
      (place) => place.keys.includes(place.field.name.value) && !isNonNull(place),
    );
    expect(coordinates(nullable)).toEqual([]);
  });

  test('a field named id is the key of its type, or the provider’s own number of a thing', () => {
    const strangers = places.filter(
      ({ keys, field, coordinate }) =>
        field.name.value === 'id' && !keys.includes('id') && coordinate !== 'WeatherAlert.id',
    );
    expect(coordinates(strangers)).toEqual([]);
  });
});

describe('partial answers', () => {
  test('every field of the query is nullable: an error at one takes no other along', () => {
    expect(coordinates(places.filter((place) => place.type === 'Query' && isNonNull(place)))).toEqual([]);
  });

  test('what one subgraph adds to another’s record is nullable: one that is down loses no record', () => {
    const added = places.filter(
      (place) =>
        owners[place.type] !== undefined &&
        owners[place.type] !== place.subgraph &&
        !place.keys.includes(place.field.name.value) &&
        isNonNull(place),
    );
    expect(coordinates(added)).toEqual([]);
  });

  test('a way to another subgraph’s record is nullable', () => {
    const ways = places.filter((place) => {
      const owner = owners[namedOf(place.field.type)];
      return owner !== undefined && owner !== place.subgraph && isNonNull(place);
    });
    expect(coordinates(ways)).toEqual([]);
  });

  test('a field that can refuse its arguments, or is a lookup, is nullable', () => {
    const canFail = places.filter(({ field }) => {
      const { arguments: given = [], directives = [] } = field;
      const judges = given.some(({ type }) => !['Boolean', ...enums].includes(namedOf(type)));
      return judges || directives.some(({ name }) => name.value === 'cost');
    });
    expect(coordinates(canFail.filter(isNonNull))).toEqual([]);
  });

  test('every entity of several subgraphs has its owner', () => {
    const seen = new Map<string, Set<SubgraphName>>();
    for (const { type, keys, subgraph } of places)
      if (keys.length > 0) seen.set(type, (seen.get(type) ?? new Set()).add(subgraph));
    const shared = [...seen].flatMap(([type, where]) => (where.size > 1 ? type : []));
    expect(shared.sort()).toEqual(Object.keys(owners).sort());
  });
});
