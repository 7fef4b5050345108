import { describe, expect, test } from 'vitest';
import { execute, executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createProvider } from '../../provider.ts';
import { parseVat } from './vat.ts';
import { createVies } from './vies.ts';

const nullFields = { vat: null, valid: false, country: null };

describe('VAT number validation', () => {
  test('CAT-006 a VAT number is validated without a query to a third party, in the documented shape', async () => {
    const { data, errors } = await executeOperation('vat', { number: 'de 136.695.976' });
    expect(errors).toEqual([]);
    expect(data?.['vat']).toEqual({ vat: 'DE136695976', valid: true, country: 'DE', reason: null });
  });

  test('CONV-035 the parameter country adds the missing prefix of a VAT number, as alpha-2 or alpha-3 code', () => {
    const fullRecord = parseVat('DE136695976', null);
    expect(fullRecord.valid).toBe(true);
    expect(parseVat('136695976', 'DE')).toEqual(fullRecord);
    expect(parseVat('136695976', 'deu')).toEqual(fullRecord);
    expect(parseVat('DE136695976', 'FR')).toEqual(fullRecord);
    expect(parseVat('094259216', 'GR').vat).toBe('EL094259216');
    expect(parseVat('136695976', null).valid).toBe(false);
    expect(parseVat('136695976', 'ZZ').valid).toBe(false);
  });

  // Examples published by tax offices and by python-stdnum. Countries are ISO codes.
  const numbersWithVat: readonly (readonly [given: string, vat: string, country: string])[] = [
    ['ATU13585627', 'ATU13585627', 'AT'],
    ['BE0403170701', 'BE0403170701', 'BE'],
    ['BE 403.170.701', 'BE0403170701', 'BE'],
    ['BG175074752', 'BG175074752', 'BG'],
    ['CY10259033P', 'CY10259033P', 'CY'],
    ['CZ25123891', 'CZ25123891', 'CZ'],
    ['DE136695976', 'DE136695976', 'DE'],
    ['DK13585628', 'DK13585628', 'DK'],
    ['EE100931558', 'EE100931558', 'EE'],
    ['EL094259216', 'EL094259216', 'GR'],
    ['GR 094259216', 'EL094259216', 'GR'],
    ['ESB58378431', 'ESB58378431', 'ES'],
    ['FI20774740', 'FI20774740', 'FI'],
    ['FR40303265045', 'FR40303265045', 'FR'],
    ['HR33392005961', 'HR33392005961', 'HR'],
    ['HU12892312', 'HU12892312', 'HU'],
    ['IE6433435F', 'IE6433435F', 'IE'],
    ['IE6433435OA', 'IE6433435OA', 'IE'],
    ['IT00743110157', 'IT00743110157', 'IT'],
    ['LT119511515', 'LT119511515', 'LT'],
    ['LU15027442', 'LU15027442', 'LU'],
    ['LV40003521600', 'LV40003521600', 'LV'],
    ['MT11679112', 'MT11679112', 'MT'],
    ['NL004495445B01', 'NL004495445B01', 'NL'],
    ['PL8567346215', 'PL8567346215', 'PL'],
    ['PT501964843', 'PT501964843', 'PT'],
    ['RO18547290', 'RO18547290', 'RO'],
    ['SE123456789701', 'SE123456789701', 'SE'],
    ['SI50223054', 'SI50223054', 'SI'],
    ['SK2022749619', 'SK2022749619', 'SK'],
    ['GB980780684', 'GB980780684', 'GB'],
    ['XI980780684', 'XI980780684', 'GB'],
    ['CHE-107.787.577 MWST', 'CHE107787577', 'CH'],
    ['CHE107787577', 'CHE107787577', 'CH'],
    ['NO 995 525 828 MVA', 'NO995525828MVA', 'NO'],
    ['NO995525828', 'NO995525828MVA', 'NO'],
    ['RS101134702', 'RS101134702', 'RS'],
    // Numbers of companies in public registers, and rare kinds of numbers.
    ['BG831902088', 'BG831902088', 'BG'],
    ['BG831642181', 'BG831642181', 'BG'],
    ['BG7523169263', 'BG7523169263', 'BG'],
    ['CZ640903926', 'CZ640903926', 'CZ'],
    ['CZ7103192745', 'CZ7103192745', 'CZ'],
    ['LV16117519997', 'LV16117519997', 'LV'],
  ];

  test.each(numbersWithVat)(
    'REF-013 the VAT number %s is valid and is normalised to %s',
    (input, vat, countryCode) => {
      expect(parseVat(input, null)).toMatchObject({ valid: true, vat, countryCode });
    },
  );

  test.each(numbersWithVat)('REF-013 the VAT number %s with one digit changed is not valid', (input) => {
    const digitPosition =
      input.search(/\d(?=\D*$)/) === input.length - 1 ? input.length - 1 : input.search(/\d/) + 4;
    const position = /^(NL|SE)/.test(input) ? 5 : digitPosition;
    const digit = input[position] === '1' ? '2' : '1';
    expect(parseVat(input.slice(0, position) + digit + input.slice(position + 1), null).valid).toBe(false);
  });

  test.each([
    ['NL009122746B00', 'suffixes count from 01'],
    ['DE036695979', 'no German number begins with zero'],
    ['GBHE985', 'only GD and HA are offices'],
    ['SI05022305', 'no Slovenian number begins with zero'],
    ['CZ7103192746', 'a birth number has a check digit'],
    ['CZ7113322745', 'a birth number holds a day that exists'],
    ['BE0403170799', 'the check number is at most 97'],
  ])('REF-013 the VAT number %s is not valid: %s', (input) => {
    expect(parseVat(input, null).valid).toBe(false);
  });

  test('a Dutch VAT number is valid when it satisfies MOD 97-10 or the check modulo 11', () => {
    expect(parseVat('NL123456789B13', null).valid).toBe(true);
    expect(parseVat('NL123456789B14', null).valid).toBe(false);
  });

  test('British government offices have their own VAT numbers, but not with the prefix XI', () => {
    expect(parseVat('GBGD001', null).valid).toBe(true);
    expect(parseVat('GBHA500', null).valid).toBe(true);
    expect(parseVat('GBGD500', null).valid).toBe(false);
    expect(parseVat('XIGD001', null).valid).toBe(false);
  });

  test.each([
    '',
    'DE',
    'DEDE136695976',
    'XX123456789',
    '😀',
    'DE136695975',
    'x'.repeat(2000),
    "'; drop",
    'EU999003646',
    // The check digits are correct, but no Danish number begins with 0.
    'DK00754692',
  ])('REF-030 the VAT number %.20s is not valid, without an error', async (number) => {
    const { data, errors } = await executeOperation('vat', { number });
    expect(errors).toEqual([]);
    expect(data?.['vat']).toMatchObject(nullFields);
  });
});

// Responses of VIES's documented call, POST /check-vat-number.
const registeredResponse = {
  countryCode: 'IE',
  vatNumber: '6388047V',
  requestDate: '2026-06-15T11:59:58.123Z',
  valid: true,
  requestIdentifier: '',
  name: 'GOOGLE IRELAND LIMITED',
  address: '3RD FLOOR, GORDON HOUSE\nBARROW STREET\nDUBLIN 4',
  traderName: '---',
  traderStreet: '---',
  traderPostalCode: '---',
  traderCity: '---',
  traderCompanyType: '---',
};
const createFailure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

interface ReceivedRequest {
  readonly path: string;
  readonly body: unknown;
}

holdDeadlines();

async function queryDeep(
  answer: object | null,
  variables: object = {},
  listener = failures[0]?.[1],
  code = 200,
) {
  const requested: ReceivedRequest[] = [];
  const { url } = await startLoopbackServer((request, response) => {
    let requestText = '';
    request.on('data', (part: Buffer) => (requestText += part.toString()));
    request.on('end', () => {
      requested.push({
        path: `${request.method ?? ''} ${request.url ?? ''}`,
        body: requestText === '' ? null : JSON.parse(requestText),
      });
      if (answer === null) listener?.(request, response);
      else response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const viesProvider = createProvider({
    name: 'VIES',
    setting: 'VIES_URL',
    baseUrl: url,
    retries: 0,
  });
  const schema = buildCompanySchema({ vies: () => viesProvider });
  const result = await executeOperation(
    'vat',
    { number: 'IE6388047V', deep: true, ...variables },
    { schema },
  );
  return { ...result, requested };
}

describe('registration of a VAT number', () => {
  test.each([
    ['IE6388047V', { source: 'register', registered: true, consultedAt: registeredResponse.requestDate }],
    ['CHE116281710MWST', { source: 'checksum', registered: null, consultedAt: null }],
    ['IE6388047X', { source: 'checksum', registered: null, consultedAt: null }],
  ])('the VAT registration of %s names its source', async (number, registration) => {
    const { url } = await startLoopbackServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(registeredResponse));
    });
    const viesProvider = createProvider({ name: 'VIES', setting: 'VIES_URL', baseUrl: url, retries: 0 });
    const { data, errors } = await execute(
      'query ($number: String!) { vat(number: $number) { registration { source registered consultedAt } } }',
      { number },
      { schema: buildCompanySchema({ vies: () => viesProvider }) },
    );
    expect(errors).toEqual([]);
    expect(data?.['vat']).toEqual({ registration });
  });

  test('CONV-020 a VAT lookup with deep returns the facts of the tax office', async () => {
    const { data, errors, requested } = await queryDeep(registeredResponse);
    expect(errors).toEqual([]);
    expect(requested).toEqual([
      { path: 'POST /check-vat-number', body: { countryCode: 'IE', vatNumber: '6388047V' } },
    ]);
    expect(data?.['vat']).toEqual({
      vat: 'IE6388047V',
      valid: true,
      country: 'IE',
      reason: null,
      deep: {
        registered: true,
        name: 'GOOGLE IRELAND LIMITED',
        // "DUBLIN 4" is not a postal code with a city, so the address is not split.
        address: {
          street: '3RD FLOOR, GORDON HOUSE, BARROW STREET, DUBLIN 4',
          city: null,
          postal: null,
          country: 'IE',
        },
        consultation: null,
        consulted_at: '2026-06-15T11:59:58.123Z',
      },
    });
  });

  test('the printed address of a VAT record is split when its last line has a postal code and a city', async () => {
    const address = '8 RUE DE LONDRES\n75009 PARIS';
    const { data } = await queryDeep({ ...registeredResponse, address }, { number: 'FR40303265045' });
    expect(data?.['vat']).toMatchObject({
      deep: { address: { street: '8 RUE DE LONDRES', postal: '75009', city: 'PARIS', country: 'FR' } },
    });
  });

  test('a field of a VIES response that consists of dashes is returned as null', async () => {
    const { data } = await queryDeep({ ...registeredResponse, name: '---', address: '---' });
    expect(data?.['vat']).toMatchObject({ deep: { registered: true, name: null, address: null } });
  });

  test('a VAT number that is not registered has no other facts', async () => {
    const { data } = await queryDeep({ ...registeredResponse, valid: false, name: '---' });
    expect(data?.['vat']).toMatchObject({
      valid: true,
      deep: { registered: false, name: null, address: null },
    });
  });

  test.each([200, 400])(
    'the VIES error INVALID_INPUT (status %i) means that the number is not registered',
    async (code) => {
      const { data, errors } = await queryDeep(createFailure('INVALID_INPUT'), {}, undefined, code);
      expect(errors).toEqual([]);
      expect(data?.['vat']).toMatchObject({ valid: true, deep: { registered: false, name: null } });
    },
  );

  test('VIES returns a consultation reference only when the requester’s own number is sent', async () => {
    const { data, requested } = await queryDeep(
      { ...registeredResponse, requestIdentifier: 'WAPIAAAAY1234567' },
      { from: 'DE 136695976', has_from: true },
    );
    expect(requested.map(({ body }) => body)).toEqual([
      {
        countryCode: 'IE',
        vatNumber: '6388047V',
        requesterMemberStateCode: 'DE',
        requesterNumber: '136695976',
      },
    ]);
    expect(data?.['vat']).toMatchObject({ from: 'DE136695976', deep: { consultation: 'WAPIAAAAY1234567' } });
  });

  test('an invalid VAT number of the requester is rejected before any query', async () => {
    const { errors, requested } = await queryDeep(registeredResponse, { from: 'DE136695975' });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'from' }]);
    expect(requested).toEqual([]);
  });

  test('a VAT lookup returns invalid_request when VIES rejects the VAT number of the requester', async () => {
    const { errors } = await queryDeep(
      createFailure('INVALID_REQUESTER_INFO'),
      { from: 'DE136695976' },
      undefined,
      400,
    );
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'from' }]);
  });

  test('REF-013 VIES is not queried for an invalid VAT number or a number of another country', async () => {
    for (const number of ['IE6388047W', 'GB980780684', 'CHE107787577']) {
      const { data, requested } = await queryDeep(registeredResponse, { number });
      expect(data?.['vat']).toMatchObject({ deep: { registered: null, name: null, consulted_at: null } });
      expect(requested).toEqual([]);
    }
  });

  test('the error of a VAT lookup without VIES is service_unavailable and names the setting that turns VIES off', async () => {
    const { data, errors } = await executeOperation('vat', { number: 'IE6388047V', deep: true });
    expect(data?.['vat']).toMatchObject({ valid: true, deep: null });
    expect(errors).toMatchObject([
      {
        code: 'service_unavailable',
        message: 'VIES for IE is turned off by VIES_URL=none. Unset it to use this lookup.',
      },
    ]);
  });

  test.each(failures)(
    'a VIES failure (%s) results in service_unavailable, never in a valid or invalid number',
    async (_, listener) => {
      const { data, errors } = await queryDeep(null, {}, listener);
      expect(data?.['vat']).toMatchObject({ valid: true, deep: null });
      expect(errors).toMatchObject([
        { code: 'service_unavailable', message: expect.stringContaining('VIES_URL') as string },
      ]);
    },
  );

  test.each([
    'MS_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'SERVER_BUSY',
    'MS_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'VAT_BLOCKED',
    'IP_BLOCKED',
  ])(
    'the VIES error %s results in service_unavailable, never in a valid or invalid number',
    async (error) => {
      for (const answer of [
        createFailure(error),
        { ...registeredResponse, valid: false, userError: error },
      ]) {
        const { data, errors } = await queryDeep(answer);
        expect(data?.['vat']).toMatchObject({ valid: true, deep: null });
        expect(errors).toMatchObject([{ code: 'service_unavailable' }]);
      }
    },
  );

  test('the circuit breaker of one failing tax office does not affect other tax offices', async () => {
    const requestedStates: string[] = [];
    const { url } = await startLoopbackServer((request, response) => {
      let requestText = '';
      request.on('data', (part: Buffer) => (requestText += part.toString()));
      request.on('end', () => {
        const { countryCode } = JSON.parse(requestText) as { countryCode: string };
        requestedStates.push(countryCode);
        if (countryCode === 'IE') response.writeHead(500).end();
        else response.end(JSON.stringify({ ...registeredResponse, countryCode }));
      });
    });
    const schema = buildCompanySchema({ vies: createVies({ VIES_URL: url }) });
    const queryVat = (number: string) => executeOperation('vat', { number, deep: true }, { schema });
    for (let attempt = 0; attempt < 7; attempt += 1)
      expect((await queryVat('IE6388047V')).errors).toHaveLength(1);
    // The circuit breaker opens after five failures.
    expect(requestedStates).toHaveLength(5);
    expect((await queryVat('DE136695976')).data?.['vat']).toMatchObject({ deep: { registered: true } });
  });
});
