import { describe, expect, test } from 'vitest';
import {
  buildAddress,
  buildCompanyRecord,
  emptyDescription,
} from '../../../test/support/company-directory.ts';
import type { CompanyRecord } from '../../records/company-record.ts';
import type { Filer } from './edgar.ts';
import { createEmptyFacts, type RegisterFacts } from './facts.ts';
import { mergeFacts, mergeListings, findCurrentCik, addCik } from './merge.ts';

const readAt = '2026-10-01T00:00:00Z';
const mergePartial = (recorded: Partial<CompanyRecord>, facts: Partial<RegisterFacts>) =>
  mergeFacts(buildCompanyRecord(1, recorded), { ...createEmptyFacts(readAt), ...facts });

describe("merging a register's facts", () => {
  test('merging a register without facts changes only the reading time, and never sets it to an earlier time', () => {
    const record = buildCompanyRecord(1, {
      status: 'active',
      incorporated: '1950-01-02',
      parent: buildCompanyRecord(2).id,
      legalName: 'Company 1, Inc.',
      jurisdiction: { country: 'US', state: 'DE' },
      aliases: ['One'],
      websites: [{ domain: 'one.example.com', url: null }],
      addresses: [buildAddress('business', { city: 'Reno', country: 'US' })],
      industries: [{ type: 'sic', code: '7372', name: 'Software' }],
      phoneNumbers: [{ number: '+12125550100', type: null }],
    });
    expect(mergeFacts(record, createEmptyFacts(readAt))).toEqual({ ...record, observedAt: readAt });
    expect(mergeFacts(record, createEmptyFacts('2025-01-01T00:00:00Z'))).toEqual(record);
    // The same instant in another format is not later.
    expect(mergeFacts(record, createEmptyFacts('2026-01-01T00:00:00.000Z')).observedAt).toBe(
      record.observedAt,
    );
  });

  test("merging a register's facts replaces the recorded facts of a company", () => {
    const parent = buildCompanyRecord(3).id;
    expect(
      mergePartial(
        { status: 'active', incorporated: '1950-01-02', parent: buildCompanyRecord(2).id },
        { status: 'dissolved', incorporated: '1951-02-03', parent, phone: '+12125550199' },
      ),
    ).toMatchObject({
      status: 'dissolved',
      incorporated: '1951-02-03',
      parent,
      phoneNumbers: [{ number: '+12125550199', type: null }],
    });
  });

  test.each<[CompanyRecord['jurisdiction'], RegisterFacts['jurisdiction'], CompanyRecord['jurisdiction']]>([
    [null, null, null],
    [{ country: 'US', state: 'DE' }, null, { country: 'US', state: 'DE' }],
    [null, { country: 'US', state: 'NV' }, { country: 'US', state: 'NV' }],
    [
      { country: 'US', state: 'DE' },
      { country: 'US', state: 'NV' },
      { country: 'US', state: 'NV' },
    ],
    // A register that only knows the country does not remove the state.
    [
      { country: 'US', state: 'DE' },
      { country: 'US', state: null },
      { country: 'US', state: 'DE' },
    ],
    [
      { country: 'US', state: 'DE' },
      { country: 'IE', state: null },
      { country: 'IE', state: null },
    ],
  ])('merging a company with the jurisdictions %j and %j yields %j', (recorded, found, expected) => {
    const record = mergePartial({ country: 'US', jurisdiction: recorded }, { jurisdiction: found });
    expect(record.jurisdiction).toEqual(expected);
    expect(record.country).toBe(found?.country ?? 'US');
  });

  test('merging adds each new former name of a company once, as an alias', () => {
    const names = ['COMPANY 1', 'Company 1 Inc.', 'Old Name', 'OLD NAME CORP', 'One', 'Legal'];
    expect(
      mergePartial({ aliases: ['One'], legalName: 'Legal Ltd.' }, { formerNames: names }).aliases,
    ).toEqual(['One', 'Old Name']);
    expect(mergePartial({}, { formerNames: ['Other'] }).aliases).toEqual(['Other']);
  });

  test.each<[CompanyRecord['websites'], string | null, CompanyRecord['websites']]>([
    [[], 'www.acme.com', [{ domain: 'www.acme.com', url: 'https://www.acme.com' }]],
    [[], 'http://acme.com/', [{ domain: 'acme.com', url: 'http://acme.com/' }]],
    [[], 'HTTPS://acme.com', [{ domain: 'acme.com', url: 'HTTPS://acme.com' }]],
    [[], 'https://', []],
    [[], null, []],
    [
      [
        { domain: 'acme.org', url: null },
        { domain: 'acme.com', url: null },
      ],
      'https://acme.com',
      [
        { domain: 'acme.com', url: 'https://acme.com' },
        { domain: 'acme.org', url: null },
      ],
    ],
    // With two URLs the company would have none.
    [
      [{ domain: 'acme.org', url: 'https://acme.org' }],
      'https://acme.com',
      [{ domain: 'acme.org', url: 'https://acme.org' }],
    ],
  ])('merging a company with the websites %j and %s yields %j', (websites, website, expected) => {
    expect(mergePartial({ websites }, { website }).websites).toEqual(expected);
  });

  test('merging replaces the identifiers of a company by type, but never its CIK', () => {
    const cik = { type: 'cik', authority: 'sec', value: '0000000001' };
    const [lei, ein, other] = [
      { type: 'lei', authority: 'gleif', value: '5493001KJTIIGC8Y1R12' },
      { type: 'ein', authority: 'irs', value: '123456789' },
      { type: 'ein', authority: 'irs', value: '987654321' },
    ] as const;
    const { identifiers } = mergePartial(
      { identifiers: [cik, lei, ein] },
      { identifiers: [other, { ...cik, value: '0000000002' }] },
    );
    expect(identifiers).toEqual([cik, lei, other, { ...cik, value: '0000000002' }]);
  });

  test('merging replaces the addresses of a company by type and puts its other addresses first', () => {
    const [reno, york, rome] = ['Reno', 'York', 'Rome'].map((city, index) =>
      buildAddress(['business', 'mailing', 'business'][index] ?? '', { city, country: 'US' }),
    );
    if (reno === undefined || york === undefined || rome === undefined) throw new Error('three');
    expect(mergePartial({ addresses: [reno, york] }, { addresses: [rome] }).addresses).toEqual([york, rome]);
  });

  test('merging replaces the SIC industry of a company and keeps the known title of the same code', () => {
    const industries = [
      { type: 'naics', code: '511210', name: null },
      { type: 'sic', code: '7372', name: 'Software' },
    ];
    const mergeIndustries = (sic: RegisterFacts['sic']) => mergePartial({ industries }, { sic }).industries;
    expect(mergeIndustries(null)).toEqual(industries);
    expect(mergeIndustries({ code: '7372', name: null })).toEqual(industries);
    expect(mergeIndustries({ code: '7372', name: 'Services' })).toEqual([
      industries[0],
      { type: 'sic', code: '7372', name: 'Services' },
    ]);
    expect(mergeIndustries({ code: '7373', name: null })).toEqual([
      industries[0],
      { type: 'sic', code: '7373', name: null },
    ]);
  });
});

describe('descriptive facts', () => {
  const source = { type: 'website', url: 'https://www.wikidata.org/wiki/Q1', updatedAt: null } as const;
  const mergeDescribed = (
    recorded: Partial<NonNullable<CompanyRecord['descriptive']>>,
    facts: Partial<RegisterFacts>,
  ) => mergePartial({ descriptive: { ...emptyDescription, ...recorded } }, { source, ...facts }).descriptive;
  const createWorkforce = (count: number, asOf: string | null) => ({
    count,
    asOf,
    scope: null,
    method: null,
    approximate: null,
    basis: null,
  });

  test('descriptive facts of a company list their source, and each fact lists only the latest source', () => {
    const createOtherSource = (fields: string[]) => ({
      type: 'sec_filing' as const,
      url: 'https://www.sec.gov/x',
      fields,
      observedAt: '2026-01-01T00:00:00Z',
      updatedAt: null,
    });
    const facts = {
      description: 'Makes anvils.',
      logo: 'https://acme.com/a.svg',
      phone: '+12125550100',
      socialProfiles: [{ platform: 'x', url: 'https://x.com/acme', handle: 'acme' }],
      founded: { value: '1950', precision: 'year' as const },
    };
    const fields = ['description', 'logo', 'social_profiles', 'founded', 'phone_numbers'];
    expect(
      mergeDescribed(
        { sources: [createOtherSource(['description', 'employees']), createOtherSource(['phone_numbers'])] },
        facts,
      )?.sources,
    ).toEqual([createOtherSource(['employees']), { ...source, fields, observedAt: readAt }]);
    for (const [index, key] of Object.keys(facts).entries()) {
      const mergedFacts = mergeDescribed({}, { [key]: Object.values(facts)[index] });
      expect(mergedFacts?.sources.flatMap((each) => each.fields)).toHaveLength(1);
    }
    expect(mergeDescribed({ sources: [createOtherSource(['phone_numbers'])] }, {})?.sources).toEqual([
      createOtherSource(['phone_numbers']),
    ]);
    expect(
      mergeDescribed({ sources: [createOtherSource(['phone_numbers'])] }, { ...facts, source: null })
        ?.sources,
    ).toEqual([createOtherSource(['phone_numbers'])]);
  });

  test('merging keeps descriptive facts that the register does not have', () => {
    const recordedFacts = {
      description: 'a',
      logo: 'https://acme.com/a.svg',
      employees: createWorkforce(1, null),
      socialProfiles: [{ platform: null, url: 'https://acme.social', handle: null }],
      founded: { value: '1950', precision: 'year' as const },
    };
    expect(mergeDescribed(recordedFacts, {})).toEqual({ ...emptyDescription, ...recordedFacts });
  });

  test.each([
    [null, createWorkforce(2, null), 2],
    [createWorkforce(1, null), null, 1],
    [createWorkforce(1, null), createWorkforce(2, null), 2],
    [createWorkforce(1, '2024-12-31'), createWorkforce(2, '2024-12-31'), 2],
    [createWorkforce(1, '2024-12-31'), createWorkforce(2, '2025-12-31'), 2],
    [createWorkforce(1, '2024-12-31'), createWorkforce(2, '2023-12-31'), 1],
    [createWorkforce(1, '2024-12-31'), createWorkforce(2, null), 1],
    [createWorkforce(1, null), createWorkforce(2, '2023-12-31'), 2],
  ])('merging the employee counts %j and %j keeps the later count', (recorded, found, count) => {
    expect(mergeDescribed({ employees: recorded }, { employees: found })?.employees?.count).toBe(count);
  });
});

describe('the ticker map', () => {
  const createFiler = (name: string, ...symbols: string[]): Filer => ({
    name,
    listings: symbols.map((symbol) => ({ symbol, exchange: 'Nasdaq' })),
  });
  const createListedCompany = (...symbols: string[]) =>
    buildCompanyRecord(1, { listings: symbols.map((symbol) => ({ symbol, exchange: 'NYSE' })) });

  test('the ticker map keeps symbols that the filer still has, with their present exchange', () => {
    const mergeSymbols = (record: CompanyRecord, other: Filer) =>
      mergeListings(record, other).listings.map(({ symbol, exchange }) => `${symbol} ${exchange}`);
    expect(mergeSymbols(createListedCompany('B', 'A', 'C'), createFiler('x', 'A', 'B', 'D'))).toEqual([
      'B Nasdaq',
      'A Nasdaq',
    ]);
    expect(mergeSymbols(createListedCompany('B'), createFiler('x', 'C', 'D'))).toEqual(['C Nasdaq']);
    expect(mergeSymbols(createListedCompany(), createFiler('x', 'C', 'D'))).toEqual(['C Nasdaq']);
    expect(mergeSymbols(createListedCompany('B'), createFiler('x'))).toEqual(['B NYSE']);
    const unknownFiler: Filer = { name: 'x', listings: [{ symbol: 'B', exchange: null }] };
    expect(mergeSymbols(createListedCompany('B'), unknownFiler)).toEqual(['B NYSE']);
    expect(mergeSymbols(createListedCompany('A'), unknownFiler)).toEqual(['B NYSE']);
    expect(mergeSymbols(createListedCompany(), unknownFiler)).toEqual([]);
  });

  test.each<[string, CompanyRecord, Record<string, Filer>, string | null]>([
    [
      'its own number',
      createListedCompany('A'),
      { '0000000001': createFiler('Other', 'Z'), '0000000009': createFiler('Company 1', 'A') },
      '0000000001',
    ],
    [
      'a new number of its name',
      createListedCompany('A'),
      { '0000000009': createFiler('COMPANY 1 INC', 'A') },
      '0000000009',
    ],
    [
      'a name that goes on',
      createListedCompany('A'),
      { '0000000009': createFiler('Company 1 Holdings plc', 'A', 'B') },
      '0000000009',
    ],
    [
      'a name with further words',
      createListedCompany('A'),
      { '0000000009': createFiler('Company 1 Semiconductor', 'A') },
      '0000000009',
    ],
    [
      'one that only ends alike',
      createListedCompany('A'),
      { '0000000009': createFiler('New York Company 1', 'A') },
      null,
    ],
    [
      'a name of three letters',
      { ...createListedCompany('A'), name: 'Ibm' },
      { '0000000009': createFiler('IBM Machines', 'A') },
      '0000000009',
    ],
    [
      'one of two',
      { ...createListedCompany('A'), name: 'Hp' },
      { '0000000009': createFiler('HP Printing', 'A') },
      null,
    ],
    [
      'a name that is shorter',
      createListedCompany('A'),
      { '0000000009': createFiler('Company', 'A') },
      '0000000009',
    ],
    [
      'an alias',
      { ...createListedCompany('A'), aliases: ['Zeta Works'] },
      { '0000000009': createFiler('ZETA WORKS', 'A') },
      '0000000009',
    ],
    ['another name', createListedCompany('A'), { '0000000009': createFiler('Zeta', 'A') }, null],
    [
      'a name that is too short to compare',
      createListedCompany('A'),
      { '0000000009': createFiler('Co 1', 'A') },
      null,
    ],
    [
      'one symbol of two',
      createListedCompany('A', 'B'),
      { '0000000009': createFiler('Company 1', 'A') },
      null,
    ],
    [
      'two heirs',
      createListedCompany('A', 'B'),
      { '0000000008': createFiler('Company 1', 'A', 'B'), '0000000009': createFiler('Company 1', 'A') },
      null,
    ],
    ['no heir', createListedCompany('A'), { '0000000009': createFiler('Company 1', 'Z') }, null],
    ['no symbol', createListedCompany(), { '0000000009': createFiler('Company 1', 'Z') }, null],
    [
      'a number that is another company’s',
      createListedCompany('A'),
      { '0000000007': createFiler('Company 1', 'A') },
      null,
    ],
  ])('the present CIK of a company is found: %s: %#', (_, record, filers, cik) => {
    expect(findCurrentCik(record, new Map(Object.entries(filers)), new Set(['0000000007']))).toBe(cik);
  });

  test('the ticker map puts a new CIK first and keeps the old CIK', () => {
    const getNumbers = (record: CompanyRecord) => record.identifiers.map(({ value }) => value);
    expect(getNumbers(addCik(createListedCompany(), '0000000009'))).toEqual(['0000000009', '0000000001']);
    expect(getNumbers(addCik(createListedCompany(), '0000000001'))).toEqual(['0000000001']);
  });
});
