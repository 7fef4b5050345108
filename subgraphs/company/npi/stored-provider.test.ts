import { expect, test } from 'vitest';
import type { NpiRow, NpiStore } from '../../../db/queries/npi.ts';
import { execute, executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { startLoopbackProvider } from '../../../test/support/loopback-provider.ts';
import type { CompanySources } from '../index.ts';

/** A fictitious person with the example number of the standard. */
const jane: NpiRow = {
  npi: '1234567893',
  kind: 'individual',
  active: true,
  organization: null,
  first: 'JANE',
  middle: 'Q',
  last: 'DOE',
  credential: 'M.D.',
  taxonomy: '207R00000X',
  address: '1 MAIN ST SUITE 2',
  city: 'NEW YORK',
  state: 'NY',
  postal: '100014567',
  country: 'US',
  phone: '2125550100',
  deactivatedAt: null,
  replacement: null,
};
const disconnected: NpiRow = {
  npi: '2999999990',
  kind: null,
  active: false,
  organization: null,
  first: null,
  middle: null,
  last: null,
  credential: null,
  taxonomy: null,
  address: null,
  city: null,
  state: null,
  postal: null,
  country: null,
  phone: null,
  deactivatedAt: '2007-07-08',
  replacement: '1234567893',
};

const storeWithRows: NpiStore = {
  edition: async () => '2026-11-09',
  find: async (npi) => [jane, disconnected].find((row) => row.npi === npi) ?? null,
};

const createRegistry = () =>
  startLoopbackProvider({ name: 'NPPES', setting: 'NPPES_URL' }, (_, response) => {
    response.end(JSON.stringify({ result_count: 0, results: [] }));
  });

const requestProvider = (npi: string, sources: Partial<CompanySources>) =>
  execute(
    'query Q($npi: String!) { npi(npi: $npi) { registered active source replacement } }',
    { npi },
    {
      schema: buildCompanySchema(sources),
    },
  );

test('CAT-009 an imported NPI record has the documented shape, without a registry query', async () => {
  const { provider, paths } = await createRegistry();
  const schema = buildCompanySchema({ providers: storeWithRows, nppes: provider });
  const { data, errors } = await executeOperation('npi', { npi: '1234567893', deep: true }, { schema });
  expect(errors).toEqual([]);
  expect(paths).toEqual([]);
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
    specialty: null,
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

test('a deactivated NPI is registered but not active, and has its replacement', async () => {
  const { data } = await requestProvider('2999999990', { providers: storeWithRows });
  expect(data?.['npi']).toEqual({
    registered: true,
    active: false,
    source: 'NPPES Downloadable File, edition 2026-11-09',
    replacement: '1234567893',
  });
});

test('a configured NPI registry is queried for a number that the imported file lacks', async () => {
  const { provider, paths } = await createRegistry();
  const response = await requestProvider('2000000002', { providers: storeWithRows, nppes: provider });
  expect(paths).toEqual(['/?version=2.1&number=2000000002']);
  expect(response.data?.['npi']).toMatchObject({ registered: false, source: 'NPPES registry' });
  const responseWithoutRegistry = await requestProvider('2000000002', { providers: storeWithRows });
  expect(responseWithoutRegistry).toMatchObject({
    data: { npi: { registered: false, source: 'NPPES Downloadable File, edition 2026-11-09' } },
    errors: [],
  });
});

test.each<[string, Partial<NpiStore>]>([
  ['of the editions', { edition: () => Promise.reject(new Error('down')) }],
  ['of the rows', { find: () => Promise.reject(new Error('down')) }],
])(
  'a failure %s of the store yields service_unavailable for an NPI, never "not registered", without a registry query',
  async (_, broken) => {
    const { provider, paths } = await createRegistry();
    const { data, errors } = await requestProvider('1234567893', {
      providers: { ...storeWithRows, ...broken },
      nppes: provider,
    });
    expect(data?.['npi']).toMatchObject({ registered: null });
    expect(errors[0]).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('database') as string,
    });
    expect(paths).toEqual([]);
  },
);
