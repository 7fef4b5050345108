import { isAbstractType, isObjectType } from 'graphql';
import { apiSchema } from './api-schema.ts';
import { entityKeys } from './entity-keys.ts';

/** The information that normalised client caches need about the graph: the key fields and the possible types. */
interface CacheFacts {
  /** Key fields by type. Null for a type without a key, which is part of its parent object. */
  readonly keys: readonly (readonly [type: string, fields: readonly string[] | null])[];
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
}

function cacheFacts(supergraph: string): CacheFacts {
  const schema = apiSchema(supergraph);
  const entities = entityKeys(supergraph);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const records = types.filter((type) => isObjectType(type) && type !== schema.getQueryType());
  return {
    keys: records
      .map(({ name }) => [name, entities.has(name) ? [...(entities.get(name) ?? [])] : null] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    possibleTypes: Object.fromEntries(
      types.flatMap((type) =>
        isAbstractType(type)
          ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name)] as const]
          : [],
      ),
    ),
  };
}

const quoteAll = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');
const lines = (texts: readonly string[]): string => texts.map((text) => `  ${text},\n`).join('');

/** Generates the configuration for Apollo Client: `new InMemoryCache({ possibleTypes, typePolicies })`. */
export function apolloCache(supergraph: string): string {
  const { keys, possibleTypes } = cacheFacts(supergraph);
  return `/**
 * For Apollo Client: new InMemoryCache({ possibleTypes, typePolicies }). Written by \`npm run generate\`.
 */
interface Reading {
  readonly readField: (name: string) => unknown;
}

/** A record is kept by its key where the query asks for the whole of it, else inside of what it stands in. */
const keyedBy = (...fields: string[]) => ({
  keyFields: (_record: unknown, { readField }: Reading): string[] | false =>
    fields.every((field) => readField(field) !== undefined) && fields,
});

/** A part of what it stands in. */
const part = { keyFields: false, merge: true } as const;

export const possibleTypes: Record<string, string[]> = {
${lines(Object.entries(possibleTypes).map(([type, names]) => `${type}: [${quoteAll(names)}]`))}};

export const typePolicies = {
${lines(keys.map(([type, fields]) => `${type}: ${fields === null ? 'part' : `keyedBy(${quoteAll(fields)})`}`))}};
`;
}

/** Generates the configuration for urql's Graphcache: `cacheExchange({ keys })`. */
export function urqlCache(supergraph: string): string {
  const { keys } = cacheFacts(supergraph);
  return `/**
 * For urql's Graphcache: cacheExchange({ keys }). Written by \`npm run generate\`.
 */
type Key = (record: Readonly<Record<string, unknown>>) => string | null;

/** A record is kept by its key where the query asks for the whole of it, else inside of what it stands in. */
const keyedBy =
  (...fields: string[]): Key =>
  (record) => {
    const values = fields.map((field) => record[field]);
    return values.some((value) => value === undefined || value === null) ? null : values.join(' ');
  };

/** A part of what it stands in. */
const part: Key = () => null;

export const keys: Record<string, Key> = {
${lines(keys.map(([type, fields]) => `${type}: ${fields === null ? 'part' : `keyedBy(${quoteAll(fields)})`}`))}};
`;
}
