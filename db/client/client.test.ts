import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdTimers, measureLongestTimer, passTimers } from '../../test/support/test-clock.ts';
import { databases, skipsPostgresql } from '../../test/support/databases.ts';
import type { Store } from '../../test/support/databases.ts';
import { findFreePort, startPostgresql } from '../../test/support/postgresql-server.ts';
import { importDataset } from '../import/import.ts';
import { languages } from '../importers/places.ts';
import { openDatabase, StoreError } from './client.ts';
import type { Database } from './client.ts';
import { account, apiKey, plan } from '../schema.ts';

describe.each(databases)('the store on $name (DES-007, DES-008, DES-023)', ({ make }) => {
  let store: Store;
  let db: Database;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });

  test('a new store contains the four price plans, and an operator can change their rows (LIM-039)', async () => {
    const plans = new Map((await db.orm.select().from(plan)).map((row) => [row.name, row]));
    expect([...plans.keys()].sort()).toEqual(['enterprise', 'free', 'pro', 'unlimited']);
    expect(plans.get('free')).toEqual({
      name: 'free',
      requestsPerMinute: 60,
      pooledPerMonth: 10_000,
      carrierPerMonth: 100,
      emailDeepPerMonth: 100,
      vatDeepPerMonth: 50,
      deep: false,
      features: [],
    });
    expect(plans.get('pro')?.features).toEqual(['caller', 'hlr']);
    expect(plans.get('enterprise')).toMatchObject({ requestsPerMinute: 6_000, pooledPerMonth: null });
    expect(plans.get('unlimited')?.requestsPerMinute).toBeNull();
    await db.orm.update(plan).set({ requestsPerMinute: 61 }).where(eq(plan.name, 'free'));
    const secondOutcome = await store.open().catch((error: unknown) => error);
    if (store.databaseUrl === undefined) expect(String(secondOutcome)).toContain('has the embedded database');
    else await (secondOutcome as Database).close();
    const [free] = await db.orm.select().from(plan).where(eq(plan.name, 'free'));
    expect(free?.requestsPerMinute).toBe(61);
  });

  test('opening the store rejects a database that a newer program has migrated, with a one-line error', async () => {
    const newerStore = await make();
    const newerDb = await newerStore.open();
    await newerDb.query(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`,
    );
    await newerDb.close();
    await expect(newerStore.open()).rejects.toThrow(/^the database was changed by a newer version .* backup/);
    await newerStore.remove();
  });

  test('the store returns arrays, nulls and instants exactly as they were written', async () => {
    const expiresAt = new Date('2027-01-01T00:00:00.000Z');
    await db.orm.insert(account).values({ id: 'a1', name: 'Ada "the" \\ first' });
    await db.orm.insert(apiKey).values({
      short: 'k1',
      account: 'a1',
      type: 'public',
      secretHash: 'x',
      plan: 'free',
      allowedOrigins: ['https://a.example', 'with,comma"quote'],
      allowedAppIds: [],
      expiresAt,
    });
    const [key] = await db.orm.select().from(apiKey).innerJoin(account, eq(account.id, apiKey.account));
    expect(key?.account.name).toBe('Ada "the" \\ first');
    expect(key?.api_key.allowedOrigins).toEqual(['https://a.example', 'with,comma"quote']);
    expect(key?.api_key.families).toBeNull();
    expect(key?.api_key.expiresAt).toEqual(expiresAt);
  });

  test('the store rolls a transaction back when its callback throws, and rethrows the error', async () => {
    const transaction = db.transaction(async (orm) => {
      await orm.insert(account).values({ id: 'gone', name: 'gone' });
      throw new RangeError('changed my mind');
    });
    await expect(transaction).rejects.toThrow(RangeError);
    expect(await db.orm.select().from(account).where(eq(account.id, 'gone'))).toEqual([]);
  });

  test('every database failure is a StoreError that does not contain the statement (AUTH-037)', async () => {
    const secret = 'never-in-a-log';
    const failures: (() => Promise<unknown>)[] = [
      () => db.query(sql`select ${secret} from nowhere`),
      async () => db.orm.execute(sql`select ${secret} from nowhere`),
      async () => db.orm.insert(account).values({ id: 'a1', name: secret }),
      () => db.transaction(async (orm) => orm.execute(sql`select ${secret} from nowhere`)),
      () =>
        db.stage([], async (stage) =>
          stage.onSwap((load) => load.copy('"account" ("id", "name")', [`a1\t${secret}\n`])),
        ),
      () => db.maintain('VACUUM nowhere'),
    ];
    for (const runFailing of failures) {
      const error = await runFailing().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StoreError);
      expect(inspect(error)).not.toContain(secret);
    }
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

describe('an unreachable PostgreSQL', () => {
  test('opening the store fails immediately when no PostgreSQL server listens, and within 3 s when the server does not respond', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lookup-'));
    holdTimers();
    const silentServer = createServer(() => undefined);
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      silentServer.close();
      await rm(dataDir, { recursive: true });
    });
    const { port } = silentServer.address() as { port: number };
    for (const serverPort of [await findFreePort(), port]) {
      const openAtPort = () =>
        openDatabase({ databaseUrl: `postgresql://x@127.0.0.1:${serverPort}/x`, dataDir });
      const longestWait = await measureLongestTimer(() =>
        expect(openAtPort()).rejects.toBeInstanceOf(StoreError),
      );
      expect(longestWait).toBeLessThanOrEqual(3_000);
    }
  });

  test.skipIf(skipsPostgresql)(
    'lookups fail within 3 s while the server is down or frozen, and succeed again when it is back (ERR-032)',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lookup-pg-'));
      const port = await findFreePort();
      let server = await startPostgresql(port, folder);
      const db = await openDatabase({ databaseUrl: server.url, dataDir: folder });
      onTestFinished(async () => {
        await db.close();
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      });
      const read = () => db.orm.select({ name: plan.name }).from(plan);
      expect(await read()).toHaveLength(4);

      await server.stop();
      holdTimers();
      const failing = Promise.all(
        [read(), read()].map((each) => expect(each).rejects.toBeInstanceOf(StoreError)),
      );
      await passTimers(3_000);
      await failing;
      vi.useRealTimers();

      server = await startPostgresql(port, folder);
      expect(await read()).toHaveLength(4);

      // A frozen server keeps its sockets open without responding.
      const backends = await db.query(sql`select pid from pg_stat_activity where datname = 'postgres'`);
      const frozen = [server.pid, ...backends.map(({ pid }) => Number(pid))];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      holdTimers();
      const silence = expect(read()).rejects.toBeInstanceOf(StoreError);
      await passTimers(3_000);
      await silence;
      vi.useRealTimers();
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      expect(await read()).toHaveLength(4);
    },
  );
});

describe.skipIf(skipsPostgresql)('a PostgreSQL with few connections', () => {
  /** Creates a role that owns a database and has a connection limit. */
  async function createRole(connections: number) {
    const store = await databases[1]?.make();
    if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
    const role = `few_${process.pid}_${connections}`;
    const owner = await store.open();
    await owner.maintain(`create role ${role} login connection limit ${connections}`);
    for (const schema of ['public', 'drizzle']) {
      await owner.maintain(`grant usage on schema ${schema} to ${role}`);
      await owner.maintain(`grant select on all tables in schema ${schema} to ${role}`);
    }
    onTestFinished(async () => {
      for (const schema of ['public', 'drizzle']) {
        await owner.maintain(`revoke all on all tables in schema ${schema} from ${role}`);
        await owner.maintain(`revoke all on schema ${schema} from ${role}`);
      }
      await owner.maintain(`drop role ${role}`);
      await owner.close();
      await store.remove();
    });
    const url = new URL(store.databaseUrl);
    url.username = role;
    // Two connections run thousands of queries, so on a busy machine the last query waits longer than the default
    // timeout.
    return { databaseUrl: url.href, dataDir: store.dataDir, statementTimeoutMs: 60_000 };
  }

  test('the connection pool queues queries when the server grants fewer connections than its size, and logs the SQLSTATE', async () => {
    const lines: string[] = [];
    const db = await openDatabase({ ...(await createRole(3)), warn: (line) => lines.push(line) });
    onTestFinished(() => db.close());
    const counts = await Promise.all(
      Array.from({ length: 300 }, () => db.query(sql`select count(*)::int as n from plan`)),
    );
    expect(counts.every(([row]) => row?.['n'] === 4)).toBe(true);
    expect(lines).toEqual([expect.stringContaining('(53300)')]);
  });

  test('the setting DATABASE_POOL limits the number of connections to PostgreSQL', async () => {
    const lines: string[] = [];
    const options = {
      ...(await createRole(2)),
      databasePool: 2,
      warn: (line: string) => void lines.push(line),
    };
    const db = await openDatabase(options);
    onTestFinished(() => db.close());
    await Promise.all(Array.from({ length: 100 }, () => db.query(sql`select 1`)));
    expect(lines).toEqual([]);
  });

  test('the connection pool queues up to 5,000 queries, rejects the next one immediately and logs the rejection', async () => {
    const lines: string[] = [];
    const options = {
      ...(await createRole(2)),
      databasePool: 2,
      warn: (line: string) => void lines.push(line),
    };
    const db = await openDatabase(options);
    onTestFinished(() => db.close());
    const sendQuery = () => db.query(sql`select 1 as n`);
    const queries = Array.from({ length: 5_002 }, sendQuery);
    await expect(sendQuery()).rejects.toThrow(/more than 5000 queries wait for a connection/);
    const answers = await Promise.all(queries);
    expect(answers.every(([row]) => row?.['n'] === 1)).toBe(true);
    expect(lines).toEqual([expect.stringContaining('more than 5000 queries wait for a connection')]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'with PREPARED_STATEMENTS=%s a query leaves %i prepared statements on the connection',
    async (preparedStatements, left) => {
      const store = await databases[1]?.make();
      if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
      const { databaseUrl, dataDir } = store;
      const db = await openDatabase({ databaseUrl, dataDir, databasePool: 1, preparedStatements });
      onTestFinished(async () => {
        await db.close();
        await store.remove();
      });
      const [row] = await db.query(sql`select count(*)::int as n from pg_prepared_statements`);
      expect(Number(row?.['n']) > 0 ? 1 : 0).toBe(left);
    },
  );

  test(`the tables are created in the schema of PostgreSQL's search path, not in "public"`, async () => {
    const store = await databases[1]?.make();
    if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
    const client = postgres(store.databaseUrl, { max: 1, onnotice: () => undefined });
    await client`create schema lookup`;
    await client.end();
    const url = new URL(store.databaseUrl);
    url.searchParams.set('search_path', 'lookup');
    const db = await openDatabase({ databaseUrl: url.href, dataDir: store.dataDir });
    onTestFinished(async () => {
      await db.close();
      await store.remove();
    });
    expect(
      await db.query(
        sql`select distinct schemaname as name from pg_tables where tablename in ('plan', 'api_key')`,
      ),
    ).toEqual([{ name: 'lookup' }]);
  });
});

describe.skipIf(skipsPostgresql)('a role that may not create tables', () => {
  /** The grants documented in docs/postgresql.md. */
  const grants = /```sql\n([\s\S]*?)```/.exec(
    readFileSync(new URL('../../docs/postgresql.md', import.meta.url), 'utf8'),
  )?.[1];

  test('a service with the documented grants can read and import into tables that belong to another role', async () => {
    const store = await databases[1]?.make();
    if (store?.databaseUrl === undefined || grants === undefined)
      throw new Error('no PostgreSQL, or no grants');
    const role = `serves_${process.pid}`;
    const owner = await store.open();
    await owner.maintain(`create role ${role} login`);
    for (const statement of grants.replaceAll('lookup_service', role).split(';')) {
      if (statement.trim() !== '') await owner.maintain(statement);
    }
    const url = new URL(store.databaseUrl);
    url.username = role;
    const db = await openDatabase({ databaseUrl: url.href, dataDir: store.dataDir });
    onTestFinished(async () => {
      await db.close();
      await owner.maintain(`drop owned by ${role}`);
      await owner.maintain(`drop role ${role}`);
      await owner.close();
      await store.remove();
    });
    await db.orm.insert(account).values({ id: 'mine', name: 'mine' });
    await db.orm.update(account).set({ name: 'still mine' }).where(eq(account.id, 'mine'));
    expect((await importDataset(db, languages)).rows).toBeGreaterThan(5000);
    await db.orm.delete(account).where(eq(account.id, 'mine'));
    await expect(db.maintain('create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('several processes on one store', () => {
  test.skipIf(skipsPostgresql)(
    'several processes migrate one PostgreSQL once when they start at the same time',
    async () => {
      const store = await databases[1]?.make();
      if (store === undefined) throw new Error('no PostgreSQL');
      const openedDatabases = await Promise.all([1, 2, 3, 4].map(() => store.open()));
      const [db] = openedDatabases;
      expect(await db?.query(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)).toEqual([
        {
          n: (
            await db?.query(sql`select count(distinct hash)::int as n from drizzle.__drizzle_migrations`)
          )?.[0]?.['n'],
        },
      ]);
      await Promise.all(openedDatabases.map((one) => one.close()));
      await store.remove();
    },
  );

  test("several processes do not open each other's embedded database", async () => {
    const store = await databases[0]?.make();
    if (store === undefined) throw new Error('no PGlite');
    const db = await store.open();
    await expect(store.open()).rejects.toThrow(
      `process ${process.pid} of ${hostname()} has the embedded database`,
    );
    await db.close();
    await (await store.open()).close();
    await store.remove();
  });
});
