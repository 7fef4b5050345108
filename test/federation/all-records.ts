import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Graph } from '../../router/graph.ts';

/** Number of values of a field, and how many of them are null. */
export interface NullCount {
  values: number;
  nulls: number;
}

/** A query of records of one type. */
export interface RecordQuery {
  readonly type: string;
  /** Returns a document that selects `selection` from each record. */
  readonly document: (selection: string) => string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Fields that read from a provider, or that search all postal codes in memory. */
const excludedFields = new Set([
  'City.nearby',
  'City.postals',
  'Domain.available',
  'Domain.dns',
  'Domain.mailProvider',
  'Domain.mx',
  'Domain.registration',
  'Phone.caller',
  'Phone.hlr',
  'Postal.nearby',
  'Postal.neighbors',
]);

const isUsable = (type: string, { name, args }: GraphQLField<unknown, unknown>): boolean =>
  !excludedFields.has(`${type}.${name}`) &&
  !name.endsWith('Connection') &&
  args.every(({ type: of, defaultValue }) => !isNonNullType(of) || defaultValue !== undefined);

/**
 * Returns a selection of every field of a type. Of a record with an id of its own, it selects only the type name, because
 * another query reads these records.
 */
export function selectEveryField(schema: GraphQLSchema, type: GraphQLObjectType, depth = 3): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (!isUsable(type.name, field)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return field.name;
    if (!isObjectType(named) && !isInterfaceType(named)) return [];
    const isRecord =
      isInterfaceType(named) || named.getInterfaces().some(({ name }) => name === 'Node') || depth === 0;
    return isRecord || named === type
      ? `${field.name} { __typename }`
      : `${field.name} { ${selectEveryField(schema, named, depth - 1)} }`;
  });
  return ['__typename', ...fields].join(' ');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const createBatches = <T>(values: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/** Counts the nulls of every field in the records that the queries return. Errors become messages. */
export async function countNulls(
  graph: Graph,
  queries: Iterable<RecordQuery>,
  now: number,
): Promise<{ readonly counts: ReadonlyMap<string, NullCount>; readonly errors: readonly string[] }> {
  const schema = graph.apiSchema;
  const counts = new Map<string, NullCount>();
  const errors: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isObject(value)) return;
    const type = String(value['__typename']);
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__typename') continue;
      const coordinate = `${type}.${key}`;
      const count = counts.get(coordinate) ?? { values: 0, nulls: 0 };
      count.values += 1;
      if (inner === null) count.nulls += 1;
      counts.set(coordinate, count);
      walk(inner);
    }
  };
  const selections = new Map<string, string>();
  for (const { type: name, document, variables } of queries) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is not a type with fields.`);
    const selection = selections.get(name) ?? selectEveryField(schema, type);
    selections.set(name, selection);
    const result = await graph.prepare(document(selection)).execute(variables, { now });
    for (const { message, path } of result.errors ?? []) errors.push(`${path?.join('.')}: ${message}`);
    for (const record of Object.values(result.data ?? {})) walk(record);
  }
  return { counts, errors };
}
