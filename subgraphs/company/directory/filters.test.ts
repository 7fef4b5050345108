import { describe, expect, test } from 'vitest';
import {
  findMatches,
  buildNamedDirectory,
  findNames,
  findSearchRejection,
  getShippedDirectory,
} from '../../../test/support/company-directory.ts';

describe('search filters', () => {
  test('COM-072 a country filter restricts the results of a company search', () => {
    const irishNames = findNames({ q: 'a', country: 'IE', limit: 50 });
    expect(irishNames).toContain('Accenture plc');
    expect(findNames({ q: 'accenture', country: 'US' })).toEqual([]);
  });

  test('COM-044 COM-045 COM-073 a country filter alone lists companies in ascending order of id', () => {
    const { companies } = getShippedDirectory().search({ country: 'IE', limit: 50 });
    expect(new Set(companies.map(({ match }) => JSON.stringify(match)))).toEqual(
      new Set(['{"field":"filters","value":null}']),
    );
    const ids = companies.map(({ company }) => company.id);
    expect(ids).toEqual(ids.toSorted());
    expect(companies.every(({ company }) => company.countryCode === 'IE')).toBe(true);
  });

  // By their filings, these companies are incorporated in Ireland, although Medtronic is managed from Minneapolis.
  test.each(['Accenture plc', 'Medtronic plc', 'Eaton Corporation plc'])(
    'COM-011 COM-074 the country filter IE finds %s',
    (name) => {
      expect(findNames({ country: 'ie', limit: 50 })).toContain(name);
    },
  );

  test('COM-012 a company keeps its country of incorporation when its address is in another country', () => {
    const [amcor] = getShippedDirectory().search({ q: 'amcor' }).companies;
    expect([amcor?.company.countryCode, amcor?.company.address?.countryCode]).toEqual(['JE', 'GB']);
  });

  test('COM-075 a well-formed country without companies yields no results, and a malformed country is rejected', () => {
    expect(findNames({ country: 'ZZ' })).toEqual([]);
    for (const country of ['usa', 'U', '', '12']) {
      expect(findSearchRejection({ country }), country).toEqual({
        code: 'invalid_request',
        param: 'country',
      });
    }
  });

  test('COM-080 COM-081 COM-082 an industry filter matches only the exact four digits', () => {
    const createIndustries = (code: string) => [{ type: 'sic', code, name: null }];
    const directory = buildNamedDirectory(
      { name: 'Farm', industries: createIndustries('0100') },
      { name: 'Code', industries: createIndustries('7370') },
      { name: 'Soft', industries: createIndustries('7372') },
      { name: 'Naics', industries: [{ type: 'naics', code: '7372', name: null }] },
    );
    const findNamesByIndustry = (code: string) =>
      findNames({ industryType: 'sic', industry: code }, directory);
    expect([
      findNamesByIndustry('0100'),
      findNamesByIndustry('7370'),
      findNamesByIndustry('7372'),
      findNamesByIndustry('7300'),
    ]).toEqual([['Farm'], ['Code'], ['Soft'], []]);
    expect(findMatches({ industryType: 'sic', industry: '0100' }, directory)).toEqual([
      { field: 'filters', value: null },
    ]);
  });

  test('COM-083 COM-084 an industry filter restricts any company search and can be combined with a country filter', () => {
    const pair = { industryType: 'sic', industry: '7372' };
    expect(findNames({ q: 'micro', ...pair })).toEqual(['Microsoft Corporation']);
    expect(findNames({ ticker: 'MSFT', ...pair })).toEqual(['Microsoft Corporation']);
    expect(findNames({ domain: 'apple.com', ...pair })).toEqual([]);
    expect(findNames({ identifier: '789019', country: 'US', ...pair })).toEqual(['Microsoft Corporation']);
    expect(findNames({ country: 'IE', ...pair })).toEqual([]);
  });

  test.each([
    ['COM-076', { industry: '7372' }, 'industry'],
    ['COM-077', { industryType: 'sic' }, 'industry'],
    ['COM-078', { industryType: 'SIC', industry: '7372' }, 'industryType'],
    ['COM-078', { industryType: 'naics', industry: '7372' }, 'industryType'],
    ['COM-079', { industryType: 'sic', industry: '737' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '73720' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '73A2' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '７３７２' }, 'industry'],
    ['COM-080', { industryType: 'sic', industry: '100' }, 'industry'],
  ])('%s a company search rejects the filters %j', (_, search, param) => {
    expect(findSearchRejection(search)).toEqual({ code: 'invalid_request', param });
  });
});

describe('search selectors', () => {
  test.each([
    ['COM-093', { q: 'a', domain: 'apple.com' }, 'domain'],
    ['COM-094', { q: 'a', ticker: 'AAPL' }, 'ticker'],
    ['COM-095', { q: 'a', identifier: '320193' }, 'identifier'],
    ['COM-096', { domain: 'apple.com', ticker: 'AAPL' }, 'ticker'],
    ['COM-097', { domain: 'apple.com', identifier: '320193' }, 'identifier'],
    ['COM-098', { ticker: 'AAPL', identifier: '320193' }, 'identifier'],
    ['COM-099', {}, 'q'],
    ['COM-100', { limit: 5 }, 'q'],
  ])('%s a company search rejects the combination of selectors %j', (_, search, param) => {
    expect(findSearchRejection(search)).toEqual({ code: 'invalid_request', param });
  });
});
