import { productVersion } from '../../core/product-version.ts';
import type { Database } from '../../db/client/client.ts';
import { sumTrafficOfAllThreads } from '../../net/thread-traffic.ts';
import type { TrafficCounts } from '../../net/traffic.ts';
import { versions } from '../../rest-compat/routing/route.ts';
import type { ReadinessFailure } from '../../router/http/app.ts';
import type { Request } from '../../router/exchange.ts';
import type { RequestMetrics } from '../../router/http/request-metrics.ts';
import { findChangedZones } from '../../subgraphs/time/editions/newer-clock.ts';
import { pinnedEdition } from '../../subgraphs/time/tz/edition.ts';
import type { StatusFacts } from '../../web/pages/status.ts';
import { listSourcesInUse } from '../settings/external-sources.ts';
import type { Settings } from '../settings/settings.ts';

interface StatusSources {
  readonly settings: Settings;
  readonly database: Pick<Database, 'kind'>;
  readonly ready: () => Promise<ReadinessFailure | null>;
  readonly requests: Pick<RequestMetrics, 'summary'>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  /** Whether the client may see the external providers. */
  readonly isOperator: (request: Request) => boolean;
}

/** Returns a function that collects the content of the page /status. */
export function createStatusReader(sources: StatusSources): (request: Request) => Promise<StatusFacts> {
  const { settings, database, ready, requests, clock, monotonicNow, isOperator } = sources;
  const startedMs = monotonicNow();
  const remote = Object.keys(settings.subgraphUrls);
  return async (request) => {
    const readinessFailure = await ready();
    return {
      status: readinessFailure?.status ?? 'ready',
      reason: readinessFailure?.reason ?? null,
      running: [
        ['Version', productVersion],
        ['Uptime', formatDuration(monotonicNow() - startedMs)],
        ['API versions', versions.join(', ')],
        ['Node', process.versions.node],
        ['Store', database.kind === 'pglite' ? 'embedded' : 'PostgreSQL'],
        ['Time zones', formatTimeZones(settings.timezoneEdition ?? pinnedEdition.version, clock() / 1000)],
        ['Subgraphs', remote.length === 0 ? 'all in this process' : `remote: ${remote.join(', ')}`],
      ],
      traffic: isOperator(request) ? { ...requests.summary(), memory: process.memoryUsage() } : null,
      outside: isOperator(request) ? listExternalProviders(settings) : null,
    };
  };
}

/**
 * Formats the edition of the time-zone database in use, and the zones that a newer edition changes.
 * @param unix epoch seconds
 */
function formatTimeZones(edition: string, unix: number): string {
  const changedZones = findChangedZones(edition, unix);
  return changedZones === null
    ? `edition ${edition}`
    : `edition ${edition}; edition ${changedZones.edition} has a different local time in ${changedZones.zones.join(', ')}`;
}

/**
 * Formats a duration in its two largest units: `3 days 4 h`.
 * @param ms milliseconds
 */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min` : `${Math.floor(ms / 1000)} s`;
}

/** Returns the external sources in use with their health, and the requests to providers since the start. */
export const listExternalProviders = (settings: Settings): NonNullable<StatusFacts['outside']> => ({
  offBy: settings.offline ? 'OFFLINE=true' : null,
  sources: listSourcesInUse(settings).map(({ source, setting, addressIn }) => ({
    name: source,
    setting,
    ...getHealth([setting, addressIn?.(settings.providers[setting] ?? '') ?? setting]),
  })),
  providers: Array.from(
    sumTrafficOfAllThreads(),
    ([name, { succeeded, failed, rejected, seconds, openCircuits }]) => ({
      name,
      answered: succeeded,
      failed,
      rejected,
      seconds: seconds / Math.max(1, succeeded + failed),
      isOpen: openCircuits > 0,
    }),
  ),
});

/**
 * Sums the requests to all services of one source, such as the tax offices of VIES.
 * @param names names of the source's settings
 */
function getHealth(names: readonly string[]) {
  const traffic = [...sumTrafficOfAllThreads().values()].filter(({ setting }) =>
    names.some((name) => setting?.includes(name) === true),
  );
  const sum = (read: (each: TrafficCounts) => number) =>
    traffic.reduce((total, each) => total + read(each), 0);
  const attempts = sum(({ succeeded, failed }) => succeeded + failed);
  const failures = traffic.flatMap(({ lastFailure }) => lastFailure ?? []);
  const lastSuccess = Math.max(...traffic.map(({ lastSuccessAt }) => lastSuccessAt ?? -Infinity));
  const isHealthy = failures.length === 0;
  return {
    health: attempts === 0 ? 'not used yet' : isHealthy ? 'healthy' : `failing: it ${failures.join(', it ')}`,
    lastSuccess: Number.isFinite(lastSuccess) ? new Date(lastSuccess).toISOString() : null,
    meanMs: attempts === 0 ? null : (sum(({ seconds }) => seconds) / attempts) * 1000,
  };
}
