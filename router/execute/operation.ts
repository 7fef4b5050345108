import { Kind, OperationTypeNode, type GraphQLError, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../core/lookup-context.ts';
import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import { listConditionVariables, applyConditions, toVariantKey } from '../document/conditions.ts';
import { toClientDocument, isInvalidDocument, type ClientDocument } from '../document/document.ts';
import {
  applyDefers,
  isDeferEnabled,
  listDeferVariables,
  hasDefers,
  removeDefers,
} from '../document/defer.ts';
import {
  CompleteDelivery,
  DeferredDelivery,
  type DeferredExecution,
  type Delivery,
} from './deferred/delivery.ts';
import type { LimitUse } from '../document/limit-use.ts';
import { splitAtDefers, type DeferredOperation } from './deferred/parts.ts';
import type { Execution } from './execution.ts';
import { toResponseError, type Json, type ResponseError, type Result } from '../document/result.ts';
import type { VariableCoercion } from './variables.ts';
import { estimateCompiledWeight, estimateVariantWeight } from './weight.ts';

/** An operation that has been parsed, validated, planned and compiled. It can be executed any number of times. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** Response keys of the root fields, in document order, including those in fragments. */
  readonly rootFields: readonly string[];
  /** The limits that the document nearly reaches. Default: none. */
  readonly nearLimits?: readonly LimitUse[];
  /**
   * Coerces variables and evaluates all conditions.
   * @throws PlanError only for a plan that the executor cannot run
   */
  bind(given: Readonly<Json>): BoundOperation;
  /**
   * Executes the operation, synchronously when every subgraph responds synchronously.
   * @param variables as the client sent them; invalid ones result in errors without `data`
   * @throws PlanError only for a plan that the executor cannot run
   */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}

/** An operation with coerced variables, or the errors in its variables. */
export type BoundOperation =
  | { readonly variant: Variant; readonly values: Readonly<Json>; readonly errors?: undefined }
  | { readonly errors: readonly ResponseError[]; readonly variant?: undefined };

/** One run of an operation, with its variables and options. */
export interface RunOptions {
  /** Variables after coercion. */
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  /**
   * Coordinates `Type.field` of fields that are null and not fetched. Runs with equal fields must pass the same set object, by
   * which executions are cached. Default: no fields.
   */
  readonly redacted?: ReadonlySet<string> | undefined;
  /**
   * Returns the error of aborted deferred fragments. When present, deferred fragments are delivered separately. Default:
   * everything is delivered together.
   */
  readonly abortError?: (() => ResponseError) | undefined;
}

/** The compiled executions of a variant for one set of redacted fields, each created on first use. */
interface CompiledExecutions {
  complete: Execution | null;
  /**
   * The execution in parts. Null when nothing is deferred, or when the planner fails on a part. Undefined before the first use.
   */
  inParts: DeferredExecution | null | undefined;
}

/** An operation with one combination of its condition values. */
export class Variant {
  /** The document without `@skip`, `@include` and `@defer`. */
  readonly client: ClientDocument;
  /** The document split at its `@defer`s. Null when nothing is deferred. */
  readonly #deferredOperation: DeferredOperation | null;
  readonly #make: ExecutionFactory;
  readonly #onGrow: (bytes: number) => void;
  /** Compiled executions by the set of redacted fields. */
  readonly #forms = new Map<ReadonlySet<string>, CompiledExecutions>();
  #weight = 0;
  #runs = 0;

  constructor(
    client: ClientDocument,
    make: ExecutionFactory,
    grow: (bytes: number) => void,
    deferredOperation: DeferredOperation | null = null,
  ) {
    this.client = client;
    this.#deferredOperation = deferredOperation;
    this.#make = make;
    this.#onGrow = grow;
    this.#grow(estimateVariantWeight(client));
  }

  /** Whether the client defers a part of the response by `@defer`. */
  get isDeferring(): boolean {
    return this.#deferredOperation !== null;
  }

  /** Heap memory of this variant, in bytes. */
  get weight(): number {
    return this.#weight;
  }

  /**
   * Plans the document eagerly, so that planning errors occur at startup.
   * @throws RequestRejected when the document cannot be planned
   */
  prepare(): void {
    this.#complete(noFields);
  }

  /**
   * Returns the compiled execution for one run.
   * @param redacted same as in `Run`
   * @throws RequestRejected when the document cannot be planned
   */
  executionFor(redacted: ReadonlySet<string> = noFields): Execution {
    // Subgraphs compile a document on its second execution.
    if (redacted === noFields && this.#runs < 2 && ++this.#runs === 2)
      this.#grow(estimateCompiledWeight(this.client));
    return this.#complete(redacted);
  }

  /**
   * Executes the operation, synchronously when every subgraph responds synchronously and nothing is deferred.
   * @throws RequestRejected when the document cannot be planned
   */
  deliver({ variables, context, redacted, abortError }: RunOptions): PromiseOrValue<Delivery> {
    const executionInParts = abortError === undefined ? null : this.#inParts(redacted ?? noFields);
    if (abortError !== undefined && executionInParts !== null)
      return DeferredDelivery.begin({ execution: executionInParts, variables, context, abortError });
    const execution = this.executionFor(redacted);
    return chain(
      execution.run(variables, context),
      (outcome) => new CompleteDelivery(outcome, execution.plan),
    );
  }

  #complete(redacted: ReadonlySet<string>): Execution {
    const executions = this.#formsFor(redacted);
    if (executions.complete === null) {
      executions.complete = this.#make(this.client, redacted);
      if (redacted !== noFields) this.#grow(estimateVariantWeight(this.client));
    }
    return executions.complete;
  }

  #inParts(redacted: ReadonlySet<string>): DeferredExecution | null {
    if (this.#deferredOperation === null) return null;
    const executions = this.#formsFor(redacted);
    if (executions.inParts === undefined)
      executions.inParts = this.#compileParts(this.#deferredOperation, redacted);
    return executions.inParts;
  }

  #formsFor(redacted: ReadonlySet<string>): CompiledExecutions {
    let executions = this.#forms.get(redacted);
    if (executions === undefined)
      this.#forms.set(redacted, (executions = { complete: null, inParts: undefined }));
    return executions;
  }

  #compileParts(
    { initial, parts }: DeferredOperation,
    redacted: ReadonlySet<string>,
  ): DeferredExecution | null {
    const compilePart = (client: ClientDocument): Execution => {
      this.#grow(estimateVariantWeight(client) + estimateCompiledWeight(client));
      return this.#make(client, redacted, this.client);
    };
    try {
      const compiledParts = parts.map((part) => ({ part, execution: compilePart(part.client) }));
      return { initial: compilePart(initial), parts: compiledParts };
    } catch (error) {
      if (isInvalidDocument(error)) return null;
      throw error;
    }
  }

  #grow(bytes: number): void {
    this.#weight += bytes;
    this.#onGrow(bytes);
  }
}

/**
 * Creates the execution of a document.
 * @param completeDocument the complete document that `client` is a part of. Default: `client` itself
 */
type ExecutionFactory = (
  client: ClientDocument,
  redacted: ReadonlySet<string>,
  completeDocument?: ClientDocument,
) => Execution;

const noFields: ReadonlySet<string> = new Set();

/** Maximum number of compiled variants of an operation, one for each combination of its @skip and @include values. */
const maxVariants = 64;

interface OperationOptions extends Pick<Operation, 'nearLimits'> {
  /** Whether to plan at construction where possible. */
  readonly isEager: boolean;
  /** Called with the number of additional bytes in memory. */
  readonly grow: (bytes: number) => void;
}

/**
 * An operation with `@skip`, `@include` and `@defer`. Each combination of the variables in these conditions has its
 * own execution, which is planned and compiled without conditions on first use. This way excluded fields are never
 * fetched, and neither plan nor projection evaluates conditions.
 */
export class ConditionalOperation implements Operation {
  readonly kind: 'query' | 'mutation';
  readonly rootFields: readonly string[];
  readonly nearLimits: readonly LimitUse[];
  readonly #client: ClientDocument;
  readonly #coerce: VariableCoercion;
  readonly #conditions: readonly string[];
  readonly #isDeferring: boolean;
  /** Variables in the conditions of `@defer`. */
  readonly #deferring: readonly string[];
  readonly #make: ExecutionFactory;
  readonly #grow: (bytes: number) => void;
  readonly #variants: LRUCache<string, Variant> | null;
  readonly #onlyVariant: Variant | null;

  constructor(
    client: ClientDocument,
    coerce: VariableCoercion,
    make: ExecutionFactory,
    { isEager, grow, nearLimits = [] }: OperationOptions,
  ) {
    this.kind = client.operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
    this.rootFields = listRootKeys(client);
    this.nearLimits = nearLimits;
    this.#client = client;
    this.#coerce = coerce;
    this.#make = make;
    this.#grow = grow;
    this.#conditions = listConditionVariables(client.document);
    this.#isDeferring = hasDefers(client.document);
    this.#deferring = this.#isDeferring ? listDeferVariables(client.document) : [];
    const hasOneVariant = this.#conditions.length + this.#deferring.length === 0;
    this.#variants = hasOneVariant
      ? null
      : new LRUCache({ max: maxVariants, dispose: ({ weight }) => grow(-weight) });
    this.#onlyVariant = hasOneVariant ? this.#variant({}) : null;
    if (isEager) this.#onlyVariant?.prepare();
  }

  bind(given: Readonly<Json>): BoundOperation {
    const { values, errors } = this.#coerce(given);
    if (values === undefined) return { errors: errors.map(createVariableError) };
    if (this.#onlyVariant !== null) return { variant: this.#onlyVariant, values };
    const unsetCondition =
      this.#conditions.find((name) => typeof values[name] !== 'boolean') ??
      this.#deferring.find((name) => values[name] === null);
    if (unsetCondition !== undefined) {
      const message = `Variable "$${unsetCondition}" is the condition of a field and must not be null: pass true or false.`;
      return { errors: [createVariableError({ message })] };
    }
    const deferFlags = this.#deferring.map((name) => (isDeferEnabled(values[name]) ? '1' : '0'));
    const key = toVariantKey(this.#conditions, values) + deferFlags.join('');
    let variant = this.#variants?.get(key);
    if (variant === undefined) {
      variant = this.#variant(values);
      this.#variants?.set(key, variant);
    }
    return { variant, values };
  }

  execute(given: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const boundOperation = this.bind(given);
    if (boundOperation.errors !== undefined) return { errors: boundOperation.errors };
    try {
      return boundOperation.variant.executionFor().execute(boundOperation.values, context);
    } catch (error) {
      if (isInvalidDocument(error))
        return { errors: error.errors?.map((each) => toResponseError(each)) ?? [] };
      throw error;
    }
  }

  #variant(variables: Readonly<Json>): Variant {
    const { document, operation } = this.#client;
    const documentWithoutConditions = applyConditions(document, variables);
    const name = operation.name?.value;
    if (!this.#isDeferring)
      return new Variant(toClientDocument(documentWithoutConditions, name), this.#make, this.#grow);
    const client = toClientDocument(removeDefers(documentWithoutConditions), name);
    const deferredParts =
      this.kind === 'query'
        ? splitAtDefers(toClientDocument(applyDefers(documentWithoutConditions, variables), name))
        : null;
    return new Variant(client, this.#make, this.#grow, deferredParts);
  }
}

/** Formats a variable error as a client error with the common code. */
const createVariableError = ({ message }: Pick<GraphQLError, 'message'>): ResponseError => ({
  message,
  extensions: { code: 'invalid_request' },
});

function listRootKeys({ operation, fragments }: ClientDocument): readonly string[] {
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
