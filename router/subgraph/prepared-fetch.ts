import {
  BREAK,
  execute,
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type ListValueNode,
  type ObjectValueNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { LookupContext } from '../../core/lookup-context.ts';
import { listConditionVariables, applyConditions, toVariantKey } from '../document/conditions.ts';
import type { Json } from '../document/result.ts';
import { toEntityFields } from './entities.ts';

type ExecutionOutcome = Promise<ExecutionResult> | ExecutionResult;
type DocumentExecutor = (variables: Readonly<Json>, context: LookupContext) => ExecutionOutcome;

/** Maximum number of compiled condition combinations. Further combinations are interpreted. */
const maxVariants = 32;

/**
 * A document of a subgraph, compiled on its second use: compilation costs as much as hundreds of executions, and generates code
 * from client text. Each combination of `@skip` and `@include` is compiled separately, without the directives, because the
 * compiler evaluates several conditions of one field incorrectly.
 */
export class PreparedFetch {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #conditions: readonly string[];
  readonly #variants = new Map<string, DocumentExecutor>();

  /**
   * Parses the document.
   * @param schema a schema with the root fields that `toEntityFields` selects
   */
  constructor(schema: GraphQLSchema, document: string) {
    this.#schema = schema;
    this.#document = toEntityFields(parse(document, { noLocation: true }), schema);
    this.#conditions = listConditionVariables(this.#document);
  }

  execute(variables: Readonly<Json>, context: LookupContext): ExecutionOutcome {
    const variant = toVariantKey(this.#conditions, variables);
    const knownVariant = this.#variants.get(variant);
    if (knownVariant !== undefined) return knownVariant(variables, context);
    // Mutations are interpreted, because graphql-js executes their fields in sequence.
    if (isMutation(this.#document)) return this.#interpret(variables, context);
    if (this.#variants.size < maxVariants) this.#variants.set(variant, this.#compileNext(variant));
    return this.#interpret(variables, context);
  }

  /** Marks a variant that was executed once, so that its second use compiles it. */
  #compileNext(variant: string): DocumentExecutor {
    return (variables, context) => {
      const compiledQuery = compileDocument(this.#schema, applyConditions(this.#document, variables));
      const executeVariant = compiledQuery ?? ((given, within) => this.#interpret(given, within));
      this.#variants.set(variant, executeVariant);
      return executeVariant(variables, context);
    };
  }

  #interpret(variableValues: Readonly<Json>, contextValue: LookupContext): ExecutionOutcome {
    return execute({ schema: this.#schema, document: this.#document, variableValues, contextValue });
  }
}

const isMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );

/**
 * Compiles a document.
 * @returns null when graphql-jit cannot compile it with the same semantics as graphql-js
 */
function compileDocument(schema: GraphQLSchema, document: DocumentNode): DocumentExecutor | null {
  if (hasNestedVariable(document)) return null;
  const compiledQuery = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(compiledQuery)
    ? (variables, context) => compiledQuery.query(undefined, context, variables)
    : null;
}

/**
 * Whether a variable is used inside a list or an object. For such a variable, graphql-jit passes null to the resolver even if the
 * type forbids null, and ignores the default of an omitted field.
 */
function hasNestedVariable(document: DocumentNode): boolean {
  let hasFound = false;
  const findVariable = (node: ListValueNode | ObjectValueNode) =>
    visit(node, {
      Variable() {
        hasFound = true;
        return BREAK;
      },
    });
  visit(document, {
    ListValue: (node) => {
      findVariable(node);
      return hasFound ? BREAK : false;
    },
    ObjectValue: (node) => {
      findVariable(node);
      return hasFound ? BREAK : false;
    },
  });
  return hasFound;
}
