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
import { removeLongIntegers } from './long-integers.ts';
import { addOperationLanguage } from './operation-language.ts';
import { findUnusableDefaults } from './unusable-arguments.ts';

/** Creates the rejection of a document that cannot be executed, with all its errors. */
export const createDocumentRejection = (errors: readonly GraphQLError[]): RequestRejected =>
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
export type DocumentErrorCode =
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
 * Parses and validates a document, and picks its operation. Source locations are omitted: they take most of a parsed document's
 * memory, and only errors need locations.
 * @throws RequestRejected
 */
export function readClientDocument(
  text: string,
  operationName: string | undefined,
  rules: DocumentRules,
): ClientDocument {
  try {
    return parseClientDocument(text, operationName, rules);
  } catch (error) {
    // Deeply nested brackets overflow the stack of the parser and of all visitors.
    if (!(error instanceof RangeError)) throw error;
    throw createRejectionWithCode([new GraphQLError(tooDeepMessage)], 'GRAPHQL_PARSE_FAILED');
  }
}

const tooDeepMessage =
  'The document is nested too deeply: use fewer levels of brackets, and pass values as variables.';

function parseClientDocument(
  text: string,
  operationName: string | undefined,
  rules: DocumentRules,
): ClientDocument {
  const document = parseDocument(text, rules.maxTokens);
  rules.inspect?.(document);
  const errors = findValidationErrors(document, rules);
  // Parse the document again with locations, for the error message.
  if (errors.length > 0)
    throw createRejectionWithCode(findValidationErrors(parse(text), rules), 'GRAPHQL_VALIDATION_FAILED');
  const { schema } = rules;
  const plannableDocument = removeLongIntegers(text, document, schema);
  const client = toClientDocument(
    addOperationLanguage(plannableDocument, schema, operationName),
    operationName,
  );
  assertOperationType(client.operation, rules.schema);
  return client;
}

function findValidationErrors(
  document: DocumentNode,
  { schema, introspection }: DocumentRules,
): readonly GraphQLError[] {
  const rules = [
    ...specifiedRules,
    ...deferRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  return [
    ...validate(schema, document, rules),
    ...findReservedKeys(document),
    ...findUnusableDefaults(document),
  ];
}

const createRejectionWithCode = (errors: readonly GraphQLError[], code: DocumentErrorCode): RequestRejected =>
  createDocumentRejection(
    errors.map(
      ({ message, nodes = null, source = null, positions = null, extensions }) =>
        new GraphQLError(message, { nodes, source, positions, extensions: { ...extensions, code } }),
    ),
  );

/**
 * Picks the operation of a document.
 * @throws RequestRejected when the operation does not exist, or when the document has several and none is named
 */
export function toClientDocument(document: DocumentNode, operationName?: string): ClientDocument {
  return {
    document,
    operation: selectOperation(document, operationName),
    fragments: collectFragments(document),
  };
}

export const collectFragments = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

function parseDocument(text: string, maxTokens: number | undefined): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw createRejectionWithCode([error], 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

/**
 * Rejects names of Object.prototype, such as `__proto__`: responses and variables are plain objects, in which these
 * names could not be distinguished from data.
 */
function findReservedKeys(document: DocumentNode): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  const checkName = (what: string, name: string, node: ASTNode): void => {
    if (!(name in Object.prototype)) return;
    errors.push(new GraphQLError(`The ${what} "${name}" is reserved: use another name.`, { nodes: node }));
  };
  visit(document, {
    Field: (field) => checkName('alias', field.alias?.value ?? '', field),
    VariableDefinition: (definition) => checkName('variable', definition.variable.name.value, definition),
  });
  return errors;
}

function selectOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const matchingOperations =
    name === undefined ? operations : operations.filter((node) => node.name?.value === name);
  const [operation] = matchingOperations;
  if (operation === undefined) {
    throw createResolutionRejection(
      name === undefined ? 'Must provide an operation.' : `Unknown operation named "${name}".`,
    );
  }
  if (matchingOperations.length > 1)
    throw createResolutionRejection('Must provide operation name if query contains multiple operations.');
  return operation;
}

function assertOperationType({ operation }: OperationDefinitionNode, schema: GraphQLSchema): void {
  if (operation !== OperationTypeNode.SUBSCRIPTION && schema.getRootType(operation)) return;
  const explanation = schema.getMutationType() ? 'The graph has' : 'The graph is read-only: it has';
  throw createResolutionRejection(`${explanation} no ${operation}s.`);
}

const createResolutionRejection = (message: string) =>
  createRejectionWithCode([new GraphQLError(message)], 'OPERATION_RESOLUTION_FAILURE');
