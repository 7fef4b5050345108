import { describe, expect, test } from 'vitest';
import {
  buildCompanyRecord,
  createCompanyRest,
  createTestDirectory,
  deepKeys,
  emptyDescription,
  completeRecord,
  profileKeys,
} from '../../test/support/company-directory.ts';
import { companyIdParameter } from '../parameters/company.ts';

const get = createCompanyRest();

const addressKeys = ['type', 'street', 'city', 'state', 'postal', 'country'];

const getProfile = createCompanyRest(() =>
  createTestDirectory(completeRecord, buildCompanyRecord(2, { name: 'Holding' })),
);

describe('the profile of a company', () => {
  test('COM-006 COM-015 COM-017 COM-021 COM-032 COM-034 COM-118 CONV-010 a company profile has neither match nor deep by default', async () => {
    const { status, body } = await get(`/company/id/${companyIdParameter.example}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(profileKeys);
    expect(body).toEqual({
      id: companyIdParameter.example,
      name: 'Apple Inc.',
      country: 'US',
      website: 'https://www.apple.com',
      listings: [{ exchange: 'Nasdaq', symbol: 'AAPL' }],
      address: {
        type: 'headquarters',
        street: 'One Apple Park Way',
        city: 'Cupertino',
        state: 'CA',
        postal: '95014',
        country: 'US',
      },
    });
    const emptyProfile = await getProfile(`/company/id/${buildCompanyRecord(2).id}`);
    expect(emptyProfile.body).toMatchObject({ website: null, listings: [], address: null });
  });

  test('COM-010 COM-124 COM-125 COM-126 COM-159 COM-172 COM-174 CONV-021 a company profile with deep has every documented key', async () => {
    const { body } = await get(`/company/id/${companyIdParameter.example}?deep=true`);
    expect(Object.keys(body)).toEqual([...profileKeys, 'deep']);
    expect(Object.keys(body.deep)).toEqual(deepKeys);
    expect(body.deep).toMatchObject({
      legal_name: 'Apple Inc.',
      jurisdiction: { country: 'US', state: 'CA' },
      industries: [{ type: 'sic', code: '3571', name: 'Electronic Computers' }],
      founded: { value: '1976-04-01', precision: 'day' },
      incorporated: null,
      employees: null,
    });
    expect(body.deep.aliases).toContain('Apple Computer, Inc.');
  });

  test('every recorded fact of a company is served: COM-124 COM-129 COM-131 COM-137 COM-138 COM-140 COM-144 COM-145 COM-146 COM-148 COM-149 COM-151 COM-153 COM-155 COM-157 COM-159 COM-160 COM-161 COM-163 COM-166 COM-167 COM-168 COM-170 COM-171 COM-173 COM-175', async () => {
    const { body } = await getProfile(`/company/id/${completeRecord.id}?deep=true`);
    expect(Object.keys(body.deep)).toEqual([...deepKeys, 'phone_numbers', 'email_addresses']);
    expect(body.deep).toEqual({
      legal_name: 'Acme Incorporated',
      aliases: ['Acme Anvils'],
      jurisdiction: { country: 'US', state: 'DE' },
      status: 'active',
      domains: [{ domain: 'anvils.com', url: null }],
      identifiers: [
        { type: 'cik', authority: 'sec', value: '0000000001' },
        { type: 'ein', authority: 'irs', value: '001234567' },
      ],
      incorporated: '1998-02-03',
      addresses: [{ type: 'mailing', street: null, city: null, state: null, postal: null, country: null }],
      industries: [{ type: 'sic', code: '0100', name: null }],
      parent: buildCompanyRecord(2).id,
      description: 'Makes anvils.',
      logo: 'https://acme.com/logo.svg',
      social_profiles: [{ platform: 'linkedin', url: 'https://www.linkedin.com/company/acme', handle: null }],
      founded: { value: '1998-02', precision: 'month' },
      employees: {
        count: 1200,
        as_of: '2025-12-31',
        scope: 'global',
        method: 'reported',
        approximate: true,
        basis: 'full_time',
      },
      sources: [
        {
          type: 'sec_filing',
          url: 'https://www.sec.gov/Archives/edgar/data/1/x.htm',
          fields: ['description', 'employees', 'phone_numbers'],
          observed_at: '2026-03-04T05:06:07Z',
          updated_at: '2026-02-01T00:00:00Z',
        },
      ],
      phone_numbers: [{ number: '+13025550100', type: null }],
      email_addresses: [{ address: 'ir@acme.com', type: 'investors' }],
    });
    expect(Object.keys(body.deep.addresses[0])).toEqual(addressKeys);
    const parent = await getProfile(`/company/id/${body.deep.parent}`);
    expect(parent.body.name).toBe('Holding');
  });

  test('COM-124 COM-125 COM-129 COM-143 COM-148 COM-149 COM-154 COM-162 COM-177 unrecorded facts of a company profile are null or empty', async () => {
    const { body } = await getProfile(`/company/id/${buildCompanyRecord(2).id}?deep=true`);
    expect(body.deep).toEqual({
      legal_name: null,
      aliases: [],
      jurisdiction: null,
      status: null,
      domains: [],
      identifiers: [{ type: 'cik', authority: 'sec', value: '0000000002' }],
      incorporated: null,
      addresses: [],
      industries: [],
      parent: null,
      description: null,
      logo: null,
      social_profiles: [],
      founded: null,
      employees: null,
      sources: [],
    });
  });

  test('COM-169 a company profile from an older version of the dataset has no descriptive keys', async () => {
    const getOlderProfile = createCompanyRest(() =>
      createTestDirectory(buildCompanyRecord(1, { descriptive: null })),
    );
    const missingKeys = ['description', 'logo', 'social_profiles', 'founded', 'employees', 'sources'];
    const profile = await getOlderProfile(`/company/id/${buildCompanyRecord(1).id}?deep=true`);
    const search = await getOlderProfile('/company?country=US&deep=true');
    for (const deep of [profile.body.deep, search.body.companies[0].deep]) {
      expect(Object.keys(deep)).toEqual(deepKeys.filter((key) => !missingKeys.includes(key)));
    }
  });

  test.each(['co_abc', 'CO_8GDV9RGX7F32', 'co_8gdv9rgx7f322', 'co_8gdv9rgx7f3l', 'xyz'])(
    'COM-119 COM-123 ERR-005 a profile request with the malformed company id %s returns 400',
    async (id) => {
      const { status, body } = await get(`/company/id/${id}`);
      expect([status, body.code, body.param]).toEqual([400, 'invalid_request', 'id']);
    },
  );

  test('COM-120 ERR-022 a profile request with an unknown company id returns 404', async () => {
    const { status, body } = await get('/company/id/co_222222222222');
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.message).toMatch(/\/company\?q=apple/);
  });

  test.each(['limit=5', 'country=US', 'cursor=x', 'foo=1'])(
    'COM-122 a profile request with the option %s returns 400',
    async (query) => {
      const { status, body } = await get(`/company/id/${companyIdParameter.example}?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );
});

test('COM-022 COM-019 a company profile without recorded facts keeps its keys', async () => {
  const getBareProfile = createCompanyRest(() =>
    createTestDirectory(buildCompanyRecord(1, { country: null, descriptive: emptyDescription })),
  );
  const { body } = await getBareProfile('/company?q=company');
  expect(body.companies[0]).toEqual({
    id: buildCompanyRecord(1).id,
    name: 'Company 1',
    country: null,
    website: null,
    listings: [],
    address: null,
    match: { field: 'name', value: 'Company 1' },
  });
});
