import { getIntrospectionQuery, Kind, parse, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileIntrospection } from './introspect.ts';
import { toClientError } from '../subgraph/error-for-client.ts';
import type { Json, ResponseError } from '../document/result.ts';

export interface IntrospectionResult {
  readonly data: Json;
  /** Errors in arguments; introspection has no other errors. */
  readonly errors: readonly ResponseError[];
}

/** All variants of the introspection query that graphql-js and the tools based on it send. */
let standardTexts: ReadonlySet<string> | null = null;

function listStandardQueries(): ReadonlySet<string> {
  const options = [
    'descriptions',
    'specifiedByUrl',
    'directiveIsRepeatable',
    'schemaDescription',
    'inputValueDeprecation',
    'oneOf',
  ] as const;
  const texts = new Set<string>();
  for (let bits = 0; bits < 2 ** options.length; bits++) {
    const chosenOptions = Object.fromEntries(
      options.map((option, index) => [option, (bits & (2 ** index)) > 0]),
    );
    texts.add(print(removeOperationName(parse(getIntrospectionQuery(chosenOptions), { noLocation: true }))));
  }
  return texts;
}

const removeOperationName = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? { kind: node.kind, operation: node.operation, selectionSet: node.selectionSet }
      : node,
  ),
});

/** Starts an execution of the introspection part of an operation. Each step of the generator resolves one object. */
export type IntrospectionRunner = (
  variables: Readonly<Json>,
  count: (bytes: number) => void,
) => Generator<undefined, IntrospectionResult>;

/**
 * Executes introspection on the schema in memory, in steps. Results of the standard query are cached, for a few of its
 * variants.
 */
export class Introspection {
  readonly #schema: GraphQLSchema;
  readonly #prepared = new LRUCache<string, IntrospectionResult>({ max: 4 });

  /**
   * Executes introspection on a schema.
   * @param schema the API schema
   */
  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Compiles the introspection part of an operation. */
  compile(part: DocumentNode): IntrospectionRunner {
    const text = print(removeOperationName(part));
    standardTexts ??= listStandardQueries();
    const execute = compileIntrospection(part, this.#schema);
    const isStandardQuery = standardTexts.has(text);
    const preparedResults = this.#prepared;
    return function* (variables, count) {
      const cachedValue = isStandardQuery ? preparedResults.get(text) : undefined;
      if (cachedValue !== undefined) return cachedValue;
      const { data, errors } = yield* execute(variables, count);
      const result: IntrospectionResult = {
        data,
        errors: errors.map((error) => toClientError(error, 'introspection', () => undefined)),
      };
      if (isStandardQuery) preparedResults.set(text, result);
      return result;
    };
  }
}
