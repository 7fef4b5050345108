import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import type { ReadinessFailure } from '../../router/http/app.ts';
import type { Settings } from '../settings/settings.ts';

/** A dependency that /readyz checks. */
export interface Dependency {
  /** Name of the dependency in the response of /readyz, such as `the database` or `the subgraph geo`. */
  readonly name: string;
  /** Rejects when the dependency does not respond. */
  readonly check: () => Promise<unknown>;
  /** Sentence that describes the failed check. Default: the dependency is not responding. */
  readonly failure?: string;
  /** Milliseconds without a response after which the service is not ready; undefined when the service only becomes degraded. */
  readonly gracePeriodMs?: number;
}

/**
 * Minimum interval between two checks, in milliseconds. /readyz requires no key, so its requests must not cause additional
 * checks.
 */
const checkIntervalMs = 1000;
/** Milliseconds without a response after which a dependency has failed. */
const timeoutMs = 2000;

/** Milliseconds for which verified keys stay valid without the database. Afterwards no client is admitted. */
const databaseOutageLimitMs = 600_000;

/** Returns the dependencies of a service: the database and the remote subgraphs. */
export const createDependencies = ({ subgraphUrls, dataDir }: Settings, database: Database): Dependency[] => [
  createDiskDependency(dataDir),
  {
    name: 'the database',
    check: () => database.query(sql`select 1`),
    gracePeriodMs: databaseOutageLimitMs,
  },
  ...Object.entries(subgraphUrls).map(([name, urls]) => ({
    name: `the subgraph ${name}`,
    check: () => Promise.any(urls.map(pingSubgraph)),
  })),
];

/** Free disk space in bytes below which usage can no longer be recorded. */
const minFreeBytes = 16_000_000;

/** Returns the disk of a folder as a dependency. On a full disk, lookups still work, but usage and imports cannot be stored. */
export const createDiskDependency = (folder: string, spaceOf: typeof statfs = statfs): Dependency => ({
  name: 'the disk',
  failure: 'The disk of the data folder is full.',
  async check() {
    // If the operating system does not report the free space, assume that the disk is not full.
    const diskStats = await spaceOf(folder).catch(() => null);
    if (diskStats !== null && diskStats.bavail * diskStats.bsize < minFreeBytes)
      throw new Error('The disk is full.');
  },
});

/**
 * Returns a function that computes the result of /readyz. When the database or a subgraph fails, the service stays available,
 * because its peers have the same failure. Frequently used tables are in memory, and verified keys are cached. The service is
 * then `degraded`. It is `not ready` when no request could succeed any longer.
 * @param monotonicNow returns the milliseconds of a monotonic clock
 */
export function createReadinessCheck(
  dependencies: readonly Dependency[],
  monotonicNow: () => number,
): () => Promise<ReadinessFailure | null> {
  const lastSuccess = new Map(dependencies.map(({ name }) => [name, monotonicNow()]));
  let result: Promise<ReadinessFailure | null> | undefined;
  let checkedAt = -Infinity;

  async function checkAll(): Promise<ReadinessFailure | null> {
    const failedDependencies = (
      await Promise.all(
        dependencies.map(async (dependency) => {
          if (!(await isResponding(dependency))) return [dependency];
          lastSuccess.set(dependency.name, monotonicNow());
          return [];
        }),
      )
    ).flat();
    if (failedDependencies.length === 0) return null;
    const unresponsiveNames = failedDependencies
      .filter(({ failure }) => failure === undefined)
      .map(({ name }) => name);
    const sentences = failedDependencies.flatMap(({ failure }) => failure ?? []);
    const reason = `${unresponsiveNames.join(' and ')} ${unresponsiveNames.length === 1 ? 'is' : 'are'} not responding.`;
    if (unresponsiveNames.length > 0)
      sentences.unshift(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`);
    const hasOutlastedGracePeriod = failedDependencies.some(
      ({ name, gracePeriodMs = Infinity }) => monotonicNow() - (lastSuccess.get(name) ?? 0) > gracePeriodMs,
    );
    return {
      status: hasOutlastedGracePeriod ? 'not ready' : 'degraded',
      reason: sentences.join(' '),
    };
  }

  return () => {
    if (result === undefined || monotonicNow() - checkedAt >= checkIntervalMs) {
      checkedAt = monotonicNow();
      result = checkAll();
    }
    return result;
  };
}

async function isResponding({ check }: Dependency): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)));
  try {
    return await Promise.race([
      check().then(
        () => true,
        () => false,
      ),
      timedOut,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the smallest query that every GraphQL server supports to a remote subgraph. */
export async function pingSubgraph(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The subgraph returned HTTP status ${response.status}.`);
}
