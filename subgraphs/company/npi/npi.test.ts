import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { execute, executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackProvider } from '../../../test/support/loopback-provider.ts';
import { parseNpi } from './npi.ts';

describe('check digit of an NPI', () => {
  test('CAT-009 REF-016 the check digit of an NPI is the Luhn digit of 80840 followed by the number', () => {
    expect(parseNpi('1234567893')).toBe('1234567893'); // The example of the CMS standard.
    expect(parseNpi('1234 567-893')).toBe('1234567893');
    expect(parseNpi('1234567890')).toBeNull();
  });

  test('the NPI validation agrees with another implementation of the Luhn algorithm on every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 2_999_999_999 }), (number) => {
        expect(parseNpi(String(number)) !== null).toBe(validator.isLuhnNumber(`80840${number}`));
      }),
    );
  });

  test.each([
    '',
    '123456789',
    '12345678931',
    '1234567894',
    '3234567893',
    'abcdefghij',
    '１２３４５６７８９３',
    'x'.repeat(3000),
  ])(
    'REF-016 REF-030 the NPI %.12s is not valid, without an error and without a registry query',
    async (npi) => {
      const { data, errors } = await executeOperation('npi', { npi, deep: true });
      expect(errors).toEqual([]);
      const {
        npi: requestedNpi,
        valid,
        reason,
        deep,
        ...facts
      } = data?.['npi'] as unknown as Record<string, unknown>;
      expect(valid).toBe(false);
      expect(reason).toBe(/^[12]\d{9}$/.test(npi) ? 'wrong_check_digit' : 'malformed');
      expect(requestedNpi).toBe(npi);
      expect(deep).toEqual({ medicare: null, opt_out: null, enrollments: null, deactivated_at: null });
      expect(new Set(Object.values(facts))).toEqual(new Set([null]));
    },
  );
});

// A response in the registry's format, version 2.1, with a fictitious person.
const personQuery = {
  result_count: 1,
  results: [
    {
      created_epoch: '1117497600000',
      enumeration_type: 'NPI-1',
      last_updated_epoch: '1183852800000',
      number: '1234567893',
      addresses: [
        {
          country_code: 'US',
          country_name: 'United States',
          address_purpose: 'MAILING',
          address_type: 'DOM',
          address_1: 'PO BOX 1',
          city: 'ALBANY',
          state: 'NY',
          postal_code: '122010001',
        },
        {
          country_code: 'US',
          country_name: 'United States',
          address_purpose: 'LOCATION',
          address_type: 'DOM',
          address_1: '1 MAIN ST',
          address_2: 'SUITE 2',
          city: 'NEW YORK',
          state: 'NY',
          postal_code: '100014567',
          telephone_number: '212-555-0100',
        },
      ],
      practiceLocations: [],
      basic: {
        first_name: 'JANE',
        last_name: 'DOE',
        middle_name: 'Q',
        credential: 'M.D.',
        sole_proprietor: 'NO',
        sex: 'F',
        enumeration_date: '2005-05-31',
        last_updated: '2007-07-08',
        status: 'A',
        name_prefix: '--',
      },
      taxonomies: [
        { code: '208D00000X', desc: 'General Practice', state: 'NY', license: '1', primary: false },
        { code: '207R00000X', desc: 'Internal Medicine', state: 'NY', license: '2', primary: true },
      ],
      identifiers: [],
      endpoints: [],
      other_names: [],
    },
  ],
};

holdDeadlines();

async function queryRegistry(answer: object) {
  const { provider, paths } = await startLoopbackProvider(
    { name: 'NPPES', setting: 'NPPES_URL' },
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    },
  );
  const schema = buildCompanySchema({ nppes: provider });
  return { ...(await executeOperation('npi', { npi: '1234567893', deep: true }, { schema })), paths };
}

describe('registry facts of an NPI', () => {
  test('CAT-009 an NPI lookup returns the provider in the documented shape with one registry request', async () => {
    const { data, errors, paths } = await queryRegistry(personQuery);
    expect(errors).toEqual([]);
    expect(paths).toEqual(['/?version=2.1&number=1234567893']);
    expect(data?.['npi']).toEqual({
      npi: '1234567893',
      valid: true,
      registered: true,
      active: true,
      excluded: null,
      type: 'individual',
      name: 'JANE Q DOE',
      first: 'JANE',
      last: 'DOE',
      credential: 'M.D.',
      specialty: 'Internal Medicine',
      taxonomy: '207R00000X',
      address: '1 MAIN ST SUITE 2',
      city: 'NEW YORK',
      state: 'NY',
      state_name: 'New York',
      postal: '10001-4567',
      country: 'US',
      phone: '+12125550100',
      reason: null,
      deep: { medicare: null, opt_out: null, enrollments: null, deactivated_at: null },
    });
  });

  test('an organization with an NPI has a name but no first and last name', async () => {
    const [result] = personQuery.results;
    const basic = { organization_name: 'MERCY CLINIC', status: 'D', deactivation_date: '2019-03-01' };
    const { data } = await queryRegistry({
      result_count: 1,
      results: [{ ...result, enumeration_type: 'NPI-2', basic }],
    });
    expect(data?.['npi']).toMatchObject({
      type: 'organization',
      name: 'MERCY CLINIC',
      first: null,
      last: null,
      active: false,
      deep: { deactivated_at: '2019-03-01' },
    });
  });

  test('an NPI that the registry lacks is valid and not registered', async () => {
    const { data, errors } = await queryRegistry({ result_count: 0, results: [] });
    expect(errors).toEqual([]);
    expect(data?.['npi']).toMatchObject({ valid: true, registered: false, active: null, name: null });
  });

  test('error 15 of the NPI registry means that the number was deactivated', async () => {
    const { data, errors } = await queryRegistry({
      Errors: [{ description: 'CMS deactivated NPI 1234567893', field: 'number', number: '15' }],
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ npi: { valid: true, registered: true, active: false, name: null } });
  });

  test.each([
    ['a list of errors', { Errors: [{ description: 'Service busy', field: 'number', number: '99' }] }],
    [
      'a record of another number',
      { result_count: 1, results: [{ ...personQuery.results[0], number: '1999999984' }] },
    ],
    ['a count without records', { result_count: 3, results: [] }],
    ['a record without basic data', { result_count: 1, results: [{ number: '1234567893' }] }],
  ])(
    'the response %s of the NPI registry yields service_unavailable, never "not registered"',
    async (_, answer) => {
      const { data, errors } = await queryRegistry(answer);
      expect(data).toMatchObject({ npi: { registered: null } });
      expect(new Set(errors.map((error) => 'code' in error && error.code))).toEqual(
        new Set(['service_unavailable']),
      );
    },
  );

  test.each(failures)(
    'a failure of the NPI registry (%s) yields service_unavailable, never "not registered"',
    async (_, listener) => {
      const { provider } = await startLoopbackProvider({ name: 'NPPES', setting: 'NPPES_URL' }, listener);
      const { errors } = await executeOperation(
        'npi',
        { npi: '1234567893' },
        { schema: buildCompanySchema({ nppes: provider }) },
      );
      expect(errors[0]).toMatchObject({
        code: 'service_unavailable',
        message: expect.stringContaining('NPPES_URL') as string,
      });
    },
  );

  test('an NPI in the graph names the source of its facts', async () => {
    const { provider } = await startLoopbackProvider(
      { name: 'NPPES', setting: 'NPPES_URL' },
      (_, response) => {
        response.end(JSON.stringify(personQuery));
      },
    );
    const { data } = await execute('{ npi(npi: "1234567893") { source replacement } }', undefined, {
      schema: buildCompanySchema({ nppes: provider }),
    });
    expect(data?.['npi']).toEqual({ source: 'NPPES registry', replacement: null });
  });

  test('without an NPI registry, a valid number is still valid and its facts are unknown', async () => {
    const { data, errors } = await executeOperation('npi', { npi: '1234567893' });
    expect(errors).toEqual([]);
    expect(data?.['npi']).toMatchObject({ valid: true, registered: null, name: null });
    expect(await execute('{ npi(npi: "1234567893") { npi valid } }')).toEqual({
      data: { npi: { npi: '1234567893', valid: true } },
      errors: [],
    });
  });
});
