import { describe, expect, test } from 'vitest';
import type { Provider } from '../../provider.ts';
import { queryNppes } from './nppes.ts';

const npi = '1234567893';

/** Returns the record of a registry response and the requested paths. */
async function queryWith(value: unknown, status = 200) {
  const paths: string[] = [];
  const provider: Provider = {
    name: 'NPPES',
    setting: 'NPPES_URL',
    configured: true,
    request: () => Promise.reject(new Error('not asked')),
    json: async (path) => {
      paths.push(path);
      return { status, value };
    },
  };
  return { record: await queryNppes(provider, npi, undefined), paths };
}

/** A response in the format of API version 2.1. */
const createIndividual = (changes: object = {}, basic: object = {}) => ({
  result_count: 1,
  results: [
    {
      number: npi,
      enumeration_type: 'NPI-1',
      basic: {
        first_name: 'JANE',
        middle_name: '--',
        last_name: 'DOE',
        credential: 'M.D.',
        status: 'A',
        ...basic,
      },
      addresses: [
        { address_purpose: 'MAILING', address_1: 'PO BOX 1', city: 'DOVER', state: 'DE', country_code: 'US' },
        {
          address_purpose: 'LOCATION',
          address_1: '1 MAIN ST',
          address_2: 'SUITE 2',
          city: 'ALBANY',
          state: 'NY',
          country_code: 'US',
          postal_code: '122071234',
          telephone_number: '518-555-0100',
        },
      ],
      taxonomies: [
        { code: '1', desc: 'First', primary: false },
        { code: '2', desc: 'Main', primary: true },
      ],
      ...changes,
    },
  ],
});

test('an NPPES response has the basic record, the practice location and the primary specialty', async () => {
  const { record, paths } = await queryWith(createIndividual());
  expect(paths).toEqual([`/?version=2.1&number=${npi}`]);
  expect(record).toMatchObject({
    source: 'NPPES registry',
    registered: true,
    active: true,
    kind: 'individual',
    name: 'JANE DOE',
    first: 'JANE',
    last: 'DOE',
    credential: 'M.D.',
    specialty: 'Main',
    taxonomy: '2',
    address: '1 MAIN ST SUITE 2',
    city: 'ALBANY',
    state: 'NY',
    stateName: 'New York',
    countryCode: 'US',
    deactivatedAt: null,
  });
});

test('the first address and the first taxonomy of NPPES are used when none is marked as primary', async () => {
  const { record } = await queryWith(
    createIndividual({
      addresses: [
        { address_purpose: 'MAILING', city: 'DOVER' },
        { address_purpose: 'X', city: 'Y' },
      ],
      taxonomies: [{ code: '1' }, { code: '2', primary: 'true' }],
    }),
  );
  expect(record).toMatchObject({
    city: 'DOVER',
    taxonomy: '1',
    specialty: null,
    address: null,
    stateName: null,
  });
  expect((await queryWith(createIndividual({ addresses: [], taxonomies: [] }))).record).toMatchObject({
    city: null,
    taxonomy: null,
  });
});

test('an NPPES record has the name and status of an organization', async () => {
  const organization = createIndividual(
    { enumeration_type: 'NPI-2' },
    {
      organization_name: 'EXAMPLE CLINIC',
      first_name: '-',
      last_name: '',
      status: 'D',
      credential: '---',
      deactivation_date: '2020-01-02',
    },
  );
  expect((await queryWith(organization)).record).toMatchObject({
    kind: 'organization',
    name: 'EXAMPLE CLINIC',
    first: null,
    last: null,
    credential: null,
    active: false,
    deactivatedAt: '2020-01-02',
  });
  expect((await queryWith(createIndividual({}, { status: '-' }))).record.active).toBeNull();
});

test.each(['A-', '-A', 'A--B'])(
  'an NPPES record keeps dashes within a text such as %s',
  async (credential) => {
    expect((await queryWith(createIndividual({}, { credential }))).record.credential).toBe(credential);
  },
);

test('a number that NPPES lacks is not registered, and a deactivated number is not active', async () => {
  expect((await queryWith({ result_count: 0, results: [] })).record).toMatchObject({
    registered: false,
    active: null,
  });
  const createErrors = (...numbers: unknown[]) => ({
    Errors: numbers.map((number) => ({ number, description: 'x' })),
  });
  for (const answer of [createErrors('15'), createErrors(15), createErrors('04', '15')])
    expect((await queryWith(answer)).record).toMatchObject({
      registered: true,
      active: false,
      kind: null,
      name: null,
    });
});

describe('unexpected responses of the registry', () => {
  const otherRecord = createIndividual();
  test.each([
    [{ Errors: [{ number: '04' }] }, 200],
    [{ Errors: [{ number: '15' }] }, 500],
    [createIndividual(), 500],
    [null, 200],
    [[], 200],
    [{ results: {} }, 200],
    [{ results: [] }, 200],
    [{ result_count: 1, results: [] }, 200],
    [{ ...otherRecord, results: otherRecord.results.map((each) => ({ ...each, number: '1' })) }, 200],
    [createIndividual({ enumeration_type: 'NPI-3' }), 200],
    [createIndividual({ enumeration_type: undefined }), 200],
    [createIndividual({ basic: null }), 200],
  ])('the NPPES response %j with status %i results in service_unavailable', async (value, status) => {
    await expect(queryWith(value, status)).rejects.toMatchObject({
      message: `NPPES returned status ${status} in an unknown format. It is configured by NPPES_URL; try again later.`,
      extensions: { code: 'service_unavailable', source: 'NPPES_URL' },
    });
  });

  test('the number in an NPPES response may be a JSON number', async () => {
    expect((await queryWith(createIndividual({ number: Number(npi) }))).record.registered).toBe(true);
  });
});
