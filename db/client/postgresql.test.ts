import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  startScriptedPostgresql,
  type ScriptedReply,
  type ScriptedPostgresql,
} from '../../test/support/scripted-postgresql.ts';
import { holdTimers, passTimers } from '../../test/support/test-clock.ts';
import { lastMigration } from '../migrations.ts';
import type { StoreOptions } from './database.ts';
import { openPostgresql } from './postgresql.ts';

const rows = (...all: readonly Readonly<Record<string, string | null>>[]): ScriptedReply => ({ rows: all });
/** The statements that are sent on opening. */
const opening = (statement: string): ScriptedReply | null => {
  if (statement.includes('server_encoding')) return rows({ encoding: 'UTF8', name: 'places' });
  if (statement.includes('__drizzle_migrations')) return rows({ at: `${lastMigration()}` });
  return null;
};
async function server(
  answer: (statement: string) => ScriptedReply = () => rows({ x: '1' }),
  greet?: Parameters<typeof startScriptedPostgresql>[1],
): Promise<ScriptedPostgresql> {
  const made = await startScriptedPostgresql((statement) => opening(statement) ?? answer(statement), greet);
  onTestFinished(() => made.stop());
  return made;
}
async function opened(of: ScriptedPostgresql, options: Partial<StoreOptions> = {}) {
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  const db = await openPostgresql({ dataDir: '/nowhere', warn, ...options, databaseUrl: of.url });
  // Not awaited: an aborted connection gets two seconds to end.
  onTestFinished(() => void db.close());
  return { db, lines };
}
const one = sql`select 1 as x`;

describe('opening', () => {
  test('opening PostgreSQL queries the encoding and the tables', async () => {
    const of = await server();
    const { db, lines } = await opened(of);
    expect(of.requested).toHaveLength(2);
    expect(await db.query(one)).toEqual([{ x: '1' }]);
    expect([db.kind, db.dataDir, lines]).toEqual(['postgresql', '/nowhere', []]);
    expect(of.started[0]).toMatchObject({
      application_name: 'lookup',
      statement_timeout: '2000',
      lock_timeout: '1000',
      database: 'places',
    });
  });

  test('sets the configured timeouts on a PostgreSQL connection', async () => {
    const of = await server();
    await opened(of, { statementTimeoutMs: 30_000, lockTimeoutMs: 7 });
    expect(of.started[0]).toMatchObject({ statement_timeout: '30000', lock_timeout: '7' });
  });

  test.each<[string, (statement: string) => ScriptedReply | null, RegExp]>([
    [
      'another encoding',
      (statement) =>
        statement.includes('server_encoding') ? rows({ encoding: 'LATIN1', name: 'old' }) : null,
      /^the database old has the encoding LATIN1, .*createdb -E UTF8/,
    ],
    [
      'tables of a newer program',
      (statement) => (statement.includes('__drizzle') ? rows({ at: `${lastMigration() + 1}` }) : null),
      /changed by a newer version/,
    ],
    [
      'a refusal',
      (statement) =>
        statement.includes('__drizzle') ? { code: '42501', message: 'permission denied' } : null,
      /permission denied \(42501\)/,
    ],
  ])('rejects opening a PostgreSQL connection for %s', async (_, answer, message) => {
    const of = await startScriptedPostgresql(
      (statement) => answer(statement) ?? opening(statement) ?? rows(),
    );
    onTestFinished(() => of.stop());
    const lines: string[] = [];
    const failed = openPostgresql({
      databaseUrl: of.url,
      dataDir: '/x',
      warn: (line) => void lines.push(line),
    });
    await expect(failed).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.stringMatching(message),
    });
    // The caller gets the error itself, so there is no log line.
    expect(lines).toEqual([]);
  });
});

describe('behind a pooler', () => {
  test.each(['26000', '42P05'])(
    'prepared statements are disabled when a pooler loses them (%s)',
    async (code) => {
      let isLost = true;
      const of = await server(() => {
        if (!isLost) return rows({ x: '1' });
        isLost = false;
        return { code };
      });
      const { db, lines } = await opened(of);
      expect(await db.query(one)).toEqual([{ x: '1' }]);
      expect(lines).toEqual([
        expect.stringMatching(
          /^DATABASE_URL: the pooler does not retain prepared statements.*PREPARED_STATEMENTS=false/,
        ),
      ]);
      expect(await db.query(one)).toEqual([{ x: '1' }]);
      expect(lines).toHaveLength(1);
    },
  );

  test('connects without timeouts when the pooler rejects the startup parameters', async () => {
    const rejection: ScriptedReply = {
      code: '08P01',
      message: 'unsupported startup parameter: statement_timeout',
    };
    const of = await server(undefined, ({ statement_timeout: limit }) =>
      limit === undefined ? null : rejection,
    );
    const { db, lines } = await opened(of);
    expect(await db.query(one)).toEqual([{ x: '1' }]);
    expect(lines[0]).toMatch(/^DATABASE_URL: the pooler rejects STATEMENT_TIMEOUT_MS and LOCK_TIMEOUT_MS/);
    expect(of.started.at(-1)).not.toHaveProperty('lock_timeout');
  });

  test('adapts to a pooler that lacks both features within one query', async () => {
    let isLost = true;
    const of = await startScriptedPostgresql(
      (statement) => {
        if (!isLost || !statement.includes('server_encoding')) return opening(statement) ?? rows({ x: '1' });
        isLost = false;
        return { code: '26000' };
      },
      ({ statement_timeout: limit }) =>
        limit === undefined
          ? null
          : { code: '08P01', message: 'unsupported startup parameter: statement_timeout' },
    );
    onTestFinished(() => of.stop());
    const { lines } = await opened(of);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL: the pooler rejects/),
      expect.stringMatching(/^DATABASE_URL: the pooler does not retain/),
    ]);
  });

  test('reports an error that persists after each adaptation to a pooler', async () => {
    const of = await server(() => ({ code: '26000', message: 'lost again' }));
    const { db } = await opened(of);
    await expect(db.query(one)).rejects.toThrow('lost again (26000)');
    expect(of.requested.filter((statement) => statement.includes('as x')).length).toBeLessThanOrEqual(3);
  });
});

describe('a failure', () => {
  test('logs a database failure once in ten seconds per error code', async () => {
    const codes = ['22012', '22012', '53100', '22012', '22012'];
    const of = await server(() => ({ code: codes.shift() ?? '0', message: 'why' }));
    const { db, lines } = await opened(of);
    let now = 1_000_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const ask = () => db.query(one).catch(() => undefined);
    await ask();
    now += 9_999;
    await ask();
    await ask();
    expect(lines.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual(['22012', '53100']);
    now += 1;
    await ask();
    expect(lines).toHaveLength(3);
  });

  test('retries read-only statements after an aborted connection, and counts the retries', async () => {
    let isFirst = true;
    const of = await server(() => {
      if (!isFirst) return rows({ x: '1' });
      isFirst = false;
      return 'break off';
    });
    const { db, lines } = await opened(of);
    expect(await db.query(one)).toEqual([{ x: '1' }]);
    expect(lines).toHaveLength(1);
    expect(db.activity).toMatchObject({ limit: 10, inFlight: 0 });
    expect(db.activity.failed.size).toBe(0);
  });

  test('does not retry a failed statement that writes', async () => {
    const of = await server((statement) => (statement.startsWith('insert') ? 'break off' : rows({ x: '1' })));
    const { db } = await opened(of, { databasePool: 3 });
    await expect(db.query(sql`insert into a values (1)`)).rejects.toMatchObject({ name: 'StoreError' });
    expect(of.requested.filter((statement) => statement.startsWith('insert'))).toHaveLength(1);
    expect(db.activity.limit).toBe(3);
    expect([...db.activity.failed.values()]).toEqual([1]);
  });

  test('reports an unresponsive server half a second after the timeout; the next query gets another connection', async () => {
    let isSilent = true;
    const of = await server(() => (isSilent ? 'silence' : rows({ x: '1' })));
    const { db } = await opened(of, { databasePool: 1, statementTimeoutMs: 4_000 });
    const before = of.started.length;
    holdTimers();
    const failed = expect(db.query(one)).rejects.toThrow('the database did not respond within 4500 ms');
    while (of.requested.at(-1)?.includes('as x') !== true) await new Promise(setImmediate);
    await passTimers(4_500);
    await failed;
    vi.useRealTimers();
    isSilent = false;
    expect(await db.query(one)).toEqual([{ x: '1' }]);
    expect(of.started.length).toBeGreaterThan(before);
  });
});

describe('a replica', () => {
  test('the replica serves read-only statements; when it fails, the primary does and the setting is logged', async () => {
    const of = await server((statement) => rows({ who: statement.includes('x') ? 'server' : 'none' }));
    let isDown = false;
    const replica = await startScriptedPostgresql(() =>
      isDown ? { code: '57P01', message: 'gone' } : rows({ who: 'replica' }),
    );
    onTestFinished(() => replica.stop());
    const { db, lines } = await opened(of, { databaseReadUrl: replica.url });
    expect(await db.reads.query(one)).toEqual([{ who: 'replica' }]);
    expect(await db.query(one)).toEqual([{ who: 'server' }]);
    isDown = true;
    expect(await db.reads.query(one)).toEqual([{ who: 'server' }]);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL: .*\(57P01\); using DATABASE_URL for reads$/),
    ]);
  });

  test('sends reads to the primary server without a replica', async () => {
    const { db } = await opened(await server());
    expect(await db.reads.query(one)).toEqual([{ x: '1' }]);
  });
});
