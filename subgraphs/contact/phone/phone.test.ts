import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';

const { get, ask } = createContactGraph();

const newYork = {
  phone: '+12125550123',
  valid: true,
  country: 'US',
  type: 'unknown',
  national: '(212) 555-0123',
  international: '+1 212 555 0123',
};
const nullFields = {
  phone: null,
  valid: false,
  country: null,
  type: null,
  national: null,
  international: null,
};

test('CAT-019 CON-007 CON-008: /phone validates and formats a number', async () => {
  const { status, body } = await get('/phone/+12125550123');
  expect(status).toBe(200);
  expect(body).toEqual(newYork);
  expect(Object.keys(body)).toEqual(['phone', 'valid', 'country', 'type', 'national', 'international']);
  expect((await get('/phone/+1212')).body).toEqual({ ...nullFields, reason: 'too_short' });
});

// Formats published by the national regulators.
test.each([
  ['+442079460018', 'GB', 'landline', '020 7946 0018', '+44 20 7946 0018'],
  ['+33612345678', 'FR', 'mobile', '06 12 34 56 78', '+33 6 12 34 56 78'],
  ['+390612345678', 'IT', 'landline', '06 1234 5678', '+39 06 1234 5678'],
  ['+74951234567', 'RU', 'landline', '8 (495) 123-45-67', '+7 495 123 45 67'],
  ['+18005550199', 'US', 'toll_free', '(800) 555-0199', '+1 800 555 0199'],
  ['+447400123456', 'GB', 'mobile', '07400 123456', '+44 7400 123456'],
  ['+14165550123', 'CA', 'unknown', '(416) 555-0123', '+1 416 555 0123'],
])(
  'CON-008: the phone number %s is returned as %s, %s, %s',
  async (number, country, type, national, international) => {
    expect((await get(`/phone/${number}`)).body).toEqual({
      phone: number,
      valid: true,
      country,
      type,
      national,
      international,
    });
  },
);

test.each([
  '+12125550123',
  '%2B12125550123',
  '2125550123',
  '12125550123',
  '(212)%20555-0123',
  '212-555-0123',
  '212.555.0123',
  '+1%20212%20555%200123',
  'tel:+1-212-555-0123',
])(
  'CON-009 CON-011 CON-016 CONV-033: the text %s is read as the same phone number in another notation',
  async (number) => {
    expect((await get(`/phone/${number}`)).body).toEqual(newYork);
  },
);

test('CON-010 CONV-033: the parameter country selects the numbering plan of a national number', async () => {
  for (const country of ['GB', 'gb', 'GBR']) {
    const { body } = await get(`/phone/02079460018?country=${country}`);
    expect(body).toMatchObject({ phone: '+442079460018', valid: true, country: 'GB' });
  }
});

test('CON-012: /phone returns valid: false, not an error, for a national number outside North America without a country', async () => {
  const { status, body } = await get('/phone/02079460018');
  expect(status).toBe(200);
  expect(body).toEqual({ ...nullFields, reason: 'too_long' });
});

test('CONV-034: the parameter country has no effect on an international number', async () => {
  expect((await get('/phone/+442079460018?country=US')).body).toMatchObject({
    phone: '+442079460018',
    country: 'GB',
  });
});

test('/phone returns 400 and names the parameter for an unknown country', async () => {
  const { status, body } = await get('/phone/02079460018?country=QQ');
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', param: 'country' });
  expect((await get('/phone/1?country=ABC')).status).toBe(400);
});

test.each([
  ['call%202125550123%20now', 'malformed'],
  ['abc', 'malformed'],
  ['911', 'too_short'],
  ['123', 'too_short'],
  ['+99912345678', 'unknown_calling_code'],
  ['1'.repeat(80), 'malformed'],
  ['+', 'malformed'],
  ['%F0%9F%93%9E', 'malformed'],
  ['%20', 'malformed'],
  ['+442079460018123456', 'too_long'],
  // The plan has no area code 200.
  ['+12005550123', 'not_in_plan'],
])('the invalid phone number %s returns valid: false with nulls and the reason %s', async (junk, reason) => {
  const { status, body } = await get(`/phone/${junk}`);
  expect(status).toBe(200);
  expect(body).toEqual({ ...nullFields, reason });
});

test('CON-013: the deep fields of a phone number are the state and the time zone of its number block', async () => {
  expect((await get('/phone/+12125550123?deep=true')).body).toEqual({
    ...newYork,
    deep: { state: 'NY', state_name: 'New York', timezone: 'America/New_York' },
  });
  expect((await get('/phone/+442079460018?deep=true')).body).toMatchObject({
    deep: { state: null, state_name: null, timezone: 'Europe/London' },
  });
  // A block that has all zones of its plan has no location.
  expect((await get('/phone/+18005550199?deep=true')).body).toMatchObject({
    deep: { state: null, state_name: null, timezone: null },
  });
  expect((await get('/phone/abc?deep=true')).body).toEqual({
    ...nullFields,
    reason: 'malformed',
    deep: { state: null, state_name: null, timezone: null },
  });
  expect((await get('/phone/+12125550123?deep=false')).body).not.toHaveProperty('deep');
});

test('CON-013: /phone in API version 1.0.0 has state and time zone at the top level, and an empty deep', async () => {
  const expectedMainFields = {
    ...newYork,
    state: 'NY',
    state_name: 'New York',
    timezone: 'America/New_York',
  };
  expect((await get('/version/1.0.0/phone/+12125550123')).body).toEqual(expectedMainFields);
  expect((await get('/version/1.0.0/phone/+12125550123?deep=true')).body).toEqual({
    ...expectedMainFields,
    deep: {},
  });
});

test('CON-014 CON-015: /phone sends no carrier query, and its help states that it costs no carrier unit', async () => {
  const { sent, outside } = createUnreachableProviders();
  const offlineGraph = createContactGraph({ outside });
  await offlineGraph.get('/phone/+12125550123?deep=true');
  expect(sent).toEqual([]);
  const { body } = await offlineGraph.get('/phone/help');
  expect(body).toMatchObject({ summary: expect.stringContaining('Costs no carrier unit') as string });
  expect(body).toMatchObject({ unit: 'pooled' });
});

test('VoIP, premium-rate and shared-cost numbers have the type unknown', async () => {
  for (const number of ['+445600000000', '+33970123456', '+19002345678', '+448712345678']) {
    expect((await get(`/phone/${number}`)).body, number).toMatchObject({ valid: true, type: 'unknown' });
  }
});

test('a phone number of an international service has no country', async () => {
  expect((await get('/phone/+80012345678')).body).toMatchObject({
    valid: true,
    country: null,
    type: 'toll_free',
  });
});

test('the graph returns extension, URI, zones, place and country for several phone numbers', async () => {
  const { data, errors } = await ask(
    `query ($numbers: [String!]!) {
      phones(numbers: $numbers) {
        phone extension uri callingCode cityName stateCode timezoneId timezoneIds country { code callingCode }
      }
    }`,
    { numbers: ['+1 503 226 1234 ext. 5', '+61 2 9374 4000', 'x'] },
  );
  expect(errors).toEqual([]);
  expect(data?.['phones']).toEqual([
    {
      phone: '+15032261234',
      extension: '5',
      uri: 'tel:+15032261234;ext=5',
      callingCode: '1',
      cityName: 'Portland',
      stateCode: 'OR',
      timezoneId: 'America/Los_Angeles',
      timezoneIds: ['America/Los_Angeles'],
      country: { code: 'US', callingCode: '+1' },
    },
    {
      phone: '+61293744000',
      extension: null,
      uri: 'tel:+61293744000',
      callingCode: '61',
      cityName: null,
      stateCode: null,
      timezoneId: 'Australia/Sydney',
      timezoneIds: ['Australia/Sydney'],
      country: { code: 'AU', callingCode: '+61' },
    },
    {
      phone: null,
      extension: null,
      uri: null,
      callingCode: null,
      cityName: null,
      stateCode: null,
      timezoneId: null,
      timezoneIds: [],
      country: null,
    },
  ]);
});

test('a batch has at most 100 phone numbers', async () => {
  const document = 'query ($numbers: [String!]!) { phones(numbers: $numbers) { valid } }';
  expect((await ask(document, { numbers: Array(100).fill('1') })).errors).toEqual([]);
  expect((await ask(document, { numbers: Array(101).fill('1') })).errors).toMatchObject([
    { code: 'invalid_request', param: 'numbers' },
  ]);
});

// ITU-T E.164 country codes.
test.each([
  ['GB', '+44'],
  ['US', '+1'],
  ['BS', '+1'],
  ['XK', '+383'],
  ['AQ', null],
])('the calling code of the country %s is %s', async (code, callingCode) => {
  const { data } = await ask(
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Country { callingCode } } }',
    { r: [{ __typename: 'Country', code }] },
  );
  expect(data?.['_entities']).toEqual([{ callingCode }]);
});

test('the number block of a phone number determines the province when several provinces share the area code', async () => {
  const { data } = await ask(
    '{ ns: phone(number: "+19024201234") { stateCode stateName cityName } nu: phone(number: "+18679791234") { stateCode stateName cityName } }',
  );
  expect(data).toEqual({
    ns: { stateCode: 'NS', stateName: 'Nova Scotia', cityName: 'Halifax' },
    nu: { stateCode: 'NU', stateName: 'Nunavut', cityName: 'Iqaluit' },
  });
});
