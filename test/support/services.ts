import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyFreshInstallation, serviceUser, getServiceDatabaseUrl } from './fresh-installation.ts';
import { startPostgresql } from './postgresql-server.ts';
import { startService } from './start-service.ts';

interface RunningService {
  readonly url: string;
  readonly key: string;
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The real service on the embedded database, started once for the whole run. */
    service: RunningService;
    /** The same service on PostgreSQL with the URL of its database, or the reason why there is none. */
    serviceOnPostgresql: (RunningService & { readonly databaseUrl: string }) | { readonly missing: string };
  }
}

/** Raise the limit of wrong keys: many test files send wrong keys from one address, and must not limit each other. */
const sharedSettings = { ...serviceUser, WRONG_KEYS_PER_MINUTE: '1000000' };

/** Starts PostgreSQL and one service on each kind of store for the whole run, each on a copy of a fresh installation. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cleanups: Cleanups = [];
  const runCleanups = async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  };
  const startResults = await Promise.allSettled([
    startOnPglite(project, cleanups),
    startOnPostgresql(project, cleanups),
  ]);
  const failedStart = startResults.find(({ status }) => status === 'rejected');
  if (failedStart?.status !== 'rejected') return runCleanups;
  await runCleanups();
  throw failedStart.reason;
}

type Cleanups = (() => Promise<unknown>)[];

async function startOnPglite(project: TestProject, ends: Cleanups): Promise<void> {
  const folder = await copyFreshInstallation('embedded');
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const service = await startService({ ...sharedSettings, DATA_DIR: dataDir });
  ends.push(() => service.stop());
  project.provide('service', { url: service.url, key: service.key, dataDir });
}

async function startOnPostgresql(project: TestProject, ends: Cleanups): Promise<void> {
  let folder: string;
  try {
    folder = await copyFreshInstallation('postgresql');
  } catch (error) {
    const missingReason = error instanceof Error ? error.message : String(error);
    project.provide('postgresql', { missing: missingReason });
    project.provide('serviceOnPostgresql', { missing: missingReason });
    return;
  }
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startPostgresql(undefined, join(folder, 'server'));
  ends.push(() => server.stop());
  project.provide('postgresql', { url: server.url });
  const databaseUrl = getServiceDatabaseUrl(server.url);
  const dataDir = join(folder, 'data');
  const service = await startService({ ...sharedSettings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  ends.push(() => service.stop());
  project.provide('serviceOnPostgresql', { url: service.url, key: service.key, dataDir, databaseUrl });
}
