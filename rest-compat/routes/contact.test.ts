import { expect, test } from 'vitest';
import { createContactGraph } from '../../test/support/contact-graph.ts';
import { contactRoutes } from './index.ts';

const { get } = createContactGraph();
/** Families that need an external provider, which the test doesn't have. */
const externalFamilies = new Set(['caller', 'hlr', 'mx', 'dns']);

const listExamples = contactRoutes.flatMap((route) =>
  route.examples.map(({ path }) => [path, route.family, route] as const),
);

test.each(listExamples)('the documented example %s of a contact path works', async (path, family, route) => {
  const { status, header } = await get(path, { 'user-agent': 'curl/8.5.0' });
  const isProviderNeeded =
    externalFamilies.has(family) || (/deep=true/.test(path) && ['email', 'domain'].includes(family));
  expect(status).toBe(isProviderNeeded ? 503 : 200);
  if (status === 200) {
    expect(header('Cache-Control')).toBe(route.cache === 'live' ? 'no-store' : 'private, max-age=86400');
  }
});

test('the API catalogue lists all contact families', () => {
  expect([...new Set(contactRoutes.map(({ path }) => path))]).toEqual([
    '/phone/{number}',
    '/carrier/{number}',
    '/caller/{number}',
    '/hlr/{number}',
    '/email/{email}',
    '/domain/{domain}',
    '/mx/{domain}',
    '/dns/{domain}',
    '/useragent',
    '/mac/{mac}',
    '/name/{name}',
    '/emoji/{emoji}',
    '/emoji',
  ]);
});

test('CON-014 CON-015 CAR-027 CAR-029: only the family carrier costs carrier units, and its deep fields cost nothing extra', () => {
  const countUnits = contactRoutes.filter(({ unit }) => unit === 'carrier');
  expect(countUnits.map(({ name, deep }) => [name, deep])).toEqual([['carrier', 'included']]);
});

test('CON-005 CAR-028: the deep fields of contact routes have the documented prices', () => {
  const getDeep = Object.fromEntries(contactRoutes.map((route) => [route.name, route.deep ?? 'none']));
  expect(getDeep).toEqual({
    phone: 'included',
    carrier: 'included',
    caller: 'none',
    hlr: 'included',
    email: 'email',
    domain: 'paid',
    mx: 'none',
    dns: 'none',
    useragent: 'paid',
    mac: 'none',
    name: 'paid',
    emoji: 'included',
  });
});

test('CON-027 CON-028: only the path useragent without parameters needs no key', () => {
  expect(contactRoutes.filter(({ key }) => key === false).map(({ path, when }) => [path, when])).toEqual([
    ['/useragent', undefined],
  ]);
});

test('the families caller and hlr require features of the price plan', async () => {
  const freeGraph = createContactGraph({ plan: 'free' });
  for (const path of ['/caller/+12125550123', '/hlr/+447400123456']) {
    const { status, body } = await freeGraph.get(path);
    expect([status, body['code']]).toEqual([403, 'plan_required']);
  }
});
