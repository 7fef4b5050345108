import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { contactRoutes } from '../../rest-compat/routes/index.ts';
import { vatRoutes } from '../../rest-compat/routes/vat.ts';
import { createUnreachableProviders } from '../support/unreachable-providers.ts';
import { holdDeadlines } from '../support/test-clock.ts';
import { failures, startLoopbackServer } from '../support/loopback-provider.ts';
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { noPlaces } from '../support/no-places.ts';

/** Secret settings; none of them may appear in a response or a log. */
const secrets = {
  TWILIO_ACCOUNT_SID: 'AC1sid9sid9',
  TWILIO_AUTH_TOKEN: 'token7token7',
  TELNYX_API_KEY: 'KEY5key5key5',
  HLR_LOOKUPS_KEY: 'hlr3key3key3',
  HLR_LOOKUPS_SECRET: 'hlr4secret4',
};
const secretTexts = [
  ...Object.values(secrets),
  Buffer.from(`${secrets.TWILIO_ACCOUNT_SID}:${secrets.TWILIO_AUTH_TOKEN}`).toString('base64'),
];

/** Valid responses of the three services, as their documentation shows them. */
const respondCorrectly: RequestListener = (request, response) => {
  const path = request.url ?? '';
  const providerBody = path.includes('/number_lookup/')
    ? {
        data: {
          record_type: 'number_lookup',
          valid_number: true,
          carrier: { name: 'VERIZON', type: 'mobile', normalized_carrier: 'Verizon', error_code: null },
          caller_name: { caller_name: 'ACME INC', error_code: null },
        },
      }
    : path.includes('/hlr-lookup')
      ? { connectivity_status: 'CONNECTED', processing_status: 'COMPLETED', mcc: '310', mnc: '260' }
      : {
          valid: true,
          line_type_intelligence: { type: 'mobile', carrier_name: 'Verizon', error_code: null },
          caller_name: { caller_name: 'ACME INC', caller_type: 'BUSINESS', error_code: null },
        };
  response.end(JSON.stringify(providerBody));
};

/** Starts a private listener that must never be reached: the target of a redirect. */
async function openContactGraph() {
  const receivedPaths: string[] = [];
  const server = createServer((request, response) => {
    receivedPaths.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest/meta-data/`,
    arrived: receivedPaths,
  };
}

const lineRoutes = contactRoutes.filter(({ family }) =>
  ['phone', 'carrier', 'caller', 'hlr'].includes(family),
);

/** A service with all providers on one listener, and a key with the given carrier units. */
async function startServiceWith(carrier: string, caller: string, listener: RequestListener, units = 1) {
  const { url, paths } = await startLoopbackServer(listener);
  const fixture = await createMeteredFixture({
    places: noPlaces,
    routes: lineRoutes,
    settings: {
      ...secrets,
      DNS_SERVERS: '192.0.2.53',
      CARRIER_PROVIDER: carrier,
      CALLER_PROVIDER: caller,
      HLR_PROVIDER: 'hlr-lookups',
      TWILIO_URL: url,
      TELNYX_URL: url,
      HLR_LOOKUPS_URL: url,
    },
    plan: { unitsPerMonth: { carrier: units, pooled: 1000 } },
  });
  onTestFinished(() => fixture.close());
  const get = async (path: string) => {
    const { status, body } = await fixture.get(path);
    return { status, body: JSON.parse(body) as Record<string, unknown> };
  };
  return { ask: fixture.ask, spent: () => fixture.spent(), get, paths };
}

const lookups = ['/carrier/+12125550123?deep=true', '/caller/+12125550123', '/hlr/+14156226819?deep=true'];
const noUnits = { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 };

const problems: readonly (readonly [string, RequestListener])[] = [
  ...failures,
  [
    'a truncated body',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 5000 }).write('{"valid":', () => response.destroy());
    },
  ],
  ['bytes that are not text', (_, response) => response.end(Buffer.from([0xff, 0xfe, 0, 0x80]))],
  ['a body over the size limit', (_, response) => response.end(`["${'x'.repeat(1_100_000)}"]`)],
  ['401', (_, response) => response.writeHead(401).end('{"code":20003}')],
  ['402', (_, response) => response.writeHead(402).end('{"errors":[{"code":"20100"}]}')],
  ['404', (_, response) => response.writeHead(404).end('{"code":20404}')],
  ['422', (_, response) => response.writeHead(422).end('{"errors":[{"code":"10015"}]}')],
  [
    'a response without the requested part',
    (_, response) => response.end('{"valid":true,"data":{"valid_number":true}}'),
  ],
  [
    'an error code within the response',
    (_, response) =>
      response.end(
        JSON.stringify({
          data: { carrier: { type: 'mobile', error_code: 60601 }, caller_name: { error_code: 60601 } },
          line_type_intelligence: { type: 'mobile', error_code: 60601 },
          caller_name: { caller_name: null, error_code: 60601 },
          connectivity_status: 'CONNECTED',
          processing_status: 'REJECTED',
        }),
      ),
  ],
];

holdDeadlines();

const logLines: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  logLines.length = 0;
});
const createListener = () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      logLines.push(String(text));
      return true;
    });
  }
};

describe.each([
  ['twilio', 'telnyx'],
  ['telnyx', 'twilio'],
])('carrier from %s, caller from %s, and HLR lookups', (carrier, caller) => {
  test.each(problems)(
    'CAR-032 REF-021: a failure of a line provider (%s) returns 503, costs no unit and reveals no secret',
    async (_, listener) => {
      const { get, ask, spent } = await startServiceWith(carrier, caller, listener, 2);
      createListener();
      const [inGraph, ...answers] = await Promise.all([
        ask('{ carrier(number: "+12125550123") { name } }'),
        ...lookups.map(get),
      ]);
      vi.restoreAllMocks();
      const settings = [carrier.toUpperCase(), caller.toUpperCase(), 'HLR_LOOKUPS'];
      for (const [at, { status, body }] of answers.entries()) {
        expect(status).toBe(503);
        expect(body).toMatchObject({
          code: 'service_unavailable',
          message: expect.stringContaining(settings[at] ?? '') as string,
        });
      }
      expect(JSON.parse(inGraph.body)).toMatchObject({
        errors: [{ extensions: { code: 'service_unavailable' } }],
      });
      expect(await spent()).toEqual(noUnits);
      const allOutput = JSON.stringify(answers) + inGraph.body + logLines.join('');
      for (const secret of secretTexts) expect(allOutput).not.toContain(secret);
    },
  );

  test('a line provider that redirects to a private address results in 503, and the redirect is not followed', async () => {
    const { url, arrived } = await openContactGraph();
    const { get, spent } = await startServiceWith(carrier, caller, (_, response) =>
      response.writeHead(302, { Location: url }).end('{"valid":true}'),
    );
    for (const path of lookups) expect((await get(path)).status).toBe(503);
    expect(arrived).toEqual([]);
    expect(await spent()).toEqual(noUnits);
  });

  test('CAR-030 CAR-031: without carrier units a valid number returns 429 and an invalid number 200; failed lookups are free', async () => {
    let respond: RequestListener = (_, response) => response.writeHead(500).end();
    const { get, ask, spent, paths } = await startServiceWith(carrier, caller, (...call) => respond(...call));
    // The key has one unit: three failures do not spend it.
    for (let iteration = 0; iteration < 3; iteration += 1)
      expect((await get('/carrier/+12125550123')).status).toBe(503);
    respond = respondCorrectly;
    expect(await get('/carrier/+12125550123')).toMatchObject({
      status: 200,
      body: { valid: true, type: 'mobile', carrier: 'Verizon' },
    });
    expect(await spent()).toMatchObject({ carrier: 1, pooled: 0 });

    const requestCount = paths.length;
    expect(await get('/carrier/+12125550124')).toMatchObject({
      status: 429,
      body: { code: 'quota_exceeded' },
    });
    // The same number is a new lookup, even though its response is cached.
    expect((await get('/carrier/+12125550123')).status).toBe(429);
    expect((await ask('{ carrier(number: "+12125550124") { name } }')).status).toBe(429);
    for (const invalidPath of ['/carrier/123', '/carrier/not-a-number', '/carrier/02079460018'])
      expect(await get(invalidPath)).toMatchObject({ status: 200, body: { phone: null, valid: false } });
    // An invalid request without units is rejected for the missing units first.
    expect((await get('/carrier/123?country=Atlantis')).status).toBe(429);
    // No provider was queried for rejected requests or invalid numbers.
    expect(paths).toHaveLength(requestCount);
    expect(await spent()).toMatchObject({ carrier: 0 });
    expect((await get('/phone/+12125550124')).status).toBe(200);
    expect(await spent()).toMatchObject({ carrier: 0, pooled: 1 });
  });
});

test('concurrent requests never spend more units than the key has', async () => {
  const { get, spent } = await startServiceWith('twilio', 'twilio', respondCorrectly);
  const numbers = Array.from({ length: 12 }, (_, at) => `/carrier/+1212555${String(1000 + at)}`);
  const responses = await Promise.all(numbers.map(get));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(11);
  expect(await spent()).toMatchObject({ carrier: 1 });
});

test('a batch of more than 100 phone numbers returns 400 and costs nothing, and a smaller batch costs one unit each', async () => {
  const { ask, spent } = await startServiceWith('twilio', 'twilio', respondCorrectly);
  for (const [field, param] of [
    ['phones(numbers: $list) { valid }', 'numbers'],
    ['emails(addresses: $list) { valid }', 'addresses'],
  ]) {
    const document = `query ($list: [String!]!) { ${field} }`;
    const rejection = await ask(document, { list: Array(101).fill('x') });
    expect(rejection.body).toContain(`${param} must have at most 100 elements, not 101`);
    expect(JSON.parse(rejection.body)).toMatchObject({
      errors: [{ extensions: { code: 'invalid_request', param } }],
    });
    expect(await spent()).toEqual(noUnits);
    expect((await ask(document, { list: Array(4).fill('x') })).status).toBe(200);
    expect(await spent()).toMatchObject({ pooled: 4 });
  }
});

test('LIM-038 CAR-031: invalid input and lookups without deep work without metered units and cost one pooled unit', async () => {
  const fixture = await createMeteredFixture({
    places: noPlaces,
    routes: [...contactRoutes, ...vatRoutes],
    settings: { DNS_SERVERS: '192.0.2.53' },
    outside: createUnreachableProviders().outside,
    plan: { unitsPerMonth: { carrier: 0, email_deep: 0, vat_deep: 0, pooled: 4 } },
  });
  onTestFinished(() => fixture.close());
  for (const [path, status] of [
    ['/email/jane@gmail.com?deep=true', 429],
    ['/vat/IE6388047V?deep=true', 429],
    ['/email/junk?deep=true', 200],
    ['/vat/junk?deep=true', 200],
    ['/email/jane@gmail.com', 200],
    ['/vat/IE6388047V', 200],
    // At this point the pooled units are spent too.
    ['/email/junk?deep=true', 429],
    ['/carrier/junk', 200],
  ] as const)
    expect((await fixture.get(path)).status, path).toBe(status);
  expect(await fixture.spent()).toEqual({ ...noUnits, pooled: 4 });
});
