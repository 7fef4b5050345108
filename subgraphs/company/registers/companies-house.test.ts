import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createCompaniesHouse } from './companies-house.ts';

holdDeadlines();

/**
 * The format is that of the public data API: developer-specs.company-information.service.gov.uk, "companyProfile" and "error";
 * the statuses are those of `company_status` in companieshouse/api-enumerations. The company is fictitious.
 */
const createProfile = (changes: object = {}) => ({
  company_number: '01234567',
  company_name: 'EXAMPLE WIDGETS LIMITED',
  company_status: 'active',
  type: 'ltd',
  date_of_creation: '1976-11-15',
  jurisdiction: 'england-wales',
  sic_codes: ['28990', '46690'],
  registered_office_address: {
    premises: '1',
    address_line_1: 'High Street',
    address_line_2: 'Cathays',
    locality: 'Cardiff',
    region: 'South Glamorgan',
    postal_code: 'CF10 1AA',
    country: 'Wales',
  },
  accounts: { overdue: false },
  links: { self: '/company/01234567' },
  ...changes,
});

async function startCompaniesHouse(listener: RequestListener, clock?: () => number) {
  const { url, paths } = await startLoopbackServer(listener);
  const register = createCompaniesHouse({
    baseUrl: url,
    key: 'a-key',
    wait: async () => undefined,
    ...(clock && { clock }),
  });
  return { paths, find: (number = '01234567') => register.find(number, undefined) };
}
const respondWith =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const findProfileWith = (changes: object) => startCompaniesHouse(respondWith(createProfile(changes)));

test('the client of Companies House converts a profile to a register record, and sends the key as user name', async () => {
  let authorization: string | undefined;
  const { find, paths } = await startCompaniesHouse((request, response) => {
    ({ authorization } = request.headers);
    respondWith(createProfile())(request, response);
  });
  expect(await find()).toEqual({
    name: 'EXAMPLE WIDGETS LIMITED',
    active: true,
    kind: 'ltd',
    activity: '28990',
    street: '1 High Street, Cathays',
    city: 'Cardiff',
    postal: 'CF10 1AA',
    vat: null,
    siren: null,
    siege: null,
  });
  expect(paths).toEqual(['/company/01234567']);
  expect(Buffer.from(String(authorization).replace('Basic ', ''), 'base64').toString()).toBe('a-key:');
});

describe('company status', () => {
  test.each([
    ['active', true],
    ['open', true],
    ['registered', true],
    ['dissolved', false],
    ['liquidation', false],
    ['receivership', false],
    ['converted-closed', false],
    ['voluntary-arrangement', false],
    ['insolvency-proceedings', false],
    ['administration', false],
    ['closed', false],
    ['removed', false],
  ])('the Companies House status %s means active: %s', async (company_status, active) => {
    expect(await (await findProfileWith({ company_status })).find()).toMatchObject({ active });
  });

  test('a Companies House profile without a status has null for active', async () => {
    expect(await (await findProfileWith({ company_status: undefined })).find()).toMatchObject({
      active: null,
    });
  });
});

test('facts that a Companies House profile lacks are null', async () => {
  const { find } = await findProfileWith({
    sic_codes: undefined,
    registered_office_address: {},
    type: undefined,
  });
  expect(await find()).toMatchObject({ street: null, city: null, postal: null, activity: null, kind: null });
});

test('the client of Companies House returns null for an unknown number', async () => {
  const notFoundResponse = { errors: [{ type: 'ch:service', error: 'company-profile-not-found' }] };
  expect(await (await startCompaniesHouse(respondWith(notFoundResponse, 404))).find()).toBeNull();
});

describe('failures of Companies House', () => {
  test.each([
    ...failures,
    ['no key', respondWith({ error: 'Empty Authorization header', type: 'ch:service' }, 401)],
    ['a wrong key', respondWith({ error: 'Invalid Authorization', type: 'ch:service' }, 401)],
    ['another 404', respondWith({ errors: [{ type: 'ch:service', error: 'no-such-path' }] }, 404)],
    ['a 404 page', (_: unknown, response) => response.writeHead(404).end('<html>')],
    ['another company', respondWith(createProfile({ company_number: '07654321' }))],
    ['an internal error', respondWith({ errors: [{ type: 'ch:service', error: 'internal-error' }] }, 500)],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end()],
  ] as [string, RequestListener][])(
    'the response %s of Companies House results in service_unavailable, never in "not registered"',
    async (_, listener) => {
      await expect((await startCompaniesHouse(listener)).find()).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringMatching(/Companies House.*COMPANIES_HOUSE_KEY/) as string,
      });
    },
  );

  test('the error of a request to Companies House states that the key was rejected', async () => {
    await expect((await startCompaniesHouse(respondWith({}, 401))).find()).rejects.toThrow(
      /rejected the request.*key/,
    );
  });
});

test('the client of Companies House sends no request before Retry-After when the rate limit is reached', async () => {
  let now = 1;
  const { find, paths } = await startCompaniesHouse(
    (_, response) => response.writeHead(429, { 'retry-after': '300' }).end(),
    () => now,
  );
  for (let attempt = 0; attempt < 6; attempt += 1) await expect(find()).rejects.toThrow();
  const requestCount = paths.length;
  now = 299_000;
  await expect(find()).rejects.toThrow();
  expect(paths).toHaveLength(requestCount);
  now = 301_000;
  await expect(find()).rejects.toThrow();
  expect(paths.length).toBe(requestCount + 1);
});

test('a response of Companies House is cached for one hour', async () => {
  let now = 1;
  const { find, paths } = await startCompaniesHouse(respondWith(createProfile()), () => now);
  await find();
  now = 3_599_000;
  await find();
  expect(paths).toHaveLength(1);
  now = 3_600_002;
  await find();
  expect(paths).toHaveLength(2);
});

test('a request to Companies House is retried once after a server error', async () => {
  let requestNumber = 0;
  const { find, paths } = await startCompaniesHouse((request, response) =>
    requestNumber++ === 0 ? response.writeHead(503).end() : respondWith(createProfile())(request, response),
  );
  expect(await find()).toMatchObject({ active: true });
  expect(paths).toHaveLength(2);
});
