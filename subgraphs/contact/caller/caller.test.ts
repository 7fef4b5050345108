import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';

const { get } = createContactGraph();

test('CAT-021 REF-021: /caller returns 503 and names the setting when no provider is configured', async () => {
  const { status, body } = await get('/caller/+12125550123');
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'service_unavailable',
    message: expect.stringContaining('CALLER_PROVIDER') as string,
  });
});

test('REF-021: an invalid phone number returns valid: false without a query to the caller provider', async () => {
  const { sent, outside } = createUnreachableProviders();
  expect(await createContactGraph({ outside }).get('/caller/123')).toMatchObject({
    status: 200,
    body: { phone: null, valid: false, country: null, caller: null },
  });
  expect(sent).toEqual([]);
});

async function serveTwilio(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const settings = {
    CALLER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_URL: url,
  };
  return { ...createContactGraph({ settings }), paths };
}

/** Formats a caller name as in Twilio's documentation. */
const formatCallerResponse = (name: string | null, error: number | null = null) =>
  JSON.stringify({
    valid: true,
    caller_name: { caller_name: name, caller_type: name === null ? null : 'CONSUMER', error_code: error },
  });

test('CAT-021: /caller returns the registered name of a number from its provider', async () => {
  const { get: ask, paths } = await serveTwilio((_, response) =>
    response.end(formatCallerResponse('SERGIO SUAREZ')),
  );
  expect((await ask('/caller/+12125550123')).body).toEqual({
    phone: '+12125550123',
    valid: true,
    country: 'US',
    caller: 'SERGIO SUAREZ',
  });
  expect(paths).toEqual(['/v2/PhoneNumbers/%2B12125550123?Fields=caller_name']);
});

test('/caller returns null, not an error, for a phone number without a registered name', async () => {
  const { get: ask } = await serveTwilio((_, response) => response.end(formatCallerResponse(null)));
  expect(await ask('/caller/+12125550123')).toMatchObject({ status: 200, body: { caller: null } });
});

// The error codes that Twilio documents for a package.
test.each([60600, 60607, 60610])(
  '/caller returns null for the Twilio error code %i, which means that the name is unknown',
  async (code) => {
    const { get: ask } = await serveTwilio((_, response) => response.end(formatCallerResponse(null, code)));
    expect(await ask('/caller/+12125550123')).toMatchObject({ status: 200, body: { caller: null } });
  },
);

test('/caller returns null when Twilio returns a null package, as for a country without caller names', async () => {
  const { get: ask } = await serveTwilio((_, response) =>
    response.end(JSON.stringify({ valid: true, country_code: 'DE', caller_name: null })),
  );
  expect(await ask('/caller/+493012345678')).toMatchObject({ status: 200, body: { caller: null } });
});

test.each([60601, 60606, 60699])(
  '/caller returns 503 for the Twilio error code %i, which means that there was no lookup',
  async (code) => {
    const { get: ask } = await serveTwilio((_, response) => response.end(formatCallerResponse(null, code)));
    expect((await ask('/caller/+12125550123')).status).toBe(503);
  },
);

test.each([
  [{ caller_name: null }, null],
  [{ caller_name: { caller_name: null, error_code: '10001' } }, null],
  [{ caller_name: { caller_name: 'ACME INC', error_code: '10001' } }, 'ACME INC'],
])('/caller returns the name in the Telnyx response %j', async (data, caller) => {
  const { url } = await startLoopbackServer((_, response) =>
    response.end(JSON.stringify({ data: { valid_number: true, ...data } })),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect(await createContactGraph({ settings }).get('/caller/+12125550123')).toMatchObject({
    status: 200,
    body: { caller },
  });
});

test('/caller returns 503 for another error code within a Telnyx response', async () => {
  const { url } = await startLoopbackServer((_, response) =>
    response.end(JSON.stringify({ data: { caller_name: { caller_name: null, error_code: '10002' } } })),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect((await createContactGraph({ settings }).get('/caller/+12125550123')).status).toBe(503);
});

test.each(failures)(
  '/caller returns 503, never null for the name, after a provider failure: %s',
  async (_, listener) => {
    const { get: ask, paths } = await serveTwilio(listener);
    expect((await ask('/caller/+12125550123')).status).toBe(503);
    // Queries are not retried, because every query costs money.
    expect(paths).toHaveLength(1);
  },
);

test('/caller returns the registered name from Telnyx', async () => {
  const { url, paths } = await startLoopbackServer((_, response) =>
    response.end(
      JSON.stringify({
        data: { valid_number: true, caller_name: { caller_name: 'ACME INC', error_code: '' } },
      }),
    ),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  expect((await createContactGraph({ settings }).get('/caller/+12125550123')).body).toMatchObject({
    caller: 'ACME INC',
  });
  expect(paths).toEqual(['/v2/number_lookup/%2B12125550123?type=caller-name']);
});

test('/caller returns null when Telnyx has no data for the number', async () => {
  const { url } = await startLoopbackServer((_, response) =>
    response.end(JSON.stringify({ data: { valid_number: true, caller_name: null } })),
  );
  const settings = { CALLER_PROVIDER: 'telnyx', TELNYX_API_KEY: 'K', TELNYX_URL: url };
  const { status, body } = await createContactGraph({ settings }).get('/caller/+12125550123');
  expect([status, body['caller']]).toEqual([200, null]);
});

test('/caller caches the name of a number for one day', async () => {
  const { url, paths } = await startLoopbackServer((_, response) =>
    response.end(formatCallerResponse('SERGIO SUAREZ')),
  );
  const settings = {
    CALLER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_URL: url,
  };
  let now = 1_000_000;
  const { get: ask } = createContactGraph({ settings, outside: { clock: () => now } });
  await ask('/caller/+12125550123');
  now += 24 * 60 * 60 * 1000;
  await ask('/caller/2125550123');
  expect(paths).toHaveLength(1);
  now += 1;
  await ask('/caller/+12125550123');
  expect(paths).toHaveLength(2);
});
