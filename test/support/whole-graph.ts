import { readFileSync } from 'node:fs';
import { createRemoteRecords } from '../../app/local-subgraphs.ts';
import { readSubgraph, type SubgraphName } from '../../router/compose/supergraph.ts';
import { createGraph, type Graph, type GraphOptions } from '../../router/graph.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import type { OnUnexpectedError } from '../../router/subgraph/error-for-client.ts';
import { LocalSubgraph, subgraphSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { companyResolvers } from '../../subgraphs/company/index.ts';
import { contactResolvers, contactSources } from '../../subgraphs/contact/index.ts';
import { geoResolvers } from '../../subgraphs/geo/index.ts';
import { timeResolvers } from '../../subgraphs/time/index.ts';
import { shippedDirectory } from './company-directory.ts';
import { noSources } from './company-graph.ts';
import { unreachableProviders } from './unreachable-providers.ts';
import { testNetworks, testTerminals } from './networks.ts';
import { testPlaces } from './places.ts';
import { geoSources } from './places-graph.ts';
import { postalCodesOf, postalRow } from './postal-codes.ts';

/** Postal codes of four countries; one has the code of a US district. */
const postalCodes = postalCodesOf([
  postalRow({
    country: 'US',
    code: '90210',
    city: 'Beverly Hills',
    state: 'US-CA',
    latitude: 34.09,
    longitude: -118.41,
  }),
  postalRow({
    country: 'US',
    code: '06037',
    city: 'Berlin',
    state: 'US-CT',
    latitude: 41.62,
    longitude: -72.77,
  }),
  postalRow({ country: 'NO', code: '0150', city: 'Oslo', latitude: 59.91, longitude: 10.75 }),
  postalRow({ country: 'JP', code: '100-0001', city: 'Chiyoda' }),
  postalRow({
    country: 'FR',
    code: '75001',
    city: 'Paris',
    district: '75',
    latitude: 48.86,
    longitude: 2.34,
  }),
]);

interface WholeGraphOptions extends Pick<GraphOptions, 'loadPlanner'> {
  /** A subgraph that does not respond. Default: all respond. */
  readonly down?: SubgraphName;
  /** Called for unexpected errors of resolvers. */
  readonly onUnexpectedError?: OnUnexpectedError;
}

/** Returns the graph of all four subgraphs over the data of a fresh installation, without a network. */
export async function wholeGraph({
  down,
  onUnexpectedError,
  ...options
}: WholeGraphOptions = {}): Promise<Graph> {
  const additional = { networks: await testNetworks(), terminals: await testTerminals(), postalCodes };
  const company = { ...noSources, directory: () => shippedDirectory() };
  const remote = createRemoteRecords(() => company, undefined);
  const resolvers: Record<SubgraphName, unknown> = {
    geo: geoResolvers({ ...geoSources(await testPlaces(), additional), remote }),
    company: companyResolvers(company),
    time: timeResolvers(),
    contact: contactResolvers(contactSources({}, unreachableProviders().outside)),
  };
  const local = (name: SubgraphName): SubgraphClient =>
    name === down
      ? {
          name,
          execute: () => ({
            errors: [{ message: `${name} is down`, extensions: { code: 'service_unavailable' } }],
          }),
        }
      : new LocalSubgraph(
          name,
          subgraphSchema({ typeDefs: readSubgraph(name), resolvers: resolvers[name] as SubgraphResolvers }),
          onUnexpectedError,
        );
  return createGraph({
    sdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    subgraphs: {
      geo: local('geo'),
      company: local('company'),
      time: local('time'),
      contact: local('contact'),
    },
    ...options,
  });
}
