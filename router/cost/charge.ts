import type { Access, Admission } from '../auth/access.ts';
import type { Reservation, UnitKind } from '../limits/units.ts';
import { isProblem, type Problem } from '../errors.ts';
import { attempt, chain } from '../../core/promise-or-value.ts';
import { Delivery } from '../execute/deferred/delivery.ts';
import type { Part } from '../execute/deferred/parts.ts';
import { LookupMemo } from '../budget/lookup-memo.ts';
import type { Outcome } from '../execute/execution.ts';
import type { Variant } from '../execute/operation.ts';
import type { Trace } from '../budget/trace.ts';
import type { PlanNode } from '../plan/plan-nodes.ts';
import { isJson, type Json, type ResponseError, type Result } from '../document/result.ts';
import { boundOf, isFixed, overCeiling, type Bound, type Ceiling } from './bound.ts';
import { Budget } from '../budget/budget.ts';
import { deniedPath } from './denied-path.ts';
import { CostReader, type CostTree } from './cost-tree.ts';
import { OperationContext } from '../budget/operation-context.ts';
import { graphqlLimits } from './document-limits.ts';
import type { GraphPrices } from './prices.ts';
import { pooledIn, spentBy, type Spent } from './spent.ts';
import type { GraphQLSchema } from 'graphql';

export interface CostControlOptions {
  readonly access: Access;
  readonly prices: GraphPrices;
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  readonly ceiling: Ceiling;
  /** Time limit of an operation, in milliseconds. */
  readonly timeoutMs: number;
}

/** Operations with a bound above these values yield to the event loop while they run. */
const largeBound = { fields: 2000, lookups: 50 } as const;

/** Controls the cost of operations: its limits, its reservation and its settlement. */
export class CostControl {
  readonly options: CostControlOptions;
  readonly #reader: CostReader;
  readonly #known = new WeakMap<Variant, BoundTree>();

  constructor(options: CostControlOptions) {
    this.options = options;
    this.#reader = new CostReader(options.schema, options.prices);
  }

  /**
   * Creates the charge of one execution.
   * @param variables coerced
   */
  charge(admission: Admission, variant: Variant, variables: Readonly<Json>): Charge {
    let known = this.#known.get(variant);
    if (known === undefined) {
      const tree = this.#reader.read(variant.client);
      known = isFixed(tree) ? { tree, bound: boundOf(tree, {}) } : { tree };
      this.#known.set(variant, known);
    }
    const { tree, bound = boundOf(tree, variables) } = known;
    return new Charge(this.options, admission, variant, { tree, bound }, variables);
  }
}

/** The cost tree and the bound of an operation. */
interface BoundTree {
  readonly tree: CostTree;
  /** Absent when the bound depends on the variables. */
  readonly bound?: Bound;
}

/** A result, with the information for `extensions`. */
export interface Charged {
  readonly result: Result;
  readonly spent: Spent;
  /** The reserved units that remain charged. */
  readonly reserved: Reservation;
  readonly bound: Bound;
  /** Paid fields that the key's plan does not include. */
  readonly withheld: readonly string[];
  /** Whether the response is large enough to be serialised in chunks. */
  readonly isLarge: boolean;
  /** Null when nothing was fetched, or when there is no plan. */
  readonly plan: PlanNode | null;
  /** The deferred parts with their plans. */
  readonly later?: readonly { readonly part: Part; readonly plan: PlanNode | null }[] | undefined;
}

type Plans = Pick<Charged, 'plan' | 'later'>;

/** A request whose client waits for the response. */
interface WaitingClient {
  readonly signal: AbortSignal;
}

/** A response with deferred parts that are still running. */
export interface Delivering {
  readonly delivery: Delivery;
  /** Same as in `Charged`. */
  readonly isLarge: boolean;
  /** Settles the cost when all parts are complete or the client has disconnected. Call once. */
  end(): Promise<Charged | Problem>;
}

/** One execution of an operation for a key: checks permissions, reserves units, and settles the actual cost. */
export class Charge {
  readonly bound: Bound;
  readonly #options: CostControlOptions;
  readonly #admission: Admission;
  readonly #variant: Variant;
  readonly #tree: CostTree;
  readonly #variables: Readonly<Json>;
  readonly #reservations = new Map<UnitKind, Reservation>();
  #pooled: number;

  constructor(
    options: CostControlOptions,
    admission: Admission,
    variant: Variant,
    { tree, bound }: Required<BoundTree>,
    variables: Readonly<Json>,
  ) {
    this.#options = options;
    this.#admission = admission;
    this.#variant = variant;
    this.#tree = tree;
    this.#variables = variables;
    this.bound = bound;
    this.#pooled = bound.pooled;
  }

  /** Returns the problem when the key may not run the operation, otherwise null. */
  refusal(): Problem | null {
    const { key } = this.#admission;
    const { ceiling, prices } = this.#options;
    const denied = key?.families ? deniedPath(this.#tree, key.families, prices) : null;
    if (denied !== null) {
      return {
        code: 'permission_denied',
        message: `This key may not ask for ${denied}; it may use ${key?.families?.join(', ')}.`,
      };
    }
    const lacking = key && this.#tree.features.find((feature) => !key.plan.features.includes(feature));
    if (lacking) {
      return {
        code: 'plan_required',
        message: `The plan ${key.plan.name} does not include ${lacking}: use a key on a plan that does.`,
      };
    }
    return overCeiling(this.#tree, this.bound, this.#variables, ceiling);
  }

  /**
   * Reserves the bound, or what is left of the pooled allowance. Metered units are reserved in full.
   * @returns a problem when the allowance does not even cover the query's own lookups. Rejects with
   * service_unavailable when the store is down.
   */
  reserve(): Problem | null | Promise<Problem | null> {
    const { access } = this.#options;
    const { pooled, least, metered } = this.bound;
    const others = () => (metered.size === 0 ? null : this.#releaseOnError(() => this.#reserveMetered()));
    if (pooled === 0) return others();
    const taken = access.reserveUpTo(this.#admission.key, 'pooled', least, Math.ceil(pooled));
    return chain(taken, (held) => {
      if (isProblem(held)) return held;
      this.#reservations.set('pooled', held);
      if (held.length > 0) this.#pooled = held.reduce((sum, { count }) => sum + count, 0);
      return others();
    });
  }

  async #reserveMetered(): Promise<Problem | null> {
    for (const [unit, count] of this.bound.metered) {
      const held = await this.#options.access.reserve(this.#admission.key, [[unit, count]]);
      if (isProblem(held)) {
        this.#releaseAll();
        return held;
      }
      this.#reservations.set(unit, held);
    }
    return null;
  }

  /**
   * Executes the operation and settles its cost. Unspent units are released. Executed lookups are charged even when
   * there is no response.
   * @param request request of the waiting client
   * @param now epoch milliseconds
   * @param trace records timings
   */
  execute(
    request: WaitingClient,
    now: number,
    trace: Trace | null = null,
  ): Charged | Problem | Promise<Charged | Problem> {
    const context = this.#context(request, now, trace);
    const { paidFields } = this.#options.prices;
    const done = this.#releaseOnError(() => {
      const execution =
        this.#withheld.length === 0 ? this.#variant.execution : this.#variant.withholding(paidFields);
      const { plan } = execution;
      return chain(execution.run(this.#variables, context), (outcome) => ({ outcome, plan }));
    });
    return chain(done, ({ outcome, plan }) => this.#settled(outcome, context, { plan }));
  }

  /**
   * Whether the response may be delivered in parts: the client defers a part, and the complete bound is reserved, so
   * that the units cannot run out after some parts have been sent.
   */
  get mayDeliver(): boolean {
    return this.#variant.isDeferring && this.#pooled >= this.bound.pooled;
  }

  /**
   * Same as `execute`, but resolves with the initial result when parts are deferred. Call only where `mayDeliver` is
   * true.
   */
  async deliver(
    request: WaitingClient,
    now: number,
    trace: Trace | null = null,
  ): Promise<Delivering | Charged | Problem> {
    const context = this.#context(request, now, trace);
    context.shared = new LookupMemo();
    const { paidFields } = this.#options.prices;
    const execution = await this.#releaseOnError(() =>
      this.#variant.inParts(this.#withheld.length === 0 ? undefined : paidFields),
    );
    if (execution === null) return this.execute(request, now, trace);
    const later = execution.parts.map(({ part, execution: { plan } }) => ({ part, plan }));
    const plans = { plan: execution.initial.plan, later };
    const ended = () => endedError(context.budget?.problem ?? null);
    const variables = this.#variables;
    const delivery = await this.#releaseOnError(() =>
      Delivery.begin({ execution, variables, context, ended }),
    );
    const end = async () => this.#settled(await this.#releaseOnError(() => delivery.whole()), context, plans);
    return delivery.pending.length > 0 && !context.budget?.problem
      ? { delivery, isLarge: this.#isLarge, end }
      : end();
  }

  get #withheld(): readonly string[] {
    const { key } = this.#admission;
    return key === null || key.plan.deep ? [] : this.#tree.paid;
  }

  get #isLarge(): boolean {
    const { fields, pooled } = this.bound;
    return fields > largeBound.fields || pooled > largeBound.lookups;
  }

  #context(client: WaitingClient, now: number, trace: Trace | null): OperationContext {
    const { ceiling, timeoutMs } = this.#options;
    const context = new OperationContext({ now, client, timeoutMs, trace });
    if (!this.#isLarge) return context;
    const { nodes } = this.#tree;
    const lookups = Math.min(this.#pooled, ceiling.lookups);
    context.budget = new Budget({
      timeoutMs,
      signal: client.signal,
      lookups,
      calls: lookups + graphqlLimits.rootFields,
      spent: () => this.#usedUp(),
      count: (data: Json) => pooledIn(nodes, data),
    });
    return context;
  }

  #settled(outcome: Outcome, { budget }: OperationContext, plans: Plans): Charged | Problem {
    const spent = spentBy(this.#tree, outcome, this.#variables);
    const problem = budget?.problem ?? (spent.pooled > this.#pooled ? this.#usedUp() : null);
    if (problem !== null) {
      const done = Math.max(
        this.bound.least,
        pooledIn(this.#tree.nodes, outcome.fetched),
        (budget?.runs ?? 0) - graphqlLimits.rootFields,
      );
      this.#settle({ pooled: Math.max(done, spent.pooled), metered: this.bound.metered });
      return problem;
    }
    this.#settle(spent);
    const held: Reservation[number][] = [];
    for (const each of this.#reservations.values()) held.push(...each);
    const { bound } = this;
    const { result } = outcome;
    const { plan, later } = plans;
    return {
      result,
      spent,
      reserved: held,
      bound,
      withheld: this.#withheld,
      isLarge: this.#isLarge,
      plan,
      later,
    };
  }

  #settle({ pooled, metered }: Spent): void {
    this.#release('pooled', this.#pooled - pooled);
    for (const [unit, count] of this.bound.metered) this.#release(unit, count - (metered.get(unit) ?? 0));
  }

  #release(unit: UnitKind, count: number): void {
    const held = this.#reservations.get(unit)?.[0];
    if (held === undefined || count <= 0) return;
    this.#options.access.release([{ meter: held.meter, count }]);
    this.#reservations.set(unit, [{ meter: held.meter, count: held.count - count }]);
  }

  /** Runs `work`, and releases all units when it fails. */
  #releaseOnError<T>(work: () => T | Promise<T>): T | Promise<T> {
    return attempt(work, (error) => {
      this.#releaseAll();
      throw error;
    });
  }

  #releaseAll(): void {
    for (const held of this.#reservations.values()) this.#options.access.release(held);
  }

  #usedUp(): Problem {
    const { access, ceiling } = this.#options;
    const { key } = this.#admission;
    if (key !== null && this.#pooled < this.bound.pooled) return access.usedUp(key, 'pooled');
    return {
      code: 'invalid_request',
      param: 'query',
      message: `The operation made more than ${ceiling.lookups} lookups: ask for less at a time.`,
    };
  }
}

/** Returns the error for deferred parts that were aborted. */
const endedError = (problem: Problem | null): ResponseError => {
  const { code, message } = problem ?? { code: 'server_error', message: 'The server failed.' };
  return { message, extensions: { code } };
};

/** Counts the fields of a result. */
export function fieldsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + fieldsIn(part), 0);
  if (!isJson(value)) return 0;
  let sum = 0;
  for (const key in value) sum += 1 + fieldsIn(value[key]);
  return sum;
}
