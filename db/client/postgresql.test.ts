import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  startScriptedPostgresql,
  type ScriptedReply,
  type ScriptedPostgresql,
} from '../../test/support/scripted-postgresql.ts';
import { holdTimers, passTimers } from '../../test/support/test-clock.ts';
import { getLastMigration } from '../migrations.ts';
import type { StoreOptions } from './database.ts';
import { openPostgresql } from './postgresql.ts';

const scriptRows = (...all: readonly Readonly<Record<string, string | null>>[]): ScriptedReply => ({
  rows: all,
});
/** Answers the statements that are sent on opening; null for others. */
const answerOpening = (statement: string): ScriptedReply | null => {
  if (statement.includes('server_encoding')) return scriptRows({ encoding: 'UTF8', name: 'places' });
  if (statement.includes('__drizzle_migrations')) return scriptRows({ at: `${getLastMigration()}` });
  return null;
};
async function startServer(
  answer: (statement: string) => ScriptedReply = () => scriptRows({ x: '1' }),
  greet?: Parameters<typeof startScriptedPostgresql>[1],
): Promise<ScriptedPostgresql> {
  const scriptedServer = await startScriptedPostgresql(
    (statement) => answerOpening(statement) ?? answer(statement),
    greet,
  );
  onTestFinished(() => scriptedServer.stop());
  return scriptedServer;
}
async function openWithLog(of: ScriptedPostgresql, options: Partial<StoreOptions> = {}) {
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  const db = await openPostgresql({ dataDir: '/nowhere', warn, ...options, databaseUrl: of.url });
  // Do not await the closing: it gives an aborted connection two seconds to end.
  onTestFinished(() => void db.close());
  return { db, lines };
}
const selectStatement = sql`select 1 as x`;

describe('opening', () => {
  test('opening PostgreSQL reads its encoding and its tables', async () => {
    const scriptedServer = await startServer();
    const { db, lines } = await openWithLog(scriptedServer);
    expect(scriptedServer.requested).toHaveLength(2);
    expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
    expect([db.kind, db.dataDir, lines]).toEqual(['postgresql', '/nowhere', []]);
    expect(scriptedServer.started[0]).toMatchObject({
      application_name: 'lookup',
      statement_timeout: '2000',
      lock_timeout: '1000',
      database: 'places',
    });
  });

  test('a PostgreSQL connection has the configured timeouts', async () => {
    const scriptedServer = await startServer();
    await openWithLog(scriptedServer, { statementTimeoutMs: 30_000, lockTimeoutMs: 7 });
    expect(scriptedServer.started[0]).toMatchObject({ statement_timeout: '30000', lock_timeout: '7' });
  });

  test.each<[string, (statement: string) => ScriptedReply | null, RegExp]>([
    [
      'another encoding',
      (statement) =>
        statement.includes('server_encoding') ? scriptRows({ encoding: 'LATIN1', name: 'old' }) : null,
      /^the database old has the encoding LATIN1, .*createdb -E UTF8/,
    ],
    [
      'tables of a newer program',
      (statement) =>
        statement.includes('__drizzle') ? scriptRows({ at: `${getLastMigration() + 1}` }) : null,
      /changed by a newer version/,
    ],
    [
      'a refusal',
      (statement) =>
        statement.includes('__drizzle') ? { code: '42501', message: 'permission denied' } : null,
      /permission denied \(42501\)/,
    ],
  ])('a PostgreSQL connection is rejected for %s', async (_, answer, message) => {
    const scriptedServer = await startScriptedPostgresql(
      (statement) => answer(statement) ?? answerOpening(statement) ?? scriptRows(),
    );
    onTestFinished(() => scriptedServer.stop());
    const lines: string[] = [];
    const failedQuery = openPostgresql({
      databaseUrl: scriptedServer.url,
      dataDir: '/x',
      warn: (line) => void lines.push(line),
    });
    await expect(failedQuery).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.stringMatching(message),
    });
    // The caller gets the error itself, so there is no log line.
    expect(lines).toEqual([]);
  });
});

describe('behind a pooler', () => {
  test.each(['26000', '42P05'])(
    'prepared statements are turned off when a pooler loses them (%s)',
    async (code) => {
      let isLost = true;
      const scriptedServer = await startServer(() => {
        if (!isLost) return scriptRows({ x: '1' });
        isLost = false;
        return { code };
      });
      const { db, lines } = await openWithLog(scriptedServer);
      expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
      expect(lines).toEqual([
        expect.stringMatching(
          /^DATABASE_URL: the pooler does not retain prepared statements.*PREPARED_STATEMENTS=false/,
        ),
      ]);
      expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
      expect(lines).toHaveLength(1);
    },
  );

  test('PostgreSQL is opened without timeouts when the pooler rejects the startup parameters', async () => {
    const rejection: ScriptedReply = {
      code: '08P01',
      message: 'unsupported startup parameter: statement_timeout',
    };
    const scriptedServer = await startServer(undefined, ({ statement_timeout: limit }) =>
      limit === undefined ? null : rejection,
    );
    const { db, lines } = await openWithLog(scriptedServer);
    expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
    expect(lines[0]).toMatch(/^DATABASE_URL: the pooler rejects STATEMENT_TIMEOUT_MS and LOCK_TIMEOUT_MS/);
    expect(scriptedServer.started.at(-1)).not.toHaveProperty('lock_timeout');
  });

  test('a query succeeds after it has turned off both features that the pooler lacks', async () => {
    let isLost = true;
    const scriptedServer = await startScriptedPostgresql(
      (statement) => {
        if (!isLost || !statement.includes('server_encoding'))
          return answerOpening(statement) ?? scriptRows({ x: '1' });
        isLost = false;
        return { code: '26000' };
      },
      ({ statement_timeout: limit }) =>
        limit === undefined
          ? null
          : { code: '08P01', message: 'unsupported startup parameter: statement_timeout' },
    );
    onTestFinished(() => scriptedServer.stop());
    const { lines } = await openWithLog(scriptedServer);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL: the pooler rejects/),
      expect.stringMatching(/^DATABASE_URL: the pooler does not retain/),
    ]);
  });

  test('a query fails when its error persists after both optional features were turned off', async () => {
    const scriptedServer = await startServer(() => ({ code: '26000', message: 'lost again' }));
    const { db } = await openWithLog(scriptedServer);
    await expect(db.query(selectStatement)).rejects.toThrow('lost again (26000)');
    expect(
      scriptedServer.requested.filter((statement) => statement.includes('as x')).length,
    ).toBeLessThanOrEqual(3);
  });
});

describe('a failure', () => {
  test('a database failure is logged once in ten seconds per error code', async () => {
    const codes = ['22012', '22012', '53100', '22012', '22012'];
    const scriptedServer = await startServer(() => ({ code: codes.shift() ?? '0', message: 'why' }));
    const { db, lines } = await openWithLog(scriptedServer);
    let nowMs = 1_000_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => clock.mockRestore());
    const sendQuery = () => db.query(selectStatement).catch(() => undefined);
    await sendQuery();
    nowMs += 9_999;
    await sendQuery();
    await sendQuery();
    expect(lines.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual(['22012', '53100']);
    nowMs += 1;
    await sendQuery();
    expect(lines).toHaveLength(3);
  });

  test('read-only statements are retried after an aborted connection, and the retries are counted', async () => {
    let isFirst = true;
    const scriptedServer = await startServer(() => {
      if (!isFirst) return scriptRows({ x: '1' });
      isFirst = false;
      return 'break off';
    });
    const { db, lines } = await openWithLog(scriptedServer);
    expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
    expect(lines).toHaveLength(1);
    expect(db.activity).toMatchObject({ limit: 10, inFlight: 0 });
    expect(db.activity.failed.size).toBe(0);
  });

  test('a failed statement that writes to PostgreSQL is not retried', async () => {
    const scriptedServer = await startServer((statement) =>
      statement.startsWith('insert') ? 'break off' : scriptRows({ x: '1' }),
    );
    const { db } = await openWithLog(scriptedServer, { databasePool: 3 });
    await expect(db.query(sql`insert into a values (1)`)).rejects.toMatchObject({ name: 'StoreError' });
    expect(scriptedServer.requested.filter((statement) => statement.startsWith('insert'))).toHaveLength(1);
    expect(db.activity.limit).toBe(3);
    expect([...db.activity.failed.values()]).toEqual([1]);
  });

  test('a query on an unresponsive server fails half a second after its timeout, and the next query gets another connection', async () => {
    let isSilent = true;
    const scriptedServer = await startServer(() => (isSilent ? 'silence' : scriptRows({ x: '1' })));
    const { db } = await openWithLog(scriptedServer, { databasePool: 1, statementTimeoutMs: 4_000 });
    const startedBefore = scriptedServer.started.length;
    holdTimers();
    const failedQuery = expect(db.query(selectStatement)).rejects.toThrow(
      'the database did not respond within 4500 ms',
    );
    while (scriptedServer.requested.at(-1)?.includes('as x') !== true) await new Promise(setImmediate);
    await passTimers(4_500);
    await failedQuery;
    vi.useRealTimers();
    isSilent = false;
    expect(await db.query(selectStatement)).toEqual([{ x: '1' }]);
    expect(scriptedServer.started.length).toBeGreaterThan(startedBefore);
  });
});

describe('a replica', () => {
  test('the replica serves read-only statements; when it fails, the primary server serves them and the setting is logged', async () => {
    const scriptedServer = await startServer((statement) =>
      scriptRows({ who: statement.includes('x') ? 'server' : 'none' }),
    );
    let isDown = false;
    const replica = await startScriptedPostgresql(() =>
      isDown ? { code: '57P01', message: 'gone' } : scriptRows({ who: 'replica' }),
    );
    onTestFinished(() => replica.stop());
    const { db, lines } = await openWithLog(scriptedServer, { databaseReadUrl: replica.url });
    expect(await db.reads.query(selectStatement)).toEqual([{ who: 'replica' }]);
    expect(await db.query(selectStatement)).toEqual([{ who: 'server' }]);
    isDown = true;
    expect(await db.reads.query(selectStatement)).toEqual([{ who: 'server' }]);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL: .*\(57P01\); using DATABASE_URL for reads$/),
    ]);
  });

  test('without a replica, the primary server serves reads', async () => {
    const { db } = await openWithLog(await startServer());
    expect(await db.reads.query(selectStatement)).toEqual([{ x: '1' }]);
  });
});
