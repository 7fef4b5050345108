import type { LookupContext } from '../../subgraphs/context.ts';
import type { Access, Admission } from '../access/access.ts';
import type { Held, UnitKind } from '../access/units.ts';
import { isProblem, type Problem } from '../errors.ts';
import type { Result } from '../graph.ts';
import { chain } from '../http/exchange.ts';
import type { Bill } from './bill.ts';
import type { PricedOperation, Spent } from './priced-operation.ts';
import type { Question } from '../http/graphql/question.ts';

/** One execution of an operation for a key: what it may not ask, what it reserves, and what it cost in the end. */
export class Charge {
  readonly #access: Access;
  readonly #admission: Admission;
  readonly #operation: PricedOperation;
  readonly #question: Question;
  readonly #bill: Bill;
  #held: Held = [];

  constructor(access: Access, admission: Admission, operation: PricedOperation, question: Question) {
    this.#access = access;
    this.#admission = admission;
    this.#operation = operation;
    this.#question = question;
    this.#bill = operation.bill(question.variables, admission.key?.families ?? null);
  }

  /** Why the key may not ask this, or null. */
  refusal(): Problem | null {
    const { key } = this.#admission;
    const { denied, features, paid, unforeseen } = this.#bill;
    if (key === null) return null;
    if (denied !== null) {
      return {
        code: 'permission_denied',
        message: `This key may not ask for ${denied.replaceAll('/', '.')}; it may use ${key.families?.join(', ')}.`,
      };
    }
    const lacking = features.find((feature) => !key.plan.features.includes(feature));
    if (lacking !== undefined) {
      return {
        code: 'plan_required',
        message: `The plan ${key.plan.name} does not include ${lacking}: use a key on a plan that does.`,
      };
    }
    const [field] = paid;
    if (field !== undefined && !key.plan.deep) {
      return {
        code: 'plan_required',
        message: `The plan ${key.plan.name} does not include ${field}: leave it out, or use a key on a plan with paid deep facts.`,
      };
    }
    if (unforeseen !== null) {
      return {
        code: 'invalid_request',
        param: 'query',
        message: `${unforeseen} costs units, and how many is not known below a list: ask for it in the query itself, by its arguments.`,
      };
    }
    return null;
  }

  /** @returns a problem when an allowance is used up. Rejects with service_unavailable. */
  reserve(): Problem | null | Promise<Problem | null> {
    return chain(this.#reserve('pooled', this.#bill.lookups), (problem) => {
      if (problem !== null || this.#bill.spots.length === 0) return problem;
      return this.#reserveMetered();
    });
  }

  async #reserveMetered(): Promise<Problem | null> {
    const sums = new Map<UnitKind, number>();
    for (const { unit, count } of this.#bill.spots) sums.set(unit, (sums.get(unit) ?? 0) + count);
    try {
      for (const [unit, count] of sums) {
        const problem = await this.#reserve(unit, count);
        if (problem === null) continue;
        this.giveBack();
        return problem;
      }
      return null;
    } catch (error) {
      this.giveBack();
      throw error;
    }
  }

  #reserve(unit: UnitKind, count: number): Problem | null | Promise<Problem | null> {
    if (count === 0) return null;
    return chain(this.#access.reserve(this.#admission.key, [[unit, count]]), (held) => {
      if (isProblem(held)) return held;
      this.#held = [...this.#held, ...held];
      return null;
    });
  }

  /** Nothing was executed. */
  giveBack(): void {
    this.#access.giveBack(this.#held);
    this.#held = [];
  }

  /**
   * Executes the operation and settles: lookups that failed are given back, records that an expanding list has reached
   * are charged.
   * @returns a problem when the units do not suffice for what was found; then nothing is charged.
   */
  execute(context: LookupContext): Result | Problem | Promise<Result | Problem> {
    return chain(this.#operation.execute(this.#question.variables, context), (result) => {
      const spent = this.#operation.settle(this.#bill, result);
      const more = spent.pooled - this.#bill.lookups;
      return chain(more > 0 ? this.#reserveMore(more) : null, (problem) => {
        if (problem !== null) return problem;
        if (more < 0) this.#return('pooled', -more);
        for (const [unit, count] of spent.unspent) this.#return(unit, count);
        return this.#question.wantsCost ? { ...result, extensions: this.#told(spent) } : result;
      });
    });
  }

  #reserveMore(count: number): Problem | null | Promise<Problem | null> {
    const back = (problem: Problem | null) => {
      if (problem !== null) this.giveBack();
      return problem;
    };
    const reserved = this.#reserve('pooled', count);
    if (!(reserved instanceof Promise)) return back(reserved);
    return reserved.then(back, (error: unknown) => {
      this.giveBack();
      throw error;
    });
  }

  #return(unit: UnitKind, count: number): void {
    const held = this.#held.find(({ meter }) => meter.unit === unit);
    if (held !== undefined) this.#access.giveBack([{ meter: held.meter, count }]);
  }

  /** What the answer's extensions say when they are asked for. */
  #told({ pooled, unspent }: Spent) {
    const cost = { pooled, carrier: 0, emailDeep: 0, vatDeep: 0 };
    const names = {
      carrier: 'carrier',
      email_deep: 'emailDeep',
      vat_deep: 'vatDeep',
      pooled: 'pooled',
    } as const;
    for (const { unit, count } of this.#bill.spots) cost[names[unit]] += count;
    for (const [unit, count] of unspent) cost[names[unit]] -= count;
    const { rate } = this.#admission;
    return {
      cost,
      rateLimit: rate && { limit: rate.limit, remaining: rate.remaining, reset: rate.reset },
    };
  }
}
