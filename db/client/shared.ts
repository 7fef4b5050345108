import type { Duplex } from 'node:stream';
import type { Results, Transaction } from '@electric-sql/pglite';
import type { EmbeddedStore } from './embedded.ts';
import { readFrames, writeFrame } from './frames.ts';
import { StoreError } from '../../core/store-error.ts';
import { parseTextArray, textArrayOid } from './text-array.ts';

type QueryOptions = Parameters<Transaction['query']>[2];

/** A request from another process to the process that has the embedded database open. */
export type SharedRequest =
  | {
      /** `read` returns the result in parts, so that the length is not limited. */
      readonly op: 'query' | 'read';
      readonly text: string;
      readonly params: readonly unknown[];
      readonly rowMode: 'array' | 'object';
      /** OIDs of the column types that are returned as text. */
      readonly asText: readonly number[];
      /** Input of COPY. */
      readonly input: string | null;
    }
  | { readonly op: 'exec'; readonly text: string }
  | { readonly op: 'begin' | 'commit' | 'rollback' | 'hold' | 'release' };

export interface SharedEvent {
  readonly rows: readonly unknown[];
  readonly fields: Results['fields'];
  readonly affected: number;
  /** Output of COPY. */
  readonly output: string | null;
  /** Whether the result has another part. */
  readonly more: boolean;
}

export type SharedResponse =
  | SharedEvent
  | { readonly failed: { readonly message: string; readonly name: string; readonly code: string | null } };

/**
 * Opens the embedded database of another process. Methods throw a StoreError when that process has ended or has another
 * version.
 */
export function openShared(stream: Duplex): EmbeddedStore & { close(): Promise<void> } {
  const responses = readFrames(stream);
  stream.on('error', () => undefined); // reported by the next request
  let isClosed = false;

  async function readEvent(): Promise<SharedEvent> {
    const value: unknown = await responses.next().then(
      (step): unknown => step.value,
      () => undefined,
    );
    if (!isResponse(value))
      throw new StoreError('the service that has the data folder open has ended: try again');
    if (!('failed' in value)) return value;
    const { message, name, code } = value.failed;
    throw Object.assign(new Error(message), { name }, code === null ? {} : { code });
  }

  // Requests run one at a time. Each request waits for the response to the previous request.
  let lastRequest: Promise<unknown> = Promise.resolve();
  function send(request: SharedRequest): Promise<SharedEvent[]> {
    const response = lastRequest.then(async () => {
      await writeFrame(stream, request).catch(() => undefined); // reported by reading the response
      const parts = [await readEvent()];
      while (parts.at(-1)?.more === true) parts.push(await readEvent());
      return parts;
    });
    lastRequest = response.catch(() => undefined);
    return response;
  }

  const createClient = (op: 'query' | 'read'): Transaction => ({
    async query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
      const parts = await send({
        op,
        text,
        params,
        rowMode: options.rowMode ?? 'object',
        // Request values as text and parse them in this process, to save CPU time of the process that has the database open.
        asText: [...Object.keys(options.parsers ?? {}).map(Number), ...(op === 'read' ? [textArrayOid] : [])],
        input: options.blob === undefined ? null : await options.blob.text(),
      });
      const output = parts[0]?.output ?? null;
      const rows = parts.flatMap(({ rows }) => rows);
      const fields = parts[0]?.fields ?? [];
      if (op === 'read') parseArrays(rows, fields, options.rowMode ?? 'object');
      return {
        rows: isOfType<T>(rows) ? rows : [],
        fields,
        affectedRows: parts[0]?.affected ?? 0,
        ...(output === null ? {} : { blob: new Blob([output]) }),
      };
    },
    async exec(text) {
      await send({ op: 'exec', text });
      return [];
    },
    sql: () => Promise.reject(new TypeError('not over a stream')),
    rollback: () => Promise.reject(new TypeError('not over a stream')),
    listen: () => Promise.reject(new TypeError('not over a stream')),
    get closed() {
      return isClosed;
    },
  });

  const client = createClient('query');
  return {
    client,
    reader: createClient('read'),
    isShared: true,
    async transaction(work) {
      await send({ op: 'begin' });
      try {
        const result = await work(client);
        await send({ op: 'commit' });
        return result;
      } catch (error) {
        await send({ op: 'rollback' }).catch(() => undefined);
        throw error;
      }
    },
    async acquire() {
      await send({ op: 'hold' });
      return async () => void (await send({ op: 'release' }).catch(() => undefined));
    },
    close() {
      isClosed = true;
      return new Promise((done) => {
        stream.once('close', done);
        stream.end();
        stream.resume();
        if (stream.destroyed) done();
      });
    },
  };
}

/** Parses the text[] values in rows. @param rows are changed in place */
function parseArrays(rows: readonly unknown[], fields: Results['fields'], rowMode: 'array' | 'object'): void {
  const arrayPositions = fields.flatMap(({ name, dataTypeID }, index) =>
    dataTypeID === textArrayOid ? [rowMode === 'array' ? index : name] : [],
  );
  if (arrayPositions.length === 0) return;
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const position of arrayPositions) {
      const value: unknown = Reflect.get(row, position);
      if (typeof value === 'string') Reflect.set(row, position, parseTextArray(value));
    }
  }
}

/** Asserts the row type without a check, because the caller's statement determines the columns. */
const isOfType = <T>(rows: unknown[]): rows is T[] => Array.isArray(rows);

const isResponse = (value: unknown): value is SharedResponse =>
  typeof value === 'object' && value !== null && ('rows' in value || 'failed' in value);
