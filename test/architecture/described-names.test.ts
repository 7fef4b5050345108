import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { providerSettings, serviceSettings } from '../../app/settings/table.ts';
import { memoizePerObject } from '../../core/memoize-per-object.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { errorTable } from '../../router/errors.ts';

/**
 * Descriptions refer to fields, arguments, enum values, types, error codes and settings in backquotes. The test finds
 * references to names that do not exist, for example after a renaming.
 *
 * A name resolves near its description: to an argument of the same field; to a field of the same type, of the returned type
 * or of a type that returns it; to a root field, an enum value or a type. Other names are written as schema coordinates:
 * `Type.field` or `Type.field(argument:)`.
 */

interface Member {
  readonly name: string;
  readonly type: GraphQLInputType | GraphQLOutputType;
  readonly description?: string | null | undefined;
  readonly args: readonly GraphQLArgument[];
}

/** A description and the part of the schema that it belongs to. */
interface DescribedElement {
  readonly coordinate: string;
  readonly text: string;
  /** The type that defines the described element. */
  readonly type: GraphQLNamedType;
  /** The described field, or the field of the described argument. */
  readonly field?: Member;
  /** Type of the described field or argument. */
  readonly value?: GraphQLNamedType;
}

const joinLines = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ');

const typesOf = memoizePerObject((schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  ),
);

const membersOf = memoizePerObject((type: GraphQLNamedType): readonly Member[] => {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields());
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({ ...field, args: [] }));
  return [];
});

const getEnumValues = (type: GraphQLNamedType) => (isEnumType(type) ? type.getValues() : []);

const descriptionsOf = memoizePerObject((schema: GraphQLSchema): readonly DescribedElement[] =>
  typesOf(schema).flatMap((type) => [
    { coordinate: type.name, text: joinLines(type.description), type },
    ...getEnumValues(type).map(({ name, description }) => ({
      coordinate: `${type.name}.${name}`,
      text: joinLines(description),
      type,
    })),
    ...membersOf(type).flatMap((field) =>
      [field, ...field.args].map((each) => ({
        coordinate: `${type.name}.${field.name}${each === field ? '' : `(${each.name}:)`}`,
        text: joinLines(each.description),
        type,
        field,
        value: getNamedType(each.type),
      })),
    ),
  ]),
);

const span = '`[^`]*`(?: \\([^)]*\\))?';
const moreSpans = `(?:(?:, or |, | or | and )${span})`;
/** Names after phrases that introduce examples and defaults. */
const examples = new RegExp(
  `(?:\\bfor example|\\bExamples?:|\\bsuch as|\\bDefault:) ${span}${moreSpans}*`,
  'g',
);
/** Listed values: several names at the start of the description, or any number of names after a colon. */
const values = new RegExp(`^${span}${moreSpans}+|: ${span}${moreSpans}*`, 'g');

const findCodeSpans = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([^`]*)`/g), ([, each = '']) => each);

/** Whether the value of a description is a text, so that the description can list values. */
const mayListValues = ({ value }: DescribedElement): boolean => isLeafType(value) && !isEnumType(value);

/** The fields that return a type, and their types. */
const originsOf = memoizePerObject((schema: GraphQLSchema) => {
  const origins = new Map<GraphQLNamedType, { type: GraphQLNamedType; field: Member }[]>();
  for (const type of typesOf(schema))
    for (const field of membersOf(type)) {
      const returnType = getNamedType(field.type);
      origins.set(returnType, [...(origins.get(returnType) ?? []), { type, field }]);
    }
  return origins;
});

/** Names that every description can refer to: types, enum values and root fields. */
const globalNames = memoizePerObject((schema: GraphQLSchema): readonly string[] =>
  typesOf(schema).flatMap((type) =>
    [type, ...getEnumValues(type), ...(type === schema.getQueryType() ? membersOf(type) : [])].map(
      ({ name }) => name,
    ),
  ),
);

/** The names and listed values that a description can refer to without their type. */
function findReachableNames(schema: GraphQLSchema, { type, field }: DescribedElement): ReadonlySet<string> {
  const origins = originsOf(schema).get(type) ?? [];
  const returnMembers = field === undefined ? [] : membersOf(getNamedType(field.type));
  const fields = [...membersOf(type), ...returnMembers, ...origins.map((each) => each.field)];
  const args = [field, ...origins.map((each) => each.field)].flatMap((each) => each?.args ?? []);
  const types = new Set([type, ...origins.map((each) => each.type)]);
  const listedTexts = descriptionsOf(schema)
    .filter((each) => types.has(each.type) && mayListValues(each))
    .flatMap(({ text }) => text.replace(examples, '').match(values) ?? []);
  return new Set([
    ...globalNames(schema),
    ...[...fields, ...args].map(({ name }) => name),
    ...listedTexts.flatMap(findCodeSpans),
  ]);
}

/** Whether `Type.field`, `Type.field(argument:)` or `Enum.value` exists. */
function hasCoordinate(schema: GraphQLSchema, typeName: string, name: string, argument?: string): boolean {
  const type = schema.getType(typeName);
  if (type === undefined) return false;
  if (isEnumType(type)) return type.getValue(name) !== undefined;
  const field = membersOf(type).find((each) => each.name === name);
  return field !== undefined && (argument === undefined || field.args.some((each) => each.name === argument));
}

const settings = new Set(
  Object.values({ ...serviceSettings, ...providerSettings }).flatMap((group) => Object.keys(group)),
);

/** Returns the names in descriptions that do not exist, each with the coordinate of the description. */
const findUnknownNames = (schema: GraphQLSchema): readonly string[] =>
  descriptionsOf(schema).flatMap((described) => {
    if (!described.text.includes('`')) return [];
    const reachableNames = findReachableNames(schema, described);
    const isKnown = (name: string): boolean => {
      if (/^[A-Z\d]+(_[A-Z\d]+)+$/.test(name)) return settings.has(name);
      // A code, such as `US`, `BRK.B` or `AS15169`.
      if (/^[A-Z\d.]+$/.test(name)) return true;
      const [, type, field, argument] = /^([A-Z]\w*)\.(\w+)(?:\((\w+):\))?$/.exec(name) ?? [];
      if (type !== undefined && field !== undefined) return hasCoordinate(schema, type, field, argument);
      return reachableNames.has(name) || Object.hasOwn(errorTable, name) || name === 'null';
    };
    const text = described.text.replace(examples, '');
    return findCodeSpans(mayListValues(described) ? text.replace(values, '') : text)
      .map((each) => each.replace(/: (?:true|false|null)$/, ''))
      .filter((each) => /^[A-Za-z](?:[\w.]*[A-Za-z\d])?(?:\(\w+:\))?$/.test(each) && !isKnown(each))
      .map((each) => `${described.coordinate}: ${each}`);
  });

describe('names in descriptions', () => {
  test('every name in backquotes in a GraphQL description exists', () => {
    expect(findUnknownNames(buildApiSchema(readSupergraph()))).toEqual([]);
  });

  test.each([
    ['a field', 'Null without `sise`.', 'sise'],
    ['a field at the start', '`sise` as text.', 'sise'],
    ['a field of another type without its type', 'Null without `weight`.', 'weight'],
    ['a field of a type', 'As `Crate.height`.', 'Crate.height'],
    ['an argument of a field', 'As `Query.box(size:)`.', 'Query.box(size:)'],
    ['a field with a value', 'Returns `valid: false`.', 'valid'],
    ['an enum value', 'Null unless the shape is `square`.', 'square'],
    ['an error code', 'The error `not_fond`.', 'not_fond'],
    ['a setting', 'The folder in `ELEVATION_TILE`.', 'ELEVATION_TILE'],
  ])('the check of descriptions reports a reference to %s that does not exist', (_, description, name) => {
    expect(findUnknownNames(buildBoxSchema(description))).toEqual([`Box.label: ${name}`]);
  });

  test.each([
    'Null without `size`.',
    'Null when the argument `unit` is null.',
    'As `Crate.weight` and `Query.box(unit:)`.',
    'As `box`.',
    'The size of a `Crate`.',
    'Null unless the shape is `round`.',
    'The error `not_found`.',
    'The folder in `ELEVATION_TILES`.',
    'A label, for example `fragile` or `heavy`.',
    'Kind of label: `fragile` or `heavy`. Without a size, never `fragile`.',
    '`fragile`, `heavy` (above 20 kg) or another word.',
    'The code `US` or `AS15169`.',
  ])('the check of descriptions accepts %j', (description) => {
    expect(findUnknownNames(buildBoxSchema(description))).toEqual([]);
  });
});

const buildBoxSchema = (description: string): GraphQLSchema =>
  buildSchema(`
    type Query { box(unit: String): Box crate: Crate }
    type Box { "${description}" label: String size: Int shape: Shape }
    type Crate { weight: Int }
    enum Shape { round }
  `);
