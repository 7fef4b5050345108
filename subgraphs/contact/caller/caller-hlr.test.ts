import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { contactGraph, silence } from '../../../test/support/contact-graph.ts';
import { failures, loopback } from '../../../test/support/loopback-provider.ts';

const { get } = contactGraph();
const quickFailures = failures.filter(([name]) => name !== 'silence' && name !== 'a body that never ends');

test('CAT-021 REF-021: without a provider a caller is 503 that names the setting', async () => {
  const { status, body } = await get('/caller/+12125550123');
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'service_unavailable',
    message: expect.stringContaining('CALLER_PROVIDER') as string,
  });
});

test('CAT-022 REF-021: without a provider a register is 503 that names the setting', async () => {
  const { status, body } = await get('/hlr/+447400123456');
  expect(status).toBe(503);
  expect(body).toMatchObject({ message: expect.stringContaining('HLR_PROVIDER') as string });
});

test('REF-021: an invalid number is valid: false and asks nobody, configured or not', async () => {
  const { sent, outside } = silence();
  const quiet = contactGraph({ outside });
  expect(await quiet.get('/caller/123')).toMatchObject({
    status: 200,
    body: { phone: null, valid: false, country: null, caller: null },
  });
  const { status, body } = await quiet.get('/hlr/123?deep=true');
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

async function withCaller(listener: RequestListener) {
  const { url, paths } = await loopback(listener);
  const settings = {
    CALLER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_URL: url,
  };
  return { ...contactGraph({ settings }), paths };
}

/** Twilio's documented form of a caller name. */
const callerName = (name: string | null, error: number | null = null) =>
  JSON.stringify({
    valid: true,
    caller_name: { caller_name: name, caller_type: name === null ? null : 'CONSUMER', error_code: error },
  });

test('CAT-021: the registered name comes from the provider', async () => {
  const { get: ask, paths } = await withCaller((_, response) => response.end(callerName('SERGIO SUAREZ')));
  expect((await ask('/caller/+12125550123')).body).toEqual({
    phone: '+12125550123',
    valid: true,
    country: 'US',
    caller: 'SERGIO SUAREZ',
  });
  expect(paths).toEqual(['/v2/PhoneNumbers/%2B12125550123?Fields=caller_name']);
});

test('a number without a registered name is null, not an error', async () => {
  const { get: ask } = await withCaller((_, response) => response.end(callerName(null)));
  expect(await ask('/caller/+12125550123')).toMatchObject({ status: 200, body: { caller: null } });
});

// Twilio's documented error codes of a package.
test.each([60600, 60607, 60610])('%i says that nothing is known, which is an answer', async (code) => {
  const { get: ask } = await withCaller((_, response) => response.end(callerName(null, code)));
  expect(await ask('/caller/+12125550123')).toMatchObject({ status: 200, body: { caller: null } });
});

test('a country without caller names has a package of null, which is an answer', async () => {
  const { get: ask } = await withCaller((_, response) =>
    response.end(JSON.stringify({ valid: true, country_code: 'DE', caller_name: null })),
  );
  expect(await ask('/caller/+493012345678')).toMatchObject({ status: 200, body: { caller: null } });
});

test.each([60601, 60606, 60699])('%i inside an answer is 503: nobody has looked', async (code) => {
  const { get: ask } = await withCaller((_, response) => response.end(callerName(null, code)));
  expect((await ask('/caller/+12125550123')).status).toBe(503);
});

test.each([
  [{ caller_name: null }, null],
  [{ caller_name: { caller_name: null, error_code: '10001' } }, null],
  [{ caller_name: { caller_name: 'ACME INC', error_code: '10001' } }, 'ACME INC'],
])('Telnyx: %j is an answer', async (data, caller) => {
  const { url } = await loopback((_, response) =>
    response.end(JSON.stringify({ data: { valid_number: true, ...data } })),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect(await contactGraph({ settings }).get('/caller/+12125550123')).toMatchObject({
    status: 200,
    body: { caller },
  });
});

test('Telnyx: another error inside an answer is 503', async () => {
  const { url } = await loopback((_, response) =>
    response.end(JSON.stringify({ data: { caller_name: { caller_name: null, error_code: '10002' } } })),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect((await contactGraph({ settings }).get('/caller/+12125550123')).status).toBe(503);
});

test.each(failures)('caller: %s is 503, never a missing name', async (_, listener) => {
  const { get: ask, paths } = await withCaller(listener);
  expect((await ask('/caller/+12125550123')).status).toBe(503);
  // A query costs money: it is never sent twice.
  expect(paths).toHaveLength(1);
});

test('Telnyx tells caller names too', async () => {
  const { url, paths } = await loopback((_, response) =>
    response.end(
      JSON.stringify({
        data: { valid_number: true, caller_name: { caller_name: 'ACME INC', error_code: '' } },
      }),
    ),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect((await contactGraph({ settings }).get('/caller/+12125550123')).body).toMatchObject({
    caller: 'ACME INC',
  });
  expect(paths).toEqual(['/v2/number_lookup/%2B12125550123?type=caller-name']);
});

/** The provider's documented example, changed where a test needs it. */
const register = (changes: object = {}) => ({
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

async function withRegister(listener: RequestListener) {
  const { url, paths } = await loopback(listener);
  const settings = {
    HLR_PROVIDER: 'hlr-lookups',
    HLR_LOOKUPS_KEY: 'key',
    HLR_LOOKUPS_SECRET: 'secret',
    HLR_LOOKUPS_URL: url,
  };
  return { ...contactGraph({ settings }), paths };
}
const registerSays = (changes: object) =>
  withRegister((_, response) => response.end(JSON.stringify(register(changes))));

test('CAT-022: the state of a mobile number, its networks in deep', async () => {
  const { get: ask } = await registerSays({});
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

test('version 1.0.0 of hlr is flat', async () => {
  const { get: ask } = await registerSays({});
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
])('%s is live: %s, connected: %s', async (connectivity_status, live, connected) => {
  const { get: ask } = await registerSays({ connectivity_status });
  expect((await ask('/hlr/+14156226819')).body).toMatchObject({ live, connected });
});

test('a roaming phone tells where it is', async () => {
  const { get: ask } = await registerSays({
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

test('the request is signed over path, time, method and body', async () => {
  let seen = '';
  let expected = '';
  const { get: ask } = await withRegister((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const stamp = String(request.headers['x-digest-timestamp']);
      seen = `${request.method} ${String(request.headers['x-digest-key'])} ${String(request.headers['x-digest-signature'])} ${body}`;
      expected = `POST key ${createHmac('sha256', 'secret').update(`/hlr-lookup${stamp}POST${body}`).digest('hex')} {"msisdn":"+14156226819"}`;
      expect(stamp).toBe('1795210200');
      response.end(JSON.stringify(register()));
    });
  });
  expect((await ask('/hlr/+14156226819')).status).toBe(200);
  expect(seen).toBe(expected);
});

test.each([
  ...quickFailures,
  ['401', (_: unknown, response) => response.writeHead(401).end('{"errors":["auth"]}')],
  [
    'a lookup that failed',
    (_, response) => response.end(JSON.stringify(register({ processing_status: 'FAILED' }))),
  ],
  [
    'an unknown state',
    (_, response) => response.end(JSON.stringify(register({ connectivity_status: 'MAYBE' }))),
  ],
] as [string, RequestListener][])('hlr: %s is 503, never a state', async (_, listener) => {
  const { get: ask } = await withRegister(listener);
  expect((await ask('/hlr/+14156226819')).status).toBe(503);
});
