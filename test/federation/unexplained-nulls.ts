import {
  getDirectiveValues,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Result } from '../../router/document/result.ts';

type Path = readonly (string | number)[];
type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Returns the levels of a field that are null only with an error: 0 is the field, 1 an element of its list. */
export function semanticNonNullLevels(
  schema: GraphQLSchema,
  { astNode }: GraphQLField<unknown, unknown>,
): readonly number[] {
  const directive = schema.getDirective('semanticNonNull');
  if (directive === null || directive === undefined || astNode === null || astNode === undefined) return [];
  const { levels } = getDirectiveValues(directive, astNode) ?? {};
  return Array.isArray(levels) ? levels.map(Number) : [];
}

/**
 * Finds the nulls of a result that break the promise of `@semanticNonNull`: no error is at their path or below.
 * @param document every selection set has `__typename`
 */
export function unexplainedNulls(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, errors = [] }: Result,
): readonly string[] {
  const explained = new Set(
    errors.flatMap(({ path = [] }) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))),
  );
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const found: string[] = [];

  const check = (
    value: unknown,
    levels: readonly number[],
    level: number,
    nodes: FieldNode[],
    path: Path,
  ) => {
    if (Array.isArray(value)) {
      for (const [index, element] of value.entries())
        check(element, levels, level + 1, nodes, [...path, index]);
    } else if (isRecord(value)) {
      walk(
        value,
        nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
        path,
      );
    } else if (value === null && levels.includes(level) && !explained.has(JSON.stringify(path))) {
      found.push(path.join('.'));
    }
  };

  const walk = (value: Value, sets: readonly SelectionSetNode[], path: Path) => {
    const type = schema.getType(String(value['__typename']));
    if (!isObjectType(type)) throw new Error(`The value at ${path.join('.')} has no type.`);
    for (const [key, nodes] of fieldsOf(sets, type.name)) {
      const field = type.getFields()[nodes[0]?.name.value ?? ''];
      if (field !== undefined)
        check(value[key], semanticNonNullLevels(schema, field), 0, nodes, [...path, key]);
    }
  };

  /** The field nodes of each response key that apply to a type. */
  const fieldsOf = (
    sets: readonly SelectionSetNode[],
    type: string,
    fields: Map<string, FieldNode[]> = new Map(),
  ): ReadonlyMap<string, FieldNode[]> => {
    for (const selection of sets.flatMap(({ selections }) => selections)) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const isFragment = selection.kind === Kind.FRAGMENT_SPREAD;
      const set = isFragment ? fragments.get(selection.name.value) : selection.selectionSet;
      if (set !== undefined) fieldsOf([set], type, fields);
    }
    return fields;
  };

  if (isRecord(data)) {
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind === Kind.OPERATION_DEFINITION) walk(data, [operation.selectionSet], []);
  }
  return found;
}
