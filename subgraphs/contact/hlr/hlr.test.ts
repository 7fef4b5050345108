import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';

holdDeadlines();

const { get } = createContactGraph();

test('CAT-022 REF-021: /hlr returns 503 and names the setting when no provider is configured', async () => {
  const { status, body } = await get('/hlr/+447400123456');
  expect(status).toBe(503);
  expect(body).toMatchObject({ message: expect.stringContaining('HLR_PROVIDER') as string });
});

test('REF-021: an invalid phone number returns valid: false without a query to the HLR provider', async () => {
  const { sent, outside } = createUnreachableProviders();
  const { status, body } = await createContactGraph({ outside }).get('/hlr/123?deep=true');
  expect(status).toBe(200);
  expect(body).toEqual({
    phone: null,
    valid: false,
    country: null,
    live: null,
    connected: null,
    deep: {
      roaming: null,
      roaming_network: null,
      roaming_country: null,
      network: null,
      original_network: null,
      mcc: null,
      mnc: null,
    },
  });
  expect(sent).toEqual([]);
});

/** Creates the provider's documented example response with the given changes. */
const createRegisterResponse = (changes: object = {}) => ({
  id: 'f94ef092cb53',
  msisdn: '+14156226819',
  connectivity_status: 'CONNECTED',
  mccmnc: '310260',
  mcc: '310',
  mnc: '260',
  original_network_name: 'Verizon Wireless',
  original_country_code: 'US',
  is_ported: true,
  ported_network_name: 'T-Mobile US',
  is_roaming: false,
  roaming_network_name: null,
  roaming_country_code: null,
  processing_status: 'COMPLETED',
  error_code: null,
  ...changes,
});

async function serveRegister(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const settings = {
    HLR_PROVIDER: 'hlr-lookups',
    HLR_LOOKUPS_KEY: 'key',
    HLR_LOOKUPS_SECRET: 'secret',
    HLR_LOOKUPS_URL: url,
  };
  return { ...createContactGraph({ settings }), paths };
}
const serveRegisterResponse = (changes: object) =>
  serveRegister((_, response) => response.end(JSON.stringify(createRegisterResponse(changes))));

test('CAT-022: /hlr returns the state of a mobile number, and its networks in deep', async () => {
  const { get: ask } = await serveRegisterResponse({});
  expect((await ask('/hlr/+14156226819')).body).toEqual({
    phone: '+14156226819',
    valid: true,
    country: 'US',
    live: true,
    connected: true,
  });
  expect((await ask('/hlr/+14156226819?deep=true')).body['deep']).toEqual({
    roaming: false,
    roaming_network: null,
    roaming_country: null,
    network: 'T-Mobile US',
    original_network: 'Verizon Wireless',
    mcc: '310',
    mnc: '260',
  });
});

test('/hlr has all fields at the top level in API version 1.0.0', async () => {
  const { get: ask } = await serveRegisterResponse({});
  expect(Object.keys((await ask('/version/1.0.0/hlr/+14156226819')).body)).toEqual([
    'phone',
    'valid',
    'country',
    'live',
    'connected',
    'roaming',
    'roaming_network',
    'roaming_country',
    'network',
    'original_network',
    'mcc',
    'mnc',
  ]);
});

test.each([
  ['CONNECTED', true, true],
  ['ABSENT', true, false],
  ['INVALID_MSISDN', false, false],
  ['UNDETERMINED', null, null],
])('the HLR status %s means live: %s and connected: %s', async (connectivity_status, live, connected) => {
  const { get: ask } = await serveRegisterResponse({ connectivity_status });
  expect((await ask('/hlr/+14156226819')).body).toMatchObject({ live, connected });
});

test('/hlr returns the roaming network and country of a roaming phone', async () => {
  const { get: ask } = await serveRegisterResponse({
    is_roaming: true,
    roaming_network_name: 'Orange',
    roaming_country_code: 'FR',
  });
  expect((await ask('/hlr/+14156226819?deep=true')).body['deep']).toMatchObject({
    roaming: true,
    roaming_network: 'Orange',
    roaming_country: 'FR',
  });
});

test('the signature of an HLR request covers its path, time, method and body', async () => {
  let actualSignature = '';
  let expectedSignature = '';
  const { get: ask } = await serveRegister((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const stamp = String(request.headers['x-digest-timestamp']);
      actualSignature = `${request.method} ${String(request.headers['x-digest-key'])} ${String(request.headers['x-digest-signature'])} ${body}`;
      expectedSignature = `POST key ${createHmac('sha256', 'secret').update(`/hlr-lookup${stamp}POST${body}`).digest('hex')} {"msisdn":"+14156226819"}`;
      expect(stamp).toBe('1795210200');
      response.end(JSON.stringify(createRegisterResponse()));
    });
  });
  expect((await ask('/hlr/+14156226819')).status).toBe(200);
  expect(actualSignature).toBe(expectedSignature);
});

test.each([
  ...failures,
  ['401', (_: unknown, response) => response.writeHead(401).end('{"errors":["auth"]}')],
  [
    'a lookup that failed',
    (_, response) => response.end(JSON.stringify(createRegisterResponse({ processing_status: 'FAILED' }))),
  ],
  [
    'an unknown state',
    (_, response) => response.end(JSON.stringify(createRegisterResponse({ connectivity_status: 'MAYBE' }))),
  ],
] as [string, RequestListener][])(
  'the provider response %s to an HLR lookup results in 503, never in a state of the phone',
  async (_, listener) => {
    const { get: ask } = await serveRegister(listener);
    expect((await ask('/hlr/+14156226819')).status).toBe(503);
  },
);

test.each(['fr', 'FRA', 'F', '', null])(
  '/hlr returns the roaming country %j as two letters, or null when it is in another format',
  async (code) => {
    const roamingFields = { is_roaming: true, roaming_network_name: 'Orange', roaming_country_code: code };
    const { get: ask } = await serveRegisterResponse(roamingFields);
    expect((await ask('/hlr/+14156226819?deep=true')).body['deep']).toMatchObject({
      roaming_country: code === 'fr' ? 'FR' : null,
    });
  },
);

test('/hlr returns roaming facts only for a roaming phone, and a ported network only for a ported number', async () => {
  const changes = {
    is_roaming: null,
    roaming_network_name: 'Orange',
    roaming_country_code: 'FR',
    is_ported: false,
  };
  const { get: ask } = await serveRegisterResponse(changes);
  expect((await ask('/hlr/+14156226819?deep=true')).body['deep']).toMatchObject({
    roaming: null,
    roaming_network: null,
    roaming_country: null,
    network: 'Verizon Wireless',
    original_network: 'Verizon Wireless',
  });
});
