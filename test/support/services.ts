import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { sourcesHash } from './sources-hash.ts';
import { startPostgresql } from './postgresql-server.ts';
import { startService } from './start-service.ts';

interface Running {
  readonly url: string;
  readonly key: string;
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The real service on the embedded database, started once for the whole run. */
    service: Running;
    /** The same service on PostgreSQL, and how to reach its database; or why there is none. */
    serviceOnPostgresql: (Running & { readonly databaseUrl: string }) | { readonly missing: string };
  }
}

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * The embedded data folder is kept between runs, as long as what fills the tables stays as it is: importing anew would
 * only repeat what the importers' own tests do. Others are removed.
 */
async function keptFolder(): Promise<string> {
  const name = `test-data-${await sourcesHash()}`;
  for (const other of await readdir(cache).catch(() => [])) {
    if (other.startsWith('test-data-') && other !== name)
      await rm(join(cache, other), { recursive: true, force: true });
  }
  return join(cache, name);
}

/** Whom the service would ask on the internet: nobody listens there. */
const nobody = {
  DNS_SERVERS: '127.0.0.1:9',
  RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:9/dns.json',
  WHOIS_SERVER: '127.0.0.1:9',
};

/** One PostgreSQL and one service on each kind of store for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const each of ends.reverse()) await each();
  };
  try {
    const dataDir = await keptFolder();
    const embedded = await startService({ ...nobody, DATA_DIR: dataDir });
    ends.push(() => embedded.stop());
    project.provide('service', { url: embedded.url, key: embedded.key, dataDir });
    await onPostgresql(project, ends);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function onPostgresql(project: TestProject, ends: (() => Promise<unknown>)[]): Promise<void> {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  try {
    server = await startPostgresql();
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    project.provide('postgresql', { missing });
    project.provide('serviceOnPostgresql', { missing });
    return;
  }
  ends.push(() => server.stop());
  project.provide('postgresql', { url: server.url });
  const sql = postgres(server.url, { max: 1 });
  await sql`create database lookup_service`;
  await sql.end();
  const databaseUrl = server.url.replace(/\/postgres$/, '/lookup_service');
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-service-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const service = await startService({ ...nobody, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  ends.push(() => service.stop());
  project.provide('serviceOnPostgresql', { url: service.url, key: service.key, dataDir, databaseUrl });
}
