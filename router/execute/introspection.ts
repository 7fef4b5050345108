import {
  execute,
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import { LRUCache } from 'lru-cache';
import { errorForClient } from '../subgraph/error-for-client.ts';
import { isJson, type Json, type ResponseError } from '../document/result.ts';

interface IntrospectionResult {
  readonly data: Json;
  /** Errors in arguments; introspection has no other errors. */
  readonly errors: readonly ResponseError[];
}

/** All variants of the introspection query that graphql-js and the tools based on it send. */
let standardTexts: ReadonlySet<string> | null = null;

function standardQueries(): ReadonlySet<string> {
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
    const chosen = Object.fromEntries(options.map((option, index) => [option, (bits & (2 ** index)) > 0]));
    texts.add(print(withoutName(parse(getIntrospectionQuery(chosen), { noLocation: true }))));
  }
  return texts;
}

const withoutName = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? { kind: node.kind, operation: node.operation, selectionSet: node.selectionSet }
      : node,
  ),
});

/**
 * Executes introspection synchronously on the schema in memory. Results of the standard query are cached, for a few
 * of its variants.
 */
export class Introspection {
  readonly #schema: GraphQLSchema;
  readonly #prepared = new LRUCache<string, IntrospectionResult>({ max: 4 });

  /** @param schema the API schema */
  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Compiles the introspection part of an operation. */
  compile(part: DocumentNode): (variables: Readonly<Json>) => IntrospectionResult {
    const text = print(withoutName(part));
    standardTexts ??= standardQueries();
    if (!standardTexts.has(text)) return (variables) => this.#execute(part, variables);
    return () => {
      let data = this.#prepared.get(text);
      if (data === undefined) {
        data = this.#execute(part, {});
        this.#prepared.set(text, data);
      }
      return data;
    };
  }

  #execute(document: DocumentNode, variableValues: Readonly<Json>): IntrospectionResult {
    const result = execute({ schema: this.#schema, document, variableValues });
    if (isPromise(result)) return { data: {}, errors: [] };
    const { data, errors = [] } = result;
    return {
      data: isJson(data) ? data : {},
      errors: errors.map((error) => errorForClient(error, 'introspection', () => undefined)),
    };
  }
}
