import { monthAt, type Month } from './month.ts';
import { isPromise } from '../../core/promise-or-value.ts';

export type UnitKind = 'pooled' | 'carrier' | 'email_deep' | 'vat_deep';

/** The units of one kind that one key may spend in one month. */
export interface Allowance {
  /** Short part of the key. */
  readonly key: string;
  readonly unit: UnitKind;
  /** `2026-11`. */
  readonly month: string;
}

/** What has become of units since the store was last told. */
export interface Settlement extends Allowance {
  readonly spent: number;
  /** Change of what counts as taken: negative for leased units that are not needed. */
  readonly taken: number;
}

/** Names a share of what a process has spent: told twice, it counts once. */
export interface Share {
  /** The process. */
  readonly journal: string;
  /** 1, 2, 3, …; told in order. */
  readonly number: number;
}

/** Where a process writes down at once what it spends, so that it is not lost when the process is killed. */
export interface Journal {
  readonly id: string;
  /** @param count negative: given back. */
  note(meter: Meter, count: number): void;
  /** Ends the current share: what is spent from now on is of the next. @returns the number of the share that ends. */
  turn(): number;
  /** A share has been settled, and need not be kept. */
  forget(number: number): void;
}

/** The common account of all processes. Rejects when the store does not answer. */
export interface LeaseStore {
  /**
   * Takes units for this process alone: as many as `wanted`, fewer when little is left, 0 when nothing is.
   * @param need the fewest that are of use now.
   */
  lease(allowance: Allowance, amounts: { need: number; wanted: number; limit: number }): Promise<number>;
  /** @param share a share that was told before is not counted again. */
  settle(settlements: readonly Settlement[], share: Share): Promise<void>;
}

/** A request that waits for units. */
interface WaitingRequest {
  readonly least: number;
  readonly most: number;
  /** @param count 0: the allowance is used up. */
  readonly resolve: (count: number) => void;
  readonly reject: (error: unknown) => void;
}

/** What a process holds of one allowance. */
export interface Meter extends Allowance {
  readonly period: Month;
  /** Null: without a limit; nothing is leased, only counted. */
  limit: number | null;
  /** Leased and not spent. */
  left: number;
  /** Spent, and not told to the store yet; negative when units came back after they were told. */
  spent: number;
  /** The store is being asked; never rejects. */
  refill: Promise<void> | null;
  /** Requests that wait for units, in the order of their turns. */
  readonly waits: WaitingRequest[];
  /** Units that they wait for. */
  waiting: number;
  /** Nothing is to be had until then: the store has been asked. */
  emptyUntil: number;
  usedAt: number;
}

export interface ReservationRequest {
  readonly unit: UnitKind;
  /** Of the month; null: none. */
  readonly limit: number | null;
  readonly count: number;
}

interface UnitsOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Default: what was spent since the last flush is lost with a process that is killed. */
  readonly journal?: Journal | undefined;
}

/** For processes without a journal. */
function onlyNumbers(): Journal {
  let number = 0;
  return {
    id: crypto.randomUUID(),
    note: () => undefined,
    turn: () => (number += 1),
    forget: () => undefined,
  };
}

/** After this pause the store is asked again whether an exhausted allowance has got units back. */
const emptyMs = 1000;
/** Leases that nobody has spent from for so long go back to the store. */
const idleMs = 30_000;

/** A process takes half a percent at a time: few questions to the store, little lost when a process is killed. */
const blockOf = (limit: number): number => Math.min(1000, Math.max(1, Math.ceil(limit / 200)));

/** @returns 0: fewer than do. */
const leftFor = ({ least, most }: WaitingRequest, { left }: Meter): number =>
  left < least ? 0 : Math.min(left, most);

/**
 * Monthly units. They are leased from the store in small blocks and spent here without asking, so several processes
 * never spend more than the plan has; a process that is killed loses what it had leased and not spent.
 */
export class Units {
  readonly #store: LeaseStore;
  readonly #clock: () => number;
  /** By unit, then by key: no text is put together to find one. */
  readonly #meters: Readonly<Record<UnitKind, Map<string, Meter>>> = {
    pooled: new Map(),
    carrier: new Map(),
    email_deep: new Map(),
    vat_deep: new Map(),
  };
  /** Meters of months that are over. */
  #retired: Meter[] = [];
  readonly #journal: Journal;
  /** What the store was told and has not confirmed: told again before anything else. */
  #unconfirmed: { readonly settlements: readonly Settlement[]; readonly number: number } | null = null;
  #settling: Promise<void> = Promise.resolve();
  /** Since the start of this process. */
  readonly totals: Readonly<Record<UnitKind, { reserved: number; returned: number }>> = {
    pooled: { reserved: 0, returned: 0 },
    carrier: { reserved: 0, returned: 0 },
    email_deep: { reserved: 0, returned: 0 },
    vat_deep: { reserved: 0, returned: 0 },
  };

  constructor(store: LeaseStore, { clock, journal = onlyNumbers() }: UnitsOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#journal = journal;
  }

  /**
   * Reserves units; at once where this process holds enough.
   * @param limit of the month; null: none.
   * @returns the meter, for `release`; null: the allowance is used up. Rejects when the store does not answer.
   */
  reserve(
    key: string,
    unit: UnitKind,
    limit: number | null,
    count = 1,
  ): Meter | null | Promise<Meter | null> {
    const now = this.#clock();
    const meter = this.#meter(key, unit, limit, now);
    meter.usedAt = now;
    if (limit === null) {
      this.#spend(meter, count);
      return meter;
    }
    if (meter.left >= count && meter.waits.length === 0) {
      this.#spend(meter, count);
      if (meter.left * 4 < blockOf(limit)) this.#refillAhead(meter, limit, now);
      return meter;
    }
    return this.#wait(meter, count, count).then((taken) => (taken === 0 ? null : meter));
  }

  /** Reserves up to `most` units, or what is left. @returns null: fewer than `least` are. */
  reserveUpTo(
    key: string,
    unit: UnitKind,
    limit: number | null,
    { least, most }: { readonly least: number; readonly most: number },
  ): Reservation[number] | null | Promise<Reservation[number] | null> {
    const now = this.#clock();
    const meter = this.#meter(key, unit, limit, now);
    meter.usedAt = now;
    if (most === 0) return null;
    if (limit === null || (meter.left >= most && meter.waits.length === 0)) {
      this.#spend(meter, most);
      return { meter, count: most };
    }
    return this.#wait(meter, least, most).then((count) => (count === 0 ? null : { meter, count }));
  }

  /** Reserves units of several kinds: all or none. @returns what was reserved, or the kind that is used up. */
  reserveAll(
    key: string,
    wishes: readonly ReservationRequest[],
  ): Reservation | UnitKind | Promise<Reservation | UnitKind> {
    const next = (
      index: number,
      held: Reservation,
    ): Reservation | UnitKind | Promise<Reservation | UnitKind> => {
      const wish = wishes[index];
      if (wish === undefined) return held;
      const taken = this.reserve(key, wish.unit, wish.limit, wish.count);
      const go = (meter: Meter | null) => {
        if (meter !== null) return next(index + 1, [...held, { meter, count: wish.count }]);
        this.releaseAll(held);
        return wish.unit;
      };
      if (!isPromise(taken)) return go(taken);
      return taken.then(go, (error: unknown) => {
        this.releaseAll(held);
        throw error;
      });
    };
    return next(0, []);
  }

  releaseAll(held: Reservation): void {
    for (const { meter, count } of held) this.release(meter, count);
  }

  /** A lookup failed: its units were not spent. */
  release(meter: Meter, count = 1): void {
    this.#spend(meter, -count);
    this.#serve(meter);
  }

  #spend(meter: Meter, count: number): void {
    if (meter.limit !== null) meter.left -= count;
    meter.spent += count;
    if (count > 0) this.totals[meter.unit].reserved += count;
    else this.totals[meter.unit].returned -= count;
    this.#journal.note(meter, count);
  }

  #meter(key: string, unit: UnitKind, limit: number | null, now: number): Meter {
    const meters = this.#meters[unit];
    const month = monthAt(now);
    const known = meters.get(key);
    if (known?.period === month) {
      known.limit = limit;
      return known;
    }
    if (known !== undefined) this.#retired.push(known);
    const meter: Meter = {
      key,
      unit,
      month: month.name,
      period: month,
      limit,
      left: 0,
      spent: 0,
      refill: null,
      waits: [],
      waiting: 0,
      emptyUntil: -Infinity,
      usedAt: now,
    };
    meters.set(key, meter);
    return meter;
  }

  /** Nobody who comes later is served before. @returns the units that were reserved; 0: too few are left. */
  #wait(meter: Meter, least: number, most: number): Promise<number> {
    return new Promise((go, fail) => {
      meter.waits.push({ least, most, resolve: go, reject: fail });
      meter.waiting += most;
      this.#serve(meter);
    });
  }

  /** Gives those who wait what there is, and asks the store for what is missing. */
  #serve(meter: Meter): void {
    for (let first = meter.waits[0]; first !== undefined; first = meter.waits[0]) {
      const { limit, left } = meter;
      const isEnough = limit === null || left >= first.most;
      if (!isEnough && meter.refill !== null) return;
      const now = this.#clock();
      const isEmpty = now < meter.emptyUntil && now >= meter.emptyUntil - emptyMs;
      if (!isEnough && !isEmpty) return this.#refill(meter, limit, Math.max(1, first.least - left));
      this.#release(meter, first, isEnough ? first.most : leftFor(first, meter));
    }
  }

  #release(meter: Meter, first: WaitingRequest, count: number): void {
    meter.waits.shift();
    meter.waiting -= first.most;
    if (count > 0) this.#spend(meter, count);
    first.resolve(count);
  }

  #refill(meter: Meter, limit: number, need: number): void {
    const granted = (count: number) => {
      meter.refill = null;
      meter.left += count;
      if (count === 0) this.#emptied(meter);
      this.#serve(meter);
    };
    // Where nobody waits, whoever needs units next asks again, and is told.
    const failed = (error: unknown) => {
      meter.refill = null;
      meter.waiting = 0;
      for (const { reject: fail } of meter.waits.splice(0)) fail(error);
    };
    const wanted = Math.max(need, meter.waiting, blockOf(limit));
    meter.refill = this.#store.lease(meter, { need, wanted, limit }).then(granted, failed);
  }

  /** The store has no more: the first has what is left. */
  #emptied(meter: Meter): void {
    const first = meter.waits[0];
    const count = first === undefined ? 0 : leftFor(first, meter);
    if (count === 0) meter.emptyUntil = this.#clock() + emptyMs;
    if (first !== undefined) this.#release(meter, first, count);
  }

  #refillAhead(meter: Meter, limit: number, now: number): void {
    if (meter.refill !== null || now < meter.emptyUntil || blockOf(limit) === 1) return;
    this.#refill(meter, limit, 1);
  }

  /** Tells the store what was spent and gives back what lies idle. To be called every few seconds. */
  async flush(): Promise<void> {
    const now = this.#clock();
    const month = monthAt(now);
    for (const meter of this.#all()) {
      const idle = now - meter.usedAt > idleMs || now < meter.usedAt || meter.period !== month;
      if (!idle || meter.refill !== null) continue;
      this.#meters[meter.unit].delete(meter.key);
      this.#retired.push(meter);
    }
    await this.#settle(this.#retired.splice(0), this.#all());
  }

  /** Gives every lease back. */
  async close(): Promise<void> {
    const all = this.#all();
    for (const meters of Object.values(this.#meters)) meters.clear();
    await Promise.allSettled(all.flatMap(({ refill }) => refill ?? []));
    await this.#settle([...this.#retired.splice(0), ...all], []);
  }

  #all(): Meter[] {
    return Object.values(this.#meters).flatMap((meters) => [...meters.values()]);
  }

  /** One settlement after the other: shares are told in their order. */
  #settle(leaving: readonly Meter[], staying: readonly Meter[]): Promise<void> {
    const run = this.#settling.then(() => this.#tell(leaving, staying));
    this.#settling = run.catch(() => undefined);
    return run;
  }

  async #tell(leaving: readonly Meter[], staying: readonly Meter[]): Promise<void> {
    try {
      await this.#confirm();
    } catch (error) {
      this.#retired.push(...leaving);
      throw error;
    }
    const settlements: Settlement[] = [];
    const add = (meter: Meter, back: number) => {
      const { key, unit, month, spent, limit } = meter;
      const taken = limit === null ? spent : -back;
      if (spent !== 0 || taken !== 0) settlements.push({ key, unit, month, spent, taken });
      meter.spent = 0;
      meter.left -= back;
    };
    for (const meter of leaving) add(meter, meter.left);
    for (const meter of staying) add(meter, 0);
    if (settlements.length === 0) return;
    this.#unconfirmed = { settlements, number: this.#journal.turn() };
    await this.#confirm();
  }

  async #confirm(): Promise<void> {
    const told = this.#unconfirmed;
    if (told === null) return;
    const { settlements, number } = told;
    try {
      await this.#store.settle(settlements, { journal: this.#journal.id, number });
    } catch (error) {
      // Told again next time. Not so the leases given back: the store may have taken them before it fell silent.
      const again = settlements.map((one) => ({ ...one, taken: Math.max(0, one.taken) }));
      this.#unconfirmed = { settlements: again, number };
      throw error;
    }
    this.#unconfirmed = null;
    this.#journal.forget(number);
  }
}

/** Reserved units. */
export type Reservation = readonly { readonly meter: Meter; readonly count: number }[];
