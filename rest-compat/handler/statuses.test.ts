import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import { Units } from '../../router/limits/units.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { errorTable, type ErrorCode } from '../../router/errors.ts';
import type { Graph, Result } from '../../router/graph.ts';
import { createUnavailableError, type LookupErrorCode } from '../../core/lookup-error.ts';
import { createRest } from './handler.ts';
import { listRouteErrors } from '../routing/route-errors.ts';
import { versions, type Route } from '../routing/route.ts';
import { routes } from '../routes/index.ts';

const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);
const keyParts = createKey('secret');
const key = formatKey(keyParts);
const now = Date.parse('2026-11-21T12:00:00Z');

const validRecord: KeyRecord = {
  short: keyParts.short,
  type: 'secret',
  secretHash: hashSecret(keyParts.secret),
  plan: { name: 'test', requestsPerMinute: 600, deep: true, features: ['caller', 'hlr'] },
  ...noRestrictions,
};

/** A test environment with one failure. */
interface TestWorld {
  readonly record?: Partial<KeyRecord>;
  /** The result of every operation. */
  readonly answer?: (rootFields: readonly string[]) => Result;
  readonly storeIsDown?: boolean;
}

/** All routes on a graph with a fixed result. */
function createFixture({ record = {}, answer = () => ({ data: {} }), storeIsDown = false }: TestWorld) {
  const graph: Graph = {
    apiSchema: schema,
    publicSchema: schema,
    sdl: '',
    operationCacheStatistics: () => ({ operations: 0, bytes: 0, maxBytes: 0 }),
    prepare(text) {
      const rootFields = parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.flatMap((field) =>
              field.kind === Kind.FIELD ? [(field.alias ?? field.name).value] : [],
            )
          : [],
      );
      const bind = () => ({ errors: [] });
      return { kind: 'query', rootFields, bind, execute: () => answer(rootFields) };
    },
  };
  const units = new Units(
    { lease: async (_, { wanted, limit }) => Math.min(wanted, limit), settle: async () => undefined },
    { clock: () => now },
  );
  const store = {
    async find(short: string) {
      if (storeIsDown)
        throw createUnavailableError('The store of keys is not responding: retry in a moment.');
      return short === keyParts.short ? { ...validRecord, ...record } : null;
    },
  };
  const access = new Access(store, { clock: () => now, units, anonymousPerMinute: 0 });
  const baseUrl = 'https://lookup.example';
  const restHandler = createRest({
    routes,
    graph,
    access,
    baseUrl,
    clock: () => now,
    onError: () => undefined,
  });
  let requestCount = 0;
  return async (target: string, headers: Record<string, string> = { 'x-api-key': key }) => {
    requestCount += 1;
    const [path = '', query = ''] = target.split('?');
    const response = await restHandler({
      method: 'GET',
      path,
      query,
      headers,
      // Another address for each request, since an address with many wrong keys is blocked.
      ip: `198.18.${requestCount >> 8}.${requestCount & 255}`,
      id: 'the-id',
      signal: new AbortController().signal,
      body: async () => '',
    });
    return {
      status: response.status,
      body: JSON.parse(response.body) as Record<string, string>,
      header: (name: string) => response.headers[response.headers.indexOf(name) + 1] ?? null,
      has: (name: string) => response.headers.includes(name),
    };
  };
}

const createFailingWorld = (code: LookupErrorCode): TestWorld => ({
  answer: () => ({
    data: null,
    errors: [{ message: `A message that says ${code}: use 1.`, extensions: { code, param: 'at' } }],
  }),
});

/** Returns the path of a route's first example, in a version that has the route. */
const getExample = (route: Route): string => {
  const version = (route.versions ?? versions).at(-1) ?? '2.0.0';
  return `/version/${version}${route.examples[0]?.path ?? ''}`;
};
const withQuery = (path: string, pair: string) => `${path}${path.includes('?') ? '&' : '?'}${pair}`;

type RequestTarget = ReturnType<typeof createFixture>;

/** A handler with all routes, created at the first request and shared by all cases. */
function createSharedFixture(world: TestWorld): RequestTarget {
  let sharedFixture: RequestTarget | undefined;
  return (...requested) => (sharedFixture ??= createFixture(world))(...requested);
}

const requestSoundService = createSharedFixture({});
const requestFailingService = {
  ambiguous_time: createSharedFixture(createFailingWorld('ambiguous_time')),
  nonexistent_time: createSharedFixture(createFailingWorld('nonexistent_time')),
  not_found: createSharedFixture(createFailingWorld('not_found')),
  service_unavailable: createSharedFixture(createFailingWorld('service_unavailable')),
};
const requestWithOtherFamilies = createSharedFixture({ record: { families: ['none of these'] } });
const requestWithoutFeatures = createSharedFixture({
  record: { plan: { ...validRecord.plan, features: [] } },
});
const requestEmptyGraph = createSharedFixture({
  answer: (roots) => ({ data: Object.fromEntries(roots.map((root) => [root, null])) }),
});
const requestOverRateLimit = createSharedFixture({
  record: { plan: { ...validRecord.plan, requestsPerMinute: 0 } },
});
const noUnits = { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 };
const requestWithoutUnits = createSharedFixture({
  record: { plan: { ...validRecord.plan, unitsPerMonth: noUnits } },
});
const requestBrokenGraph = createSharedFixture({
  answer: () => {
    throw new Error('a secret detail');
  },
});

/** For each error code, a request that causes this error, and no other, on any route. */
const requestsByCode: Readonly<Record<ErrorCode, (route: Route) => ReturnType<RequestTarget>>> = {
  invalid_request: (route) => requestSoundService(withQuery(getExample(route), 'deep=maybe')),
  ambiguous_time: (route) => requestFailingService.ambiguous_time(getExample(route)),
  nonexistent_time: (route) => requestFailingService.nonexistent_time(getExample(route)),
  invalid_api_key: (route) =>
    requestSoundService(getExample(route), route.key === false ? { 'x-api-key': 'nope' } : {}),
  permission_denied: (route) => requestWithOtherFamilies(getExample(route)),
  plan_required: (route) => requestWithoutFeatures(getExample(route)),
  not_found: (route) => requestEmptyGraph(getExample(route)),
  rate_limited: (route) =>
    route.key === false
      ? requestSoundService(getExample(route), {})
      : requestOverRateLimit(getExample(route)),
  quota_exceeded: (route) => requestWithoutUnits(getExample(route)),
  server_error: (route) => requestBrokenGraph(getExample(route)),
  service_unavailable: (route) => requestFailingService.service_unavailable(getExample(route)),
};

/** Requirements that the cases of a code prove in addition to the common ones. */
const provenRequirements: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_api_key: 'ERR-016',
  permission_denied: 'ERR-017',
  plan_required: 'ERR-018',
  rate_limited: 'ERR-024 ERR-026 LIM-009',
  quota_exceeded: 'ERR-025 ERR-026 LIM-010',
  server_error: 'ERR-027',
  service_unavailable: 'ERR-028',
};

const cases = routes.flatMap((route) =>
  listRouteErrors(route, schema).map(
    (code) =>
      [
        [provenRequirements[code] ?? [], route.name, getExample(route)].flat().join(' '),
        code,
        route,
      ] as const,
  ),
);

describe('ERR-001 ERR-002 documented statuses', () => {
  test.each(cases)('the route %s returns the status %s', async (_, code, route) => {
    // An empty list is a 200, so on such a route the graph itself must report not_found.
    const isWhole = code === 'not_found' && route.body === 'whole';
    const response = isWhole
      ? await requestFailingService.not_found(getExample(route))
      : await requestsByCode[code](route);
    expect(response.body).toMatchObject({
      code,
      docs: `https://lookup.example/errors/${code}`,
      request_id: 'the-id',
    });
    expect(response.status).toBe(errorTable[code].status);
    expect(Object.keys(response.body).filter((name) => name !== 'param')).toEqual([
      'code',
      'message',
      'docs',
      'request_id',
    ]);
    expect(response.body['message']).toMatch(/\S{3}/);
    expect(response.body['message']).not.toContain('secret detail');
    expect(response.header('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.header('Cache-Control')).toBe('no-store');
    // LIM-006: responses to a valid key have the three rate headers.
    expect(response.has('X-RateLimit-Limit')).toBe(code !== 'invalid_api_key');
    // LIM-008: other responses have no Retry-After.
    if (response.status === 429) expect(Number(response.header('Retry-After'))).toBeGreaterThanOrEqual(1);
    else expect(response.has('Retry-After')).toBe(false);
    if (code === 'rate_limited')
      expect(response.header('Retry-After')).toBe(response.header('X-RateLimit-Reset'));
    if (code === 'quota_exceeded') {
      expect(Number(response.header('Retry-After'))).toBe((Date.parse('2026-12-01T00:00:00Z') - now) / 1000);
    }
  });
});

const pathsWithKey = routes
  .filter(({ key: needed }) => needed ?? true)
  .map((route) => [getExample(route)] as const);

/** Returns the id of the requirement about keys that covers a path. */
const getKeyRequirement = (path: string): string =>
  [
    [/\/ip\/./, 'AUTH-010'],
    [/\/useragent\?ua=/, 'AUTH-012'],
    [/\/company\b/, 'AUTH-016'],
    [/\/time\b/, 'AUTH-017'],
    [/\/timezone\b/, 'AUTH-018'],
  ]
    .find(([form]) => form instanceof RegExp && form.test(path))?.[1]
    ?.toString() ?? 'AUTH-019';

describe('AUTH-003 AUTH-006 AUTH-008 the check of keys', () => {
  test('the tested routes cover every requirement about keys', () => {
    expect([...new Set(pathsWithKey.map(([path]) => getKeyRequirement(path)))].sort()).toEqual([
      ...['AUTH-010', 'AUTH-012', 'AUTH-016', 'AUTH-017', 'AUTH-018', 'AUTH-019'],
    ]);
  });

  test.each(pathsWithKey.map(([path]) => [getKeyRequirement(path), path] as const))(
    '%s: the path %s checks the key',
    async (_, path) => {
      const requestFailing = requestFailingService.service_unavailable;
      const statuses = [
        await requestFailing(path, { 'x-api-key': key }),
        await requestFailing(path, { authorization: `Bearer ${key}` }),
        await requestFailing(path, {}),
        await requestFailing(withQuery(path, `api_key=${key}&key=${key}`), {}),
        await requestFailing(path, { 'x-api-key': '' }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([503, 503, 401, 401, 401]);
    },
  );

  test('ERR-032 every route returns 503, never 401 or 404, while the key store is unavailable', async () => {
    const requestWithStoreDown = createFixture({ storeIsDown: true });
    for (const [path] of pathsWithKey) expect((await requestWithStoreDown(path)).status, path).toBe(503);
  });

  test.each(versions)(
    'the error for an unavailable key store has the form of the requested version %s',
    async (version) => {
      const requestWithStoreDown = createFixture({ storeIsDown: true });
      const response = await requestWithStoreDown('/country/FR', {
        'x-api-key': key,
        'api-version': version,
      });
      expect([response.status, response.header('API-Version')]).toEqual([503, version]);
    },
  );
});

test('AUTH-021 VER-014 VER-018 a path that a version lacks returns 404, and its message lists the versions that have the path', async () => {
  const requestAny = createFixture({});
  for (const route of routes) {
    if (route.versions === undefined) continue;
    const missingVersion = versions.find((version) => route.versions?.includes(version) === false);
    const response = await requestAny(`/version/${missingVersion}${route.examples[0]?.path}`);
    expect(response.status, route.path).toBe(404);
    expect(response.body['message']).toContain(route.versions.join(' or '));
  }
});

test('ERR-034 an error of the graph results in an error status, never in a 200', async () => {
  const requestUnknownError = createFixture({
    answer: () => ({ data: null, errors: [{ message: 'boom' }] }),
  });
  for (const route of routes)
    expect((await requestUnknownError(getExample(route))).status, route.path).toBe(500);
});

test('ERR-041 a request is checked for errors in the order 401, 403, 429, 400, 404', async () => {
  const invalidTarget = '/currency/US?deep=maybe';
  const readCode = async (world: TestWorld, target: string, headers?: Record<string, string>) =>
    (await createFixture(world)(target, headers)).body['code'];
  const restrictedRecord = {
    families: ['city'],
    plan: { ...validRecord.plan, requestsPerMinute: 0, unitsPerMonth: noUnits },
  };
  expect(await readCode({ record: restrictedRecord }, invalidTarget, { 'x-api-key': 'nope' })).toBe(
    'invalid_api_key',
  );
  expect(await readCode({ record: restrictedRecord }, invalidTarget)).toBe('permission_denied');
  expect(await readCode({ record: { plan: restrictedRecord.plan } }, invalidTarget)).toBe('rate_limited');
  expect(
    await readCode({ record: { plan: { ...validRecord.plan, unitsPerMonth: noUnits } } }, invalidTarget),
  ).toBe('quota_exceeded');
  expect(await readCode({}, invalidTarget)).toBe('invalid_request');
});
