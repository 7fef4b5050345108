import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createGraphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

const sdl = readSupergraph();
const schema = buildApiSchema(sdl);
const { costs, entities, listed, sameLists } = createGraphPrices(routes, { apiSchema: schema, sdl });

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

/** Returns the record type of a list: that of its elements, or of the edges that lead to it. */
function recordOf(element: GraphQLObjectType): GraphQLObjectType | undefined {
  if (entities.has(element.name)) return element;
  return Object.values(element.getFields())
    .map(({ type }) => getNamedType(type))
    .find((type): type is GraphQLObjectType => isObjectType(type) && entities.has(type.name));
}

/**
 * Returns the sentence about the price that the description of a list must contain; undefined when the list includes only keys
 * and ids.
 */
function buildExpectedSentence(
  list: string,
  record: GraphQLObjectType,
  isElement: boolean,
): string | undefined {
  const keys = entities.get(record.name);
  const recordFields = Object.values(record.getFields()).filter(({ name, type }) => {
    const coordinate = `${record.name}.${name}`;
    const innerType = getNamedType(type);
    if (name === 'id' || name === 'deep' || keys?.has(name) === true) return false;
    return !entities.has(innerType.name) && (costs.get(coordinate)?.weight ?? 0) === 0;
  });
  const includedNames = recordFields
    .map(({ name }) => name)
    .filter((name) => listed.has(`${list}>${record.name}/${name}`));
  if (includedNames.length === 0) return undefined;
  if (includedNames.length === recordFields.length)
    return 'The price includes all their fields that are not records themselves.';
  return `The price includes ${includedNames.map((name) => (isElement ? `\`${name}\`` : `\`${record.name}.${name}\``)).join(', ')}.`;
}

const lists = objects.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) => {
    const element = getNamedType(field.type);
    if (!isListType(getNullableType(field.type)) || !isObjectType(element)) return [];
    const record = recordOf(element);
    if (record === undefined) return [];
    const coordinate = `${type.name}.${field.name}`;
    const expected = buildExpectedSentence(
      sameLists.get(coordinate) ?? coordinate,
      record,
      record === element,
    );
    return [[coordinate, expected, field.description ?? ''] as const];
  }),
);

test('lists of the same records have the same price', () => {
  for (const [list, other] of sameLists) {
    const findSentence = (wanted: string) => lists.find(([coordinate]) => coordinate === wanted)?.[1];
    expect(findSentence(list)?.replaceAll(/`[A-Z]\w*\./g, '`'), list).toBe(findSentence(other));
  }
});

test.each(lists)(
  'the description of %s states which fields its price includes',
  (_, expected, description) => {
    const [stated] = /The price includes .*?\.(?= |$)/.exec(description.replaceAll('\n', ' ')) ?? [];
    expect(stated).toBe(expected);
  },
);
