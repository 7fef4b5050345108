import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { execute, graphql, Kind, parse, validate, type GraphQLSchema } from 'graphql';
import { readCompanyFacts } from '../../db/importers/company/company-facts.ts';
import { parseCompanyRecord, type CompanyRecord } from '../../db/records/company-record.ts';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { companyRoutes } from '../../rest-compat/routes/company.ts';
import type { Body } from '../../rest-compat/routing/route.ts';
import { Access } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret } from '../../router/auth/key.ts';
import type { SearchArguments } from '../../subgraphs/company/directory/criteria.ts';
import {
  createCompanyDirectory,
  type CompanyDirectory,
} from '../../subgraphs/company/directory/directory.ts';
import { findCurrency } from '../../subgraphs/company/currency/currencies.ts';
import { directoryResolvers } from '../../subgraphs/company/directory/resolvers.ts';
import { registerResolvers } from '../../subgraphs/company/registers/resolvers.ts';
import { createRegisters } from '../../subgraphs/company/registers/registers.ts';
import { mergeResolvers } from '../../subgraphs/merge-resolvers.ts';

export const cursorSecret = 'a secret of these tests, long enough';

/** Builds a fictitious company. `number` determines the id and the CIK, so that a greater number has a greater id. */
export function buildCompanyRecord(number: number, facts: Partial<CompanyRecord> = {}): CompanyRecord {
  const digits = [...`${number}`.padStart(4, '0')].map((digit) => 'abcdefghjk'[Number(digit)]).join('');
  return parseCompanyRecord({
    id: `co_22222222${digits}`,
    name: `Company ${number}`,
    country: 'US',
    legalName: null,
    aliases: [],
    jurisdiction: null,
    status: null,
    websites: [],
    listings: [],
    identifiers: [{ type: 'cik', authority: 'sec', value: `${number}`.padStart(10, '0') }],
    incorporated: null,
    addresses: [],
    industries: [],
    parent: null,
    descriptive: emptyDescription,
    phoneNumbers: [],
    emailAddresses: [],
    observedAt: '2026-01-01T00:00:00Z',
    ...facts,
  } satisfies CompanyRecord);
}

export const emptyDescription: NonNullable<CompanyRecord['descriptive']> = {
  description: null,
  logo: null,
  socialProfiles: [],
  founded: null,
  employees: null,
  sources: [],
};

export const buildAddress = (type: string, facts: Partial<CompanyRecord['addresses'][number]> = {}) => ({
  type,
  street: null,
  city: null,
  state: null,
  postal: null,
  country: null,
  ...facts,
});

export const createTestDirectory = (...records: CompanyRecord[]) =>
  createCompanyDirectory(records, cursorSecret);

let shippedCache: CompanyDirectory | undefined;
/** Returns the directory of the 500 bundled companies. */
export const getShippedDirectory = () => (shippedCache ??= createTestDirectory(...readCompanyFacts()));

/** Returns the schema of the subgraph over one directory. Country gets a name field, which the geo subgraph normally adds. */
function buildDirectorySchema(directory: () => CompanyDirectory): GraphQLSchema {
  const sdl = readFileSync(new URL('../../schema/company.graphql', import.meta.url), 'utf8');
  const resolvers = mergeResolvers([
    directoryResolvers({ directory, currency: findCurrency }),
    registerResolvers({ directory, registers: createRegisters({}) }),
  ]);
  return buildSubgraphSchema([
    {
      typeDefs: parse(`${sdl}\nextend type Country { name: String! }`),
      resolvers: {
        ...resolvers,
        Country: { name: ({ code }: { code: string }) => `Name of ${code}` },
      } as never,
    },
  ]);
}

const now = Date.parse('2026-09-01T12:00:00Z');

/** The type of `JSON.parse`, so that tests can read responses without type assertions. */
export type ParsedJson = ReturnType<typeof JSON.parse>;
const parseJson = (text: string): ParsedJson => JSON.parse(text);

/** Runs a document against the company subgraph alone. */
export async function executeQuery(
  source: string,
  variables: Record<string, unknown> = {},
  directory = getShippedDirectory(),
) {
  const schema = buildDirectorySchema(() => directory);
  const problems = validate(schema, parse(source));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const result = await graphql({ schema, source, variableValues: variables, contextValue: { now } });
  return {
    data: parseJson(JSON.stringify(result.data ?? null)),
    errors: (result.errors ?? []).map(({ extensions, message }) => ({ ...extensions, message })),
  };
}

const secret = '2'.repeat(32);
const parts = { type: 'secret', short: '22222222', secret } as const;
const companyKey = formatKey(parts);

export interface DirectoryResponse {
  readonly status: number;
  readonly text: string;
  readonly body: ParsedJson;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the REST paths of the directory with the real handler and access control; operations run on the subgraph's schema. */
export function createCompanyRest(directory: () => CompanyDirectory = getShippedDirectory) {
  const schema = buildDirectorySchema(directory);
  const access = new Access(
    {
      find: async () => ({
        short: parts.short,
        type: parts.type,
        secretHash: hashSecret(secret),
        plan: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
        ...noRestrictions,
      }),
    },
    { clock: () => now },
  );
  const graph = {
    prepare(text: string) {
      const document = parse(text);
      const problems = validate(schema, document);
      if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation.');
      return {
        kind: 'query' as const,
        rootFields: operation.selectionSet.selections.map((field) =>
          field.kind === Kind.FIELD ? (field.alias ?? field.name).value : '',
        ),
        execute: (variableValues: Body) =>
          execute({ schema, document, variableValues, contextValue: { now } }),
      };
    },
  };
  const restHandler = createRest({
    routes: companyRoutes,
    graph: graph as never,
    access,
    baseUrl: 'http://localhost',
    clock: () => now,
  });
  return async (
    url: string,
    headers: Record<string, string> = { 'x-api-key': companyKey },
  ): Promise<DirectoryResponse> => {
    const queryIndex = url.indexOf('?');
    const response = await restHandler({
      method: 'GET',
      path: queryIndex === -1 ? url : url.slice(0, queryIndex),
      query: queryIndex === -1 ? '' : url.slice(queryIndex + 1),
      headers,
      ip: '127.0.0.1',
      id: 'request',
      signal: new AbortController().signal,
      body: async () => '',
    });
    const pairs: [string, string][] = [];
    for (let index = 0; index + 1 < response.headers.length; index += 2) {
      pairs.push([response.headers[index] ?? '', response.headers[index + 1] ?? '']);
    }
    return {
      status: response.status,
      text: response.body,
      body: parseJson(response.body),
      headers: Object.fromEntries(pairs),
    };
  };
}

/** Returns the names of the companies that a search finds, in order. */
export const findNames = (search: SearchArguments, directory = getShippedDirectory()) =>
  directory.search(search).companies.map(({ company }) => company.name);
/** Returns the match of each company that a search finds. */
export const findMatches = (search: SearchArguments, directory = getShippedDirectory()) =>
  directory.search(search).companies.map(({ match }) => match);
/** Returns the extensions of the error that rejects a search, or `accepted`. */
export const findSearchRejection = (
  search: SearchArguments & { cursor?: string },
  directory = getShippedDirectory(),
) => {
  try {
    directory.search(search);
  } catch (error) {
    return error instanceof Error && 'extensions' in error ? error.extensions : error;
  }
  return 'accepted';
};
/** Returns a directory of companies with only the given facts. */
export const buildNamedDirectory = (...list: (string | Partial<CompanyRecord>)[]) =>
  createTestDirectory(
    ...list.map((facts, index) =>
      buildCompanyRecord(index + 1, typeof facts === 'string' ? { name: facts } : facts),
    ),
  );

/** Keys of a profile, in order. */
export const profileKeys = ['id', 'name', 'country', 'website', 'listings', 'address'];
/** Keys of its deep facts when no contact is recorded, in order. */
export const deepKeys = [
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

/** A company with a value for every fact. */
export const completeRecord = buildCompanyRecord(1, {
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
    buildAddress('business', {
      street: '1 Main Street',
      city: 'Dover',
      state: 'DE',
      postal: '19901',
      country: 'US',
    }),
    buildAddress('mailing'),
  ],
  industries: [{ type: 'sic', code: '0100', name: null }],
  parent: buildCompanyRecord(2).id,
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
