import type { Duplex } from 'node:stream';
import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import type { EmbeddedStore } from './embedded.ts';
import { readFrames, writeFrame } from './frames.ts';
import type { SharedResponse, SharedRequest, SharedEvent } from './shared.ts';

/** Number of rows in each part of a long result. */
const partLength = 200;

/**
 * Maximum duration of a transaction in milliseconds. A transaction blocks all other processes; the swap of an import takes a
 * few milliseconds.
 */
const maxTransactionMs = 10_000;

const emptyResult: SharedEvent = { rows: [], fields: [], affected: 0, output: null, more: false };

/** Executes the requests of another process on the embedded database until the stream ends. */
export async function share(stream: Duplex, embedded: EmbeddedStore): Promise<void> {
  const session: { open: OpenTransaction | null; release: (() => Promise<void>) | null } = {
    open: null,
    release: null,
  };
  const respond = (response: SharedResponse) => writeFrame(stream, response);

  async function serve(request: SharedRequest): Promise<void> {
    const client = session.open?.client ?? embedded.client;
    switch (request.op) {
      case 'query':
        return respond(await toEvent(await runQuery(client, request)));
      case 'read':
        return read(client, request, respond);
      case 'exec':
        await client.exec(request.text);
        break;
      case 'begin':
        session.open = await openTransaction(embedded);
        break;
      case 'commit':
      case 'rollback': {
        const transaction = session.open;
        session.open = null;
        await transaction?.end(request.op === 'commit');
        break;
      }
      case 'hold':
        session.release ??= await embedded.acquire();
        break;
      case 'release':
        await session.release?.();
        session.release = null;
    }
    return respond(emptyResult);
  }

  try {
    for await (const request of readFrames(stream)) {
      if (!isRequest(request)) throw new Error('invalid request');
      await serve(request).catch((error: unknown) => respond({ failed: toFailure(error) }));
    }
  } catch {
    // The other process ended in the middle of a request. Roll back the work of that process.
    stream.destroy();
  } finally {
    await session.open?.end(false).catch(() => undefined);
    await session.release?.();
    stream.end();
  }
}

interface OpenTransaction {
  readonly client: Transaction;
  /** Ends the transaction. @throws Error when a commit comes too late, so that the transaction was rolled back */
  end(isCommit: boolean): Promise<void>;
}

/**
 * Opens a transaction that stays open between requests. The duration is limited, because other processes wait for the end of
 * the transaction.
 */
function openTransaction(embedded: EmbeddedStore): Promise<OpenTransaction> {
  return new Promise((resolve, reject) => {
    let finish: (isCommit: boolean) => void = () => undefined;
    const commitDecision = new Promise<boolean>((resolveEnd) => (finish = resolveEnd));
    const timer = setTimeout(() => finish(false), maxTransactionMs);
    const transactionPromise = embedded
      .transaction(async (tx) => {
        resolve({
          client: tx,
          async end(isCommit) {
            finish(isCommit);
            const isDone = await transactionPromise;
            if (isCommit && !isDone) throw new Error('the transaction took too long and was rolled back');
          },
        });
        if (!(await commitDecision)) throw rollbackError;
        return true;
      })
      .catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        if (error === rollbackError) return false;
        throw error;
      })
      .finally(() => clearTimeout(timer));
    transactionPromise.catch(() => undefined); // reported by `end`
  });
}

/** Error that is thrown inside a transaction to roll the transaction back. */
const rollbackError = new Error('rolled back');

type Query = Extract<SharedRequest, { op: 'query' | 'read' }>;

const identity = (value: string) => value;

const runQuery = (client: PGlite | Transaction, { text, params, rowMode, asText, input }: Query) =>
  client.query<unknown>(text, [...params], {
    rowMode,
    parsers: Object.fromEntries(asText.map((type) => [type, identity])),
    ...(input === null ? {} : { blob: new Blob([input]) }),
  });

async function read(
  client: PGlite | Transaction,
  request: Query,
  respond: (response: SharedResponse) => Promise<void>,
): Promise<void> {
  await client.query(`declare lookup_read cursor with hold for ${request.text}`, [...request.params]);
  const fetchRequest = { ...request, text: `fetch ${partLength} from lookup_read`, params: [] };
  try {
    for (let hasMore = true; hasMore;) {
      const result = await runQuery(client, fetchRequest);
      hasMore = result.rows.length === partLength;
      await respond({ ...(await toEvent(result)), more: hasMore });
    }
  } finally {
    await client.exec('close lookup_read').catch(() => undefined);
  }
}

async function toEvent({ rows, fields, affectedRows, blob }: Results<unknown>): Promise<SharedEvent> {
  return {
    rows,
    fields,
    affected: affectedRows ?? 0,
    output: blob === undefined ? null : await blob.text(),
    more: false,
  };
}

function toFailure(error: unknown): { message: string; name: string; code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), name: 'Error', code: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { message: error.message, name: error.name, code };
}

const operationNames = new Set(['query', 'read', 'exec', 'begin', 'commit', 'rollback', 'hold', 'release']);

/**
 * Whether a message is a request. Every process that can open the socket also has access to the data folder, so that the check
 * only detects other program versions.
 */
const isRequest = (value: unknown): value is SharedRequest =>
  typeof value === 'object' &&
  value !== null &&
  'op' in value &&
  typeof value.op === 'string' &&
  operationNames.has(value.op);
