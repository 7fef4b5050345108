import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { inject } from 'vitest';
import { openDatabase } from '../../db/client/client.ts';
import type { Database } from '../../db/client/client.ts';
import { migrationsFolder } from '../../db/migrations.ts';

/** An empty store with our tables, for one test file or one test. */
export interface Store {
  /** URL of the database. Absent for the embedded database. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  open(): Promise<Database>;
  /** Removes the store. Every opened database must be closed first. */
  remove(): Promise<void>;
}

interface StoreKind {
  readonly name: string;
  readonly make: () => Promise<Store>;
}

const embedded: StoreKind = { name: 'PGlite', make: makePglite };

/**
 * Whether this is a quick run, which skips the tests that need PostgreSQL. In a full run without PostgreSQL, these tests fail
 * with the reason.
 */
export const skipsPostgresql = 'left' in inject('postgresql');

/**
 * Both kinds of store. Tests must pass on each of them: `describe.each(databases)('… on $name', ({ make }) => { … })`. A quick
 * run uses only the embedded one.
 */
export const databases: readonly StoreKind[] = skipsPostgresql
  ? [embedded]
  : [embedded, { name: 'PostgreSQL', make: makePostgresql }];

async function makePglite(): Promise<Store> {
  const template = await makePgliteTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-store-'));
  await cp(template, dataDir, { recursive: true });
  return {
    dataDir,
    open: () => openDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Returns a template to copy, since initdb takes seconds. The template is created again when the tables or PGlite change. */
async function makePgliteTemplate(): Promise<string> {
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
  const hash = createHash('sha256').update(
    await readFile(join(modules, '@electric-sql/pglite/package.json')),
  );
  for (const file of (await readdir(migrationsFolder)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, file)));
  }
  // The timestamps of the journal determine which migrations a store lacks.
  hash.update(await readFile(join(migrationsFolder, 'meta/_journal.json')));
  const template = join(modules, '.cache', `lookup-pglite-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  const draftPath = `${template}.${randomUUID()}`;
  await mkdir(draftPath, { recursive: true });
  await (await openDatabase({ dataDir: draftPath })).close();
  try {
    await rename(draftPath, template);
  } catch {
    await rm(draftPath, { recursive: true, force: true }); // another worker was faster
  }
  return template;
}

async function makePostgresql(): Promise<Store> {
  const server = inject('postgresql');
  if (!('url' in server))
    throw new Error('missing' in server ? server.missing : 'A quick run has no PostgreSQL.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server.url, `create database ${name} template template0`);
  const url = new URL(server.url);
  url.pathname = name;
  const databaseUrl = url.href;
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-store-'));
  return {
    databaseUrl,
    dataDir,
    open: () => openDatabase({ databaseUrl, dataDir }),
    async remove() {
      await administer(server.url, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end();
  }
}
