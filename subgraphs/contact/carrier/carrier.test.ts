import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';
import { startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { isBurner } from './resolvers.ts';

const { get, ask } = createContactGraph();

/** A response of Twilio Lookup v2 in the documented format. */
const createTwilioResponse = (line: object) => ({
  calling_country_code: '1',
  country_code: 'US',
  phone_number: '+12125550123',
  national_format: '(212) 555-0123',
  valid: true,
  validation_errors: [],
  line_type_intelligence: line,
  url: 'https://lookups.twilio.com/v2/PhoneNumbers/+12125550123',
});

async function serveTwilio(listener: RequestListener, clock?: () => number) {
  const { url, paths } = await startLoopbackServer(listener);
  const settings = {
    CARRIER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_URL: url,
  };
  return { ...createContactGraph({ settings, outside: clock === undefined ? {} : { clock } }), paths };
}
const serveTwilioLine = (line: object) =>
  serveTwilio((_, response) =>
    response.end(
      JSON.stringify(
        createTwilioResponse({
          mobile_country_code: '311',
          mobile_network_code: '180',
          error_code: null,
          ...line,
        }),
      ),
    ),
  );

test('CAT-020 CAR-001 CAR-004 CAR-006 CAR-007: /carrier returns the documented shape without a network query', async () => {
  const { status, body } = await get('/carrier/+12125550123');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['phone', 'valid', 'country', 'type', 'carrier', 'burner']);
  expect(body).toEqual({
    phone: '+12125550123',
    valid: true,
    country: 'US',
    type: 'unknown',
    carrier: null,
    burner: null,
  });
  expect((await get('/carrier/+14165550123')).body).toMatchObject({ country: 'CA' });
});

test('CAR-002 CAR-003: /carrier requires the country for a national number outside North America', async () => {
  expect((await get('/carrier/02079460018?country=GB')).body).toMatchObject({
    phone: '+442079460018',
    valid: true,
  });
  expect((await get('/carrier/02079460018')).body).toMatchObject({ phone: null, valid: false });
  expect((await get('/carrier/2125550123')).body).toMatchObject({ phone: '+12125550123', valid: true });
});

test('CAR-005 CAR-008: an invalid phone number has no carrier facts', async () => {
  const { status, body } = await get('/carrier/123?deep=true');
  expect(status).toBe(200);
  expect(body).toEqual({
    phone: null,
    valid: false,
    country: null,
    type: 'unknown',
    carrier: null,
    burner: null,
    deep: { city: null, state: null, state_name: null },
  });
});

test('CAR-009: the line type in a /carrier response is one of five values', async () => {
  const { data } = await ask('{ __type(name: "LineType") { enumValues { name } } }');
  expect(data?.['__type']).toEqual({
    enumValues: ['mobile', 'landline', 'voip', 'toll_free', 'unknown'].map((name) => ({ name })),
  });
});

// Expected types are those of the national numbering plans.
test.each([
  ['CAR-010', '+18005550199', 'toll_free'],
  ['CAR-011', '+12125550123', 'unknown'],
  ['CAR-012', '+445600000000', 'unknown'],
  ['CAR-012', '+33970123456', 'unknown'],
  ['CAR-013', '+19002345678', 'unknown'],
  ['CAR-013', '+448712345678', 'unknown'],
  ['CAR-009', '+33612345678', 'mobile'],
  // Jamaica issues 876 24x to Digicel's mobile network.
  ['CAR-009', '+18762412345', 'mobile'],
  ['CAR-009', '+442079460018', 'landline'],
])('%s: the number %s has the line type %s according to the numbering plan', async (_, number, type) => {
  expect((await get(`/carrier/${number}`)).body).toMatchObject({ valid: true, type });
});

test('CAR-014 CAR-016: /carrier returns the operator to which a number block is assigned, and reports no burner app', async () => {
  expect((await get('/carrier/+33612345678')).body).toMatchObject({ carrier: 'SFR', burner: false });
  expect((await get('/carrier/+61412345678')).body).toMatchObject({ carrier: 'Optus', burner: false });
});

test('CAR-017: the field burner is null, never false, when the carrier is unknown', async () => {
  const { data } = await ask(
    '{ phones(numbers: ["+12125550123", "+442079460018", "1"]) { carrier { name burner source } } }',
  );
  expect(data?.['phones']).toEqual([
    { carrier: { name: null, burner: null, source: 'numbering-plan' } },
    { carrier: { name: null, burner: null, source: 'numbering-plan' } },
    { carrier: { name: null, burner: null, source: null } },
  ]);
});

// The administrator of the North American Numbering Plan assigned these area codes and blocks.
test.each([
  ['+15032261234', { city: 'Portland', state: 'OR', state_name: 'Oregon' }],
  ['+12125550123', { city: 'New York', state: 'NY', state_name: 'New York' }],
  ['+14165550123', { city: null, state: 'ON', state_name: 'Ontario' }],
  ['+442079460018', { city: null, state: null, state_name: null }],
  ['+18005550199', { city: null, state: null, state_name: null }],
  ['+15002345678', { city: null, state: null, state_name: null }],
  ['+12423221234', { city: null, state: null, state_name: null }],
])('CAR-018 CAR-019 CAR-020 CAR-021 CAR-022: /carrier returns the place of %s', async (number, place) => {
  expect((await get(`/carrier/${number}?deep=true`)).body['deep']).toEqual(place);
});

test('CAR-023 CAR-024: the place of a phone number is only in the deep fields of /carrier', async () => {
  const { body } = await get('/carrier/+12125550123?deep=true');
  expect(Object.keys(body)).toEqual(['phone', 'valid', 'country', 'type', 'carrier', 'burner', 'deep']);
  for (const target of ['/carrier/+12125550123', '/carrier/+12125550123?deep=false']) {
    expect(JSON.stringify((await get(target)).body)).not.toMatch(/city|state/);
  }
});

test('CAR-025 CAR-026: /carrier in API version 1.0.0 returns all fields at the top level, without deep', async () => {
  const expectedMainFields = {
    phone: '+12125550123',
    valid: true,
    country: 'US',
    type: 'unknown',
    carrier: null,
    burner: null,
    city: 'New York',
    state: 'NY',
    state_name: 'New York',
  };
  for (const query of ['', '?deep=true', '?deep=false']) {
    const { body } = await get(`/version/1.0.0/carrier/+12125550123${query}`);
    expect(body).toEqual(expectedMainFields);
    expect(Object.keys(body)).toEqual(Object.keys(expectedMainFields));
  }
});

test('CAR-028 CONV-022: the deep field of /carrier is available on the free plan', async () => {
  const freePlanGraph = createContactGraph({ plan: 'free' });
  expect((await freePlanGraph.get('/carrier/+12125550123?deep=true')).body['deep']).toEqual({
    city: 'New York',
    state: 'NY',
    state_name: 'New York',
  });
});

test('CAR-034: a number reserved for fiction is valid according to the numbering plan', async () => {
  expect((await get('/carrier/+12125550123')).body).toMatchObject({ valid: true });
});

test('CAR-033: /carrier sends no request when no provider is configured', async () => {
  const { sent, outside } = createUnreachableProviders();
  expect((await createContactGraph({ outside }).get('/carrier/+12125550123')).status).toBe(200);
  expect(sent).toEqual([]);
});

// The line types of Twilio Lookup v2.
test.each([
  ['mobile', 'mobile'],
  ['landline', 'landline'],
  ['fixedVoip', 'voip'],
  ['nonFixedVoip', 'voip'],
  ['tollFree', 'toll_free'],
  ['personal', 'unknown'],
  ['premium', 'unknown'],
  ['sharedCost', 'unknown'],
  ['uan', 'unknown'],
  ['voicemail', 'unknown'],
  ['pager', 'unknown'],
  ['unknown', 'unknown'],
  [null, 'unknown'],
])('CAR-012 CAR-033: /carrier returns the Twilio type %s as %s', async (type, ours) => {
  const { get: ask } = await serveTwilioLine({ type, carrier_name: 'Verizon Wireless' });
  expect((await ask('/carrier/+12125550123')).body).toMatchObject({
    type: ours,
    carrier: 'Verizon Wireless',
    burner: false,
  });
});

test('CAR-015: /carrier recognises the numbers of a burner app', async () => {
  const { get: ask } = await serveTwilioLine({
    type: 'nonFixedVoip',
    carrier_name: 'Burner / Ad Hoc Labs, Inc.',
  });
  expect((await ask('/carrier/+12125550123')).body).toMatchObject({ burner: true, type: 'voip' });
});

test.each([
  ['TextNow Neutral', true],
  ['Google Voice', true],
  ['Pinger/TextFree', true],
  ['Enflick, Inc. d/b/a TextNow', true],
  ['Verizon Wireless', false],
  ['Bandwidth.com', false],
  ['Sidelines Telephone Cooperative', false],
  ['Google (Grand Central) - Level3', false],
])('CAR-015 CAR-016: the carrier %s is recognised as a burner app: %s', (carrier, burner) => {
  expect(isBurner(carrier)).toBe(burner);
});

test('CAR-017: the field burner is null when the network does not report the carrier', async () => {
  const { get: ask } = await serveTwilioLine({ type: 'mobile', carrier_name: null });
  expect((await ask('/carrier/+12125550123')).body).toMatchObject({
    type: 'mobile',
    carrier: null,
    burner: null,
  });
});

test('CAR-027: repeated requests, with and without deep, send one query to the carrier provider', async () => {
  const { get: ask, paths } = await serveTwilioLine({ type: 'mobile', carrier_name: 'AT&T' });
  await ask('/carrier/+12125550123?deep=true');
  await ask('/carrier/2125550123');
  expect(paths).toEqual(['/v2/PhoneNumbers/%2B12125550123?Fields=line_type_intelligence']);
});

test('an invalid number is not sent to the carrier provider', async () => {
  const { get: ask, paths } = await serveTwilioLine({ type: 'mobile', carrier_name: 'AT&T' });
  expect((await ask('/carrier/123')).body).toMatchObject({ valid: false });
  expect(paths).toEqual([]);
});

test('a query to Twilio contains the credentials of the account', async () => {
  let authorization: string | undefined;
  const { get: ask } = await serveTwilio((request, response) => {
    authorization = request.headers.authorization;
    response.end(JSON.stringify(createTwilioResponse({ type: 'mobile', carrier_name: 'X' })));
  });
  await ask('/carrier/+12125550123');
  // base64 of AC1:secret
  expect(authorization).toBe('Basic QUMxOnNlY3JldA==');
});

const serveTelnyxCarrier = async (carrier: object) => {
  const { url, paths } = await startLoopbackServer((request, response) => {
    expect(request.headers.authorization).toBe('Bearer KEY1');
    response.end(
      JSON.stringify({
        data: {
          record_type: 'number_lookup',
          country_code: 'US',
          phone_number: '+12125550123',
          valid_number: true,
          carrier: { error_code: null, mobile_country_code: 311, mobile_network_code: 180, ...carrier },
        },
      }),
    );
  });
  const settings = { CARRIER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'KEY1', TELNYX_URL: url };
  return { ...createContactGraph({ settings }), paths };
};

test.each([
  ['mobile', 'mobile'],
  ['fixed line', 'landline'],
  ['voip', 'voip'],
  ['toll free', 'toll_free'],
  ['something new', 'unknown'],
])('CAR-033: /carrier returns the Telnyx type %s as %s', async (type, ours) => {
  const { get: ask, paths } = await serveTelnyxCarrier({
    type,
    name: 'T-MOBILE USA, INC.',
    normalized_carrier: 'T-Mobile',
  });
  expect((await ask('/carrier/+12125550123')).body).toMatchObject({ type: ours, carrier: 'T-Mobile' });
  expect(paths).toEqual(['/v2/number_lookup/%2B12125550123?type=carrier']);
});

test('CAR-032: /carrier returns 503 for an error code within a Telnyx response', async () => {
  const { get: ask } = await serveTelnyxCarrier({ type: null, name: null, error_code: '60601' });
  expect((await ask('/carrier/+12125550123')).status).toBe(503);
});

test('an unknown carrier provider, or a provider without credentials, prevents the start of the service', () => {
  expect(() => createContactGraph({ settings: { CARRIER_PROVIDER: 'acme' } })).toThrow(/CARRIER_PROVIDER/);
  expect(() => createContactGraph({ settings: { CARRIER_PROVIDER: 'twilio' } })).toThrow(
    /TWILIO_ACCOUNT_SID/,
  );
  expect(() => createContactGraph({ settings: { CALLER_PROVIDER: 'telnyx' } })).toThrow(/TELNYX_API_KEY/);
  expect(() => createContactGraph({ settings: { HLR_PROVIDER: 'hlr-lookups' } })).toThrow(/HLR_LOOKUPS_KEY/);
  expect(() => createContactGraph({ settings: { HLR_PROVIDER: 'x' } })).toThrow(/HLR_PROVIDER/);
});

test('/carrier returns the line type unknown when Twilio returns a null package for an invalid number', async () => {
  const { url } = await startLoopbackServer((_, response) =>
    response.end(JSON.stringify({ valid: false, line_type_intelligence: null })),
  );
  const settings = {
    CARRIER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_URL: url,
  };
  expect(await createContactGraph({ settings }).get('/carrier/+12125550123')).toMatchObject({
    status: 200,
    body: { type: 'unknown', carrier: null, burner: null },
  });
});

test('/carrier returns the name in a Telnyx response with the error code 10001', async () => {
  const { get: ask } = await serveTelnyxCarrier({ type: null, name: 'ACME WIRELESS', error_code: '10001' });
  expect(await ask('/carrier/+12125550123')).toMatchObject({
    status: 200,
    body: { type: 'unknown', carrier: 'ACME WIRELESS' },
  });
});

test('a response of the carrier provider is cached for one day', async () => {
  let now = 1_000_000;
  const responseBody = createTwilioResponse({
    mobile_country_code: '311',
    mobile_network_code: '180',
    error_code: null,
  });
  const { get: askNow, paths } = await serveTwilio(
    (_, response) => response.end(JSON.stringify(responseBody)),
    () => now,
  );
  await askNow('/carrier/+12125550123');
  now += 24 * 60 * 60 * 1000;
  await askNow('/carrier/2125550123');
  expect(paths).toHaveLength(1);
  now += 1;
  await askNow('/carrier/+12125550123');
  expect(paths).toHaveLength(2);
});

// libphonenumber lists these number blocks under the former names of carriers that announced a merger or a new name.
test.each([
  ['+233266123456', 'AT'],
  ['+250721234567', 'Airtel'],
  ['+919820012345', 'Vi'],
  ['+628171234567', 'XL'],
  ['+60193456789', 'CelcomDigi'],
  ['+353851234567', 'eir'],
])('the carrier of the number %s has the current name %s', async (number, carrier) => {
  expect((await get(`/carrier/${number}`)).body).toMatchObject({ carrier });
});
