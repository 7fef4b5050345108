import { Kind, OperationTypeNode, type GraphQLError, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../core/lookup-context.ts';
import { conditionVariables, decideConditions, variantOf } from '../document/conditions.ts';
import { asClientDocument, GraphQLErrors, type ClientDocument } from '../document/document.ts';
import { decideDefers, defers, deferVariables, hasDefers, withoutDefers } from '../document/defer.ts';
import type { DeferredExecution } from './deferred/delivery.ts';
import { partsOf, type DeferredOperation } from './deferred/parts.ts';
import type { Execution } from './execution.ts';
import { responseError, type Json, type ResponseError, type Result } from '../document/result.ts';
import type { Coerce } from './variables.ts';
import { compiledWeight, variantWeight } from './weight.ts';

/** An operation that has been parsed, validated, planned and compiled; it may be executed any number of times. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** Response keys of the root fields, in the document's order; those of fragments included. */
  readonly rootFields: readonly string[];
  /**
   * Coerces variables and settles all conditions.
   * @throws only for a plan that the executor cannot read.
   */
  bind(given: Readonly<Json>): Bound;
  /**
   * Answers without a promise when every subgraph does. Throws only for a plan that the executor cannot read.
   * @param variables as the client sent them; they are coerced here, and wrong ones are errors without `data`.
   */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}

/** An operation with its variables, or what is wrong with them. */
export type Bound =
  | { readonly variant: Variant; readonly values: Readonly<Json>; readonly errors?: undefined }
  | { readonly errors: readonly ResponseError[]; readonly variant?: undefined };

/** One combination of an operation's conditions. */
export class Variant {
  /** Without conditions, and without what says that something may come later. */
  readonly client: ClientDocument;
  /** The same in parts; null: nothing may come later. */
  readonly #parted: DeferredOperation | null;
  readonly #make: MakeExecution;
  readonly #told: (bytes: number) => void;
  #weight = 0;
  #whole: Execution | null = null;
  #withholding: Execution | null = null;
  /** By what is withheld, which is the same at every call. */
  readonly #parts = new Map<ReadonlySet<string>, DeferredExecution | null>();
  #runs = 0;

  constructor(
    client: ClientDocument,
    make: MakeExecution,
    grow: (bytes: number) => void,
    parted: DeferredOperation | null = null,
  ) {
    this.client = client;
    this.#parted = parted;
    this.#make = make;
    this.#told = grow;
    this.#grow(variantWeight(client));
  }

  /** Whether a part of the answer may come later, as the client asks by `@defer`. */
  get isDeferring(): boolean {
    return this.#parted !== null;
  }

  /** Bytes that go when this goes. */
  get weight(): number {
    return this.#weight;
  }

  /** @throws GraphQLErrors when it cannot be planned. */
  get execution(): Execution {
    // Subgraphs compile a document that comes again.
    if (this.#runs < 2 && ++this.#runs === 2) this.#grow(compiledWeight(this.client));
    return (this.#whole ??= this.#make(this.client, nothingWithheld));
  }

  /** Plans it before it is asked for: what cannot be planned is told at the start. */
  prepare(): void {
    this.#whole ??= this.#make(this.client, nothingWithheld);
  }

  /** Answers null for these fields, `Type.field`, and fetches nothing for them. They are the same at every call. */
  withholding(fields: ReadonlySet<string>): Execution {
    if (this.#withholding === null) {
      this.#withholding = this.#make(this.client, fields);
      this.#grow(variantWeight(this.client));
    }
    return this.#withholding;
  }

  /**
   * The operation in the parts that may come one after the other. Null: it is one, or the planner gives up on a part.
   * @param withheld as in `withholding`; empty: nothing is.
   */
  inParts(withheld: ReadonlySet<string> = nothingWithheld): DeferredExecution | null {
    if (this.#parted === null) return null;
    let made = this.#parts.get(withheld);
    if (made === undefined) this.#parts.set(withheld, (made = this.#part(this.#parted, withheld)));
    return made;
  }

  #part({ initial, parts }: DeferredOperation, withheld: ReadonlySet<string>): DeferredExecution | null {
    const make = (client: ClientDocument): Execution => {
      this.#grow(variantWeight(client) + compiledWeight(client));
      return this.#make(client, withheld, this.client);
    };
    try {
      const later = parts.map((part) => ({ part, execution: make(part.client) }));
      return { initial: make(initial), parts: later };
    } catch (error) {
      if (error instanceof GraphQLErrors) return null;
      throw error;
    }
  }

  #grow(bytes: number): void {
    this.#weight += bytes;
    this.#told(bytes);
  }
}

/** @param whole of which the document is a part. Default: of itself. */
type MakeExecution = (
  client: ClientDocument,
  withheld: ReadonlySet<string>,
  whole?: ClientDocument,
) => Execution;

const nothingWithheld: ReadonlySet<string> = new Set();

/** Combinations of an operation's conditions that are kept ready. */
const maxVariants = 64;

/**
 * An operation with all its `@skip`, `@include` and `@defer`. Each combination of the variables that decide over them is
 * an execution of its own, planned and compiled without any condition when it first comes: nothing is fetched that
 * was not asked for, and neither plan nor projection has to look at a condition again.
 */
export class ConditionalOperation implements Operation {
  readonly kind: 'query' | 'mutation';
  readonly rootFields: readonly string[];
  readonly #client: ClientDocument;
  readonly #coerce: Coerce;
  readonly #conditions: readonly string[];
  readonly #isDeferring: boolean;
  /** Variables that decide whether something may come later. */
  readonly #deferring: readonly string[];
  readonly #make: MakeExecution;
  readonly #grow: (bytes: number) => void;
  readonly #variants: LRUCache<string, Variant> | null;
  readonly #only: Variant | null;

  /** @param options.isEager plans at once what can be; @param options.grow told how many bytes more are held. */
  constructor(
    client: ClientDocument,
    coerce: Coerce,
    make: MakeExecution,
    { isEager, grow }: { readonly isEager: boolean; readonly grow: (bytes: number) => void },
  ) {
    this.kind = client.operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
    this.rootFields = rootFields(client);
    this.#client = client;
    this.#coerce = coerce;
    this.#make = make;
    this.#grow = grow;
    this.#conditions = conditionVariables(client.document);
    this.#isDeferring = hasDefers(client.document);
    this.#deferring = this.#isDeferring ? deferVariables(client.document) : [];
    const isOne = this.#conditions.length + this.#deferring.length === 0;
    this.#variants = isOne
      ? null
      : new LRUCache({ max: maxVariants, dispose: ({ weight }) => grow(-weight) });
    this.#only = isOne ? this.#variant({}) : null;
    if (isEager) this.#only?.prepare();
  }

  bind(given: Readonly<Json>): Bound {
    const { values, errors } = this.#coerce(given);
    if (values === undefined) return { errors: errors.map(wrongVariable) };
    if (this.#only !== null) return { variant: this.#only, values };
    const undecided =
      this.#conditions.find((name) => typeof values[name] !== 'boolean') ??
      this.#deferring.find((name) => values[name] === null);
    if (undecided !== undefined) {
      const message = `Variable "$${undecided}" decides over a field and must not be null.`;
      return { errors: [wrongVariable({ message })] };
    }
    const later = this.#deferring.map((name) => (defers(values[name]) ? '1' : '0'));
    const key = variantOf(this.#conditions, values) + later.join('');
    let variant = this.#variants?.get(key);
    if (variant === undefined) {
      variant = this.#variant(values);
      this.#variants?.set(key, variant);
    }
    return { variant, values };
  }

  execute(given: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const bound = this.bind(given);
    if (bound.errors !== undefined) return { errors: bound.errors };
    try {
      return bound.variant.execution.execute(bound.values, context);
    } catch (error) {
      if (error instanceof GraphQLErrors) return { errors: error.errors.map((own) => responseError(own)) };
      throw error;
    }
  }

  #variant(variables: Readonly<Json>): Variant {
    const { document, operation } = this.#client;
    const decided = decideConditions(document, variables);
    const name = operation.name?.value;
    if (!this.#isDeferring) return new Variant(asClientDocument(decided, name), this.#make, this.#grow);
    const client = asClientDocument(withoutDefers(decided), name);
    const parts =
      this.kind === 'query' ? partsOf(asClientDocument(decideDefers(decided, variables), name)) : null;
    return new Variant(client, this.#make, this.#grow, parts);
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
