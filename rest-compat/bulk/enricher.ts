import { chain } from '../../core/promise-or-value.ts';
import { formatCell, getField, isMissing } from '../formats/fields.ts';
import type { RowResponse, RequestPath } from './row-response.ts';
import type { FileRecord } from './records.ts';
import type { Task } from './task.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** A record extended by the fields of a lookup. */
export interface EnrichedRow {
  /**
   * The status of the lookup: found, not_found, ambiguous, invalid or unavailable; empty when the record has no value to look
   * up.
   */
  readonly status: string;
  /** The serialised record, with its line end. */
  readonly text: string;
  /** The error message, or null. */
  readonly message: string | null;
  /** The column whose value caused the error, or null when no single column caused it. */
  readonly column: string | null;
  /** Whether the caller lacks permission for this lookup (401 or 403). All further records would then fail too. */
  readonly isRejected: boolean;
}

/** The result of the lookup for a record. */
export interface LookupResult extends Omit<EnrichedRow, 'text'> {
  readonly values: readonly unknown[];
}

interface EnricherOptions {
  /** Maximum number of cached responses; 0 disables the cache. Values in a column often repeat. */
  readonly cacheSize: number;
  /** Whether records that match several places get no values. Default: such records get the values of the first place. */
  readonly emptiesAmbiguous?: boolean;
}

/** Returns the values of the columns that `listAddedColumns` names. */
export const toColumns = ({ values, status, message }: LookupResult): readonly unknown[] => [
  ...values,
  status,
  message,
];

/** Adds the fields that a task requests to records. */
export class Enricher {
  readonly #task: Task;
  readonly #cache: SampledCache<LookupResult> | null;
  readonly #emptiesAmbiguous: boolean;
  readonly #noValues: readonly null[];
  #isChecked = false;

  constructor(task: Task, { cacheSize, emptiesAmbiguous = false }: EnricherOptions) {
    this.#task = task;
    this.#cache = cacheSize === 0 ? null : new SampledCache(cacheSize);
    this.#emptiesAmbiguous = emptiesAmbiguous;
    this.#noValues = task.fields.map(() => null);
  }

  /**
   * Returns the record with the added columns: fields, status and error.
   * @throws UserFacingError at the first found record, for a field that responses don't have
   */
  enriched(record: FileRecord, ask: RequestPath): EnrichedRow | Promise<EnrichedRow> {
    return chain(this.lookUp(record, ask), (result) => {
      const { status, message, column, isRejected } = result;
      return { status, message, column, isRejected, text: record.written(toColumns(result)) };
    });
  }

  /** Returns the result of the lookup for a record. @throws UserFacingError for a field that responses don't have */
  lookUp(record: FileRecord, ask: RequestPath): LookupResult | Promise<LookupResult> {
    const createEmptyResult = (status: string, message: string | null): LookupResult => ({
      status,
      message,
      column: null,
      isRejected: false,
      values: this.#noValues,
    });
    if (record.violation !== null) return createEmptyResult('invalid', record.violation);
    const path = this.#pathOf(record);
    if (path === null) return createEmptyResult('empty', null);
    const cachedResult = this.#cache?.get(path);
    if (cachedResult !== undefined) return cachedResult;
    // The first request asks for all fields, to check that the fields of the task exist.
    return chain(ask(path, this.#isChecked ? this.#task.fields : undefined), (answer) => {
      const result = this.#resultOf(answer, path);
      // Don't cache an unavailable lookup: it could succeed for the next record with the same value.
      if (result.status !== 'unavailable') this.#cache?.set(path, result);
      return result;
    });
  }

  /**
   * Returns the path of the lookup. Columns after the first one can be empty.
   * @returns null when the record has no value to look up
   */
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

  #resultOf({ status, body }: RowResponse, path: string): LookupResult {
    if (status === 200) {
      const values = this.#task.fields.map((field) => getField(body, field) ?? null);
      if (!this.#isChecked) this.#checkFields(body, path);
      const { matches } = body;
      const isAmbiguous = typeof matches === 'number' && matches > 1;
      return {
        status: isAmbiguous ? 'ambiguous' : 'found',
        values: isAmbiguous && this.#emptiesAmbiguous ? this.#noValues : values,
        message: isAmbiguous && this.#emptiesAmbiguous ? `The name matches ${matches} places.` : null,
        column: null,
        isRejected: false,
      };
    }
    const lookupStatus = status === 404 ? 'not_found' : status < 429 ? 'invalid' : 'unavailable';
    const message = formatCell(body['message']);
    const columnByParameter =
      this.#task.from.find(({ parameter }) => parameter === body['param'])?.column ?? null;
    const isRejected = status === 401 || status === 403;
    return { status: lookupStatus, values: this.#noValues, message, column: columnByParameter, isRejected };
  }

  #checkFields(body: RowResponse['body'], path: string): void {
    this.#isChecked = true;
    const missingField = this.#task.fields.find((field) => isMissing(body, field));
    if (missingField !== undefined)
      throw new UserFacingError(
        'usage',
        `${path} has no field ${missingField}. Valid fields: ${Object.keys(body).join(', ')}.`,
      );
  }
}

/**
 * A cache in two generations. A full young generation replaces the old generation, whose entries are dropped. When keys rarely
 * repeat, only one key in `sampleInterval` is stored, because storing costs more than a cache miss. This sample shows when repeats
 * become frequent.
 */
class SampledCache<T> {
  readonly #generationSize: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();
  #lookups = 0;
  #cache = 0;
  #storeEvery = 1;

  constructor(maxEntries: number) {
    this.#generationSize = maxEntries / 2;
  }

  get(name: string): T | undefined {
    if (this.#lookups === this.#generationSize) this.#adaptSampling();
    this.#lookups += 1;
    const value = this.#young.get(name) ?? this.#old.get(name);
    if (value !== undefined) this.#cache += 1;
    return value;
  }

  set(name: string, value: T): void {
    if (this.#lookups % this.#storeEvery !== 0) return;
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(name, value);
  }

  #adaptSampling(): void {
    // If only one key in n is stored, a complete cache would have about n times as many hits.
    const isWorthCaching = this.#cache * this.#storeEvery >= this.#lookups / minRepeatRate;
    this.#storeEvery = isWorthCaching ? 1 : sampleInterval;
    this.#lookups = 0;
    this.#cache = 0;
  }
}

/** The cache is worth its cost when at least one key in this number repeats. */
const minRepeatRate = 20;
const sampleInterval = 16;
