import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GuardedPostgresSession, isReadOnly, type Guard } from './guarded-session.ts';
import { preferReplica } from './replica.ts';
import { guardStoreCall, StoreError } from '../../core/store-error.ts';

let nowMs = 0;
const statements: string[] = [];
const guards: string[] = [];
/** The result of each server for any statement; an Error is thrown. */
let answers: { replica: unknown; primary: unknown } = { replica: [], primary: [] };

function createServer(name: 'replica' | 'primary'): { client: Sql; run: Guard } {
  const unsafe = async (text: string) => {
    statements.push(`${name}: ${text}`);
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  };
  const run: Guard = (work, reads = false) => {
    guards.push(`${name} ${reads}`);
    const answer = answers[name];
    return answer instanceof TypeError ? Promise.reject(answer) : guardStoreCall(work);
  };
  return { client: { unsafe } as unknown as Sql, run };
}
function openSession() {
  const replica = createServer('replica');
  return preferReplica(new GuardedPostgresSession(replica.client, replica.run), createServer('primary'));
}

beforeEach(() => {
  nowMs = 1000;
  statements.length = 0;
  guards.length = 0;
  answers = { replica: ['replica'], primary: ['primary'] };
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return () => void clock.mockRestore();
});

test('the replica runs read-only statements, and the primary server runs all others', async () => {
  const session = openSession();
  expect(await session.execute(sql`select 1`)).toEqual(['replica']);
  expect(await session.execute(sql`insert into a values (1)`)).toEqual(['primary']);
  expect(statements).toEqual(['replica: select 1', 'primary: insert into a values (1)']);
  expect(guards).toEqual(['replica true', 'primary false']);
});

describe('when the replica fails', () => {
  const downError = new StoreError('down', 'ECONNREFUSED');

  test('reads use the primary server and skip a failed replica for five seconds', async () => {
    const session = openSession();
    answers.replica = downError;
    expect(await session.execute(sql`select 1`)).toEqual(['primary']);
    expect(statements.splice(0)).toEqual(['replica: select 1', 'primary: select 1']);
    answers.replica = ['replica'];
    nowMs += 4_999;
    expect(await session.execute(sql`select 2`)).toEqual(['primary']);
    expect(statements.splice(0)).toEqual(['primary: select 2']);
    nowMs += 1;
    expect(await session.execute(sql`select 3`)).toEqual(['replica']);
    expect(statements).toEqual(['replica: select 3']);
    // A statement that falls back to the primary server can also be retried there.
    expect(guards).toContain('primary true');
  });

  test('when both servers fail, a read throws the error of the primary server', async () => {
    answers = { replica: downError, primary: new StoreError('the server is down') };
    await expect(openSession().execute(sql`select 1`)).rejects.toThrow('the server is down');
  });

  test('a read rethrows an error that is not a StoreError, and the replica stays in use', async () => {
    const session = openSession();
    answers.replica = new TypeError('ours');
    await expect(session.execute(sql`select 1`)).rejects.toThrow(new TypeError('ours'));
    answers.replica = ['replica'];
    expect(await session.execute(sql`select 1`)).toEqual(['replica']);
    expect(statements.filter((each) => each.startsWith('primary'))).toEqual([]);
  });
});

test.each([
  ['select 1', true],
  ['  SELECT 1', true],
  ['(select 1) union (select 2)', true],
  ['\n( select 1 )', true],
  ['selection', false],
  ['insert into a select 1', false],
  ['with a as (delete from b returning 1) select 1', false],
  ['update a set b = 1', false],
])('the statement %j is read-only: %s', (text, expected) => expect(isReadOnly(text)).toBe(expected));
