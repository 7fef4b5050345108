import { describe, expect, test } from 'vitest';
import { invalid, unavailable } from '../../subgraphs/lookup-error.ts';
import {
  address,
  companyRecord,
  companyRest,
  directoryOf,
  emptyDescription,
} from '../../test/support/company-directory.ts';
import { companyId } from '../parameters/company.ts';
import { companyRoutes } from './company.ts';

const get = companyRest();
const profileKeys = ['id', 'name', 'country', 'website', 'listings', 'address'];
const addressKeys = ['type', 'street', 'city', 'state', 'postal', 'country'];
const deepKeys = [
  'legal_name',
  'aliases',
  'jurisdiction',
  'status',
  'domains',
  'identifiers',
  'incorporated',
  'addresses',
  'industries',
  'parent',
  'description',
  'logo',
  'social_profiles',
  'founded',
  'employees',
  'sources',
];

/** A company about which everything is recorded. */
const everything = companyRecord(1, {
  name: 'Acme',
  country: 'US',
  legalName: 'Acme Incorporated',
  aliases: ['Acme Anvils'],
  jurisdiction: { country: 'US', state: 'DE' },
  status: 'active',
  websites: [
    { domain: 'acme.com', url: 'https://acme.com/' },
    { domain: 'anvils.com', url: null },
  ],
  listings: [{ exchange: 'NYSE', symbol: 'ACM' }],
  identifiers: [
    { type: 'cik', authority: 'sec', value: '0000000001' },
    { type: 'ein', authority: 'irs', value: '001234567' },
  ],
  incorporated: '1998-02-03',
  addresses: [
    address('business', {
      street: '1 Main Street',
      city: 'Dover',
      state: 'DE',
      postal: '19901',
      country: 'US',
    }),
    address('mailing'),
  ],
  industries: [{ type: 'sic', code: '0100', name: null }],
  parent: companyRecord(2).id,
  phoneNumbers: [{ number: '+13025550100', type: null }],
  emailAddresses: [{ address: 'ir@acme.com', type: 'investors' }],
  observedAt: '2026-03-04T05:06:07Z',
  descriptive: {
    description: 'Makes anvils.',
    logo: 'https://acme.com/logo.svg',
    socialProfiles: [{ platform: 'linkedin', url: 'https://www.linkedin.com/company/acme', handle: null }],
    founded: { value: '1998-02', precision: 'month' },
    employees: {
      count: 1200,
      asOf: '2025-12-31',
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
        observedAt: '2026-03-04T05:06:07Z',
        updatedAt: '2026-02-01T00:00:00Z',
      },
    ],
  },
});
const made = companyRest(() => directoryOf(everything, companyRecord(2, { name: 'Holding' })));

describe('profile', () => {
  test('COM-006 COM-015 COM-017 COM-021 COM-032 COM-034 COM-118 CONV-010 the bare profile, without match or deep', async () => {
    const { status, body } = await get(`/company/id/${companyId.example}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(profileKeys);
    expect(body).toEqual({
      id: companyId.example,
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
    const empty = await made(`/company/id/${companyRecord(2).id}`);
    expect(empty.body).toMatchObject({ website: null, listings: [], address: null });
  });

  test('COM-010 COM-124 COM-125 COM-126 COM-159 COM-172 COM-174 CONV-021 deep has every documented key, contacts only when recorded', async () => {
    const { body } = await get(`/company/id/${companyId.example}?deep=true`);
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

  test('every recorded fact is served: COM-124 COM-129 COM-131 COM-137 COM-138 COM-140 COM-144 COM-145 COM-146 COM-148 COM-149 COM-151 COM-153 COM-155 COM-157 COM-159 COM-160 COM-161 COM-163 COM-166 COM-167 COM-168 COM-170 COM-171 COM-173 COM-175', async () => {
    const { body } = await made(`/company/id/${everything.id}?deep=true`);
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
      parent: companyRecord(2).id,
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
    const parent = await made(`/company/id/${body.deep.parent}`);
    expect(parent.body.name).toBe('Holding');
  });

  test('COM-124 COM-125 COM-129 COM-143 COM-148 COM-149 COM-154 COM-162 COM-177 what is not recorded is null or empty', async () => {
    const { body } = await made(`/company/id/${companyRecord(2).id}?deep=true`);
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

  test('COM-169 an older edition has no descriptive keys', async () => {
    const older = companyRest(() => directoryOf(companyRecord(1, { descriptive: null })));
    const missing = ['description', 'logo', 'social_profiles', 'founded', 'employees', 'sources'];
    const profile = await older(`/company/id/${companyRecord(1).id}?deep=true`);
    const search = await older('/company?country=US&deep=true');
    for (const deep of [profile.body.deep, search.body.companies[0].deep]) {
      expect(Object.keys(deep)).toEqual(deepKeys.filter((key) => !missing.includes(key)));
    }
  });

  test.each(['co_abc', 'CO_8GDV9RGX7F32', 'co_8gdv9rgx7f322', 'co_8gdv9rgx7f3l', 'xyz'])(
    'COM-119 COM-123 ERR-005 the malformed id %s is 400',
    async (id) => {
      const { status, body } = await get(`/company/id/${id}`);
      expect([status, body.code, body.param]).toEqual([400, 'invalid_request', 'id']);
    },
  );

  test('COM-120 ERR-022 an absent id is 404', async () => {
    const { status, body } = await get('/company/id/co_222222222222');
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.message).toMatch(/\/company\?q=apple/);
  });

  test.each(['limit=5', 'country=US', 'cursor=x', 'foo=1'])(
    'COM-122 the option %s is 400 on a profile',
    async (query) => {
      const { status, body } = await get(`/company/id/${companyId.example}?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );
});

describe('search', () => {
  test('COM-033 COM-035 COM-043 COM-046 COM-102 COM-103 an envelope of candidates, each with its match', async () => {
    const { status, body } = await get('/company?q=apple');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['companies', 'next']);
    expect(Object.keys(body.companies[0])).toEqual([...profileKeys, 'match']);
    expect(body.companies[0].match).toEqual({ field: 'name', value: 'Apple Inc.' });
    const { match, ...profile } = body.companies[0];
    expect(match).toBeDefined();
    expect(profile).toEqual((await get(`/company/id/${companyId.example}`)).body);
  });

  test.each([
    ['COM-036', '/company?domain=apple.com', { field: 'website', value: 'https://www.apple.com' }],
    ['COM-037', '/company?domain=google.com', { field: 'domains', value: 'google.com' }],
    ['COM-038', '/company?ticker=aapl', { field: 'ticker', value: 'AAPL', exchange: 'Nasdaq' }],
    [
      'COM-039',
      '/company?ticker=AAPL&exchange=NASDAQ',
      { field: 'ticker', value: 'AAPL', exchange: 'Nasdaq' },
    ],
    [
      'COM-040 COM-041 COM-042',
      '/company?identifier=320193',
      { field: 'identifier', value: '0000320193', type: 'cik', authority: 'sec' },
    ],
    ['COM-044', '/company?country=IE', { field: 'filters', value: null }],
    ['COM-082', '/company?industry_type=sic&industry=7372', { field: 'filters', value: null }],
  ])('%s %s has exactly its match', async (_, path, match) => {
    const { body } = await get(path);
    expect(body.companies[0].match).toEqual(match);
  });

  test('COM-091 COM-112 deep is on every company, and a cursor does not mind it', async () => {
    const first = await get('/company?country=US&limit=3');
    const plain = await get(`/company?country=US&limit=3&cursor=${first.body.next}`);
    const deep = await get(`/company?country=US&limit=3&cursor=${first.body.next}&deep=true`);
    expect(deep.status).toBe(200);
    expect(deep.body.companies).toHaveLength(3);
    for (const company of deep.body.companies) {
      expect(Object.keys(company)).toEqual([...profileKeys, 'match', 'deep']);
      expect(Object.keys(company.deep)).toEqual(deepKeys);
    }
    expect(deep.body.companies.map(({ id }: { id: string }) => id)).toEqual(
      plain.body.companies.map(({ id }: { id: string }) => id),
    );
  });

  test('COM-092 COM-113 pretty only formats, and a cursor does not mind it', async () => {
    const { body } = await get('/company?country=US&limit=2');
    const path = `/company?country=US&limit=2&cursor=${body.next}`;
    const [compact, pretty] = [await get(path), await get(`${path}&pretty=true`)];
    expect(pretty.body).toEqual(compact.body);
    expect(pretty.text).toContain('\n  "companies"');
  });

  test('COM-085 COM-086 COM-087 COM-106 COM-107 the pages of all American companies', async () => {
    const seen: string[] = [];
    let path = '/company?country=US&limit=50';
    for (;;) {
      const { body } = await get(path);
      seen.push(...body.companies.map(({ id }: { id: string }) => id));
      if (body.next === null) break;
      path = `/company?country=US&limit=50&cursor=${body.next}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(470);
    expect((await get('/company?country=US')).body.companies).toHaveLength(20);
    expect((await get('/company?country=US&limit=1')).body.companies).toHaveLength(1);
  });

  test.each([
    '/company?q=zzzzqq',
    '/company?country=ZZ',
    '/company?identifier=1&authority=xyz',
    '/company?ticker=AAP',
  ])('COM-060 COM-071 COM-075 COM-104 %s is 200 with no companies', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toEqual({ companies: [], next: null });
  });

  test.each([
    ['CONV-044', 'q=', 'q'],
    ['COM-051', 'q=%26', 'q'],
    ['COM-055', 'domain=ftp%3A%2F%2Fapple.com', 'domain'],
    ['COM-058', 'domain=localhost', 'domain'],
    ['COM-063', 'q=a&exchange=NYSE', 'exchange'],
    ['COM-064', 'exchange=NYSE', 'exchange'],
    ['COM-068', 'identifier=12345678901', 'identifier'],
    ['COM-068', 'identifier=abc', 'identifier'],
    ['COM-069', 'q=a&authority=sec', 'authority'],
    ['COM-075', 'country=usa', 'country'],
    ['COM-076', 'industry=7372', 'industry'],
    ['COM-077', 'industry_type=sic', 'industry'],
    ['COM-078', 'industry_type=SIC&industry=7372', 'industry_type'],
    ['COM-078', 'industry_type=naics&industry=7372', 'industry_type'],
    ['COM-079', 'industry_type=sic&industry=737', 'industry'],
    ['COM-079', 'industry_type=sic&industry=73720', 'industry'],
    ['COM-079', 'industry_type=sic&industry=73A2', 'industry'],
    ['COM-079', 'industry_type=sic&industry=%EF%BC%97372', 'industry'],
    ['COM-080', 'industry_type=sic&industry=100', 'industry'],
    ['COM-088 ERR-004', 'q=a&limit=0', 'limit'],
    ['COM-089', 'q=a&limit=51', 'limit'],
    ['COM-090', 'q=a&limit=1.5', 'limit'],
    ['COM-090', 'q=a&limit=abc', 'limit'],
    ['COM-090', 'q=a&limit=', 'limit'],
    ['COM-090', 'q=a&limit=-1', 'limit'],
    ['COM-093', 'q=a&domain=apple.com', 'domain'],
    ['COM-094', 'q=a&ticker=AAPL', 'ticker'],
    ['COM-095', 'q=a&identifier=1', 'identifier'],
    ['COM-096', 'domain=apple.com&ticker=AAPL', 'ticker'],
    ['COM-097', 'domain=apple.com&identifier=1', 'identifier'],
    ['COM-098', 'ticker=AAPL&identifier=1', 'identifier'],
    ['COM-099', '', 'q'],
    ['COM-100', 'limit=5', 'q'],
    ['COM-115 ERR-006', 'q=a&cursor=%21', 'cursor'],
    ['COM-116', 'q=a&cursor=', 'cursor'],
    ['CONV-043', 'q=a&foo=1', 'foo'],
    ['CONV-016', 'q=a&deep=yes', 'deep'],
  ])('%s /company?%s is 400', async (_, query, param) => {
    const { status, body } = await get(`/company?${query}`);
    expect([status, body.code, body.param]).toEqual([400, 'invalid_request', param]);
  });

  test('COM-109 COM-110 COM-111 a cursor of another search is 400', async () => {
    const { body } = await get('/company?q=corp&limit=5');
    for (const query of ['q=inc&limit=5', 'q=corp&limit=6', 'q=corp&limit=5&country=US']) {
      const answer = await get(`/company?${query}&cursor=${body.next}`);
      expect([answer.status, answer.body.param]).toEqual([400, 'cursor']);
    }
  });

  test('COM-117 a cursor is opaque', async () => {
    const { body } = await get('/company?q=corp&limit=5');
    expect(body.next).toMatch(/^[\w-]{27}$/);
    expect(Buffer.from(body.next, 'base64url').toString('latin1')).not.toMatch(/corp|limit|\{|co_/);
  });
});

describe('coverage', () => {
  test('COM-002 COM-180 COM-181 COM-182 COM-183 COM-184 COM-185 COM-186 COM-187 COM-188 the counts of the loaded edition', async () => {
    const { status, body } = await get('/company/directory/coverage');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'scope',
      'label',
      'description',
      'snapshot_at',
      'companies',
      'countries',
      'with_website',
      'with_listings',
      'with_address',
    ]);
    expect(body).toMatchObject({
      scope: 'us_public_top500',
      companies: 500,
      snapshot_at: '2026-08-22T00:00:00Z',
      with_website: 500,
      with_listings: 500,
      with_address: 500,
    });
  });

  test('COM-184 fewer loaded profiles are counted as fewer', async () => {
    const { body } = await made('/company/directory/coverage');
    expect(body).toMatchObject({ companies: 2, with_website: 1, with_listings: 1, with_address: 1 });
  });
});

describe('number', () => {
  test('CAT-010 a company by its CIK, in both versions', async () => {
    const expected = {
      company: '0000320193',
      valid: true,
      registered: true,
      country: 'US',
      type: 'cik',
      name: 'Apple Inc.',
      active: null,
      address: 'One Apple Park Way',
      city: 'Cupertino',
      state: 'CA',
      postal: '95014',
    };
    for (const path of [
      '/company/0000320193',
      '/company/320193?country=US',
      '/version/1.0.0/company/0000320193',
    ]) {
      expect((await get(path)).body).toEqual(expected);
    }
    const { body } = await get('/company/0000320193?deep=true');
    expect(body).toEqual({
      ...expected,
      deep: {
        activity: 'Electronic Computers',
        state_name: 'California',
        country_name: 'Name of US',
        vat: null,
        gst: null,
        acn: null,
        siren: null,
        siege: null,
        kind: null,
        invoice: null,
      },
    });
  });

  test('a recorded status and other identifiers are shown', async () => {
    const { body } = await made('/company/00-1234567?deep=true');
    expect(body).toMatchObject({ company: '001234567', type: 'ein', active: true });
    expect(body.deep).toMatchObject({ activity: null, state_name: 'Delaware' });
  });

  test('an absent number is 404, a malformed one 400', async () => {
    expect((await get('/company/9999999999')).status).toBe(404);
    expect((await get('/company/%23')).body).toMatchObject({ code: 'invalid_request', param: 'number' });
    expect((await get('/company/320193?country=USA')).body).toMatchObject({ param: 'country' });
  });

  test('CAT-073 literal paths win over a number', async () => {
    expect((await get('/company/directory')).status).toBe(404);
    expect((await get('/company/directory/coverage')).body.companies).toBe(500);
  });
});

describe('access', () => {
  const paths = ['/company?q=apple', `/company/id/${companyId.example}`, '/company/directory/coverage'];

  test.each(paths)('COM-189 AUTH-016 %s needs a key', async (path) => {
    const { status, body } = await get(path, {});
    expect([status, body.code]).toEqual([401, 'invalid_api_key']);
  });

  test.each(paths)('COM-189 AUTH-021 VER-018 %s needs version 2.0.0', async (path) => {
    const { status, body } = await get(`/version/1.0.0${path}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.message).toMatch(/2\.0\.0/);
    expect((await get(`/version/2.0.0${path}`)).status).toBe(200);
  });

  test('COM-190 every company path costs one pooled unit, with deep too', () => {
    for (const { unit, deep, path } of companyRoutes) {
      expect(unit ?? 'pooled', path).toBe('pooled');
      expect(['included', undefined], path).toContain(deep);
    }
  });
});

describe('failures', () => {
  test.each([
    '/company?q=apple',
    `/company/id/${companyId.example}`,
    '/company/directory/coverage',
    '/company/320193',
  ])('COM-121 ERR-029 %s is 503 when the directory cannot be loaded', async (path) => {
    const down = companyRest(() => {
      throw unavailable('The company directory is not loaded.');
    });
    const { status, body } = await down(path);
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
  });

  test('an error of the directory keeps its code', async () => {
    const refusing = companyRest(() => {
      throw invalid('q', 'q is wrong.');
    });
    expect((await refusing('/company?q=apple')).status).toBe(400);
  });
});

describe('help', () => {
  const words = companyRoutes.map(({ summary }) => summary).join(' ');

  test.each([
    ['COM-003', /not complete business coverage/],
    ['COM-005', /does not prove that a business does not exist/],
    ['COM-130', /status does not establish that the business operates/],
    ['COM-150', /no permission to use it/],
    ['COM-176', /not verified for reachability or ownership/],
  ])('%s the summaries say what the facts do not establish', (_, sentence) => {
    expect(words).toMatch(sentence);
  });

  test('every example works', async () => {
    for (const { examples } of companyRoutes) {
      for (const { path } of examples) expect((await get(path)).status, path).toBe(200);
    }
  });
});

test('COM-022 COM-019 a company of which nothing is recorded keeps its keys', async () => {
  const bare = companyRest(() =>
    directoryOf(companyRecord(1, { country: null, descriptive: emptyDescription })),
  );
  const { body } = await bare('/company?q=company');
  expect(body.companies[0]).toEqual({
    id: companyRecord(1).id,
    name: 'Company 1',
    country: null,
    website: null,
    listings: [],
    address: null,
    match: { field: 'name', value: 'Company 1' },
  });
});
