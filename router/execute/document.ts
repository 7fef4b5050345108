import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** A document that cannot be executed: everything that is wrong with it. */
export class GraphQLErrors extends AggregateError {
  declare readonly errors: GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors, errors.map((error) => error.message).join('\n'));
    this.name = 'GraphQLErrors';
  }
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** One operation of a valid document. */
export interface ClientDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/**
 * Parses and validates a document and picks its operation.
 * @throws GraphQLErrors
 */
export function clientDocument(
  text: string,
  operationName: string | undefined,
  schema: GraphQLSchema,
  introspection: boolean,
): ClientDocument {
  const document = parseDocument(text);
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = [...validate(schema, document, rules), ...reservedKeys(document)];
  if (errors.length > 0) throw new GraphQLErrors(errors);
  return asClientDocument(document, operationName);
}

/** @throws GraphQLErrors when the document has no such operation, or several and none is named. */
export function asClientDocument(document: DocumentNode, operationName?: string): ClientDocument {
  return { document, operation: pickOperation(document, operationName), fragments: fragmentsOf(document) };
}

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) throw new GraphQLErrors([error]);
    throw error;
  }
}

/** Answers are plain objects: a key that every object has already (`__proto__`) could not be told from data. */
function reservedKeys(document: DocumentNode): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  visit(document, {
    Field(field) {
      const key = field.alias?.value ?? '';
      if (key in Object.prototype) {
        errors.push(new GraphQLError(`The alias "${key}" is reserved; take another name.`, { nodes: field }));
      }
    },
  });
  return errors;
}

function pickOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const named = name === undefined ? operations : operations.filter((node) => node.name?.value === name);
  const [operation] = named;
  if (operation === undefined) {
    throw refused(name === undefined ? 'Must provide an operation.' : `Unknown operation named "${name}".`);
  }
  if (named.length > 1) throw refused('Must provide operation name if query contains multiple operations.');
  if (operation.operation !== OperationTypeNode.QUERY) {
    throw refused(`The graph is read-only: it answers no ${operation.operation}.`, operation);
  }
  return operation;
}

const refused = (message: string, node?: OperationDefinitionNode) =>
  new GraphQLErrors([new GraphQLError(message, node === undefined ? {} : { nodes: node })]);
