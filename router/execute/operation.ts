import { Kind, type GraphQLError, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../subgraphs/context.ts';
import { conditionVariables, decideConditions, variantOf } from './conditions.ts';
import { asClientDocument, GraphQLErrors, type ClientDocument } from './document.ts';
import { responseError, type Json, type ResponseError, type Result } from './result.ts';
import type { Coerce } from './variables.ts';

/** An operation that has been parsed, validated, planned and compiled; it may be executed any number of times. */
export interface Operation {
  readonly kind: 'query';
  /** Response keys of the root fields, in the document's order; those of fragments included. */
  readonly rootFields: readonly string[];
  /**
   * Answers without a promise when every subgraph does. Throws only for a plan that the executor cannot read.
   * @param variables as the client sent them; they are coerced here, and wrong ones are errors without `data`.
   */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}

/** A document without conditions, ready to run. */
export interface Execution {
  /** @param variables coerced. Never throws. */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}

/** Combinations of an operation's conditions that are kept ready. */
const maxVariants = 64;

/**
 * An operation with all its `@skip` and `@include`. Each combination of the variables that decide over them is an
 * execution of its own, planned and compiled without any condition when it first comes: nothing is fetched that
 * was not asked for, and neither plan nor projection has to look at a condition again.
 */
export class ConditionalOperation implements Operation {
  readonly kind = 'query';
  readonly rootFields: readonly string[];
  readonly #client: ClientDocument;
  readonly #coerce: Coerce;
  readonly #conditions: readonly string[];
  readonly #make: (client: ClientDocument) => Execution;
  readonly #variants: LRUCache<string, Execution> | null;
  readonly #only: Execution | null;

  constructor(client: ClientDocument, coerce: Coerce, make: (client: ClientDocument) => Execution) {
    this.rootFields = rootFields(client);
    this.#client = client;
    this.#coerce = coerce;
    this.#make = make;
    this.#conditions = conditionVariables(client.document);
    this.#variants = this.#conditions.length === 0 ? null : new LRUCache({ max: maxVariants });
    this.#only = this.#conditions.length === 0 ? this.#variant({}) : null;
  }

  execute(given: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const { values, errors } = this.#coerce(given);
    if (values === undefined) return { errors: errors.map(wrongVariable) };
    if (this.#only !== null) return this.#only.execute(values, context);
    const undecided = this.#conditions.find((name) => typeof values[name] !== 'boolean');
    if (undecided !== undefined) {
      return {
        errors: [
          wrongVariable({ message: `Variable "$${undecided}" decides over a field and must not be null.` }),
        ],
      };
    }
    const key = variantOf(this.#conditions, values);
    let variant = this.#variants?.get(key);
    if (variant === undefined) {
      try {
        variant = this.#variant(values);
      } catch (error) {
        if (error instanceof GraphQLErrors) return { errors: error.errors.map((own) => responseError(own)) };
        throw error;
      }
      this.#variants?.set(key, variant);
    }
    return variant.execute(values, context);
  }

  #variant(variables: Readonly<Json>): Execution {
    const { document, operation } = this.#client;
    return this.#make(asClientDocument(decideConditions(document, variables), operation.name?.value));
  }
}

/** The client's mistake, in the words that all its mistakes are told in. */
const wrongVariable = ({ message }: Pick<GraphQLError, 'message'>): ResponseError => ({
  message,
  extensions: { code: 'invalid_request' },
});

function rootFields({ operation, fragments }: ClientDocument): readonly string[] {
  const keys = new Set<string>();
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) keys.add(selection.alias?.value ?? selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return [...keys];
}
