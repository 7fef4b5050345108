import type { Duplex } from 'node:stream';
import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import type { Embedded } from './embedded.ts';
import { framesOf, writeFrame } from './frames.ts';
import type { SharedResponse, SharedRequest, SharedEvent } from './shared.ts';

/** Rows of a part of a long result. */
const partLength = 200;

/** For so long another process may hold all others up, in milliseconds: the swap of an import takes a few. */
const longestTransaction = 10_000;

const nothing: SharedEvent = { rows: [], fields: [], affected: 0, output: null, more: false };

/** Answers another process's questions of the embedded database until the stream ends. */
export async function share(stream: Duplex, embedded: Embedded): Promise<void> {
  const held: { open: OpenTransaction | null; release: (() => Promise<void>) | null } = {
    open: null,
    release: null,
  };
  const tell = (answer: SharedResponse) => writeFrame(stream, answer);

  async function answer(question: SharedRequest): Promise<void> {
    const client = held.open?.client ?? embedded.client;
    switch (question.op) {
      case 'query':
        return tell(await answerOf(await queried(client, question)));
      case 'read':
        return read(client, question, tell);
      case 'exec':
        await client.exec(question.text);
        break;
      case 'begin':
        held.open = await begun(embedded);
        break;
      case 'commit':
      case 'rollback': {
        const ending = held.open;
        held.open = null;
        await ending?.end(question.op === 'commit');
        break;
      }
      case 'hold':
        held.release ??= await embedded.hold();
        break;
      case 'release':
        await held.release?.();
        held.release = null;
    }
    return tell(nothing);
  }

  try {
    for await (const question of framesOf(stream)) {
      if (!isQuestion(question)) throw new Error('what came is no question');
      await answer(question).catch((error: unknown) => tell({ failed: failureOf(error) }));
    }
  } catch {
    // The other process has ended in the middle of something: what it had begun is undone.
    stream.destroy();
  } finally {
    await held.open?.end(false).catch(() => undefined);
    await held.release?.();
    stream.end();
  }
}

interface OpenTransaction {
  readonly client: Transaction;
  end(isGood: boolean): Promise<void>;
}

/** A transaction that stays open between questions, but not for ever: nobody else is answered meanwhile. */
function begun(embedded: Embedded): Promise<OpenTransaction> {
  return new Promise((resolve, reject) => {
    let finish: (isGood: boolean) => void = () => undefined;
    const decided = new Promise<boolean>((decide) => (finish = decide));
    const timer = setTimeout(() => finish(false), longestTransaction);
    const done = embedded
      .transaction(async (tx) => {
        resolve({
          client: tx,
          async end(isGood) {
            finish(isGood);
            const isDone = await done;
            if (isGood && !isDone) throw new Error('the transaction took too long and was rolled back');
          },
        });
        if (!(await decided)) throw new Undone();
        return true;
      })
      .catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        if (error instanceof Undone) return false;
        throw error;
      })
      .finally(() => clearTimeout(timer));
    done.catch(() => undefined); // told by `end`
  });
}

class Undone extends Error {}

type Query = Extract<SharedRequest, { op: 'query' | 'read' }>;

const same = (value: string) => value;

const queried = (client: PGlite | Transaction, { text, params, rowMode, asText, input }: Query) =>
  client.query<unknown>(text, [...params], {
    rowMode,
    parsers: Object.fromEntries(asText.map((type) => [type, same])),
    ...(input === null ? {} : { blob: new Blob([input]) }),
  });

async function read(
  client: PGlite | Transaction,
  question: Query,
  tell: (answer: SharedResponse) => Promise<void>,
): Promise<void> {
  await client.query(`declare lookup_read cursor with hold for ${question.text}`, [...question.params]);
  const part = { ...question, text: `fetch ${partLength} from lookup_read`, params: [] };
  try {
    for (let more = true; more;) {
      const result = await queried(client, part);
      more = result.rows.length === partLength;
      await tell({ ...(await answerOf(result)), more });
    }
  } finally {
    await client.exec('close lookup_read').catch(() => undefined);
  }
}

async function answerOf({ rows, fields, affectedRows, blob }: Results<unknown>): Promise<SharedEvent> {
  return {
    rows,
    fields,
    affected: affectedRows ?? 0,
    output: blob === undefined ? null : await blob.text(),
    more: false,
  };
}

function failureOf(error: unknown): { message: string; name: string; code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), name: 'Error', code: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { message: error.message, name: error.name, code };
}

const ops = new Set(['query', 'read', 'exec', 'begin', 'commit', 'rollback', 'hold', 'release']);

/** Who reaches the socket owns the data folder; this only tells another version of ourselves. */
const isQuestion = (value: unknown): value is SharedRequest =>
  typeof value === 'object' &&
  value !== null &&
  'op' in value &&
  typeof value.op === 'string' &&
  ops.has(value.op);
