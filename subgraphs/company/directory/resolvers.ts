import type { Resolvers, ResolversTypes } from '../schema.generated.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { countryAlpha2Rule } from '../../validation/country-code.ts';
import { companyIdRule } from '../../validation/stable-id.ts';
import { parseIndustry } from './criteria.ts';
import type { CompanyDirectory, ListEdge, Page } from './directory.ts';
import { pageInfoFields, type PagePosition } from '../../validation/page.ts';

export interface DirectorySource {
  /** Returns the current directory. @throws service_unavailable when no directory could be loaded */
  readonly directory: () => CompanyDirectory;
  /** Returns a currency by ISO 4217 code. */
  readonly currency: (code: string) => ResolversTypes['Currency'] | null;
}

/** Exchanges with quotes in US dollars, by their labels in the directory. */
const dollarExchanges = new Set(['nasdaq', 'nyse', 'nyse american', 'nyse arca', 'cboe', 'otc']);

/** Creates the resolvers of the company directory. */
export function directoryResolvers({ directory, currency }: DirectorySource): Resolvers {
  return {
    Query: {
      company(_, { id }) {
        // Validate the id first, so that a malformed id is reported even when no directory is loaded.
        const validId = companyIdRule.read(id, 'id');
        return directory().company(validId);
      },
      companies: (_, { ids }) =>
        resolveBatch('companies', ids, 'ids', (id) => directory().company(companyIdRule.read(id, 'ids'))),
      companySearch: (_, { query: q, first: limit, after: cursor, ...search }) =>
        directory().search({ ...search, q, limit, cursor }),
      companyDirectory: (_, { filter, first, after }) => {
        const country = countryAlpha2Rule.optional(filter?.country, 'country');
        const industry = typeof filter?.sic === 'string' ? parseIndustry('sic', filter.sic) : null;
        return directory().list({ country, industry }, { first: first ?? null, after: after ?? null });
      },
      companyCoverage() {
        const { companies: companyCount, countries: countryCodes, ...rest } = directory().coverage;
        return { ...rest, companyCount, countryCodes };
      },
    },
    Company: {
      __resolveReference: ({ id }) => directory().company(id),
      country: ({ countryCode }) => toReference(countryCode),
      currency: ({ listings }) => {
        const isInDollars =
          listings.length > 0 &&
          listings.every(({ exchange }) => dollarExchanges.has(exchange.toLowerCase()));
        return isInDollars ? currency('USD') : null;
      },
      deep: (company) => company,
      hostnames: ({ domains }) => domains,
      parent: ({ parentId }) => (parentId === null ? null : directory().company(parentId)),
    },
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      company: ({ name }) => {
        const [company = null, another] = directory().withHostname(name);
        return another === undefined ? company : null;
      },
      companies: ({ name }) => directory().withHostname(name),
    },
    CompanyAddress: {
      cityName: ({ city }) => city,
      stateCode: ({ state }) => state,
      postalCode: ({ postal }) => postal,
      country: ({ countryCode }) => toReference(countryCode),
      state: ({ countryCode, state }) =>
        countryCode === null || state === null ? null : { iso31662: `${countryCode}-${state}` },
    },
    CompanyJurisdiction: {
      country: ({ countryCode }) => ({ code: countryCode }),
      stateCode: ({ state }) => state,
    },
    CompanyHostname: { hostname: ({ domain }) => domain },
    CompanyMatch: {
      __resolveType: ({ field }) =>
        field === 'ticker'
          ? 'CompanyTickerMatch'
          : field === 'identifier'
            ? 'CompanyIdentifierMatch'
            : 'CompanyTextMatch',
    },
    CompanyConnection: {
      nodes: ({ edges }) => edges.map(({ node }) => node),
      pageInfo: toPagePosition,
    },
    CompanySearchConnection: {
      nodes: ({ edges }) => edges.map(({ node }) => node),
      pageInfo: toPagePosition,
    },
    CompanyEdge: { cursor: ({ cursor }) => cursor() },
    CompanySearchEdge: { cursor: ({ cursor }) => cursor() },
    PageInfo: pageInfoFields,
  };
}

/** Returns the position of a page. A cursor is signed, so it is created only when it is selected. */
const toPagePosition = ({ edges, hasNextPage, hasPreviousPage }: Page<ListEdge>): PagePosition => ({
  hasNext: hasNextPage,
  hasPrevious: hasPreviousPage,
  get start() {
    return edges[0]?.cursor() ?? null;
  },
  get end() {
    return edges.at(-1)?.cursor() ?? null;
  },
});

const toReference = (code: string | null) => (code === null ? null : { code });
