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

/** Where the subgraphs are that run elsewhere, by name. */
export type RemoteSubgraphs = Readonly<Record<string, Addresses>>;

export const remoteSubgraphsOf = ({ subgraphUrls }: Settings): RemoteSubgraphs =>
  Object.fromEntries(Object.entries(subgraphUrls).map(([name, urls]) => [name, new Addresses(urls)]));

/**
 * The composed graph over its subgraphs, in this process or elsewhere.
 * @param stores null where all that read from the store run elsewhere
 * @param editions of the time-zone database; not needed where time runs elsewhere
 */
export const openGraph = (
  settings: Settings,
  stores: OpenStores | null,
  onUnexpectedError: OnUnexpectedError,
  editions: Editions | undefined = stores?.editions,
  elsewhere: RemoteSubgraphs = remoteSubgraphsOf(settings),
): Graph =>
  createGraph({
    sdl: readSupergraph(),
    plans: parsePlanBook(readFileSync(new URL('../schema/plans.json', import.meta.url), 'utf8')),
    onUnexpectedError,
    subgraphs: Object.fromEntries(
      subgraphNames.map((name) => {
        const addresses = elsewhere[name];
        const setting = `SUBGRAPH_${name.toUpperCase()}_URL`;
        return [
          name,
          addresses === undefined
            ? clientHere(name, settings, stores, editions, onUnexpectedError)
            : new RemoteSubgraph({ name, addresses, setting }),
        ];
      }),
    ),
    introspection: settings.introspection !== 'nobody',
    cacheBytes: settings.cacheMb * 1024 * 1024,
  });

function clientHere(
  name: SubgraphName,
  settings: Settings,
  stores: OpenStores | null,
  editions: Editions | undefined,
  onUnexpectedError: OnUnexpectedError,
): SubgraphClient {
  const storesHere = () => {
    if (stores === null) throw new Error(`The subgraph ${name} needs a store.`);
    return stores;
  };
  const module = subgraphModule(name, settings, storesHere, editions);
  return new LocalSubgraph(name, subgraphSchema(module), onUnexpectedError);
}
