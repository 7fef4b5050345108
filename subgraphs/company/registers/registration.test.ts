import { describe, expect, test } from 'vitest';
import { executeQuery, createCompanyRest } from '../../../test/support/company-directory.ts';
import {
  buildCompanyRecord,
  createTestDirectory,
  getShippedDirectory,
} from '../../../test/support/company-directory.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { emptyRegisterRecord, type Register, type RegisterRecord } from './register-record.ts';
import { createRegisters } from './registers.ts';
import { findRegistration } from './registration.ts';

const find = (number: string, country: string | null = null, directory = getShippedDirectory()) =>
  findRegistration({ directory: () => directory, registers: createRegisters({}) }, number, country);
const findCompany = async (...args: Parameters<typeof find>) => (await find(...args)?.facts())?.company;

test.each(['0000320193', '320193', '00320193'])(
  'CAT-010 a company lookup finds Apple by the number %s',
  async (number) => {
    expect(find(number)).toMatchObject({ number: '0000320193', type: 'cik', valid: true, countryCode: 'US' });
    expect(await find(number)?.facts()).toMatchObject({
      source: 'company directory',
      registered: true,
      name: 'Apple Inc.',
    });
  },
);

test('an unknown company number returns null, and a malformed number is rejected', () => {
  expect(find('9999999999')).toBeNull();
  for (const number of ['', '#1', '-1', 'x'.repeat(33), '1\n']) {
    expect(() => find(number), number).toThrow(/0000320193/);
  }
});

const createLeiIdentifiers = (value: string) => [{ type: 'lei', authority: 'gleif', value }];
const companiesWithSharedNumber = createTestDirectory(
  buildCompanyRecord(1, { country: 'US', identifiers: createLeiIdentifiers('5493001KJTIIGC8Y1R12') }),
  buildCompanyRecord(2, { country: 'IE', identifiers: createLeiIdentifiers('5493001KJTIIGC8Y1R12') }),
);

test('CONV-032 a lookup of a number that several companies have requires the country', async () => {
  expect(() => find('5493001kjtiigc8y1r12', null, companiesWithSharedNumber)).toThrow(/country=US/);
  expect((await findCompany('5493001kjtiigc8y1r12', 'IE', companiesWithSharedNumber))?.id).toBe(
    'co_22222222aaac',
  );
  expect(find('5493001kjtiigc8y1r12', 'DE', companiesWithSharedNumber)).toBeNull();
  const twinCompanies = createTestDirectory(
    buildCompanyRecord(1, { identifiers: createLeiIdentifiers('5493001KJTIIGC8Y1R12') }),
    buildCompanyRecord(2, { identifiers: createLeiIdentifiers('5493001KJTIIGC8Y1R12') }),
  );
  expect(() => find('5493001KJTIIGC8Y1R12', 'US', twinCompanies)).toThrow(/identifier=.*&authority=/);
});

test('a CIK belongs to the United States, wherever its company is incorporated', async () => {
  const accenture = '0001467373';
  expect((await findCompany(accenture, 'US'))?.name).toBe('Accenture plc');
  expect((await findCompany(accenture, 'IE'))?.name).toBe('Accenture plc');
  expect(find(accenture, 'DE')).toBeNull();
});

/** A French register that returns the same response to every query and records the queries. */
function createRegister(answer: () => RegisterRecord | null) {
  const queried: string[] = [];
  const frenchRegister: Register = {
    countryCode: 'FR',
    name: 'Sirene',
    configured: true,
    find: async (number) => {
      queried.push(number);
      return answer();
    },
  };
  const sources = { directory: getShippedDirectory, registers: new Map([['FR', frenchRegister]]) };
  return {
    requested: queried,
    find: (number: string, country = 'FR') => findRegistration(sources, number, country),
  };
}

describe('number of a national register', () => {
  test('a registration lookup validates the number first, and queries the register once when its facts are read', async () => {
    const frenchRegister = createRegister(() => ({
      ...emptyRegisterRecord,
      name: 'EXEMPLE',
      active: true,
      siren: '732829320',
    }));
    const registration = frenchRegister.find('732 829 320');
    expect(registration).toMatchObject({
      number: '732829320',
      type: 'siren',
      valid: true,
      countryCode: 'FR',
    });
    expect(frenchRegister.requested).toEqual([]);
    expect(await registration?.facts()).toMatchObject({
      source: 'Sirene',
      registered: true,
      name: 'EXEMPLE',
    });
    expect(await registration?.facts()).toMatchObject({ company: null, siren: '732829320' });
    expect(frenchRegister.requested).toEqual(['732829320']);
  });

  test('a valid number that no company has is reported as not registered', async () => {
    expect(
      await createRegister(() => null)
        .find('732829320')
        ?.facts(),
    ).toMatchObject({
      source: 'Sirene',
      registered: false,
      name: null,
    });
  });

  test('a company register is not queried when the check digit is wrong', async () => {
    const frenchRegister = createRegister(() => null);
    expect(frenchRegister.find('732829321')).toMatchObject({ valid: false, type: 'siren' });
    expect(await frenchRegister.find('732829321')?.facts()).toMatchObject({
      source: null,
      registered: false,
    });
    expect(frenchRegister.requested).toEqual([]);
  });

  test('a registration lookup fails when the company register fails', async () => {
    const frenchRegister = createRegister(() => {
      throw createUnavailableError('Sirene has failed.');
    });
    await expect(frenchRegister.find('732829320')?.facts()).rejects.toThrow('Sirene has failed.');
  });
});

test('without a company register, a valid number stays valid and its facts are unknown', async () => {
  for (const [number, country] of [
    ['00445790', 'GB'],
    ['732829320', 'FR'],
    ['974760673', 'NO'],
    ['004085616', 'AU'],
  ] as const) {
    expect(find(number, country)?.valid).toBe(true);
    expect(await find(number, country)?.facts()).toMatchObject({
      registered: null,
      source: null,
      name: null,
    });
  }
});

describe('company registration over REST', () => {
  const get = createCompanyRest();

  test('a company number of a country without a register has only its validity', async () => {
    expect(await get('/company/004085616?country=AU')).toMatchObject({
      status: 200,
      body: { company: '004085616', valid: true, registered: null, country: 'AU', type: 'acn', name: null },
    });
    expect((await get('/company/004085617?country=AU')).body).toMatchObject({
      valid: false,
      registered: false,
    });
  });

  test('an invalid company number returns 200 when its register is not configured', async () => {
    expect(await get('/company/732829321?country=FR')).toMatchObject({
      status: 200,
      body: { valid: false, registered: false, type: 'siren' },
    });
  });

  test('a valid company number returns 200 with unknown facts and the reason when its register is not configured', async () => {
    const { status, body, headers } = await get('/company/732829320?country=FR');
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, registered: null, name: null });
    expect(headers['Link']).toContain('No register of FR was queried');
  });

  test('an Australian ABN is found by its number alone, without a country', async () => {
    expect(await get('/company/53004085616')).toMatchObject({
      status: 200,
      body: { company: '53004085616', valid: true, registered: null, country: 'AU', type: 'abn' },
    });
    expect((await get('/company/53004085617')).status).toBe(404);
  });

  test('a national company number without a country returns 404 and suggests the parameter country', async () => {
    const { status, body } = await get('/company/732829320');
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: expect.stringContaining('country=FR') as string });
  });
});

test('the graph lists the available company registers', async () => {
  const { data } = await executeQuery(
    '{ companyRegisters { name countryCode numberTypes companyCount loaded } }',
  );
  expect(data.companyRegisters).toEqual(
    expect.arrayContaining([
      {
        name: 'sec',
        countryCode: null,
        numberTypes: ['cik'],
        companyCount: expect.any(Number),
        loaded: true,
      },
      { name: null, countryCode: 'AU', numberTypes: ['acn', 'abn'], companyCount: null, loaded: false },
      {
        name: 'Sirene',
        countryCode: 'FR',
        numberTypes: ['siren', 'siret'],
        companyCount: null,
        loaded: false,
      },
      {
        name: 'Companies House',
        countryCode: 'GB',
        numberTypes: ['company_number'],
        companyCount: null,
        loaded: false,
      },
      {
        name: 'Enhetsregisteret',
        countryCode: 'NO',
        numberTypes: ['orgnr'],
        companyCount: null,
        loaded: false,
      },
    ]),
  );
  const { data: listed } = await executeQuery('{ companyCoverage { companyCount } }');
  const sec = data.companyRegisters.find(({ name }: { name: string }) => name === 'sec');
  expect(sec.companyCount).toBeLessThanOrEqual(listed.companyCoverage.companyCount);
});
