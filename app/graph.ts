import { readFileSync } from 'node:fs';
import { readSupergraph, subgraphNames, type SubgraphName } from '../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../router/graph.ts';
import { parsePlanBook } from '../router/plan/plan-book.ts';
import { Addresses } from '../router/subgraph/addresses.ts';
import type { SubgraphClient } from '../router/subgraph/client.ts';
import { LocalSubgraph, subgraphSchema } from '../router/subgraph/local.ts';
import type { OnUnexpectedError } from '../router/subgraph/error-for-client.ts';
import { RemoteSubgraph } from '../router/subgraph/remote.ts';
import type { Editions } from '../subgraphs/time/editions/editions.ts';
import type { Settings } from './settings/settings.ts';
import type { OpenStores } from './stores.ts';
import { subgraphModule } from './local-subgraphs.ts';

/** The addresses of the remote subgraphs, by name. */
export type RemoteSubgraphs = Readonly<Record<string, Addresses>>;

export const remoteSubgraphsOf = ({ subgraphUrls }: Settings): RemoteSubgraphs =>
  Object.fromEntries(Object.entries(subgraphUrls).map(([name, urls]) => [name, new Addresses(urls)]));

/**
 * Opens the composed graph over its local and remote subgraphs.
 * @param stores null when all subgraphs that read from the store are remote
 * @param editions the editions of the time-zone database; not needed when the subgraph `time` is remote
 */
export const openGraph = (
  settings: Settings,
  stores: OpenStores | null,
  onUnexpectedError: OnUnexpectedError,
  editions: Editions | undefined = stores?.editions,
  remote: RemoteSubgraphs = remoteSubgraphsOf(settings),
): Graph =>
  createGraph({
    sdl: readSupergraph(),
    plans: parsePlanBook(readFileSync(new URL('../schema/plans.json', import.meta.url), 'utf8')),
    onUnexpectedError,
    subgraphs: Object.fromEntries(
      subgraphNames.map((name) => {
        const addresses = remote[name];
        return [
          name,
          addresses === undefined
            ? localClient(name, settings, stores, editions, onUnexpectedError)
            : new RemoteSubgraph({ name, addresses }),
        ];
      }),
    ),
    introspection: settings.introspection !== 'nobody',
    cacheBytes: settings.cacheMb * 1024 * 1024,
  });

function localClient(
  name: SubgraphName,
  settings: Settings,
  stores: OpenStores | null,
  editions: Editions | undefined,
  onUnexpectedError: OnUnexpectedError,
): SubgraphClient {
  const requiredStores = () => {
    if (stores === null) throw new Error(`The subgraph ${name} needs a store.`);
    return stores;
  };
  const module = subgraphModule(name, settings, requiredStores, editions);
  return new LocalSubgraph(name, subgraphSchema(module), onUnexpectedError);
}
