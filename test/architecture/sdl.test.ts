import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { country, language } from '../../db/schema.ts';
import { createGraphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { alertCertainties, alertSeverities, alertUrgencies } from '../../subgraphs/geo/weather/forecast.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import {
  readSubgraph,
  readSupergraph,
  subgraphNames,
  type SubgraphName,
} from '../../router/compose/supergraph.ts';

/** Rules for the SDL as a whole that clients and routers can rely on. */

/** The subgraph that describes each shared entity; other subgraphs only add fields to it. */
const owners: Readonly<Record<string, SubgraphName>> = {
  Company: 'company',
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

const parseKeys = ({ directives = [] }: Pick<ObjectTypeDefinitionNode, 'directives'>): readonly string[] =>
  directives
    .filter(({ name }) => name.value === 'key')
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ value }) => (value.kind === Kind.STRING ? value.value.split(' ') : []));

const fieldUses: readonly Place[] = subgraphNames.flatMap((subgraph) =>
  readSubgraph(subgraph).definitions.flatMap((definition) => {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
    ) {
      return [];
    }
    const type = definition.name.value;
    const keys = parseKeys(definition);
    return (definition.fields ?? []).map((field) => ({
      subgraph,
      type,
      keys,
      field,
      coordinate: `${type}.${field.name.value}`,
    }));
  }),
);

const getTypeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : getTypeName(type.type);
const isNonNull = ({ field }: Place) => field.type.kind === Kind.NON_NULL_TYPE;
const listCoordinates = (found: readonly Place[]) => found.map(({ coordinate }) => coordinate);

const enums = new Set(
  subgraphNames.flatMap((name) =>
    readSubgraph(name).definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION ? definition.name.value : [],
    ),
  ),
);

describe('entity keys', () => {
  const entities = new Set([
    ...fieldUses.filter(({ keys }) => keys.length > 0).map(({ type }) => type),
    // Clients treat an object with an id as the record with that id.
    ...fieldUses.filter(({ field }) => field.name.value === 'id').map(({ type }) => type),
  ]);

  test('values that depend on the query, such as a distance, are fields of an edge, never of an entity', () => {
    const dependentFieldPattern = /^(distance|kilometres|miles|matches|match|score|rank|position|cursor)/i;
    expect(
      listCoordinates(
        fieldUses.filter(
          ({ type, field }) => entities.has(type) && dependentFieldPattern.test(field.name.value),
        ),
      ),
    ).toEqual([]);
  });

  test('the key fields of entities are non-null', () => {
    const nullable = fieldUses.filter(
      (place) => place.keys.includes(place.field.name.value) && !isNonNull(place),
    );
    expect(listCoordinates(nullable)).toEqual([]);
  });

  test('all entities implement Node, and no other types do', () => {
    const node = buildApiSchema(readSupergraph()).getType('Node');
    const nodes = isInterfaceType(node) ? buildApiSchema(readSupergraph()).getPossibleTypes(node) : [];
    const entityTypes = fieldUses.flatMap(({ type, keys }) => (keys.length > 0 ? type : []));
    expect(nodes.map(({ name }) => name).toSorted()).toEqual([...new Set(entityTypes)].toSorted());
  });

  test('only entities, Node and WeatherAlert have a field named id', () => {
    const violations = fieldUses.filter(
      ({ type, keys, field }) =>
        field.name.value === 'id' && keys.length === 0 && type !== 'Node' && type !== 'WeatherAlert',
    );
    expect(listCoordinates(violations)).toEqual([]);
  });
});

describe('nullability for partial responses', () => {
  test('every field of Query is nullable, so that its error does not affect other fields', () => {
    expect(listCoordinates(fieldUses.filter((place) => place.type === 'Query' && isNonNull(place)))).toEqual(
      [],
    );
  });

  test('fields that a subgraph adds to an entity of another subgraph are nullable', () => {
    const additionalFields = fieldUses.filter(
      (place) =>
        owners[place.type] !== undefined &&
        owners[place.type] !== place.subgraph &&
        !place.keys.includes(place.field.name.value) &&
        place.field.name.value !== 'id' &&
        isNonNull(place),
    );
    expect(listCoordinates(additionalFields)).toEqual([]);
  });

  test('a field that refers to an entity of another subgraph is nullable', () => {
    const nonNullReferences = fieldUses.filter((place) => {
      const owner = owners[getTypeName(place.field.type)];
      return owner !== undefined && owner !== place.subgraph && isNonNull(place);
    });
    expect(listCoordinates(nonNullReferences)).toEqual([]);
  });

  test('a field that can reject its arguments, or is a lookup, is nullable', () => {
    const canFail = fieldUses.filter(({ field }) => {
      const { arguments: given = [], directives = [] } = field;
      // An invalid language is an error of the complete operation, and almost every client reads names.
      const canRejectArgument = given.some(
        ({ name, type }) => name.value !== 'lang' && !['Boolean', ...enums].includes(getTypeName(type)),
      );
      return canRejectArgument || directives.some(({ name }) => name.value === 'cost');
    });
    expect(listCoordinates(canFail.filter(isNonNull))).toEqual([]);
  });

  test('exactly the fields with @semanticNonNull are described as null only with an error', () => {
    const promise = /null only with an error(?!\. On a plan without)/i;
    const strangers = fieldUses.filter((place) => {
      const { description, directives = [] } = place.field;
      const isMarked = directives.some(({ name }) => name.value === 'semanticNonNull');
      const says = promise.test((description?.value ?? '').replaceAll(/\s+/g, ' '));
      return isMarked !== says || (isMarked && isNonNull(place));
    });
    expect(listCoordinates(strangers)).toEqual([]);
  });

  test('a field that some price plans redact is nullable and has no @semanticNonNull', () => {
    const { paidFields, features } = createGraphPrices(routes, {
      apiSchema: buildApiSchema(readSupergraph()),
      sdl: readSupergraph(),
    });
    const redacted = fieldUses.filter(
      ({ coordinate, field }) =>
        paidFields.has(coordinate) || (field.name.value !== 'deep' && features.has(getTypeName(field.type))),
    );
    const promised = redacted.filter(
      (place) =>
        isNonNull(place) || place.field.directives?.some(({ name }) => name.value === 'semanticNonNull'),
    );
    expect(redacted.length).toBeGreaterThan(10);
    expect(listCoordinates(promised)).toEqual([]);
  });

  test('every entity that several subgraphs share has one owner', () => {
    const ownersByType = new Map<string, Set<SubgraphName>>();
    for (const { type, keys, subgraph } of fieldUses)
      if (keys.length > 0) ownersByType.set(type, (ownersByType.get(type) ?? new Set()).add(subgraph));
    const sharedTypes = [...ownersByType].flatMap(([type, where]) => (where.size > 1 ? type : []));
    expect(sharedTypes.sort()).toEqual(Object.keys(owners).sort());
  });
});

describe('consistent types', () => {
  /** The type without non-null markers. */
  const formatTypeShape = (type: TypeNode): string =>
    type.kind === Kind.NON_NULL_TYPE
      ? formatTypeShape(type.type)
      : type.kind === Kind.LIST_TYPE
        ? `[${formatTypeShape(type.type)}]`
        : print(type);

  const typedElements: readonly (readonly [name: string, type: TypeNode, where: string])[] = [
    ...fieldUses.flatMap(({ field, coordinate }) =>
      (field.arguments ?? []).map(({ name, type }) => [name.value, type, coordinate] as const),
    ),
    ...subgraphNames.flatMap((name) =>
      readSubgraph(name).definitions.flatMap((definition) =>
        definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
          ? (definition.fields ?? []).map(
              (field: InputValueDefinitionNode) =>
                [field.name.value, field.type, definition.name.value] as const,
            )
          : [],
      ),
    ),
  ];

  test('arguments with the same name have the same type in the whole schema', () => {
    const types = new Map<string, Map<string, string[]>>();
    for (const [name, type, where] of typedElements) {
      const usesByShape = types.get(name) ?? new Map<string, string[]>();
      types.set(
        name,
        usesByShape.set(formatTypeShape(type), [...(usesByShape.get(formatTypeShape(type)) ?? []), where]),
      );
    }
    const split = [...types].filter(([, shapes]) => shapes.size > 1);
    expect(Object.fromEntries(split.map(([name, shapes]) => [name, Object.fromEntries(shapes)]))).toEqual({});
  });

  test('a field named after an entity has that entity as its type', () => {
    const records = new Map(
      fieldUses.flatMap(({ type, keys }) => (keys.length > 0 ? [[type.toLowerCase(), type] as const] : [])),
    );
    const formatPlural = (name: string) =>
      name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
    const violations = fieldUses.filter(({ type, field }) => {
      const name = field.name.value.toLowerCase();
      const record = records.get(name) ?? records.get(formatPlural(name));
      return type !== 'Query' && record !== undefined && getTypeName(field.type) !== record;
    });
    expect(listCoordinates(violations)).toEqual([]);
  });

  test('fields for URLs and instants have the scalar URL or DateTime', () => {
    const prefixRules: readonly (readonly [RegExp, string])[] = [
      [/(^|[a-z])url$/i, 'URL'],
      [/^(observed|consulted|imported|snapshot|starts|ends)At$/, 'DateTime'],
    ];
    const plainFields = fieldUses.filter(({ field }) =>
      prefixRules.some(([name, type]) => name.test(field.name.value) && getTypeName(field.type) !== type),
    );
    expect(listCoordinates(plainFields)).toEqual([]);
  });

  test('a root field is named after its type or family, in the plural for a list, and may end in what it returns', () => {
    const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
    const types = Object.keys(buildApiSchema(readSupergraph()).getTypeMap()).map(lower);
    const nouns = [...types, ...routes.map(({ family }) => family)];
    const plural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);
    const strangers = fieldUses
      .filter(({ type }) => type === 'Query')
      .map(({ field }) => field.name.value)
      .filter(
        (name) =>
          !nouns.some(
            (noun) =>
              name === noun ||
              name === plural(noun) ||
              (name.startsWith(noun) && /^[A-Z]/.test(name.slice(noun.length))),
          ),
      );
    // Kept, because clients use them: docs/graphql.md lists them as exceptions.
    expect(strangers.toSorted()).toEqual(['checkWallTime', 'convert', 'zones']);
  });

  test('a list with pages has the arguments first and after, and has last only together with before', () => {
    const connections = fieldUses.filter(({ field }) => getTypeName(field.type).endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(6);
    const names = (place: Place) => new Set(place.field.arguments?.map(({ name }) => name.value));
    expect(
      listCoordinates(
        connections.filter((place) => !names(place).has('first') || !names(place).has('after')),
      ),
    ).toEqual([]);
    expect(
      listCoordinates(connections.filter((place) => names(place).has('last') !== names(place).has('before'))),
    ).toEqual([]);
  });

  test('the argument for the text of a search is called query', () => {
    expect(typedElements.filter(([name]) => name === 'q' || name === 'search')).toEqual([]);
  });
});

describe('descriptions', () => {
  test('every type, field, argument and enum value that clients see has a description', () => {
    const missingDescriptions: string[] = [];
    const checkDescription = (
      coordinate: string,
      { description }: { readonly description?: string | null | undefined },
    ) => {
      if ((description ?? '').trim() === '') missingDescriptions.push(coordinate);
    };
    for (const type of Object.values(buildApiSchema(readSupergraph()).getTypeMap())) {
      if (type.name.startsWith('__')) continue;
      checkDescription(type.name, type);
      if (isEnumType(type))
        for (const value of type.getValues()) checkDescription(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields()))
          checkDescription(`${type.name}.${field.name}`, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        checkDescription(`${type.name}.${field.name}`, field);
        for (const arg of field.args) checkDescription(`${type.name}.${field.name}(${arg.name}:)`, arg);
      }
    }
    expect(missingDescriptions).toEqual([]);
  });

  test('only the subgraph that owns a shared type describes the type', () => {
    const subgraphsByName = new Map<string, SubgraphName[]>();
    for (const subgraph of subgraphNames) {
      for (const definition of readSubgraph(subgraph).definitions) {
        if (!('name' in definition) || definition.name === undefined) continue;
        const name = definition.name.value;
        const report = (what: string, described: boolean) => {
          if (described) subgraphsByName.set(what, [...(subgraphsByName.get(what) ?? []), subgraph]);
        };
        report(name, 'description' in definition && definition.description !== undefined);
        if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && name !== 'Query')
          for (const field of definition.fields ?? [])
            report(`${name}.${field.name.value}`, field.description !== undefined);
      }
    }
    expect([...subgraphsByName].filter(([, by]) => by.length > 1)).toEqual([]);
    const violations = [...subgraphsByName].filter(
      ([what, [by]]) => owners[what] !== undefined && owners[what] !== by,
    );
    expect(violations).toEqual([]);
  });

  test('the descriptions of the schema contain no character outside the Basic Multilingual Plane', () => {
    expect(readSupergraph().match(/[\u{10000}-\u{10ffff}]/gu)).toBeNull();
    expect(() => parse(readSupergraph())).not.toThrow();
  });
});

describe('enums', () => {
  test.each([
    ['Weekday', country.weekStart.enumValues],
    ['MeasurementSystem', country.units.enumValues],
    ['DrivingSide', country.drivingSide.enumValues],
    ['WritingDirection', language.direction.enumValues],
    ['LanguageScope', language.scope.enumValues],
    ['LanguageType', language.type.enumValues],
    ['AlertSeverity', alertSeverities],
    ['AlertUrgency', alertUrgencies],
    ['AlertCertainty', alertCertainties],
  ])('the enum %s has exactly the values of its source', (name, words) => {
    const type = buildApiSchema(readSupergraph()).getType(name);
    const values = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(values.toSorted()).toEqual(words.toSorted());
  });
});
