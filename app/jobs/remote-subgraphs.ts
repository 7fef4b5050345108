import { checkAddresses } from '../../router/subgraph/addresses.ts';
import type { RemoteSubgraphs } from '../graph.ts';
import type { Log } from '../log/log.ts';
import { pingSubgraph } from '../service/readiness.ts';

/** Interval in milliseconds at which the addresses of a remote subgraph are checked. */
const checkIntervalMs = 1000;

/** Checks remote subgraphs that have several addresses, and logs the unhealthy addresses. */
export function watchRemoteSubgraphs(remote: RemoteSubgraphs, log: Log): () => void {
  const closers = Object.entries(remote).map(([subgraph, addresses]) =>
    checkAddresses(addresses, {
      intervalMs: checkIntervalMs,
      check: pingSubgraph,
      onChange(url, isHealthy) {
        if (isHealthy) log.info('the endpoint of a subgraph is healthy again', { subgraph, url });
        else log.warn('the endpoint of a subgraph is unhealthy and is skipped', { subgraph, url });
      },
    }),
  );
  return () => closers.forEach((close) => close());
}
