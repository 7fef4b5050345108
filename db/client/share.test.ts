import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EmbeddedStore } from './embedded.ts';
import { readFrames, writeFrame } from './frames.ts';
import { share } from './share.ts';
import { openShared } from './shared.ts';

type Query = PGlite['query'];
const fields = [
  { name: 'id', dataTypeID: 23 },
  { name: 'texts', dataTypeID: 1009 },
];

/** Creates a fake database that returns scripted results and records its statements. */
function createEmbedded(answer: (text: string, options?: Parameters<Query>[2]) => unknown = () => ({})) {
  const statements: string[] = [];
  const options: (Parameters<Query>[2] | undefined)[] = [];
  const createClient = (name: string) =>
    ({
      query: async (text: string, params: unknown[], given?: Parameters<Query>[2]) => {
        statements.push(`${name} ${text} ${JSON.stringify(params)}`);
        options.push(given);
        return { rows: [], fields: [], ...(answer(text, given) as object) };
      },
      exec: async (text: string) => void statements.push(`${name} ${text}`),
    }) as unknown as PGlite & Transaction;
  const fakeEmbedded: EmbeddedStore = {
    client: createClient('alone:'),
    reader: createClient('reader:'),
    isShared: true,
    transaction: async (work) => {
      statements.push('begin');
      try {
        const result = await work(createClient('within:'));
        statements.push('commit');
        return result;
      } catch (error) {
        statements.push('rollback');
        throw error;
      }
    },
    acquire: async () => {
      statements.push('hold');
      return async () => void statements.push('release');
    },
  };
  return { made: fakeEmbedded, requested: statements, options };
}

/** Connects a worker's end and an owner's end of a stream within one process. */
function connectWorker(owner: EmbeddedStore) {
  const [near, far] = duplexPair();
  const sharing = share(far, owner);
  const workerClient = openShared(near);
  onTestFinished(() => void near.destroy());
  return { near, far, over: sharing, other: workerClient };
}

test('a shared database passes a query unchanged to the owner and returns its complete result', async () => {
  const blob = new Blob(['out\n']);
  const { made, requested, options } = createEmbedded(() => ({
    rows: [{ id: 1 }],
    fields,
    affectedRows: 7,
    blob,
  }));
  const { other } = connectWorker(made);
  const queryOptions = {
    rowMode: 'array' as const,
    parsers: { 20: String, 1082: String },
    blob: new Blob(['in\n']),
  };
  const queryResult = await other.client.query('select $1', [1, 'a', null], queryOptions);
  expect(requested).toEqual(['alone: select $1 [1,"a",null]']);
  expect(queryResult).toMatchObject({ rows: [{ id: 1 }], fields, affectedRows: 7 });
  expect(await queryResult.blob?.text()).toBe('out\n');
  expect(options[0]?.rowMode).toBe('array');
  // Values of these types are passed on as text.
  expect(options[0]?.parsers?.[20]?.('0123')).toBe('0123');
  expect(Object.keys(options[0]?.parsers ?? {})).toEqual(['20', '1082']);
  expect(await options[0]?.blob?.text()).toBe('in\n');
});

test('a shared query without options uses the defaults of the database', async () => {
  const { made, options } = createEmbedded();
  const { other } = connectWorker(made);
  expect(await other.client.query('select 1')).toEqual({ rows: [], fields: [], affectedRows: 0 });
  expect(options).toEqual([{ rowMode: 'object', parsers: {} }]);
});

test.each(['object', 'array'] as const)(
  'a shared database sends a long result in parts of 200 rows, and the receiver parses its arrays: rows as %s',
  async (rowMode) => {
    const createRow = (id: number) => (rowMode === 'object' ? { id, texts: '{a,"b,c"}' } : [id, '{a,"b,c"}']);
    const allRows = Array.from({ length: 400 }, (_, id) => createRow(id));
    let offset = 0;
    const { made, requested, options } = createEmbedded((text) => {
      if (!text.startsWith('fetch')) return {};
      const rows = allRows.slice(offset, offset + 200);
      offset += 200;
      return { rows, fields };
    });
    const { other } = connectWorker(made);
    const { rows } = await other.reader.query('select * from t where a = $1', ['x'], { rowMode });
    expect(rows).toEqual(
      allRows.map((_, id) => (rowMode === 'object' ? { id, texts: ['a', 'b,c'] } : [id, ['a', 'b,c']])),
    );
    expect(requested).toEqual([
      'alone: declare lookup_read cursor with hold for select * from t where a = $1 ["x"]',
      ...['alone: fetch 200 from lookup_read []', 'alone: fetch 200 from lookup_read []'],
      ...['alone: fetch 200 from lookup_read []', 'alone: close lookup_read'],
    ]);
    expect(options[1]?.parsers?.[1009]?.('{}')).toBe('{}');
  },
);

test('a shared database closes the cursor when reading fails, and reports the error', async () => {
  const { made, requested } = createEmbedded((text) => {
    if (text.startsWith('fetch')) throw new Error('broken');
    return {};
  });
  const { other } = connectWorker(made);
  await expect(other.reader.query('select 1')).rejects.toThrow('broken');
  expect(requested.at(-1)).toBe('alone: close lookup_read');
});

test('a shared database returns array values, nulls and other columns of a short result unchanged', async () => {
  const { made } = createEmbedded((text) =>
    text.startsWith('declare') ? {} : { rows: [{ id: '{1}', texts: null }, null, { id: 2 }], fields },
  );
  const { other } = connectWorker(made);
  const expectedRows = [{ id: '{1}', texts: null }, null, { id: 2 }];
  expect((await other.client.query('select 1')).rows).toEqual(expectedRows);
  expect((await other.reader.query('select 1')).rows).toEqual(expectedRows);
});

test('an error of a shared database has the same name and code in the process that sent the query', async () => {
  const rejectedError = Object.assign(new Error('duplicate key'), { name: 'error', code: '23505' });
  const failures: unknown[] = [rejectedError, Object.assign(new Error('plain'), { code: 7 }), 'a text'];
  const { made } = createEmbedded(() => {
    throw failures.shift();
  });
  const { other } = connectWorker(made);
  const catchError = async () =>
    other.client.query('x').then(
      () => null,
      (error: unknown) => error,
    );
  expect(await catchError()).toMatchObject({ message: 'duplicate key', name: 'error', code: '23505' });
  const plainError = await catchError();
  expect(plainError).toMatchObject({ message: 'plain', name: 'Error' });
  expect(plainError).not.toHaveProperty('code');
  expect(await catchError()).toMatchObject({ message: 'a text', name: 'Error' });
});

test('a shared database runs concurrent queries one after the other', async () => {
  const { made, requested } = createEmbedded((text) => ({ rows: [text] }));
  const { other } = connectWorker(made);
  const queryResult = await Promise.all(['a', 'b', 'c'].map((text) => other.client.query(text)));
  expect(queryResult.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c']]);
  await other.client.exec('d');
  expect(requested).toEqual(['alone: a []', 'alone: b []', 'alone: c []', 'alone: d']);
});

test('a shared transaction encloses its queries and is rolled back when its work fails', async () => {
  const { made, requested } = createEmbedded((text) => ({ rows: [text] }));
  const { other } = connectWorker(made);
  const result = await other.transaction(async (tx) => {
    await tx.query('a');
    return tx.exec('b').then(() => 'done');
  });
  expect(result).toBe('done');
  expect(requested.splice(0)).toEqual(['begin', 'within: a []', 'within: b', 'commit']);
  const failedTransaction = other.transaction(async (tx) => {
    await tx.query('a');
    throw new TypeError('ours');
  });
  await expect(failedTransaction).rejects.toThrow(new TypeError('ours'));
  expect(requested.splice(0)).toEqual(['begin', 'within: a []', 'rollback']);
  await other.client.query('c');
  expect(requested).toEqual(['alone: c []']);
});

test('a shared transaction fails when it cannot begin or commit', async () => {
  const { made } = createEmbedded();
  const rejectingWorker = connectWorker({ ...made, transaction: () => Promise.reject(new Error('closed')) });
  await expect(rejectingWorker.other.transaction(async () => 1)).rejects.toThrow('closed');
  const lateConnection = connectWorker({
    ...made,
    transaction: async (work) => {
      await work(made.client as Transaction);
      throw new Error('could not serialize');
    },
  });
  await expect(lateConnection.other.transaction(async () => 1)).rejects.toThrow('could not serialize');
});

test('a shared database rolls back a transaction after ten seconds, and reports this when the client commits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { made, requested } = createEmbedded();
  const { other } = connectWorker(made);
  const openTransaction = other.transaction(async (tx) => {
    await tx.query('a');
    vi.advanceTimersByTime(9_999);
    await tx.query('b');
    expect(requested).toEqual(['begin', 'within: a []', 'within: b []']);
    vi.advanceTimersByTime(1);
    await new Promise(setImmediate);
    expect(requested.at(-1)).toBe('rollback');
  });
  await expect(openTransaction).rejects.toThrow('the transaction took too long and was rolled back');
});

test('a finished transaction of a shared database clears its timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { other } = connectWorker(createEmbedded().made);
  await other.transaction(async () => 1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream of a shared database reserves bulk work once and releases it', async () => {
  const { made, requested } = createEmbedded();
  const { other } = connectWorker(made);
  const release = await other.acquire();
  const secondRelease = await other.acquire();
  expect(requested).toEqual(['hold']);
  await release();
  expect(requested).toEqual(['hold', 'release']);
  await secondRelease();
  expect(requested).toEqual(['hold', 'release']);
  await (
    await other.acquire()
  )();
  expect(requested).toEqual(['hold', 'release', 'hold', 'release']);
});

test('the bulk work of a process whose stream ends is rolled back and released', async () => {
  const { made, requested } = createEmbedded();
  const { other, near, over } = connectWorker(made);
  await other.acquire();
  const abandonedTransaction = other.transaction(async (tx) => {
    await tx.query('a');
    near.end();
    await tx.query('b');
  });
  await expect(abandonedTransaction).rejects.toMatchObject({
    name: 'StoreError',
    message: 'the service that has the data folder open has ended: try again',
  });
  await over;
  expect(requested).toEqual(['hold', 'begin', 'within: a []', 'rollback', 'release']);
});

test('the bulk work of a stream that aborts during a query is rolled back and released', async () => {
  const { made, requested } = createEmbedded();
  const { other, far, over } = connectWorker(made);
  await other.acquire();
  far.destroy(new Error('reset'));
  await over;
  expect(requested).toEqual(['hold', 'release']);
});

test.each([null, 'text', {}, { op: 7 }, { op: 'drop' }, []])(
  'a shared database ends the stream on the invalid request %j',
  async (value) => {
    const [near, far] = duplexPair();
    near.on('error', () => undefined);
    const sharing = share(far, createEmbedded().made);
    await writeFrame(near, value);
    await sharing;
    expect(far.destroyed).toBe(true);
    near.destroy();
  },
);

test.each([null, 'text', {}, []])(
  'a shared database rejects the response %j, which comes from another version',
  async (value) => {
    const [near, far] = duplexPair();
    onTestFinished(() => void near.destroy());
    const workerClient = openShared(near);
    const statements = workerClient.client.query('a');
    await readFrames(far).next();
    await writeFrame(far, value);
    await expect(statements).rejects.toThrow('the service that has the data folder open has ended');
  },
);

test('a shared database rejects operations that its stream does not support', async () => {
  const { other } = connectWorker(createEmbedded().made);
  expect(other.isShared).toBe(true);
  const client = other.client as Transaction;
  for (const statements of [client.sql`a`, client.rollback(), client.listen('a', () => undefined)])
    await expect(statements).rejects.toThrow(new TypeError('not over a stream'));
});

test('closing a shared database ends the stream on both sides and can be repeated', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = (await once(server, 'connection')) as [Socket];
  const sharing = share(far, createEmbedded().made);
  const workerClient = openShared(near);
  await workerClient.client.query('a');
  expect(workerClient.client.closed).toBe(false);
  await workerClient.close();
  expect(workerClient.client.closed).toBe(true);
  await sharing;
  await workerClient.close();
});
