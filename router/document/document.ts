import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { RequestRejected } from '../../core/request-rejected.ts';
import { deferRules } from './defer-rules.ts';
import { withoutLongIntegers } from './long-integers.ts';
import { withOperationLanguage } from './operation-language.ts';
import { unusableDefaults } from './unusable-arguments.ts';

/** Creates the rejection of a document that cannot be executed, with all its errors. */
export const invalidDocument = (errors: readonly GraphQLError[]): RequestRejected =>
  new RequestRejected(
    { code: 'invalid_request', message: errors.map((error) => error.message).join('\n') },
    errors,
    true,
  );

/** Whether an error is the rejection of a document that cannot be executed. */
export const isInvalidDocument = (error: unknown): error is RequestRejected =>
  error instanceof RequestRejected && error.isOfDocument;

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The selected operation of a valid client document. */
export interface ClientDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/** Error codes of Apollo Server for invalid documents. */
export type DocumentError =
  'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED' | 'OPERATION_RESOLUTION_FAILURE';

export interface DocumentRules {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  /** Whether `__schema` and `__type` are allowed. */
  readonly introspection: boolean;
  /** Maximum number of lexical tokens. Default: no limit. */
  readonly maxTokens?: number | undefined;
  /**
   * Checks a document before validation.
   * @throws an error when the document breaks a limit
   */
  readonly inspect?: (document: DocumentNode) => void;
}

/**
 * Parses and validates a document, and picks its operation. Source locations are omitted: they are most of a parsed
 * document's memory, and only errors need them.
 * @throws RequestRejected
 */
export function clientDocument(
  text: string,
  operationName: string | undefined,
  rules: DocumentRules,
): ClientDocument {
  try {
    return parseClientDocument(text, operationName, rules);
  } catch (error) {
    // Deeply nested brackets overflow the stack of the parser and of all visitors.
    if (!(error instanceof RangeError)) throw error;
    throw withCode([new GraphQLError(tooDeep)], 'GRAPHQL_PARSE_FAILED');
  }
}

const tooDeep =
  'The document is nested too deeply: use fewer levels of brackets, and pass values as variables.';

function parseClientDocument(
  text: string,
  operationName: string | undefined,
  rules: DocumentRules,
): ClientDocument {
  const document = parseDocument(text, rules.maxTokens);
  rules.inspect?.(document);
  const errors = validationErrors(document, rules);
  // Parses again with locations, for the error message.
  if (errors.length > 0) throw withCode(validationErrors(parse(text), rules), 'GRAPHQL_VALIDATION_FAILED');
  const { schema } = rules;
  const readable = withoutLongIntegers(text, document, schema);
  const client = asClientDocument(withOperationLanguage(readable, schema, operationName), operationName);
  assertOperationType(client.operation, rules.schema);
  return client;
}

function validationErrors(
  document: DocumentNode,
  { schema, introspection }: DocumentRules,
): readonly GraphQLError[] {
  const rules = [
    ...specifiedRules,
    ...deferRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  return [...validate(schema, document, rules), ...reservedKeys(document), ...unusableDefaults(document)];
}

const withCode = (errors: readonly GraphQLError[], code: DocumentError): RequestRejected =>
  invalidDocument(
    errors.map(
      ({ message, nodes = null, source = null, positions = null, extensions }) =>
        new GraphQLError(message, { nodes, source, positions, extensions: { ...extensions, code } }),
    ),
  );

/**
 * Picks the operation of a document.
 * @throws RequestRejected when the operation does not exist, or when the document has several and none is named
 */
export function asClientDocument(document: DocumentNode, operationName?: string): ClientDocument {
  return { document, operation: pickOperation(document, operationName), fragments: fragmentsOf(document) };
}

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

function parseDocument(text: string, maxTokens: number | undefined): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw withCode([error], 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

/**
 * Rejects names of Object.prototype, such as `__proto__`: responses and variables are plain objects, in which these
 * names could not be distinguished from data.
 */
function reservedKeys(document: DocumentNode): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (what: string, name: string, node: ASTNode): void => {
    if (!(name in Object.prototype)) return;
    errors.push(new GraphQLError(`The ${what} "${name}" is reserved: use another name.`, { nodes: node }));
  };
  visit(document, {
    Field: (field) => check('alias', field.alias?.value ?? '', field),
    VariableDefinition: (definition) => check('variable', definition.variable.name.value, definition),
  });
  return errors;
}

function pickOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const named = name === undefined ? operations : operations.filter((node) => node.name?.value === name);
  const [operation] = named;
  if (operation === undefined) {
    throw resolutionError(
      name === undefined ? 'Must provide an operation.' : `Unknown operation named "${name}".`,
    );
  }
  if (named.length > 1)
    throw resolutionError('Must provide operation name if query contains multiple operations.');
  return operation;
}

function assertOperationType({ operation }: OperationDefinitionNode, schema: GraphQLSchema): void {
  if (operation !== OperationTypeNode.SUBSCRIPTION && schema.getRootType(operation)) return;
  const explanation = schema.getMutationType() ? 'The graph has' : 'The graph is read-only: it has';
  throw resolutionError(`${explanation} no ${operation}s.`);
}

const resolutionError = (message: string) =>
  withCode([new GraphQLError(message)], 'OPERATION_RESOLUTION_FAILURE');
