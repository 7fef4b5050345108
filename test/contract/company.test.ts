import { expect, test } from 'vitest';
import { call, get, query } from '../support/service.ts';

test('COM-046 COM-189 the company directory is served only in version 2.0.0 and requires a key', async () => {
  const { status, headers, body } = await call('/company?q=apple&limit=1');
  expect(status).toBe(200);
  expect(headers.get('x-ratelimit-limit')).not.toBeNull();
  expect(body).toMatchObject({ companies: [{ name: 'Apple Inc.', match: { field: 'name' } }], next: null });
  expect((await call('/company?q=apple', { key: false })).status).toBe(401);
  expect((await call('/company?q=apple', { headers: { 'API-Version': '1.0.0' } })).status).toBe(404);
});

test('COM-001 COM-106 the pages of the company directory contain every company', async () => {
  const coverage = await get('/company/directory/coverage');
  const seenNumbers = new Set<string>();
  for (const country of coverage['countries'] as string[]) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Record<string, unknown> = await get(
        `/company?country=${country}&limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      for (const { id } of page['companies'] as { id: string }[]) seenNumbers.add(id);
      cursor = page['next'] as string | null;
    }
  }
  expect(seenNumbers.size).toBe(coverage['companies']);
});

test('REST and GraphQL return the same company, currency and profile', async () => {
  const { data, errors } = await query(
    '{ companySearch(ticker: "BRK-B") { edges { node { id name countryCode currency { code name } } match { field value } } nodes { id name } } }',
  );
  expect(errors).toBeUndefined();
  expect(data['companySearch']).toMatchObject({
    edges: [
      {
        node: { countryCode: 'US', currency: { code: 'USD', name: 'US Dollar' } },
        match: { value: 'BRK.B' },
      },
    ],
  });
  const { nodes } = data['companySearch'] as { nodes: { id: string; name: string }[] };
  const [found] = nodes;
  expect(await get(`/company/id/${found?.id}`)).toMatchObject({
    name: found?.name,
    country: 'US',
  });
});

test('CAT-010 CAT-069 the paths /company/{number} and /company/id/{id} are served', async () => {
  expect(await get('/company/0000320193')).toMatchObject({ company: '0000320193', name: 'Apple Inc.' });
  expect((await call('/company/id/co_222222222222')).body).toMatchObject({ code: 'not_found' });
});

test('GraphQL resolves the division, time zone and country of a company address', async () => {
  const { data, errors } = await query(
    '{ companySearch(ticker: "AAPL") { nodes { country { name } address { country { code } state { name timezone { id } } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data['companySearch']).toEqual({
    nodes: [
      {
        country: { name: 'United States' },
        address: {
          country: { code: 'US' },
          state: { name: 'California', timezone: { id: 'America/Los_Angeles' } },
        },
      },
    ],
  });
});

test('CAT-010 the names of the state and country of a company are those of the geo subgraph', async () => {
  expect(await get('/company/0000320193?deep=true')).toMatchObject({
    deep: { state_name: 'California', country_name: 'United States', activity: 'Electronic Computers' },
  });
});
