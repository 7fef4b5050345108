import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { FieldCost } from '../compose/field-costs.ts';
import type { Json } from '../document/result.ts';

type Field = GraphQLField<unknown, unknown>;

/** The maximum size of a list. */
export interface ListSize {
  readonly maximum: number;
  /** The argument that limits this list: a list argument by its length, a number by its value. Null without such an argument. */
  readonly limitingArgument: {
    readonly by: 'length' | 'number';
    readonly value: ValueNode;
    readonly name: string;
  } | null;
}

/** Size of a list without a directive: the highest limit that any argument of the graph accepts. */
const unknownSize: ListSize = { maximum: 1000, limitingArgument: null };

/**
 * Returns the size of a list field.
 * @param cost directives of the field
 * @param sized size that the surrounding field specifies
 * @returns null when the field is not a list
 */
export function findListSize(
  field: Field,
  node: FieldNode | undefined,
  cost: FieldCost | undefined,
  sized: ListSize | undefined,
): ListSize | null {
  if (!isListType(getNullableType(field.type))) return null;
  if (sized !== undefined) return sized;
  const sizeBySlice = findSliceSize(field, node, cost);
  if (sizeBySlice !== null) return sizeBySlice;
  const listArgumentName = findListArgument(field, node);
  const maximum = cost?.assumedSize ?? unknownSize.maximum;
  if (listArgumentName === null) return { maximum, limitingArgument: null };
  const value = findArgumentValue(node, listArgumentName);
  if (value === undefined || value.kind === Kind.NULL) return { maximum, limitingArgument: null };
  return { maximum, limitingArgument: { by: 'length', value, name: listArgumentName } };
}

/** Returns the size that an argument specifies, for the field's list or for the lists in the object that it returns. */
export function findSliceSize(
  field: Field,
  node: FieldNode | undefined,
  cost: FieldCost | undefined,
): ListSize | null {
  const maximum = cost?.assumedSize ?? unknownSize.maximum;
  for (const name of cost?.slicingArguments ?? []) {
    const value = findArgumentValue(node, name);
    if (value !== undefined) return { maximum, limitingArgument: { by: 'number', value, name } };
    const { defaultValue } = field.args.find((each) => each.name === name) ?? {};
    if (typeof defaultValue === 'number')
      return { maximum: Math.min(maximum, defaultValue), limitingArgument: null };
  }
  return cost !== undefined && cost.slicingArguments.length > 0 ? { maximum, limitingArgument: null } : null;
}

const findArgumentValue = (node: FieldNode | undefined, name: string): ValueNode | undefined =>
  node?.arguments?.find((each) => each.name.value === name)?.value;

/**
 * Returns the name of the list argument that selects the records, if no other argument is required: `countries(codes:)`. A
 * deprecated argument counts only when the document uses it.
 */
function findListArgument({ args }: Field, node: FieldNode | undefined): string | null {
  const isDeprecated = ({ deprecationReason }: GraphQLArgument) => typeof deprecationReason === 'string';
  const listTypedArguments = args.filter(({ type }) => isListType(getNullableType(type)));
  const deprecatedLists = listTypedArguments.filter(
    (each) => isDeprecated(each) && findArgumentValue(node, each.name) !== undefined,
  );
  const listArguments =
    deprecatedLists.length > 0 ? deprecatedLists : listTypedArguments.filter((each) => !isDeprecated(each));
  const [list] = listArguments;
  if (list === undefined || listArguments.length > 1) return null;
  const isOnlyRequired = args.every(
    (other) => other === list || !isNonNullType(other.type) || other.defaultValue !== undefined,
  );
  return isOnlyRequired ? list.name : null;
}

/** Returns the maximum number of values of a list for the given variables. */
export function countValues({ maximum, limitingArgument }: ListSize, variables: Readonly<Json>): number {
  if (limitingArgument === null) return maximum;
  const { by, value } = limitingArgument;
  const argumentValue: unknown = value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
  if (by === 'number') {
    const count = value.kind === Kind.INT ? Number(value.value) : argumentValue;
    return typeof count === 'number' ? Math.max(0, Math.min(count, maximum)) : maximum;
  }
  if (argumentValue === undefined || argumentValue === null) return maximum;
  if (Array.isArray(argumentValue)) return argumentValue.length;
  // GraphQL coerces a single value to a list with one element.
  return value.kind === Kind.LIST ? value.values.length : 1;
}

/**
 * Returns the maximum number of times that a list of codes can select the same record: once per spelling of its code. The
 * spellings differ in length: `FR` and `FRA`.
 */
export function countDuplicates(value: ValueNode, variables: Readonly<Json>): number {
  const argumentValue: unknown =
    value.kind === Kind.VARIABLE ? variables[value.name.value] : valueFromASTUntyped(value, variables);
  if (!Array.isArray(argumentValue)) return 1;
  const counts = new Map<string, number>();
  const lengths = new Set<number>();
  for (const element of argumentValue) {
    const text = (typeof element === 'string' ? element : (JSON.stringify(element) ?? ''))
      .trim()
      .toUpperCase();
    counts.set(text, (counts.get(text) ?? 0) + 1);
    lengths.add(text.length);
  }
  return Math.max(0, ...counts.values()) * lengths.size;
}

/** Returns the size of a leaf as JSON, in bytes. Estimated for text. */
export function estimateLeafBytes(type: GraphQLNamedType): number {
  if (isEnumType(type)) return 2 + Math.max(0, ...type.getValues().map(({ name }) => name.length));
  return { Int: 11, Float: 20, Boolean: 5, ID: 24 }[type.name] ?? 48;
}

/**
 * Returns the list sizes for introspection. Sizes by path apply where a query visits every element once; their product is the
 * total number. Sizes by coordinate apply where types are traversed repeatedly; each is the length of the longest list.
 */
export function computeIntrospectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
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
  const findMaximum = (counts: readonly number[]) => Math.max(1, ...counts);
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
    ['__Type.fields', findMaximum(lengths)],
    ['__Type.enumValues', findMaximum(values)],
    ['__Type.inputFields', findMaximum(inputs)],
    ['__Type.interfaces', 4],
    [
      '__Type.possibleTypes',
      findMaximum(types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type).length : 0))),
    ],
    ['__Field.args', findMaximum(args)],
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Directive.args', findMaximum(directives.map((each) => each.args.length))],
    ['__Directive.locations', findMaximum(directives.map((each) => each.locations.length))],
  ]);
}
