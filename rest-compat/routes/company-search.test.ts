import { describe, expect, test } from 'vitest';
import { createCompanyRest, deepKeys, profileKeys } from '../../test/support/company-directory.ts';
import { companyIdParameter } from '../parameters/company.ts';

const get = createCompanyRest();

describe('the search for companies', () => {
  test('COM-033 COM-035 COM-043 COM-046 COM-102 COM-103 a company search returns candidates, each with its match', async () => {
    const { status, body } = await get('/company?q=apple');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['companies', 'next']);
    expect(Object.keys(body.companies[0])).toEqual([...profileKeys, 'match']);
    expect(body.companies[0].match).toEqual({ field: 'name', value: 'Apple Inc.' });
    const { match, ...profile } = body.companies[0];
    expect(match).toBeDefined();
    expect(profile).toEqual((await get(`/company/id/${companyIdParameter.example}`)).body);
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
  ])('%s: the company search %s returns exactly the expected match', async (_, path, match) => {
    const { body } = await get(path);
    expect(body.companies[0].match).toEqual(match);
  });

  test('COM-091 COM-112 deep=true adds deep to every company, and accepts a cursor from a page without deep', async () => {
    const firstPage = await get('/company?country=US&limit=3');
    const secondPage = await get(`/company?country=US&limit=3&cursor=${firstPage.body.next}`);
    const deep = await get(`/company?country=US&limit=3&cursor=${firstPage.body.next}&deep=true`);
    expect(deep.status).toBe(200);
    expect(deep.body.companies).toHaveLength(3);
    for (const company of deep.body.companies) {
      expect(Object.keys(company)).toEqual([...profileKeys, 'match', 'deep']);
      expect(Object.keys(company.deep)).toEqual(deepKeys);
    }
    expect(deep.body.companies.map(({ id }: { id: string }) => id)).toEqual(
      secondPage.body.companies.map(({ id }: { id: string }) => id),
    );
  });

  test('COM-092 COM-113 the parameter pretty changes only the formatting, and accepts a cursor from a page without pretty', async () => {
    const { body } = await get('/company?country=US&limit=2');
    const path = `/company?country=US&limit=2&cursor=${body.next}`;
    const [compact, pretty] = [await get(path), await get(`${path}&pretty=true`)];
    expect(pretty.body).toEqual(compact.body);
    expect(pretty.text).toContain('\n  "companies"');
  });

  test('COM-085 COM-086 COM-087 COM-106 COM-107 the pages of a company search together contain all American companies', async () => {
    const seenNames: string[] = [];
    let path = '/company?country=US&limit=50';
    for (;;) {
      const { body } = await get(path);
      seenNames.push(...body.companies.map(({ id }: { id: string }) => id));
      if (body.next === null) break;
      path = `/company?country=US&limit=50&cursor=${body.next}`;
    }
    expect(new Set(seenNames).size).toBe(seenNames.length);
    expect(seenNames).toHaveLength(470);
    expect((await get('/company?country=US')).body.companies).toHaveLength(20);
    expect((await get('/company?country=US&limit=1')).body.companies).toHaveLength(1);
  });

  test.each([
    '/company?q=zzzzqq',
    '/company?country=ZZ',
    '/company?identifier=1&authority=xyz',
    '/company?ticker=AAP',
  ])('COM-060 COM-071 COM-075 COM-104 the company search %s returns 200 with no companies', async (path) => {
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
  ])('%s: the company search /company?%s returns 400', async (_, query, param) => {
    const { status, body } = await get(`/company?${query}`);
    expect([status, body.code, body.param]).toEqual([400, 'invalid_request', param]);
  });

  test('COM-109 COM-110 COM-111 a company search rejects the cursor of another search with 400', async () => {
    const { body } = await get('/company?q=corp&limit=5');
    for (const query of ['q=inc&limit=5', 'q=corp&limit=6', 'q=corp&limit=5&country=US']) {
      const nextPage = await get(`/company?${query}&cursor=${body.next}`);
      expect([nextPage.status, nextPage.body.param]).toEqual([400, 'cursor']);
    }
  });

  test('COM-117 the company search returns opaque cursors', async () => {
    const { body } = await get('/company?q=corp&limit=5');
    expect(body.next).toMatch(/^[\w-]{27}$/);
    expect(Buffer.from(body.next, 'base64url').toString('latin1')).not.toMatch(/corp|limit|\{|co_/);
  });
});
