import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSubgraph } from '../../router/compose/supergraph.ts';
import { createGraph } from '../../router/graph.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../router/subgraph/local.ts';
import type { CompanyDirectory } from '../../subgraphs/company/directory/directory.ts';
import { companyResolvers } from '../../subgraphs/company/index.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import {
  buildCompanyRecord,
  createTestDirectory,
  getShippedDirectory,
} from '../support/company-directory.ts';
import { noSources } from '../support/company-graph.ts';
import { createUnreachableProviders } from '../support/unreachable-providers.ts';
import { CountingClient } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { createOracle } from './parity.ts';

const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
const context = { now: Date.parse('2026-11-21T12:00:00Z') };

/** The two subgraphs that share the entity Domain, without network access. */
const createModules = (directory: () => CompanyDirectory) => ({
  company: { typeDefs: readSubgraph('company'), resolvers: companyResolvers({ ...noSources, directory }) },
  contact: {
    typeDefs: readSubgraph('contact'),
    resolvers: createContactResolvers(
      createContactSources({ DNS_SERVERS: '192.0.2.53' }, createUnreachableProviders().outside),
    ),
  },
});

function createGraphWith(directory: () => CompanyDirectory) {
  const modules = createModules(directory);
  const members = Object.entries(modules).map(
    ([name, module]) => new LocalSubgraph(name, buildExecutableSchema(module)),
  );
  const clients = members.map((member) => new CountingClient(member));
  const graph = createGraph({ sdl, subgraphs: Object.fromEntries(clients.map((each) => [each.name, each])) });
  return {
    graph,
    members,
    ask: async (document: string) => {
      const text = JSON.stringify(await graph.prepare(document).execute({}, context));
      return JSON.parse(text) as { data: Record<string, unknown> | null; errors?: object[] };
    },
    fetchesOf: (name: string) => clients.find((client) => client.name === name)?.requested.length,
  };
}

const inDirectory = createGraphWith(() => getShippedDirectory());
const findCompany = async (name: string) => {
  const { data } = await inDirectory.ask(`{ domain(name: "${name}") { name company { name } } }`);
  return data?.['domain'];
};

// The sites themselves name their owners.
test.each([
  ['apple.com', 'apple.com', 'Apple Inc.'],
  ['WWW.APPLE.COM.', 'apple.com', 'Apple Inc.'],
  // The domain is the registrable one: hostnames below it resolve to it, as everywhere in the graph.
  ['support.apple.com', 'apple.com', 'Apple Inc.'],
  ['youtube.com', 'youtube.com', 'Alphabet Inc.'],
  ['www.jpmorganchase.com', 'jpmorganchase.com', 'JPMorgan Chase & Co.'],
  ['github.com', 'github.com', 'Microsoft Corporation'],
])('the hostname %s has the registrable domain %s of the company %s', async (given, name, company) => {
  expect(await findCompany(given)).toEqual({ name, company: { name: company } });
});

test.each(['example.com', 'wikipedia.org', 'co.uk', 'printer.local', 'apple.test', 'apple.com.evil.org'])(
  'the domain %s belongs to no company of the directory',
  async (given) => {
    expect(await findCompany(given)).toMatchObject({ company: null });
  },
);

test('a company can be selected below an email address and below a domain', async () => {
  const { data, errors } = await inDirectory.ask(
    '{ email(address: "jane@corp.apple.com") { domain { company { id name hostnames { hostname } } companies { name } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    email: {
      domain: {
        company: {
          id: 'co_8gdv9rgx7f32',
          name: 'Apple Inc.',
          hostnames: [{ hostname: 'beatsbydre.com' }, { hostname: 'shazam.com' }],
        },
        companies: [{ name: 'Apple Inc.' }],
      },
    },
  });
});

test('a hostname that several companies share has no single company, and lists all of them', async () => {
  const site = [{ domain: 'www.shared.com', url: 'https://www.shared.com/' }];
  const directory = createTestDirectory(
    buildCompanyRecord(2, { websites: site }),
    buildCompanyRecord(1, { websites: [{ domain: 'shared.com', url: null }] }),
    buildCompanyRecord(3, { websites: [{ domain: 'ir.shared.com', url: null }] }),
  );
  const { data } = await createGraphWith(() => directory).ask(
    '{ domain(name: "shared.com") { company { name } companies { name } } }',
  );
  expect(data).toEqual({
    domain: { company: null, companies: [{ name: 'Company 1' }, { name: 'Company 2' }] },
  });
});

test('a company directory that cannot be loaded is a field error, never a null without an error', async () => {
  const brokenGraph = createGraphWith(() => {
    throw createUnavailableError('The company directory is not loaded.');
  });
  expect(await brokenGraph.ask('{ domain(name: "apple.com") { name company { name } } }')).toMatchObject({
    data: { domain: { name: 'apple.com', company: null } },
    errors: [{ path: ['domain', 'company'], extensions: { code: 'service_unavailable' } }],
  });
});

test('the companies of 100 email addresses are fetched with one request to each of the two subgraphs', async () => {
  const { ask, fetchesOf } = createGraphWith(() => getShippedDirectory());
  const addresses = Array.from({ length: 100 }, (_, at) =>
    JSON.stringify(`user${at}@${at % 2 === 0 ? 'apple.com' : `host${at}.example.org`}`),
  );
  const { data } = await ask(`{ emails(addresses: [${addresses.join()}]) { domain { company { name } } } }`);
  expect(data?.['emails']).toHaveLength(100);
  expect([fetchesOf('contact'), fetchesOf('company')]).toEqual([1, 1]);
});

describe('domains and companies', () => {
  let subgraphServers: RunningSubgraphs;
  beforeAll(async () => {
    subgraphServers = await startSubgraphs(createModules(() => getShippedDirectory()));
  });
  afterAll(() => subgraphServers.close());

  test.each([
    '{ domain(name: "www.apple.com") { name company { id name parent { id } hostnames { hostname } } companies { id } } }',
    '{ emails(addresses: ["a@google.com", "b@example.com", "junk"]) { valid domain { name suffix company { name country { code } } } } }',
    '{ domain(name: "co.uk") { company { name } companies { name } deep { company { id } } } }',
    '{ domain(name: "no domain") { company { name } } }',
  ])('a plan, a plan over HTTP and graphql-js return the same data for %s', async (document) => {
    const { graph, members } = inDirectory;
    const remoteGraph = createGraph({ sdl, subgraphs: subgraphServers.clients });
    const expected = await createOracle(graph.apiSchema, members, { document, variables: {} }, context);
    for (const each of [graph, remoteGraph]) {
      const result = await each.prepare(document).execute({}, context);
      expect(JSON.stringify(result.data)).toBe(JSON.stringify(expected.data));
      expect(result.errors?.length).toBe(expected.errors?.length);
    }
  });
});
