import type { GraphQLSchema } from 'graphql';
import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Access, Admission, KeyRecord } from '../auth/access.ts';
import { Budget } from '../operation-context/budget.ts';
import { OperationContext } from '../operation-context/operation-context.ts';
import type { Trace } from '../operation-context/trace.ts';
import type { Json, ResponseError } from '../document/result.ts';
import { selectNearLimits, type LimitUse } from '../document/limit-use.ts';
import { isProblem, type Problem } from '../errors.ts';
import type { Variant } from '../execute/operation.ts';
import {
  computeBound,
  hasFixedBound,
  findExceededLimit,
  type CostBound,
  type OperationLimits,
} from './bound.ts';
import { ChargedDelivery } from './charged-delivery.ts';
import { CostReader, type CostTree } from './cost-tree.ts';
import { findDeniedPath } from './denied-path.ts';
import type { DocumentLimits } from './document-limits.ts';
import type { GraphPrices } from './prices.ts';
import { RedactedFields } from './redacted-fields.ts';
import { ReservedUnits } from './reserved-units.ts';
import type { PricedOperation } from './settle.ts';
import { countPooledUnits } from './spent-units.ts';

export interface CostControlOptions {
  readonly access: Access;
  readonly prices: GraphPrices;
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  readonly operationLimits: OperationLimits;
  readonly limits: Pick<DocumentLimits, 'rootFields'>;
  /** Time limit of an operation, in milliseconds. */
  readonly timeoutMs: number;
}

/** Limits the cost of operations. Reserves the cost before the execution and settles it afterwards. */
export class CostControl {
  readonly options: CostControlOptions;
  readonly #reader: CostReader;
  readonly #redactedFields: RedactedFields;
  /** Cost trees of operations. The bound is stored only when it is independent of the variables. */
  readonly #trees = new WeakMap<Variant, { readonly tree: CostTree; readonly bound?: CostBound }>();

  constructor(options: CostControlOptions) {
    this.options = options;
    this.#reader = new CostReader(options.schema, options.prices);
    this.#redactedFields = new RedactedFields(options.schema, options.prices);
  }

  /**
   * Creates the charge of one execution.
   * @param variables coerced values by variable name
   */
  charge(admission: Admission, variant: Variant, variables: Readonly<Json>): Charge {
    let cachedValue = this.#trees.get(variant);
    if (cachedValue === undefined) {
      const newTree = this.#reader.read(variant.client);
      cachedValue = hasFixedBound(newTree)
        ? { tree: newTree, bound: computeBound(newTree, {}) }
        : { tree: newTree };
      this.#trees.set(variant, cachedValue);
    }
    const { tree, bound = computeBound(tree, variables) } = cachedValue;
    return new Charge(this.options, this.#redactedFields, admission.key, variant, tree, bound, variables);
  }
}

/** A client's request that waits for the response of an operation. */
interface WaitingClient {
  readonly signal: AbortSignal;
}

interface ExecuteOptions {
  /** Records timings. */
  readonly trace?: Trace | null;
  /** Whether the client accepts a response in parts. Default: false. */
  readonly inParts?: boolean;
}

/** Operations with a bound above these values yield to the event loop while they run. */
const largeBound = { fields: 2000, lookups: 50 } as const;

/** One execution of an operation for a key: checks permissions, reserves units, and settles the actual cost. */
export class Charge implements PricedOperation {
  readonly tree: CostTree;
  readonly bound: CostBound;
  readonly variables: Readonly<Json>;
  readonly redacted: readonly string[];
  readonly #options: CostControlOptions;
  readonly #key: KeyRecord | null;
  readonly #variant: Variant;
  readonly #redactedFields: RedactedFields;

  /** @param variables coerced */
  constructor(
    options: CostControlOptions,
    redactedFields: RedactedFields,
    key: KeyRecord | null,
    variant: Variant,
    tree: CostTree,
    bound: CostBound,
    variables: Readonly<Json>,
  ) {
    this.#options = options;
    this.#redactedFields = redactedFields;
    this.#key = key;
    this.#variant = variant;
    this.tree = tree;
    this.bound = bound;
    this.variables = variables;
    this.redacted = redactedFields.of(tree, key?.plan);
  }

  /** The limits that the cost bound of the operation nearly reaches. */
  get nearLimits(): readonly LimitUse[] {
    const { pooled, fields } = this.bound;
    const { operationLimits } = this.#options;
    return selectNearLimits([
      { limit: 'lookups', used: Math.ceil(pooled), maximum: operationLimits.lookups },
      { limit: 'responseFields', used: Math.ceil(fields), maximum: operationLimits.fields },
    ]);
  }

  get maxRootFields(): number {
    return this.#options.limits.rootFields;
  }

  get isLarge(): boolean {
    const { fields, pooled } = this.bound;
    return fields > largeBound.fields || pooled > largeBound.lookups;
  }

  /** Returns the problem when the key may not run the operation, otherwise null. */
  rejection(): Problem | null {
    const key = this.#key;
    const { operationLimits, prices } = this.#options;
    const deniedFamilyPath = key?.families ? findDeniedPath(this.tree, key.families, prices) : null;
    if (deniedFamilyPath !== null) {
      return {
        code: 'permission_denied',
        message: `This key does not allow ${deniedFamilyPath}: select fields of ${key?.families?.join(', ')}, or use a key for more families.`,
      };
    }
    return findExceededLimit(this.tree, this.bound, this.variables, operationLimits);
  }

  /**
   * Reserves the bound, or the rest of the pooled allowance. Metered units are reserved in full.
   * @returns a problem when the allowance does not even cover the query's own lookups. Rejects with
   * service_unavailable when the store is down.
   */
  reserve(): PromiseOrValue<ReservedUnits | Problem> {
    return ReservedUnits.reserve(this.#options.access, this.#key, this.bound);
  }

  /**
   * Executes the operation. The cost of a complete response is settled before the returned promise resolves. With deferred parts,
   * the cost is settled after the last part. Parts are deferred only when the complete bound is reserved, so that the units
   * cannot run out after some parts have been sent.
   * @param reservedUnits the result of `reserve`. Null: the operation costs nothing
   * @param now epoch milliseconds
   */
  execute(
    reservedUnits: ReservedUnits | null,
    client: WaitingClient,
    now: number,
    { trace = null, inParts = false }: ExecuteOptions = {},
  ): PromiseOrValue<ChargedDelivery | Problem> {
    const { access } = this.#options;
    const units = reservedUnits ?? ReservedUnits.free(access, this.bound);
    const context = this.#context(units, client, now, trace);
    const startedDelivery = units.releaseOnError(() =>
      this.#variant.deliver({
        variables: this.variables,
        context,
        redacted: this.redacted.length === 0 ? undefined : this.#redactedFields.forPlan(this.#key?.plan),
        abortError:
          inParts && units.isComplete ? () => createAbortError(context.budget?.problem ?? null) : undefined,
      }),
    );
    return chain(startedDelivery, (delivery) => {
      const chargedDelivery = new ChargedDelivery(this, units, context, delivery);
      if (delivery.pending.length > 0 && !context.budget?.problem) {
        chargedDelivery.settleOnDisconnect(client.signal);
        return chargedDelivery;
      }
      return chain(chargedDelivery.settle(), (settled) => (isProblem(settled) ? settled : chargedDelivery));
    });
  }

  quotaExceeded(units: ReservedUnits): Problem {
    const { access, operationLimits } = this.#options;
    const key = this.#key;
    if (key !== null && !units.isComplete) return access.quotaExceeded(key, 'pooled');
    return {
      code: 'invalid_request',
      param: 'query',
      message: `The operation made more than ${operationLimits.lookups} lookups: select less, or split it into several requests.`,
    };
  }

  #context(units: ReservedUnits, client: WaitingClient, now: number, trace: Trace | null): OperationContext {
    const { operationLimits, timeoutMs } = this.#options;
    const context = new OperationContext({ now, client, timeoutMs, trace });
    if (!this.isLarge) return context;
    const { nodes } = this.tree;
    const lookups = Math.min(units.pooled, operationLimits.lookups);
    context.budget = new Budget({
      timeoutMs,
      signal: client.signal,
      lookups,
      calls: lookups + this.maxRootFields,
      bytes: operationLimits.bytes,
      createSpentProblem: () => this.quotaExceeded(units),
      countLookups: (data: Json) => countPooledUnits(nodes, data),
    });
    return context;
  }
}

/** Returns the error for deferred parts that were aborted. */
const createAbortError = (problem: Problem | null): ResponseError => {
  const { code, message } = problem ?? { code: 'server_error', message: 'The service failed.' };
  return { message, extensions: { code } };
};
