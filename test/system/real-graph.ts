import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readSubgraph, subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import { openStores } from '../../app/stores.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import { LocalSubgraph, subgraphSchema } from '../../router/subgraph/local.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import { createSubgraphServer } from '../../router/http/subgraph-server.ts';
import { createSubgraphModule } from '../../app/local-subgraphs.ts';
import { contactResolvers, contactSources } from '../../subgraphs/contact/index.ts';

const offline = () => Promise.reject(new Error('no network in tests'));

export interface RealSubgraphs {
  readonly local: Readonly<Record<SubgraphName, LocalSubgraph>>;
  /** The four subgraphs, each behind an Apollo Server on a loopback socket. */
  readonly remote: Readonly<Record<SubgraphName, SubgraphClient>>;
  close(): Promise<void>;
}

/** Opens the four real subgraphs over the run's PostgreSQL, in this process and over sockets, without network access. */
export async function openRealSubgraphs(clock: () => number): Promise<RealSubgraphs> {
  const running = inject('serviceOnPostgresql');
  if ('missing' in running) throw new Error(running.missing);
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-graph-'));
  // Copies the snapshots of the same rows, which would otherwise be built again.
  await cp(join(running.dataDir, 'snapshot'), join(dataDir, 'snapshot'), { recursive: true });
  const onError = () => undefined;
  const stores = await openStores({ databaseUrl: running.databaseUrl, dataDir }, { onError });
  const module = (name: SubgraphName) =>
    name === 'contact'
      ? {
          typeDefs: readSubgraph('contact'),
          resolvers: contactResolvers(
            contactSources({}, { dns: () => ({ udp: offline, tcp: offline }), web: offline, whois: offline }),
          ),
        }
      : createSubgraphModule(name, { providers: {} }, () => stores);
  const ends: (() => Promise<void>)[] = [];
  const local: Partial<Record<SubgraphName, LocalSubgraph>> = {};
  const remote: Partial<Record<SubgraphName, SubgraphClient>> = {};
  for (const name of subgraphNames) {
    // A separate schema, because Apollo Server wraps the resolvers of the schema that it gets.
    local[name] = new LocalSubgraph(name, subgraphSchema(module(name)), onError);
    const schema = subgraphSchema(module(name));
    const server = await createSubgraphServer({ name, schema, clock, onUnexpectedError: onError });
    await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
    const { port } = server.http.address() as AddressInfo;
    remote[name] = new RemoteSubgraph({
      name,
      addresses: new Addresses([`http://127.0.0.1:${port}/graphql`]),
    });
    ends.push(() => server.close());
  }
  return {
    local: local as Record<SubgraphName, LocalSubgraph>,
    remote: remote as Record<SubgraphName, SubgraphClient>,
    async close() {
      for (const end of ends) await end();
      await stores.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
