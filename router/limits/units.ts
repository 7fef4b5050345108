import { toMonth, type Month } from './month.ts';
import { isPromise } from '../../core/promise-or-value.ts';

export type UnitKind = 'pooled' | 'carrier' | 'email_deep' | 'vat_deep';

/** The monthly units of one kind for one key. */
export interface Allowance {
  /** Public identifier of the key. */
  readonly key: string;
  readonly unit: UnitKind;
  /** Name of the month, such as `2026-11`. */
  readonly month: string;
}

/** Changes in usage since the last settlement with the store. */
export interface Settlement extends Allowance {
  readonly spent: number;
  /** Change of the leased units: negative when unused leased units are returned. */
  readonly taken: number;
}

/** Identifies a settlement, so that a repeated settlement is counted only once. */
export interface SettlementId {
  /** Id of the journal of the process. */
  readonly journal: string;
  /** Sequence number: 1, 2, 3, … */
  readonly number: number;
}

/** Local journal in which a process records its usage immediately, so that usage survives a crash. */
export interface Journal {
  readonly id: string;
  /**
   * Records a change of usage.
   * @param count number of units; negative for released units
   */
  note(meter: Meter, count: number): void;
  /**
   * Ends the current share of the journal, which one settlement covers, and starts the next share.
   * @returns the number of the share that ends
   */
  turn(): number;
  /** Deletes a settled share of the journal. */
  forget(number: number): void;
}

/** The usage account that all processes share. Its methods reject when the store does not respond. */
export interface LeaseStore {
  /**
   * Leases units to this process: up to `wanted`, fewer when fewer are left, 0 when none are left.
   * @param need minimum number of units that the waiting requests need
   */
  lease(allowance: Allowance, amounts: { need: number; wanted: number; limit: number }): Promise<number>;
  /**
   * Records usage.
   * @param share identifies the settlement; a repeated share is not counted again
   */
  settle(settlements: readonly Settlement[], share: SettlementId): Promise<void>;
}

/** A request that waits for its units. */
interface UnitWaiter {
  readonly minimum: number;
  readonly maximum: number;
  /**
   * Resolves the request.
   * @param count number of reserved units; 0 when the allowance is used up
   */
  readonly resolve: (count: number) => void;
  readonly reject: (error: unknown) => void;
}

/** The state of one allowance in this process. */
export interface Meter extends Allowance {
  readonly period: Month;
  /** Units per month. Null without a limit; usage is then only counted, not leased. */
  limit: number | null;
  /** Units leased but not spent. */
  left: number;
  /** Units spent since the last settlement. Negative when units were released after their settlement. */
  spent: number;
  /** The lease request in flight, or null. Never rejects. */
  refill: Promise<void> | null;
  /** Waiting requests, in FIFO order. */
  readonly waiters: UnitWaiter[];
  /** Sum of the units that the waiting requests need. */
  waitingUnits: number;
  /** Time in epoch milliseconds until which the store is known to have no units left. */
  exhaustedUntil: number;
  usedAt: number;
}

export interface ReservationRequest {
  readonly unit: UnitKind;
  /** Units per month; null when the plan has no limit. */
  readonly limit: number | null;
  readonly count: number;
}

interface UnitsOptions {
  /** Returns the current time in epoch milliseconds. */
  readonly clock: () => number;
  /** Usage journal. Default: none; usage since the last flush is lost when the process crashes. */
  readonly journal?: Journal | undefined;
}

/** Returns a journal that stores nothing and only numbers the settlements. */
function createNumberingJournal(): Journal {
  let number = 0;
  return {
    id: crypto.randomUUID(),
    note: () => undefined,
    turn: () => (number += 1),
    forget: () => undefined,
  };
}

/** Milliseconds after which units of an exhausted allowance are requested from the store again. */
const retryEmptyMs = 1000;
/** Milliseconds without usage after which leased units are returned to the store. */
const idleMs = 30_000;

/**
 * Returns the number of units to lease at a time: half a percent of the limit, at most 1000. With such blocks, both the number of
 * requests to the store and the loss in a crash stay small.
 */
const computeLeaseSize = (limit: number): number => Math.min(1000, Math.max(1, Math.ceil(limit / 200)));

/** Returns the units that the meter can reserve for a request, or 0 when fewer than the request's minimum are left. */
const countUnitsFor = ({ minimum, maximum }: UnitWaiter, { left }: Meter): number =>
  left < minimum ? 0 : Math.min(left, maximum);

/**
 * Monthly units. They are leased from the store in small blocks and spent locally, so that several processes together
 * never exceed the plan. A process that crashes loses its leased, unspent units.
 */
export class Units {
  readonly #store: LeaseStore;
  readonly #clock: () => number;
  /** Meters by kind of unit, then by key, which avoids a combined lookup key. */
  readonly #meters: Readonly<Record<UnitKind, Map<string, Meter>>> = {
    pooled: new Map(),
    carrier: new Map(),
    email_deep: new Map(),
    vat_deep: new Map(),
  };
  /** Meters of past months and idle keys, until their settlement. */
  #retired: Meter[] = [];
  readonly #journal: Journal;
  /** The last settlement, until the store confirms it. An unconfirmed settlement is repeated before any other settlement. */
  #unconfirmed: { readonly settlements: readonly Settlement[]; readonly number: number } | null = null;
  #settling: Promise<void> = Promise.resolve();
  /** Totals since the start of this process. */
  readonly totals: Readonly<Record<UnitKind, { reserved: number; returned: number }>> = {
    pooled: { reserved: 0, returned: 0 },
    carrier: { reserved: 0, returned: 0 },
    email_deep: { reserved: 0, returned: 0 },
    vat_deep: { reserved: 0, returned: 0 },
  };

  constructor(store: LeaseStore, { clock, journal = createNumberingJournal() }: UnitsOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#journal = journal;
  }

  /**
   * Reserves units. Synchronous when enough units are leased.
   * @param limit units per month; null without a limit
   * @returns the meter, for `release`; null when the allowance is used up. Rejects when the store does not respond.
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
    if (meter.left >= count && meter.waiters.length === 0) {
      this.#spend(meter, count);
      if (meter.left * 4 < computeLeaseSize(limit)) this.#refillAhead(meter, limit, now);
      return meter;
    }
    return this.#wait(meter, count, count).then((taken) => (taken === 0 ? null : meter));
  }

  /**
   * Reserves up to `most` units, or the rest of the allowance.
   * @returns null when fewer than `least` units are left
   */
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
    if (limit === null || (meter.left >= most && meter.waiters.length === 0)) {
      this.#spend(meter, most);
      return { meter, count: most };
    }
    return this.#wait(meter, least, most).then((count) => (count === 0 ? null : { meter, count }));
  }

  /**
   * Reserves units of several kinds, either all of them or none.
   * @returns the reservation, or the kind that is used up
   */
  reserveAll(
    key: string,
    requests: readonly ReservationRequest[],
  ): Reservation | UnitKind | Promise<Reservation | UnitKind> {
    const reserveNext = (
      index: number,
      reserved: Reservation,
    ): Reservation | UnitKind | Promise<Reservation | UnitKind> => {
      const request = requests[index];
      if (request === undefined) return reserved;
      const reservation = this.reserve(key, request.unit, request.limit, request.count);
      const continueWith = (meter: Meter | null) => {
        if (meter !== null) return reserveNext(index + 1, [...reserved, { meter, count: request.count }]);
        this.releaseAll(reserved);
        return request.unit;
      };
      if (!isPromise(reservation)) return continueWith(reservation);
      return reservation.then(continueWith, (error: unknown) => {
        this.releaseAll(reserved);
        throw error;
      });
    };
    return reserveNext(0, []);
  }

  releaseAll(reservation: Reservation): void {
    for (const { meter, count } of reservation) this.release(meter, count);
  }

  /** Releases units of a lookup that failed. */
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
    const month = toMonth(now);
    const existingMeter = meters.get(key);
    if (existingMeter?.period === month) {
      existingMeter.limit = limit;
      return existingMeter;
    }
    if (existingMeter !== undefined) this.#retired.push(existingMeter);
    const meter: Meter = {
      key,
      unit,
      month: month.name,
      period: month,
      limit,
      left: 0,
      spent: 0,
      refill: null,
      waiters: [],
      waitingUnits: 0,
      exhaustedUntil: -Infinity,
      usedAt: now,
    };
    meters.set(key, meter);
    return meter;
  }

  /**
   * Waits for units. Waiters are served in FIFO order.
   * @returns the number of reserved units; 0 when too few are left
   */
  #wait(meter: Meter, least: number, most: number): Promise<number> {
    return new Promise((resolve, reject) => {
      meter.waiters.push({ minimum: least, maximum: most, resolve, reject });
      meter.waitingUnits += most;
      this.#serve(meter);
    });
  }

  /** Serves waiting requests from the leased units, and leases more when they do not suffice. */
  #serve(meter: Meter): void {
    for (let waiter = meter.waiters[0]; waiter !== undefined; waiter = meter.waiters[0]) {
      const { limit, left } = meter;
      const hasEnoughUnits = limit === null || left >= waiter.maximum;
      if (!hasEnoughUnits && meter.refill !== null) return;
      const now = this.#clock();
      const isEmpty = now < meter.exhaustedUntil && now >= meter.exhaustedUntil - retryEmptyMs;
      if (!hasEnoughUnits && !isEmpty) return this.#refill(meter, limit, Math.max(1, waiter.minimum - left));
      this.#resolveWaiter(meter, waiter, hasEnoughUnits ? waiter.maximum : countUnitsFor(waiter, meter));
    }
  }

  #resolveWaiter(meter: Meter, waiter: UnitWaiter, count: number): void {
    meter.waiters.shift();
    meter.waitingUnits -= waiter.maximum;
    if (count > 0) this.#spend(meter, count);
    waiter.resolve(count);
  }

  #refill(meter: Meter, limit: number, need: number): void {
    const applyLease = (count: number) => {
      meter.refill = null;
      meter.left += count;
      if (count === 0) this.#handleExhausted(meter);
      this.#serve(meter);
    };
    // If no request is waiting, the error is dropped: the next request leases again and gets a new error.
    const rejectWaiters = (error: unknown) => {
      meter.refill = null;
      meter.waitingUnits = 0;
      for (const { reject: fail } of meter.waiters.splice(0)) fail(error);
    };
    const wantedUnits = Math.max(need, meter.waitingUnits, computeLeaseSize(limit));
    meter.refill = this.#store
      .lease(meter, { need, wanted: wantedUnits, limit })
      .then(applyLease, rejectWaiters);
  }

  /** Handles an exhausted allowance: the first waiting request gets the remaining units. */
  #handleExhausted(meter: Meter): void {
    const waiter = meter.waiters[0];
    const count = waiter === undefined ? 0 : countUnitsFor(waiter, meter);
    if (count === 0) meter.exhaustedUntil = this.#clock() + retryEmptyMs;
    if (waiter !== undefined) this.#resolveWaiter(meter, waiter, count);
  }

  #refillAhead(meter: Meter, limit: number, now: number): void {
    if (meter.refill !== null || now < meter.exhaustedUntil || computeLeaseSize(limit) === 1) return;
    this.#refill(meter, limit, 1);
  }

  /** Settles usage with the store and returns idle leases. Call this every few seconds. */
  async flush(): Promise<void> {
    const now = this.#clock();
    const month = toMonth(now);
    for (const meter of this.#all()) {
      const isIdle = now - meter.usedAt > idleMs || now < meter.usedAt || meter.period !== month;
      if (!isIdle || meter.refill !== null) continue;
      this.#meters[meter.unit].delete(meter.key);
      this.#retired.push(meter);
    }
    await this.#settle(this.#retired.splice(0), this.#all());
  }

  /** Settles all usage and returns every lease. */
  async close(): Promise<void> {
    const meters = this.#all();
    for (const meters of Object.values(this.#meters)) meters.clear();
    await Promise.allSettled(meters.flatMap(({ refill }) => refill ?? []));
    await this.#settle([...this.#retired.splice(0), ...meters], []);
  }

  #all(): Meter[] {
    return Object.values(this.#meters).flatMap((meters) => [...meters.values()]);
  }

  /** Runs one settlement at a time, because shares must be settled in order. */
  #settle(released: readonly Meter[], retained: readonly Meter[]): Promise<void> {
    const run = this.#settling.then(() => this.#sendSettlements(released, retained));
    this.#settling = run.catch(() => undefined);
    return run;
  }

  async #sendSettlements(released: readonly Meter[], retained: readonly Meter[]): Promise<void> {
    try {
      await this.#confirm();
    } catch (error) {
      this.#retired.push(...released);
      throw error;
    }
    const settlements: Settlement[] = [];
    const add = (meter: Meter, returned: number) => {
      const { key, unit, month, spent, limit } = meter;
      const takenUnits = limit === null ? spent : -returned;
      if (spent !== 0 || takenUnits !== 0) settlements.push({ key, unit, month, spent, taken: takenUnits });
      meter.spent = 0;
      meter.left -= returned;
    };
    for (const meter of released) add(meter, meter.left);
    for (const meter of retained) add(meter, 0);
    if (settlements.length === 0) return;
    this.#unconfirmed = { settlements, number: this.#journal.turn() };
    await this.#confirm();
  }

  async #confirm(): Promise<void> {
    const settlement = this.#unconfirmed;
    if (settlement === null) return;
    const { settlements, number } = settlement;
    try {
      await this.#store.settle(settlements, { journal: this.#journal.id, number });
    } catch (error) {
      // The settlement is repeated next time, but without the returned leases: the store might have processed them before it
      // became unresponsive.
      const repeatedSettlements = settlements.map((settlement) => ({
        ...settlement,
        taken: Math.max(0, settlement.taken),
      }));
      this.#unconfirmed = { settlements: repeatedSettlements, number };
      throw error;
    }
    this.#unconfirmed = null;
    this.#journal.forget(number);
  }
}

/** Reserved units, by meter. */
export type Reservation = readonly { readonly meter: Meter; readonly count: number }[];
