import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Embedded } from './embedded.ts';
import { framesOf, writeFrame } from './frames.ts';
import { share } from './share.ts';
import { openShared } from './shared.ts';

type Query = PGlite['query'];
const fields = [
  { name: 'id', dataTypeID: 23 },
  { name: 'texts', dataTypeID: 1009 },
];

/** A fake database with scripted results that records its statements. */
function embedded(answer: (text: string, options?: Parameters<Query>[2]) => unknown = () => ({})) {
  const requested: string[] = [];
  const options: (Parameters<Query>[2] | undefined)[] = [];
  const clientOf = (name: string) =>
    ({
      query: async (text: string, params: unknown[], given?: Parameters<Query>[2]) => {
        requested.push(`${name} ${text} ${JSON.stringify(params)}`);
        options.push(given);
        return { rows: [], fields: [], ...(answer(text, given) as object) };
      },
      exec: async (text: string) => void requested.push(`${name} ${text}`),
    }) as unknown as PGlite & Transaction;
  const made: Embedded = {
    client: clientOf('alone:'),
    reader: clientOf('reader:'),
    isShared: true,
    transaction: async (work) => {
      requested.push('begin');
      try {
        const result = await work(clientOf('within:'));
        requested.push('commit');
        return result;
      } catch (error) {
        requested.push('rollback');
        throw error;
      }
    },
    acquire: async () => {
      requested.push('hold');
      return async () => void requested.push('release');
    },
  };
  return { made, requested, options };
}

/** Both ends of a stream within one process. */
function connected(owner: Embedded) {
  const [near, far] = duplexPair();
  const over = share(far, owner);
  const other = openShared(near);
  onTestFinished(() => void near.destroy());
  return { near, far, over, other };
}

test('a shared database passes a query on unchanged and returns its complete result', async () => {
  const blob = new Blob(['out\n']);
  const { made, requested, options } = embedded(() => ({ rows: [{ id: 1 }], fields, affectedRows: 7, blob }));
  const { other } = connected(made);
  const given = {
    rowMode: 'array' as const,
    parsers: { 20: String, 1082: String },
    blob: new Blob(['in\n']),
  };
  const found = await other.client.query('select $1', [1, 'a', null], given);
  expect(requested).toEqual(['alone: select $1 [1,"a",null]']);
  expect(found).toMatchObject({ rows: [{ id: 1 }], fields, affectedRows: 7 });
  expect(await found.blob?.text()).toBe('out\n');
  expect(options[0]?.rowMode).toBe('array');
  // Values of these types are passed on as text.
  expect(options[0]?.parsers?.[20]?.('0123')).toBe('0123');
  expect(Object.keys(options[0]?.parsers ?? {})).toEqual(['20', '1082']);
  expect(await options[0]?.blob?.text()).toBe('in\n');
});

test("omitted options use the database's defaults", async () => {
  const { made, options } = embedded();
  const { other } = connected(made);
  expect(await other.client.query('select 1')).toEqual({ rows: [], fields: [], affectedRows: 0 });
  expect(options).toEqual([{ rowMode: 'object', parsers: {} }]);
});

test.each(['object', 'array'] as const)(
  'a long result comes in parts of 200 rows, and its arrays are parsed by the receiver: rows as %s',
  async (rowMode) => {
    const row = (id: number) => (rowMode === 'object' ? { id, texts: '{a,"b,c"}' } : [id, '{a,"b,c"}']);
    const all = Array.from({ length: 400 }, (_, id) => row(id));
    let at = 0;
    const { made, requested, options } = embedded((text) => {
      if (!text.startsWith('fetch')) return {};
      const rows = all.slice(at, at + 200);
      at += 200;
      return { rows, fields };
    });
    const { other } = connected(made);
    const { rows } = await other.reader.query('select * from t where a = $1', ['x'], { rowMode });
    expect(rows).toEqual(
      all.map((_, id) => (rowMode === 'object' ? { id, texts: ['a', 'b,c'] } : [id, ['a', 'b,c']])),
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
  const { made, requested } = embedded((text) => {
    if (text.startsWith('fetch')) throw new Error('broken');
    return {};
  });
  const { other } = connected(made);
  await expect(other.reader.query('select 1')).rejects.toThrow('broken');
  expect(requested.at(-1)).toBe('alone: close lookup_read');
});

test('values in the arrays of a short result are unchanged, as are nulls and other columns', async () => {
  const { made } = embedded((text) =>
    text.startsWith('declare') ? {} : { rows: [{ id: '{1}', texts: null }, null, { id: 2 }], fields },
  );
  const { other } = connected(made);
  const expected = [{ id: '{1}', texts: null }, null, { id: 2 }];
  expect((await other.client.query('select 1')).rows).toEqual(expected);
  expect((await other.reader.query('select 1')).rows).toEqual(expected);
});

test('an error of a shared database keeps its name and code in the other process', async () => {
  const rejected = Object.assign(new Error('duplicate key'), { name: 'error', code: '23505' });
  const failures: unknown[] = [rejected, Object.assign(new Error('plain'), { code: 7 }), 'a text'];
  const { made } = embedded(() => {
    throw failures.shift();
  });
  const { other } = connected(made);
  const caught = async () =>
    other.client.query('x').then(
      () => null,
      (error: unknown) => error,
    );
  expect(await caught()).toMatchObject({ message: 'duplicate key', name: 'error', code: '23505' });
  const plain = await caught();
  expect(plain).toMatchObject({ message: 'plain', name: 'Error' });
  expect(plain).not.toHaveProperty('code');
  expect(await caught()).toMatchObject({ message: 'a text', name: 'Error' });
});

test('concurrent queries run one after the other', async () => {
  const { made, requested } = embedded((text) => ({ rows: [text] }));
  const { other } = connected(made);
  const found = await Promise.all(['a', 'b', 'c'].map((text) => other.client.query(text)));
  expect(found.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c']]);
  await other.client.exec('d');
  expect(requested).toEqual(['alone: a []', 'alone: b []', 'alone: c []', 'alone: d']);
});

test('a transaction encloses its queries and is rolled back when its work fails', async () => {
  const { made, requested } = embedded((text) => ({ rows: [text] }));
  const { other } = connected(made);
  const result = await other.transaction(async (tx) => {
    await tx.query('a');
    return tx.exec('b').then(() => 'done');
  });
  expect(result).toBe('done');
  expect(requested.splice(0)).toEqual(['begin', 'within: a []', 'within: b', 'commit']);
  const failed = other.transaction(async (tx) => {
    await tx.query('a');
    throw new TypeError('ours');
  });
  await expect(failed).rejects.toThrow(new TypeError('ours'));
  expect(requested.splice(0)).toEqual(['begin', 'within: a []', 'rollback']);
  await other.client.query('c');
  expect(requested).toEqual(['alone: c []']);
});

test('a transaction fails when it cannot begin or commit', async () => {
  const { made } = embedded();
  const rejected = connected({ ...made, transaction: () => Promise.reject(new Error('closed')) });
  await expect(rejected.other.transaction(async () => 1)).rejects.toThrow('closed');
  const late = connected({
    ...made,
    transaction: async (work) => {
      await work(made.client as Transaction);
      throw new Error('could not serialize');
    },
  });
  await expect(late.other.transaction(async () => 1)).rejects.toThrow('could not serialize');
});

test('a shared database rolls back a transaction that is open for ten seconds, and reports that at its commit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { made, requested } = embedded();
  const { other } = connected(made);
  const open = other.transaction(async (tx) => {
    await tx.query('a');
    vi.advanceTimersByTime(9_999);
    await tx.query('b');
    expect(requested).toEqual(['begin', 'within: a []', 'within: b []']);
    vi.advanceTimersByTime(1);
    await new Promise(setImmediate);
    expect(requested.at(-1)).toBe('rollback');
  });
  await expect(open).rejects.toThrow('the transaction took too long and was rolled back');
});

test('a finished transaction of a shared database stops its timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { other } = connected(embedded().made);
  await other.transaction(async () => 1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream reserves bulk work once and releases it', async () => {
  const { made, requested } = embedded();
  const { other } = connected(made);
  const release = await other.acquire();
  const again = await other.acquire();
  expect(requested).toEqual(['hold']);
  await release();
  expect(requested).toEqual(['hold', 'release']);
  await again();
  expect(requested).toEqual(['hold', 'release']);
  await (
    await other.acquire()
  )();
  expect(requested).toEqual(['hold', 'release', 'hold', 'release']);
});

test('rolls back and releases the bulk work of a process whose stream ends', async () => {
  const { made, requested } = embedded();
  const { other, near, over } = connected(made);
  await other.acquire();
  const left = other.transaction(async (tx) => {
    await tx.query('a');
    near.end();
    await tx.query('b');
  });
  await expect(left).rejects.toMatchObject({
    name: 'StoreError',
    message: 'the service that has the data folder open has ended: try again',
  });
  await over;
  expect(requested).toEqual(['hold', 'begin', 'within: a []', 'rollback', 'release']);
});

test('rolls back and releases the bulk work of a stream that aborts during a query', async () => {
  const { made, requested } = embedded();
  const { other, far, over } = connected(made);
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
    const over = share(far, embedded().made);
    await writeFrame(near, value);
    await over;
    expect(far.destroyed).toBe(true);
    near.destroy();
  },
);

test.each([null, 'text', {}, []])(
  'a shared database rejects the response %j, which comes from another version',
  async (value) => {
    const [near, far] = duplexPair();
    onTestFinished(() => void near.destroy());
    const other = openShared(near);
    const requested = other.client.query('a');
    await framesOf(far).next();
    await writeFrame(far, value);
    await expect(requested).rejects.toThrow('the service that has the data folder open has ended');
  },
);

test('a shared database rejects operations that its stream does not support', async () => {
  const { other } = connected(embedded().made);
  expect(other.isShared).toBe(true);
  const client = other.client as Transaction;
  for (const requested of [client.sql`a`, client.rollback(), client.listen('a', () => undefined)])
    await expect(requested).rejects.toThrow(new TypeError('not over a stream'));
});

test('closing ends the stream for both sides and can be repeated', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = (await once(server, 'connection')) as [Socket];
  const over = share(far, embedded().made);
  const other = openShared(near);
  await other.client.query('a');
  expect(other.client.closed).toBe(false);
  await other.close();
  expect(other.client.closed).toBe(true);
  await over;
  await other.close();
});
