import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '../../../db/records/company-record.ts';
import {
  buildAddress,
  buildCompanyRecord,
  emptyDescription,
} from '../../../test/support/company-directory.ts';
import { toProfile } from './profile.ts';

const createProfile = (facts: Partial<CompanyRecord>, inDirectory: (id: string) => boolean = () => true) =>
  toProfile(buildCompanyRecord(1, facts), inDirectory);

describe('profile address', () => {
  const [mailing, registered, business, headquarters] = [
    'mailing',
    'registered',
    'business',
    'headquarters',
  ].map((type) => buildAddress(type, { city: `City of ${type}` }));

  test.each([
    ['COM-023', [mailing, registered, business, headquarters], 'headquarters'],
    ['COM-024', [mailing, registered, business], 'business'],
    ['COM-025', [mailing, registered], 'registered'],
    ['COM-022', [], undefined],
  ])('%s: a company profile selects the address of the preferred type', (_, addresses, type) => {
    expect(createProfile({ addresses: addresses.flatMap((one) => one ?? []) }).address?.type).toBe(type);
  });

  test('COM-026 COM-141 a company profile selects the first address of a type and lists the others in recorded order', () => {
    const { address: core, addresses } = createProfile({
      addresses: ['mailing', 'business', 'warehouse', 'business'].map((type, index) =>
        buildAddress(type, { city: `City ${index}` }),
      ),
    });
    expect(core).toMatchObject({ type: 'business', city: 'City 1' });
    expect(addresses.map(({ city }) => city)).toEqual(['City 0', 'City 2', 'City 3']);
  });

  test('COM-027 COM-143 a company profile lists an address of another type without selecting it, and may have no addresses', () => {
    const oddProfile = createProfile({ addresses: [buildAddress('warehouse', { city: 'Reno' })] });
    expect(oddProfile.address).toBeNull();
    expect(oddProfile.addresses).toHaveLength(1);
    expect(createProfile({}).addresses).toEqual([]);
  });

  test('COM-029 COM-030 COM-031 COM-142 a state that contradicts the country of an address is null in a company profile', () => {
    const dublin = { street: '1 Quay', city: 'Dublin', state: 'CA', postal: 'D02', country: 'IE' };
    const { address: core, addresses } = createProfile({
      addresses: [
        buildAddress('headquarters', dublin),
        buildAddress('mailing', dublin),
        buildAddress('mailing', { state: 'US-NY', country: 'US' }),
      ],
    });
    expect(core).toEqual({
      type: 'headquarters',
      street: '1 Quay',
      city: 'Dublin',
      state: null,
      postal: 'D02',
      countryCode: 'IE',
    });
    expect(addresses.map(({ state }) => state)).toEqual([null, 'NY']);
    expect(addresses[1]).toMatchObject({ street: null, city: null, postal: null });
  });
});

describe('profile website', () => {
  const toWebsite = (domain: string, url: string | null = null) => ({ domain, url });

  test('COM-013 COM-131 COM-132 COM-133 COM-134 a company profile has the only URL as its website and lists other hostnames', () => {
    const { website, domains } = createProfile({
      websites: [
        toWebsite('zeta.com'),
        toWebsite('www.acme.com', 'https://www.acme.com/'),
        toWebsite('acme.com'),
        toWebsite('beta.com'),
      ],
    });
    expect(website).toBe('https://www.acme.com/');
    expect(domains).toEqual([
      { domain: 'zeta.com', url: null },
      { domain: 'beta.com', url: null },
    ]);
  });

  test('COM-014 COM-135 a company profile with two URLs has no website, and lists all hostnames', () => {
    const { website, domains } = createProfile({
      websites: [
        toWebsite('acme.com', 'https://acme.com'),
        toWebsite('acme.org', 'https://acme.org'),
        toWebsite('acme.net'),
      ],
    });
    expect(website).toBeNull();
    expect(domains.map(({ domain, url }) => [domain, url])).toEqual([
      ['acme.com', 'https://acme.com'],
      ['acme.org', 'https://acme.org'],
      ['acme.net', null],
    ]);
  });

  test('COM-014 a company profile without a URL has no website', () => {
    expect(createProfile({ websites: [toWebsite('acme.com')] })).toMatchObject({
      website: null,
      domains: [{ domain: 'acme.com' }],
    });
    expect(createProfile({}).website).toBeNull();
  });
});

describe('legal facts of a profile', () => {
  test('COM-126 COM-127 COM-128 the jurisdiction in a company profile comes from the record, never from an address', () => {
    const mainAddress = [buildAddress('headquarters', { state: 'NY', country: 'US' })];
    expect(createProfile({ addresses: mainAddress }).jurisdiction).toBeNull();
    expect(createProfile({ jurisdiction: { country: 'IE', state: null } }).jurisdiction).toEqual({
      countryCode: 'IE',
      state: null,
    });
    expect(createProfile({ jurisdiction: { country: 'US', state: 'US-DE' } }).jurisdiction).toEqual({
      countryCode: 'US',
      state: 'DE',
    });
  });

  test('COM-012 a company profile keeps the country of incorporation when the address is in another country', () => {
    const { countryCode, address: core } = createProfile({
      country: 'IE',
      addresses: [buildAddress('headquarters', { country: 'US', state: 'MN' })],
    });
    expect([countryCode, core?.countryCode, core?.state]).toEqual(['IE', 'US', 'MN']);
  });

  test('COM-146 COM-147 a company profile has null for a parent that is not in the directory', () => {
    const parent = 'co_22222222aaab';
    expect(createProfile({ parent }).parentId).toBe(parent);
    expect(createProfile({ parent }, () => false).parentId).toBeNull();
  });
});

describe('descriptive facts of a profile', () => {
  const toSource = (type: 'website' | 'sec_filing', fields: string[]) => ({
    type,
    url: 'https://acme.com/about',
    fields,
    observedAt: '2026-02-03T04:05:06Z',
    updatedAt: null,
  });

  test('COM-166 a company profile lists only the returned facts of a source, and omits a source without any', () => {
    const { sources } = createProfile({
      descriptive: {
        ...emptyDescription,
        description: 'Makes anvils.',
        sources: [
          toSource('website', ['description', 'logo', 'social_profiles', 'phone_numbers']),
          toSource('sec_filing', ['employees', 'email_addresses']),
        ],
      },
    });
    expect(sources?.map(({ type, fields }) => [type, fields])).toEqual([['website', ['description']]]);
  });

  test('COM-166 a source of a company profile can list every fact of the profile', () => {
    const { sources } = createProfile({
      phoneNumbers: [{ number: '+12125550100', type: null }],
      emailAddresses: [{ address: 'ir@acme.com', type: 'investors' }],
      descriptive: {
        description: 'Makes anvils.',
        logo: 'https://acme.com/logo.svg',
        socialProfiles: [{ platform: null, url: 'https://social.acme.com/acme', handle: null }],
        founded: { value: '1950', precision: 'year' },
        employees: { count: 5, asOf: null, scope: null, method: null, approximate: null, basis: null },
        sources: [
          toSource('website', [
            'description',
            'logo',
            'social_profiles',
            'founded',
            'phone_numbers',
            'email_addresses',
          ]),
          toSource('sec_filing', ['description', 'founded', 'employees', 'phone_numbers', 'email_addresses']),
        ],
      },
    });
    expect(sources?.map(({ fields }) => fields.length)).toEqual([6, 5]);
  });

  test('COM-169 a company record without descriptive facts has null for each descriptive fact', () => {
    expect(createProfile({ descriptive: null })).toMatchObject({
      description: null,
      logo: null,
      socialProfiles: null,
      founded: null,
      employees: null,
      sources: null,
    });
  });

  test('COM-172 COM-174 unrecorded phone numbers and e-mail addresses of a company are null, not empty', () => {
    expect(createProfile({})).toMatchObject({ phoneNumbers: null, emailAddresses: null });
  });
});
