import { expect, test } from 'vitest';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import {
  executeQuery,
  buildAddress,
  buildCompanyRecord,
  createTestDirectory,
  getShippedDirectory,
  type ParsedJson,
} from '../../../test/support/company-directory.ts';

const appleId = 'co_8gdv9rgx7f32';

test('one GraphQL query returns a company with its country, currency and parent', async () => {
  const { data, errors } = await executeQuery(
    `query ($id: ID!) {
      company(id: $id) {
        id name countryCode country { code } currency { code } parent { id }
        address { country { code } stateCode } jurisdiction { country { code } stateCode } deep { legalName }
      }
    }`,
    { id: appleId },
  );
  expect(errors).toEqual([]);
  expect(data.company).toEqual({
    id: appleId,
    name: 'Apple Inc.',
    countryCode: 'US',
    country: { code: 'US' },
    currency: { code: 'USD' },
    parent: null,
    address: { country: { code: 'US' }, stateCode: 'CA' },
    jurisdiction: { country: { code: 'US' }, stateCode: 'CA' },
    deep: { legalName: 'Apple Inc.' },
  });
});

test('a batch returns at most 50 companies by id, in request order, with null for unknown ids', async () => {
  const source = 'query ($ids: [ID!]!) { companies(ids: $ids) { name } }';
  const { data } = await executeQuery(source, { ids: ['co_222222222222', appleId, appleId] });
  expect(data.companies).toEqual([null, { name: 'Apple Inc.' }, { name: 'Apple Inc.' }]);
  const { errors } = await executeQuery(source, { ids: Array.from({ length: 51 }, () => appleId) });
  expect(errors).toEqual([expect.objectContaining({ code: 'invalid_request', param: 'ids' })]);
});

test('a company is resolved as a federation entity by its id', async () => {
  const { data } = await executeQuery(
    `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Company { name } } }`,
    {
      representations: [
        { __typename: 'Company', id: appleId },
        { __typename: 'Company', id: 'co_222222222222' },
      ],
    },
  );
  expect(data._entities).toEqual([{ name: 'Apple Inc.' }, null]);
});

test('the company list pages through the complete directory, even when the page size changes', async () => {
  const source = `query ($first: Int, $after: String) {
    companyDirectory(first: $first, after: $after) {
      totalCount edges { cursor node { id } } nodes { id } pageInfo { hasNextPage endCursor }
    }
  }`;
  const seenIds: string[] = [];
  let after: string | null = null;
  for (let first = 50; ; first = first === 50 ? 49 : 50) {
    const { data } = await executeQuery(source, { first, after });
    const page: ParsedJson = data.companyDirectory;
    expect(page.totalCount).toBe(500);
    expect(page.pageInfo.endCursor).toBe(page.edges.at(-1).cursor);
    expect(page.nodes).toEqual(page.edges.map((edge: ParsedJson) => edge.node));
    seenIds.push(...page.nodes.map(({ id }: { id: string }) => id));
    after = page.pageInfo.endCursor;
    if (page.pageInfo.hasNextPage !== true) break;
  }
  expect(seenIds).toEqual(seenIds.toSorted());
  expect(new Set(seenIds).size).toBe(500);
  expect(seenIds).toHaveLength(500);
});

test('the company list applies its filter, and accepts a cursor only with the same filter', async () => {
  const source = `query ($filter: CompanyFilterInput, $first: Int, $after: String) {
    companyDirectory(filter: $filter, first: $first, after: $after) {
      totalCount nodes { name countryCode industries { code } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const filter = { country: 'IE' };
  const { data } = await executeQuery(source, { filter, first: 1 });
  expect(data.companyDirectory.totalCount).toBe(
    getShippedDirectory().list({ country: 'IE', industry: null }, {}).totalCount,
  );
  expect(data.companyDirectory.nodes[0].countryCode).toBe('IE');
  const endCursor = data.companyDirectory.pageInfo.endCursor;
  expect((await executeQuery(source, { filter: { country: 'CH' }, after: endCursor })).errors).toEqual([
    expect.objectContaining({ code: 'invalid_request', param: 'after' }),
  ]);
  const softwarePage = await executeQuery(source, { filter: { sic: '7372', country: 'US' }, first: 50 });
  expect(softwarePage.data.companyDirectory.nodes.map(({ name }: { name: string }) => name)).toContain(
    'Microsoft Corporation',
  );
  for (const [wrong, param] of [
    [{ filter: { country: 'USA' } }, 'country'],
    [{ filter: { sic: '737' } }, 'industry'],
    [{ first: 51 }, 'first'],
    [{ first: 0 }, 'first'],
  ] as const) {
    expect((await executeQuery(source, wrong)).errors).toEqual([
      expect.objectContaining({ code: 'invalid_request', param }),
    ]);
  }
  const emptyPage = await executeQuery(source, { filter: { country: 'ZZ' } });
  expect(emptyPage.data.companyDirectory).toEqual({
    totalCount: 0,
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});

test('each kind of match of a company search has its own GraphQL type', async () => {
  const source = `query ($q: String, $ticker: String, $identifier: String, $country: ID) {
    companySearch(query: $q, ticker: $ticker, identifier: $identifier, country: $country, first: 1) {
      edges { match { __typename field value } }
    }
  }`;
  const findMatchType = async (search: Record<string, string>) =>
    (await executeQuery(source, search)).data.companySearch.edges[0].match.__typename;
  expect(await findMatchType({ q: 'apple' })).toBe('CompanyTextMatch');
  expect(await findMatchType({ country: 'US' })).toBe('CompanyTextMatch');
  expect(await findMatchType({ ticker: 'AAPL' })).toBe('CompanyTickerMatch');
  expect(await findMatchType({ identifier: '320193' })).toBe('CompanyIdentifierMatch');
});

test('a company address has a state only when its country and state are known', async () => {
  const places = [{ country: 'US', state: 'US-CA' }, { country: 'US' }, { state: 'CA' }, {}];
  const directory = createTestDirectory(
    ...places.map((place, index) =>
      buildCompanyRecord(index + 1, { addresses: [buildAddress('business', place)] }),
    ),
  );
  const ids = places.map((_, index) => buildCompanyRecord(index + 1).id);
  const { data } = await executeQuery(
    'query ($ids: [ID!]!) { companies(ids: $ids) { address { state { iso31662 } country { code } } } }',
    { ids },
    directory,
  );
  expect(data.companies).toEqual([
    { address: { state: { iso31662: 'US-CA' }, country: { code: 'US' } } },
    { address: { state: null, country: { code: 'US' } } },
    { address: { state: null, country: null } },
    { address: { state: null, country: null } },
  ]);
});

test('a company has a parent within the directory, and a currency for known exchanges only', async () => {
  const [parent, child] = [
    buildCompanyRecord(1, { name: 'Parent' }),
    buildCompanyRecord(2, { parent: buildCompanyRecord(1).id }),
  ];
  const foreignCompany = buildCompanyRecord(3, { listings: [{ exchange: 'TSX', symbol: 'X' }] });
  const directory = createTestDirectory(parent, child, foreignCompany);
  const { data } = await executeQuery(
    '{ child: company(id: "co_22222222aaac") { parentId parent { name } currency { code } } foreign: company(id: "co_22222222aaad") { currency { code } } }',
    {},
    directory,
  );
  expect(data).toEqual({
    child: { parentId: parent.id, parent: { name: 'Parent' }, currency: null },
    foreign: { currency: null },
  });
});

test('COM-121 ERR-029 a company lookup returns service_unavailable, never an empty response, when the directory cannot be loaded', async () => {
  const failingDirectory = new Proxy(createTestDirectory(), {
    get() {
      throw createUnavailableError('The company directory is not loaded.');
    },
  });
  for (const query of [
    `{ company(id: "${appleId}") { id } }`,
    '{ companySearch(query: "apple") { totalCount } }',
    '{ companyCoverage { companyCount } }',
    '{ companyRegistration(number: "320193") { number } }',
  ]) {
    expect((await executeQuery(query, {}, failingDirectory)).errors).toEqual([
      expect.objectContaining({ code: 'service_unavailable' }),
    ]);
  }
});

test('COM-018 COM-020 COM-178 COM-179 the Company type has no fields for primary symbol, revenue or private status', async () => {
  const { data } = await executeQuery(
    '{ __type(name: "Company") { fields { name } } listing: __type(name: "CompanyListing") { fields { name } } }',
  );
  const fields = data.__type.fields.map(({ name }: { name: string }) => name).join(' ');
  expect(fields).not.toMatch(/primary|revenue|private|public/i);
  expect(data.listing.fields).toEqual([{ name: 'exchange' }, { name: 'symbol' }]);
});
