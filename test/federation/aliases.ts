import { Kind, parse, print, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { ResponseError, Result } from '../../router/graph.ts';
import { createSeededRandom } from '../support/seeded.ts';
import type { GeneratedQuery } from './generate-queries.ts';

/** The same operation in two forms: with aliases that the planner also uses, and with unique aliases. */
export interface AliasedQuery {
  readonly drawn: GeneratedQuery;
  readonly unique: GeneratedQuery;
}

/**
 * Adds random aliases to the fields of each query, and renames one of its variables.
 * @param aliases names of key fields and others that a planner uses.
 * @param draws number of variants of each query; invalid ones are omitted.
 */
export function buildAliasedQueries(
  schema: GraphQLSchema,
  queries: readonly GeneratedQuery[],
  aliases: readonly string[],
  { seed, draws }: { readonly seed: number; readonly draws: number },
): readonly AliasedQuery[] {
  const random = createSeededRandom(seed);
  return queries.flatMap((query) =>
    Array.from({ length: draws }, () => addAliases(query, aliases, random)).flatMap((drawn) => {
      const document = parse(drawn.document);
      if (validate(schema, document).length > 0) return [];
      return [{ drawn, unique: { document: print(addUniqueKeys(document)), variables: drawn.variables } }];
    }),
  );
}

function addAliases(
  { document, variables }: GeneratedQuery,
  aliases: readonly string[],
  random: () => number,
): GeneratedQuery {
  const pick = () => aliases[Math.floor(random() * aliases.length)] ?? '';
  const [variable] = Object.keys(variables);
  const renamedVariable = variable !== undefined && random() < 0.3 ? variable : null;
  const drawnDocument = visit(parse(document), {
    Field: (field) =>
      random() < 0.3 ? { ...field, alias: { kind: Kind.NAME, value: pick() } as const } : undefined,
    Variable: (node) =>
      node.name.value === renamedVariable
        ? { ...node, name: { kind: Kind.NAME, value: 'representations' } as const }
        : undefined,
  });
  const { [renamedVariable ?? '']: value, ...others } = variables;
  return {
    document: print(drawnDocument),
    variables: renamedVariable === null ? variables : { ...others, representations: value },
  };
}

const uniquePrefix = 'unique_';

const addUniqueKeys = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: (field) => ({
      ...field,
      alias: { kind: Kind.NAME, value: `${uniquePrefix}${(field.alias ?? field.name).value}` } as const,
    }),
  });

/** Renames the keys of a result with unique aliases to the keys of the other operation. */
export function restoreDrawnKeys({ data, errors }: Result): Result {
  return {
    data: restoreKeys(data) as Result['data'],
    ...(errors === undefined ? {} : { errors: errors.map(restoreErrorKeys) }),
  } as Result;
}

const removePrefix = (name: string): string => name.slice(uniquePrefix.length);

function restoreKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restoreKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [removePrefix(name), restoreKeys(inner)]),
  );
}

const restoreErrorKeys = (error: ResponseError): ResponseError =>
  error.path === undefined
    ? error
    : { ...error, path: error.path.map((step) => (typeof step === 'string' ? removePrefix(step) : step)) };
