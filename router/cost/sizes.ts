import {
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { FieldCost } from '../compose/field-costs.ts';
import type { Json } from '../document/result.ts';

type Field = GraphQLField<unknown, unknown>;

/** How many values a list has at most. */
export interface Size {
  readonly most: number;
  /** The argument that says so for this one: by its length, or by its number. */
  readonly given: {
    readonly by: 'length' | 'number';
    readonly value: ValueNode;
    readonly name: string;
  } | null;
}

/** As long as any list gets of which no directive says more: the most that an argument of the graph may ask for. */
const unknownSize: Size = { most: 1000, given: null };

/** @param cost of the field; @param sized what the field around it says of it. @returns null for no list. */
export function sizeOf(
  field: Field,
  node: FieldNode | undefined,
  cost: FieldCost | undefined,
  sized: Size | undefined,
): Size | null {
  if (!isListType(getNullableType(field.type))) return null;
  if (sized !== undefined) return sized;
  const own = slice(field, node, cost);
  if (own !== null) return own;
  const list = listArgument(field);
  const most = cost?.assumedSize ?? unknownSize.most;
  if (list === null) return { most, given: null };
  const value = argument(node, list);
  if (value === undefined || value.kind === Kind.NULL) return { most, given: null };
  return { most, given: { by: 'length', value, name: list } };
}

/** What an argument says of the list, or of the lists in the object that a field has. */
export function slice(field: Field, node: FieldNode | undefined, cost: FieldCost | undefined): Size | null {
  const most = cost?.assumedSize ?? unknownSize.most;
  for (const name of cost?.slicingArguments ?? []) {
    const value = argument(node, name);
    if (value !== undefined) return { most, given: { by: 'number', value, name } };
    const { defaultValue } = field.args.find((each) => each.name === name) ?? {};
    if (typeof defaultValue === 'number') return { most: Math.min(most, defaultValue), given: null };
  }
  return cost !== undefined && cost.slicingArguments.length > 0 ? { most, given: null } : null;
}

const argument = (node: FieldNode | undefined, name: string): ValueNode | undefined =>
  node?.arguments?.find((each) => each.name.value === name)?.value;

/** The list by which records are asked for one by one, where it alone decides: `countries(codes:)`. */
function listArgument({ args }: Field): string | null {
  const lists = args.filter(({ type }) => isListType(getNullableType(type)));
  const [list] = lists;
  if (list === undefined || lists.length > 1) return null;
  const isAlone = args.every(
    (other) => other === list || !isNonNullType(other.type) || other.defaultValue !== undefined,
  );
  return isAlone ? list.name : null;
}

/** How many values there are with these variables. */
export function valuesOf({ most, given }: Size, variables: Readonly<Json>): number {
  if (given === null) return most;
  const { by, value } = given;
  const said: unknown = value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
  if (by === 'number') {
    const count = value.kind === Kind.INT ? Number(value.value) : said;
    return typeof count === 'number' ? Math.max(0, Math.min(count, most)) : most;
  }
  if (said === undefined || said === null) return most;
  if (Array.isArray(said)) return said.length;
  // A single value stands for a list of one.
  return value.kind === Kind.LIST ? value.values.length : 1;
}

/** Bytes of a leaf as JSON; of text an estimate. */
export function leafBytes(type: GraphQLNamedType): number {
  if (isEnumType(type)) return 2 + Math.max(0, ...type.getValues().map(({ name }) => name.length));
  return { Int: 11, Float: 20, Boolean: 5, ID: 24 }[type.name] ?? 48;
}

/**
 * How long the lists of introspection are: by path where a query goes through everything once, so that the product is
 * what there is in all; by coordinate, as long as the longest, where it comes back to types.
 */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? [Object.values(type.getFields())] : [],
  );
  const values = types.flatMap((type) => (isEnumType(type) ? [type.getValues().length] : []));
  const args = fields.flat().map((field) => field.args.length);
  const inputs = types.flatMap((type) =>
    'getFields' in type && !isObjectType(type) && !isInterfaceType(type)
      ? [Object.keys(type.getFields()).length]
      : [],
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const longest = (counts: readonly number[]) => Math.max(1, ...counts);
  const lengths = fields.map((each) => each.length);
  const directives = schema.getDirectives();
  return new Map([
    ['__schema.types', types.length],
    ['__schema.types.fields', sum(lengths) / types.length],
    ['__schema.types.fields.args', sum(args) / Math.max(1, sum(lengths))],
    ['__schema.types.enumValues', sum(values) / types.length],
    ['__schema.types.inputFields', sum(inputs) / types.length],
    ['__schema.types.interfaces', 1],
    ['__schema.types.possibleTypes', 1],
    ['__Type.fields', longest(lengths)],
    ['__Type.enumValues', longest(values)],
    ['__Type.inputFields', longest(inputs)],
    ['__Type.interfaces', 4],
    ['__Type.possibleTypes', 8],
    ['__Field.args', longest(args)],
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Directive.args', longest(directives.map((each) => each.args.length))],
    ['__Directive.locations', longest(directives.map((each) => each.locations.length))],
  ]);
}
