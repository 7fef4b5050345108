import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { graphql, parse, validate, type GraphQLSchema } from 'graphql';
import { readNaics2022 } from '../../db/importers/naics-2022.ts';
import { companyResolvers, type CompanySources } from '../../subgraphs/company/index.ts';
import { createNaicsEdition } from '../../subgraphs/company/naics/edition.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { createRegisters } from '../../subgraphs/company/registers/registers.ts';
import { createVies } from '../../subgraphs/company/vat/vies.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import { createProvider } from '../../subgraphs/provider.ts';

const read = (path: string) => readFileSync(new URL(`../../schema/${path}`, import.meta.url), 'utf8');

const naics2022 = createNaicsEdition(2022, readNaics2022());

/** Sources without configuration, as in a fresh installation. */
export const noSources: CompanySources = {
  directory: () => {
    throw createUnavailableError('The company directory is not loaded.');
  },
  naics: { edition: () => naics2022 },
  rates: { publishedBetween: async () => [], loaded: async () => false },
  tariff: {
    edition: async () => null,
    find: async () => null,
    search: async () => [],
    below: async () => [],
  },
  providers: { edition: async () => null, find: async () => null },
  vehicles: () => Promise.reject(new Error('no vehicles here')),
  nppes: createProvider({
    name: 'NPPES',
    setting: 'NPPES_URL',
    baseUrl: undefined,
    turnedOffBy: 'NPPES_URL=none',
  }),
  vies: createVies({}),
  registers: createRegisters({}),
};

export const buildCompanySchema = (sources: Partial<CompanySources> = {}): GraphQLSchema =>
  buildSubgraphSchema([
    {
      typeDefs: parse(read('company.graphql')),
      resolvers: companyResolvers({ ...noSources, ...sources }) as never,
    },
  ]);

/** The default instant of tests. */
export const noon = Date.parse('2026-06-15T12:00:00Z');

/** Runs a document against the company subgraph alone. @returns data, and the codes and messages of errors */
export async function execute(
  source: string,
  variables: Record<string, unknown> = {},
  { schema = buildCompanySchema(), now = noon }: { schema?: GraphQLSchema; now?: number } = {},
) {
  const problems = validate(schema, parse(source));
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
  const result = await graphql({ schema, source, variableValues: variables, contextValue: { now } });
  return {
    data: JSON.parse(JSON.stringify(result.data ?? null)) as Record<string, never> | null,
    errors: (result.errors ?? []).map((error) => ({ ...error.extensions, message: error.message })),
  };
}

/** Runs the operation document of a REST path by its file name. */
export const executeOperation = (
  name: string,
  ...rest: [Record<string, unknown>?, Parameters<typeof execute>[2]?]
) => execute(readOperation(name), ...rest);
