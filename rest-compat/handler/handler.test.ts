import { beforeAll, expect, test } from 'vitest';
import type { RequestInfo } from '../../router/exchange.ts';
import { Access } from '../../router/auth/access.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import { createMeteredFixture, noon, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { routes } from '../routes/index.ts';
import { createRest } from './handler.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({
    places: await readTestPlaces(),
    plan: { unitsPerMonth: { pooled: 3, carrier: 0 } },
  });
});

async function readInfo(target: string, method = 'GET', access: Access = fixture.access) {
  const clock = () => noon;
  const restHandler = createRest({
    routes,
    graph: fixture.graph,
    access,
    baseUrl: 'http://localhost',
    clock,
  });
  const [path = '', query = ''] = target.split('?');
  const { status, info } = await restHandler({
    method,
    path,
    query,
    headers: { 'x-api-key': fixture.key },
    ip: '192.0.2.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => '',
  });
  return { status, info };
}

const getShortKey = () => fixture.key.split('_')[1];
const country: RequestInfo = { family: 'country', plan: 'test', template: '/country/{code}' };

test.each<[string, number, string, RequestInfo]>([
  ['a method other than GET', 405, 'POST /country/FR', { family: 'none', plan: 'none' }],
  ['help', 200, 'GET /help', { family: 'none', plan: 'test' }],
  ['an unknown path', 404, 'GET /nowhere', { family: 'none', plan: 'test' }],
  ['an unknown version', 400, 'GET /version/9/country/FR', { family: 'country', plan: 'test', units: 0 }],
  ['an invalid query', 400, 'GET /country/FR?a=%zz', { family: 'country', plan: 'test', units: 0 }],
  ['an invalid flag', 400, 'GET /country/FR?pretty=maybe', { ...country, units: 0 }],
  ['a record that does not exist', 404, 'GET /country/XX', { ...country, units: 0 }],
  ['a record', 200, 'GET /country/FR', { ...country, units: 1 }],
  ['a used-up quota', 429, 'GET /carrier/+12125550123', { family: 'carrier', plan: 'test' }],
])('the REST handler logs family, key, template and units for %s', async (_, status, request, info) => {
  const [method = '', target = ''] = request.split(' ');
  const key = info.plan === 'test' ? getShortKey() : undefined;
  expect(await readInfo(target, method)).toEqual({ status, info: { ...info, key } });
});

test('when the key store is unavailable, the REST handler logs the family and no key', async () => {
  const find = async () => {
    throw createUnavailableError('The store of keys is not responding.');
  };
  const access = new Access({ find }, { clock: () => noon });
  expect(await readInfo('/country/FR', 'GET', access)).toEqual({
    status: 503,
    info: { family: 'country', plan: 'none' },
  });
});

test('after an internal error, the REST handler reports it, releases the units and returns server_error', async () => {
  const faultMessage = new TypeError('a fault in the service');
  const errors: unknown[] = [];
  const faultyGraph = routes.map((route) => ({
    ...route,
    shape: () => {
      throw faultMessage;
    },
  }));
  const { graph, access, key } = fixture;
  const onError = (error: unknown) => void errors.push(error);
  const faultyRest = createRest({
    routes: faultyGraph,
    graph,
    access,
    baseUrl: 'http://localhost',
    clock: () => noon,
    onError,
  });
  // More requests than the plan has units: each failure releases the units that it reserved.
  for (let request = 1; request <= 4; request += 1) {
    const response = await faultyRest({
      method: 'GET',
      path: '/country/FR',
      query: '',
      headers: { 'x-api-key': key },
      ip: '192.0.2.1',
      id: 'test',
      signal: new AbortController().signal,
      body: async () => '',
    });
    expect([response.status, JSON.parse(response.body)]).toMatchObject([500, { code: 'server_error' }]);
    expect(errors).toEqual(Array.from({ length: request }, () => faultMessage));
  }
});
