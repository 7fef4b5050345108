import { readFileSync } from 'node:fs';
import { readSupergraph, subgraphNames } from '../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../router/graph.ts';
import { parsePrebuiltPlans } from '../router/plan/prebuilt-plans.ts';
import { Addresses } from '../router/subgraph/addresses.ts';
import type { SubgraphClient } from '../router/subgraph/client.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphModule } from '../router/subgraph/local.ts';
import type { OnUnexpectedError } from '../router/subgraph/error-for-client.ts';
import { RemoteSubgraph } from '../router/subgraph/remote.ts';
import type { Editions } from '../subgraphs/time/editions/editions.ts';
import type { Settings } from './settings/settings.ts';
import type { OpenStores } from './stores.ts';
import { createSubgraphModule } from './local-subgraphs.ts';

/** The addresses of the remote subgraphs, by name. */
export type RemoteSubgraphs = Readonly<Record<string, Addresses>>;

export const getRemoteSubgraphs = ({ subgraphUrls }: Settings): RemoteSubgraphs =>
  Object.fromEntries(Object.entries(subgraphUrls).map(([name, urls]) => [name, new Addresses(urls)]));

/** The four subgraphs, local and remote. */
interface OpenedSubgraphs {
  readonly clients: Readonly<Record<string, SubgraphClient>>;
  /** The subgraphs in this process, by name. */
  readonly modules: ReadonlyMap<string, SubgraphModule>;
}

/**
 * Opens the local and remote subgraphs.
 * @param stores null when all subgraphs that read from the store are remote
 * @param editions the editions of the time-zone database; not needed when the subgraph `time` is remote
 */
export function openSubgraphs(
  settings: Settings,
  stores: OpenStores | null,
  onUnexpectedError: OnUnexpectedError,
  editions: Editions | undefined = stores?.editions,
  remote: RemoteSubgraphs = getRemoteSubgraphs(settings),
): OpenedSubgraphs {
  const getRequiredStores = () => {
    if (stores === null) throw new Error('A subgraph in this process needs a store.');
    return stores;
  };
  const modules = new Map<string, SubgraphModule>();
  const clients: Record<string, SubgraphClient> = {};
  for (const name of subgraphNames) {
    const addresses = remote[name];
    if (addresses === undefined) {
      const module = createSubgraphModule(name, settings, getRequiredStores, editions);
      modules.set(name, module);
      clients[name] = new LocalSubgraph(name, buildExecutableSchema(module), onUnexpectedError);
    } else clients[name] = new RemoteSubgraph({ name, addresses });
  }
  return { clients, modules };
}

/** Opens the composed graph over the given subgraphs. */
export const openGraph = (
  settings: Settings,
  { clients: subgraphs }: Pick<OpenedSubgraphs, 'clients'>,
  onUnexpectedError: OnUnexpectedError,
): Graph =>
  createGraph({
    sdl: readSupergraph(),
    plans: parsePrebuiltPlans(readFileSync(new URL('../schema/plans.json', import.meta.url), 'utf8')),
    onUnexpectedError,
    subgraphs,
    introspection: settings.introspection !== 'nobody',
    cacheBytes: settings.cacheMb * 1024 * 1024,
  });
