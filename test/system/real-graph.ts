import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readSubgraph, subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import { openStores } from '../../app/stores.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../router/subgraph/local.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import { createSubgraphServer } from '../../router/http/subgraph-server.ts';
import { createSubgraphModule } from '../../app/local-subgraphs.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';

const rejectRequest = () => Promise.reject(new Error('no network in tests'));

export interface RealSubgraphs {
  readonly local: Readonly<Record<SubgraphName, LocalSubgraph>>;
  /** The four subgraphs, each behind an Apollo Server on a loopback socket. */
  readonly remote: Readonly<Record<SubgraphName, SubgraphClient>>;
  close(): Promise<void>;
}

/** Opens the four real subgraphs over the run's PostgreSQL, in this process and over sockets, without network access. */
export async function openRealSubgraphs(clock: () => number): Promise<RealSubgraphs> {
  const runningService = inject('serviceOnPostgresql');
  if ('missing' in runningService) throw new Error(runningService.missing);
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-graph-'));
  // Copies the snapshots of the same rows, which would otherwise be built again.
  await cp(join(runningService.dataDir, 'snapshot'), join(dataDir, 'snapshot'), { recursive: true });
  const onError = () => undefined;
  const stores = await openStores({ databaseUrl: runningService.databaseUrl, dataDir }, { onError });
  const createModule = (name: SubgraphName) =>
    name === 'contact'
      ? {
          typeDefs: readSubgraph('contact'),
          resolvers: createContactResolvers(
            createContactSources(
              {},
              {
                dns: () => ({ udp: rejectRequest, tcp: rejectRequest }),
                web: rejectRequest,
                whois: rejectRequest,
              },
            ),
          ),
        }
      : createSubgraphModule(name, { providers: {} }, () => stores);
  const cleanups: (() => Promise<void>)[] = [];
  const local: Partial<Record<SubgraphName, LocalSubgraph>> = {};
  const remoteClients: Partial<Record<SubgraphName, SubgraphClient>> = {};
  for (const name of subgraphNames) {
    // A separate schema, because Apollo Server wraps the resolvers of the schema that it gets.
    local[name] = new LocalSubgraph(name, buildExecutableSchema(createModule(name)), onError);
    const schema = buildExecutableSchema(createModule(name));
    const server = await createSubgraphServer({ name, schema, clock, onUnexpectedError: onError });
    await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
    const { port } = server.http.address() as AddressInfo;
    remoteClients[name] = new RemoteSubgraph({
      name,
      addresses: new Addresses([`http://127.0.0.1:${port}/graphql`]),
    });
    cleanups.push(() => server.close());
  }
  return {
    local: local as Record<SubgraphName, LocalSubgraph>,
    remote: remoteClients as Record<SubgraphName, SubgraphClient>,
    async close() {
      for (const cleanup of cleanups) await cleanup();
      await stores.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
