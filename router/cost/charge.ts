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
  /** What clients see. */
  readonly schema: GraphQLSchema;
  readonly ceiling: Ceiling;
  /** Milliseconds that an operation may take. */
  readonly timeoutMs: number;
}

/** A bound beyond which an operation could hold the event loop up, so that it works by the slice. */
const large = { fields: 2000, lookups: 50 } as const;

/** Demand control: what operations may cost, and what they do. */
export class CostControl {
  readonly options: CostControlOptions;
  readonly #reader: CostReader;
  readonly #known = new WeakMap<Variant, Known>();

  constructor(options: CostControlOptions) {
    this.options = options;
    this.#reader = new CostReader(options.schema, options.prices);
  }

  /** @param variables coerced. */
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

/** What an operation asks for, and the most that it can cost. */
interface Known {
  readonly tree: CostTree;
  /** Absent: it depends on the variables. */
  readonly bound?: Bound;
}

/** An answer, and what `extensions` can tell of it. */
export interface Charged {
  readonly result: Result;
  readonly spent: Spent;
  /** The units that it has cost. */
  readonly held: Reservation;
  readonly bound: Bound;
  /** Paid facts that the plan lacks. */
  readonly withheld: readonly string[];
  /** Whether it is large enough to be written by the slice. */
  readonly isLarge: boolean;
  /** Null: nothing was fetched, or field by field. */
  readonly plan: PlanNode | null;
  /** What came later, and how that was fetched. */
  readonly later?: readonly { readonly part: Part; readonly plan: PlanNode | null }[] | undefined;
}

type Plans = Pick<Charged, 'plan' | 'later'>;

/** Whose client waits for an answer. */
interface Waiting {
  readonly signal: AbortSignal;
}

/** An answer that comes by and by. */
export interface Delivering {
  readonly delivery: Delivery;
  /** As in `Charged`. */
  readonly isLarge: boolean;
  /** Settles, when all has come or nobody waits any more. Once. */
  end(): Promise<Charged | Problem>;
}

/** One execution of an operation for a key: what it may not ask, what it reserves, and what it cost in the end. */
export class Charge {
  readonly bound: Bound;
  readonly #options: CostControlOptions;
  readonly #admission: Admission;
  readonly #variant: Variant;
  readonly #tree: CostTree;
  readonly #variables: Readonly<Json>;
  readonly #held = new Map<UnitKind, Reservation>();
  #pooled: number;

  constructor(
    options: CostControlOptions,
    admission: Admission,
    variant: Variant,
    { tree, bound }: Required<Known>,
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

  /** Why this may not be asked, or null. */
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
   * Reserves the bound, or what is left of the allowance; of metered units all that may be needed.
   * @returns a problem when not even the lookups of the query itself are covered. Rejects with service_unavailable.
   */
  reserve(): Problem | null | Promise<Problem | null> {
    const { access } = this.#options;
    const { pooled, least, metered } = this.bound;
    const others = () => (metered.size === 0 ? null : this.#orGiveBack(() => this.#reserveMetered()));
    if (pooled === 0) return others();
    const taken = access.reserveUpTo(this.#admission.key, 'pooled', least, Math.ceil(pooled));
    return chain(taken, (held) => {
      if (isProblem(held)) return held;
      this.#held.set('pooled', held);
      if (held.length > 0) this.#pooled = held.reduce((sum, { count }) => sum + count, 0);
      return others();
    });
  }

  async #reserveMetered(): Promise<Problem | null> {
    for (const [unit, count] of this.bound.metered) {
      const held = await this.#options.access.reserve(this.#admission.key, [[unit, count]]);
      if (isProblem(held)) {
        this.#giveBackAll();
        return held;
      }
      this.#held.set(unit, held);
    }
    return null;
  }

  /**
   * Executes the operation and settles: what was not spent is given back; what was done is charged, whether there is an
   * answer or not.
   * @param request whose client waits; @param now epoch milliseconds; @param trace notes what took how long
   */
  execute(
    request: Waiting,
    now: number,
    trace: Trace | null = null,
  ): Charged | Problem | Promise<Charged | Problem> {
    const context = this.#context(request, now, trace);
    const { paidFields } = this.#options.prices;
    const done = this.#orGiveBack(() => {
      const execution =
        this.#withheld.length === 0 ? this.#variant.execution : this.#variant.withholding(paidFields);
      const { plan } = execution;
      return chain(execution.run(this.#variables, context), (outcome) => ({ outcome, plan }));
    });
    return chain(done, ({ outcome, plan }) => this.#settled(outcome, context, { plan }));
  }

  /**
   * Whether the client may get the answer by and by: it asks for that, and what all of it may cost is reserved, so that
   * no part can turn out to be one too many when others have gone out.
   */
  get mayDeliver(): boolean {
    return this.#variant.isDeferring && this.#pooled >= this.bound.pooled;
  }

  /**
   * As `execute`, but resolves with the initial answer when there is more to come. To be called where `mayDeliver`.
   */
  async deliver(
    request: Waiting,
    now: number,
    trace: Trace | null = null,
  ): Promise<Delivering | Charged | Problem> {
    const context = this.#context(request, now, trace);
    context.shared = new LookupMemo();
    const { paidFields } = this.#options.prices;
    const execution = await this.#orGiveBack(() =>
      this.#variant.inParts(this.#withheld.length === 0 ? undefined : paidFields),
    );
    if (execution === null) return this.execute(request, now, trace);
    const later = execution.parts.map(({ part, execution: { plan } }) => ({ part, plan }));
    const plans = { plan: execution.initial.plan, later };
    const ended = () => endedError(context.budget?.problem ?? null);
    const variables = this.#variables;
    const delivery = await this.#orGiveBack(() => Delivery.begin({ execution, variables, context, ended }));
    const end = async () => this.#settled(await this.#orGiveBack(() => delivery.whole()), context, plans);
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
    return fields > large.fields || pooled > large.lookups;
  }

  #context(client: Waiting, now: number, trace: Trace | null): OperationContext {
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
    for (const each of this.#held.values()) held.push(...each);
    const { bound } = this;
    const { result } = outcome;
    const { plan, later } = plans;
    return { result, spent, held, bound, withheld: this.#withheld, isLarge: this.#isLarge, plan, later };
  }

  #settle({ pooled, metered }: Spent): void {
    this.#return('pooled', this.#pooled - pooled);
    for (const [unit, count] of this.bound.metered) this.#return(unit, count - (metered.get(unit) ?? 0));
  }

  #return(unit: UnitKind, count: number): void {
    const held = this.#held.get(unit)?.[0];
    if (held === undefined || count <= 0) return;
    this.#options.access.release([{ meter: held.meter, count }]);
    this.#held.set(unit, [{ meter: held.meter, count: held.count - count }]);
  }

  /** What could not be done costs nothing. */
  #orGiveBack<T>(work: () => T | Promise<T>): T | Promise<T> {
    return attempt(work, (error) => {
      this.#giveBackAll();
      throw error;
    });
  }

  #giveBackAll(): void {
    for (const held of this.#held.values()) this.#options.access.release(held);
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

/** What a part is told that was given up. */
const endedError = (problem: Problem | null): ResponseError => {
  const { code, message } = problem ?? { code: 'server_error', message: 'The server failed.' };
  return { message, extensions: { code } };
};

/** Fields of an answer. */
export function fieldsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + fieldsIn(part), 0);
  if (!isJson(value)) return 0;
  let sum = 0;
  for (const key in value) sum += 1 + fieldsIn(value[key]);
  return sum;
}
