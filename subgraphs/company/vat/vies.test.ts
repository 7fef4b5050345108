import { describe, expect, test } from 'vitest';
import type { Provider, ProviderRequest } from '../../provider.ts';
import { queryVies, createVies } from './vies.ts';

const greekNumber = { prefix: 'EL', countryCode: 'GR', number: '094259216' };
const requester = { prefix: 'DE', countryCode: 'DE', number: '136695976' };
const verdict = {
  valid: true,
  name: 'EXAMPLE AE',
  address: 'ODOS 1\n10431 ATHINA',
  requestDate: '2026-06-15T13:59:58+02:00',
};

async function queryWith(value: unknown, status = 200, own: typeof requester | null = null) {
  const sentRequests: (ProviderRequest & { readonly path: string })[] = [];
  const provider: Provider = {
    name: 'VIES for EL',
    setting: 'VIES_URL',
    configured: true,
    request: () => Promise.reject(new Error('not asked')),
    json: async (path, request) => {
      sentRequests.push({ path, ...request });
      return { status, value };
    },
  };
  return { record: await queryVies(provider, greekNumber, own, undefined), sent: sentRequests };
}

test('a VIES response states whether the VAT number is registered, with the facts that the tax office publishes', async () => {
  const { record, sent } = await queryWith({ ...verdict, requestIdentifier: 'WAPI1' });
  expect(record).toMatchObject({
    registered: true,
    name: 'EXAMPLE AE',
    address: { countryCode: 'GR' },
    consultation: 'WAPI1',
    consultedAt: '2026-06-15T11:59:58.000Z',
  });
  expect(sent).toMatchObject([
    {
      path: '/check-vat-number',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    },
  ]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
});

test('a query to VIES contains the VAT number of the requester when one is given', async () => {
  const { sent } = await queryWith(verdict, 200, requester);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    countryCode: 'EL',
    vatNumber: '094259216',
    requesterMemberStateCode: 'DE',
    requesterNumber: '136695976',
  });
});

test('an unregistered VAT number in a VIES response has no other facts', async () => {
  expect((await queryWith({ ...verdict, valid: false })).record).toMatchObject({
    registered: false,
    name: null,
    address: null,
    consultedAt: '2026-06-15T11:59:58.000Z',
  });
});

test.each([
  ['-', null],
  ['---', null],
  ['ACME ---', 'ACME ---'],
  ['--- ACME', '--- ACME'],
])('the name %s of a VIES response is returned as %s', async (name, published) => {
  expect((await queryWith({ ...verdict, name })).record.name).toBe(published);
});

test.each([undefined, null, 'yesterday', 5])(
  'the invalid request date %s of a VIES response is returned as null',
  async (requestDate) => {
    expect((await queryWith({ ...verdict, requestDate })).record.consultedAt).toBeNull();
  },
);

describe('error codes in VIES responses', () => {
  const wrapError = (error: string) => ({ errorWrappers: [{ error }] });

  test.each([
    [wrapError('INVALID_INPUT'), 200],
    [wrapError('INVALID_INPUT'), 400],
    [{ userError: 'INVALID_INPUT' }, 200],
  ])('the VIES error %j means that the number is not registered (status %i)', async (answer, status) => {
    expect((await queryWith(answer, status)).record).toMatchObject({
      registered: false,
      name: null,
      consultedAt: null,
    });
  });

  test('a VIES error about the VAT number of the requester results in invalid_request', async () => {
    await expect(queryWith(wrapError('INVALID_REQUESTER_INFO'), 400, requester)).rejects.toMatchObject({
      extensions: { code: 'invalid_request', param: 'from' },
    });
  });

  test.each(['MS_UNAVAILABLE', 'GLOBAL_MAX_CONCURRENT_REQ'])(
    'the VIES error %s results in service_unavailable, and the message names the error',
    async (error) => {
      await expect(queryWith(wrapError(error))).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringContaining(`VIES for EL could not reach the tax office (${error})`) as string,
      });
      const longCode = 'x'.repeat(41);
      await expect(queryWith(wrapError(longCode))).rejects.toThrow(`(${'x'.repeat(40)})`);
    },
  );
});

test('a VIES response is accepted only when its error field agrees with its result', async () => {
  for (const [userError, valid] of [
    ['VALID', true],
    ['INVALID', false],
  ] as const)
    expect((await queryWith({ ...verdict, userError, valid })).record.registered).toBe(valid);
  for (const [userError, valid] of [
    ['VALID', false],
    ['INVALID', true],
  ] as const)
    await expect(queryWith({ ...verdict, userError, valid })).rejects.toThrow('returned no verdict');
});

test.each([
  [verdict, 400, 'returned no verdict'],
  [{ ...verdict, valid: 'true' }, 200, 'returned no verdict'],
  [{}, 200, 'returned no verdict'],
  [verdict, 500, 'returned status 500 in an unknown format'],
  [verdict, 201, 'returned status 201 in an unknown format'],
  [[], 200, 'returned status 200 in an unknown format'],
  [null, 200, 'returned status 200 in an unknown format'],
])('the VIES response %j with status %i results in service_unavailable', async (answer, status, message) => {
  await expect(queryWith(answer, status)).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
    message: expect.stringContaining(message) as string,
  });
});

test('each tax office has its own provider, which fails when VIES is turned off', async () => {
  const providerOf = createVies({ OFFLINE: 'true' });
  const germanProvider = providerOf('DE');
  expect(providerOf('DE')).toBe(germanProvider);
  expect(providerOf('FR')).not.toBe(germanProvider);
  expect([germanProvider.name, providerOf('FR').name]).toEqual(['VIES for DE', 'VIES for FR']);
  await expect(queryVies(providerOf('EL'), greekNumber, null, undefined)).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
    message: 'VIES for EL is turned off by OFFLINE=true. Unset it to use this lookup.',
  });
});
