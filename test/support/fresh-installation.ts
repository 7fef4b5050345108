import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { openDatabase } from '../../db/client/client.ts';
import { copyDatasets } from '../../db/prebuilt/import-prebuilt.ts';
import { datasets } from '../../db/importers/index.ts';
import { lockFolder } from '../../db/client/folder-lock.ts';
import { startPostgresql } from './postgresql-server.ts';
import { getSourcesHash } from './sources-hash.ts';
import { startService } from './start-service.ts';

/** Settings that prevent requests to the internet. */
export const serviceUser = { OFFLINE: 'true' };

/** The database for the service on a PostgreSQL of `makeFreshInstallation`. */
const databaseName = 'lookup_service';
export const getServiceDatabaseUrl = (url: string): string => url.replace(/\/postgres$/, `/${databaseName}`);

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const firstStarts = {
  /** Creates `data`, the data folder. */
  embedded: async (folder: string) => startAndStop({ DATA_DIR: join(folder, 'data') }),
  /**
   * Creates `data`, and `server` as the folder for `startPostgresql`. The database is filled like that of a release with bundled
   * data.
   */
  async postgresql(folder: string) {
    const server = await startPostgresql(undefined, join(folder, 'server'));
    try {
      const sql = postgres(server.url, { max: 1 });
      await sql.unsafe(`create database ${databaseName}`);
      await sql.end();
      const dataDir = join(folder, 'data');
      await fill(getServiceDatabaseUrl(server.url), dataDir);
      await startAndStop({ DATA_DIR: dataDir, DATABASE_URL: getServiceDatabaseUrl(server.url) });
    } finally {
      await server.stop();
    }
  },
};

/** Copies the data of the embedded database into an empty database, because a second import would take as long again. */
async function fill(databaseUrl: string, dataDir: string): Promise<void> {
  const embedded = await copyFreshInstallation('embedded');
  try {
    const embeddedDatabase = await openDatabase({ dataDir: join(embedded, 'data') });
    try {
      const db = await openDatabase({ databaseUrl, dataDir });
      try {
        await copyDatasets(
          embeddedDatabase,
          db,
          datasets.filter(({ bundled }) => bundled !== undefined),
        );
      } finally {
        await db.close();
      }
    } finally {
      await embeddedDatabase.close();
    }
    await copy(join(embedded, 'data', 'snapshot'), dataDir);
  } finally {
    await rm(embedded, { recursive: true, force: true });
  }
}
type InstallationKind = keyof typeof firstStarts;

const installations = new Map<InstallationKind, Promise<string>>();

/**
 * Returns the folder that the first start of the service creates. The first caller creates the folder, which takes a minute. It
 * is cached until a source of its data changes. Start services only on `copyFreshInstallation`.
 */
export function makeFreshInstallation(kind: InstallationKind): Promise<string> {
  const installation = installations.get(kind) ?? findOrMake(kind);
  installations.set(kind, installation);
  return installation;
}

async function findOrMake(kind: InstallationKind): Promise<string> {
  const path = join(cache, `fresh-${kind}-${await getSourcesHash()}`);
  const lockAt = join(cache, `lock-${kind}`);
  await mkdir(lockAt, { recursive: true });
  while (!existsSync(path)) {
    // Creation takes longer than the timeout of the lock, so the lock is requested again.
    const lock = await lockFolder(lockAt).catch(() => undefined);
    try {
      if (lock !== undefined && !existsSync(path)) await make(kind, path);
    } finally {
      await lock?.release();
    }
  }
  return path;
}

async function make(kind: InstallationKind, path: string): Promise<void> {
  for (const oldFile of await readdir(cache)) {
    // Deletes folders of earlier states of the sources, and unfinished drafts.
    if (oldFile.startsWith(`fresh-${kind}-`))
      await rm(join(cache, oldFile), { recursive: true, force: true });
  }
  const folder = await makeOwnFolder();
  try {
    await firstStarts[kind](folder);
    // The temporary folder may be on another file system.
    await copy(folder, `${path}.draft`);
    await rename(`${path}.draft`, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startAndStop(env: Readonly<Record<string, string>>): Promise<void> {
  const service = await startService({ ...serviceUser, ...env });
  await service.stop();
}

/** Copies a fresh installation into the temporary folder. */
export async function copyFreshInstallation(kind: InstallationKind): Promise<string> {
  const freshFolder = await makeFreshInstallation(kind);
  const folder = await makeOwnFolder();
  await copy(`${freshFolder}/.`, folder);
  return folder;
}

/** Returns a folder that the PostgreSQL user can traverse, even if it is another user. */
async function makeOwnFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lookup-fresh-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Copies with owners and modes, sharing blocks where the file system supports it. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
