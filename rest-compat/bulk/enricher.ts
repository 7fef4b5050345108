import { chain } from '../../core/promise-or-value.ts';
import { cell, fieldOf, isMissing } from '../formats/fields.ts';
import type { Answer, Ask } from './ask.ts';
import type { FileRecord } from './records.ts';
import type { Task } from './task.ts';
import { UsageError } from './usage-error.ts';

/** A record with what a lookup tells about it. */
export interface Enriched {
  /** found, not_found, ambiguous, invalid, unavailable; empty: the record has no value to look up. */
  readonly status: string;
  /** The record as it is written. */
  readonly text: string;
  /** What is wrong; null: nothing. */
  readonly message: string | null;
  /** The column whose value is to blame, where it is one. */
  readonly column: string | null;
  /** Whether who asks may not ask this: no record of the kind will be answered. */
  readonly isRejected: boolean;
}

interface Told extends Omit<Enriched, 'text'> {
  readonly values: readonly unknown[];
}

interface EnricherOptions {
  /** Answers that are remembered at most: the columns of a file repeat themselves. 0: each record is asked for. */
  readonly remembered: number;
  /** True: a column more says what is wrong. */
  readonly explains?: boolean;
}

/** Adds to records what a task wants to know of them. */
export class Enricher {
  readonly #task: Task;
  readonly #known: Remembered<Told> | null;
  readonly #explains: boolean;
  readonly #nothing: readonly null[];
  #isChecked = false;

  constructor(task: Task, { remembered, explains = false }: EnricherOptions) {
    this.#task = task;
    this.#known = remembered === 0 ? null : new Remembered(remembered);
    this.#explains = explains;
    this.#nothing = task.fields.map(() => null);
  }

  /** @throws UsageError for a field that no answer has: before an hour of work, not after. */
  enriched(record: FileRecord, ask: Ask): Enriched | Promise<Enriched> {
    const done = ({ values, status, message, column, isRejected }: Told): Enriched => ({
      status,
      column,
      text: record.written(this.#explains ? [...values, status, message] : [...values, status]),
      message,
      isRejected,
    });
    const nothing = (status: string, message: string | null) =>
      done({ status, message, column: null, isRejected: false, values: this.#nothing });
    if (record.fault !== null) return nothing('invalid', record.fault);
    const path = this.#pathOf(record);
    if (path === null) return nothing('empty', null);
    const known = this.#known?.get(path);
    if (known !== undefined) return done(known);
    // The first answer is asked for whole: it tells which fields there are.
    return chain(ask(path, this.#isChecked ? this.#task.fields : undefined), (answer) => {
      const found = this.#told(answer, path);
      // What is not available now may be in a moment.
      if (found.status !== 'unavailable') this.#known?.set(path, found);
      return done(found);
    });
  }

  /** @returns null for a record without a value to look up. Further values may be missing. */
  #pathOf(record: FileRecord): string | null {
    const { route, from, deep } = this.#task;
    let path: string = route.path;
    const query: string[] = deep ? ['deep=true'] : [];
    let isFirst = true;
    for (const { parameter, column, inPath } of from) {
      const value = record.value(column).trim();
      if (value === '') {
        if (isFirst || inPath) return null;
        continue;
      }
      isFirst = false;
      const text = encodeURIComponent(value);
      if (inPath) path = path.replace(`{${parameter}}`, () => text).replace(`{${parameter}+}`, () => text);
      else query.push(`${parameter}=${text}`);
    }
    return query.length === 0 ? path : `${path}?${query.join('&')}`;
  }

  #told({ status, body }: Answer, path: string): Told {
    if (status === 200) {
      const values = this.#task.fields.map((field) => fieldOf(body, field) ?? null);
      if (!this.#isChecked) this.#checkFields(body, path);
      const { matches } = body;
      const named = typeof matches === 'number' && matches > 1 ? 'ambiguous' : 'found';
      return { status: named, values, message: null, column: null, isRejected: false };
    }
    const named = status === 404 ? 'not_found' : status < 429 ? 'invalid' : 'unavailable';
    const message = cell(body['message']);
    const blamed = this.#task.from.find(({ parameter }) => parameter === body['param'])?.column ?? null;
    const isRejected = status === 401 || status === 403;
    return { status: named, values: this.#nothing, message, column: blamed, isRejected };
  }

  #checkFields(body: Answer['body'], path: string): void {
    this.#isChecked = true;
    const missing = this.#task.fields.find((field) => isMissing(body, field));
    if (missing !== undefined)
      throw new UsageError(`${path} has no field ${missing}; it has ${Object.keys(body).join(', ')}.`);
  }
}

/**
 * The last values by their names, in two halves: the older one goes at once. Where hardly a name comes again, only one of
 * a few is kept, to see whether that changes: what is kept costs more than what is made and forgotten.
 */
class Remembered<T> {
  readonly #half: number;
  #newer = new Map<string, T>();
  #older = new Map<string, T>();
  #asked = 0;
  #known = 0;
  #every = 1;

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(name: string): T | undefined {
    if (this.#asked === this.#half) this.#judge();
    this.#asked += 1;
    const value = this.#newer.get(name) ?? this.#older.get(name);
    if (value !== undefined) this.#known += 1;
    return value;
  }

  set(name: string, value: T): void {
    if (this.#asked % this.#every !== 0) return;
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(name, value);
  }

  #judge(): void {
    // Of what is kept one in so many, so many times as much would have been known.
    const isWorth = this.#known * this.#every >= this.#asked / rarely;
    this.#every = isWorth ? 1 : fewOf;
    this.#asked = 0;
    this.#known = 0;
  }
}

/** One in so many names that comes again is worth it. */
const rarely = 20;
const fewOf = 16;
