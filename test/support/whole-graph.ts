import { readFileSync } from 'node:fs';
import { createRemoteRecords } from '../../app/local-subgraphs.ts';
import { readSubgraph, type SubgraphName } from '../../router/compose/supergraph.ts';
import { createGraph, type Graph, type GraphOptions } from '../../router/graph.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import type { PostalCodeRow } from '../../db/queries/postal-codes.ts';
import type { OnUnexpectedError } from '../../router/subgraph/error-for-client.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { companyResolvers } from '../../subgraphs/company/index.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';
import { geoResolvers } from '../../subgraphs/geo/index.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';
import { getShippedDirectory } from './company-directory.ts';
import { noSources } from './company-graph.ts';
import { createUnreachableProviders } from './unreachable-providers.ts';
import { buildTestNetworks, buildTestTerminals } from './networks.ts';
import { readTestPlaces } from './places.ts';
import { buildGeoSources } from './places-graph.ts';
import { createPostalCodes, buildPostalRow } from './postal-codes.ts';

/** Postal codes of four countries; one has the code of a US district. */
const postalCodes = createPostalCodes([
  buildPostalRow({
    country: 'US',
    code: '90210',
    city: 'Beverly Hills',
    state: 'US-CA',
    latitude: 34.09,
    longitude: -118.41,
  }),
  buildPostalRow({
    country: 'US',
    code: '06037',
    city: 'Berlin',
    state: 'US-CT',
    latitude: 41.62,
    longitude: -72.77,
  }),
  buildPostalRow({ country: 'NO', code: '0150', city: 'Oslo', latitude: 59.91, longitude: 10.75 }),
  buildPostalRow({ country: 'JP', code: '100-0001', city: 'Chiyoda' }),
  buildPostalRow({
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
  /** Postal codes in place of the five default rows. */
  readonly postalRows?: readonly PostalCodeRow[] | undefined;
  /** Called for unexpected errors of resolvers. */
  readonly onUnexpectedError?: OnUnexpectedError;
}

/** Returns the graph of all four subgraphs over the data of a fresh installation, without a network. */
export async function createCompleteGraph({
  down,
  postalRows,
  onUnexpectedError,
  ...options
}: WholeGraphOptions = {}): Promise<Graph> {
  const additionalTables = {
    networks: await buildTestNetworks(),
    terminals: await buildTestTerminals(),
    postalCodes: postalRows === undefined ? postalCodes : createPostalCodes(postalRows),
  };
  const company = { ...noSources, directory: () => getShippedDirectory() };
  const companyRecords = createRemoteRecords(() => company, undefined);
  const resolvers: Record<SubgraphName, unknown> = {
    geo: geoResolvers({
      ...buildGeoSources(await readTestPlaces(), additionalTables),
      remote: companyRecords,
    }),
    company: companyResolvers(company),
    time: createTimeResolvers(),
    contact: createContactResolvers(createContactSources({}, createUnreachableProviders().outside)),
  };
  const createLocalSubgraph = (name: SubgraphName): SubgraphClient =>
    name === down
      ? {
          name,
          execute: () => ({
            errors: [{ message: `${name} is down`, extensions: { code: 'service_unavailable' } }],
          }),
        }
      : new LocalSubgraph(
          name,
          buildExecutableSchema({
            typeDefs: readSubgraph(name),
            resolvers: resolvers[name] as SubgraphResolvers,
          }),
          onUnexpectedError,
        );
  return createGraph({
    sdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    subgraphs: {
      geo: createLocalSubgraph('geo'),
      company: createLocalSubgraph('company'),
      time: createLocalSubgraph('time'),
      contact: createLocalSubgraph('contact'),
    },
    ...options,
  });
}
