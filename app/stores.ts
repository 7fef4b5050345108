import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importBundled, isOutdated } from '../db/import/bundled.ts';
import { readEdition } from '../db/prebuilt/prebuilt-data.ts';
import { openDatabase, type Database } from '../db/client/client.ts';
import { createRateSource } from '../db/queries/exchange-rates.ts';
import { createNpiStore } from '../db/queries/npi.ts';
import { createPostalCodes } from '../db/queries/postal-codes.ts';
import type { Progress } from '../db/import/progress.ts';
import type { ReadAhead } from '../db/import/read-ahead.ts';
import { companiesFormat } from '../db/snapshot/companies.ts';
import { naicsFormat } from '../db/snapshot/naics.ts';
import { geofeedsFormat } from '../db/snapshot/geofeeds.ts';
import { ipCitiesFormat } from '../db/snapshot/ip-cities.ts';
import { networksFormat } from '../db/snapshot/networks.ts';
import { snapshotFormats } from '../db/snapshot/formats.ts';
import { openPlaces } from '../db/snapshot/places.ts';
import {
  openSnapshot,
  writeSnapshot,
  type ChildProcessBuilder,
  type Snapshot,
} from '../db/snapshot/snapshot.ts';
import type { FileReader } from '../db/snapshot/section-file.ts';
import { watchEditions } from '../db/snapshot/edition-watch.ts';
import { airportsAndPortsFormat } from '../db/snapshot/airports-and-ports.ts';
import { readSharedSecret } from '../db/queries/secret.ts';
import { createTariffStore } from '../db/queries/tariff-lines.ts';
import { createTimezoneEditions } from '../db/queries/timezone-editions.ts';
import { createAddressStore } from '../db/queries/us-addresses.ts';
import { createLiveDirectory } from '../subgraphs/company/directory/live-directory.ts';
import { createLiveNaics } from '../subgraphs/company/naics/live-naics.ts';
import { createVehicleSource } from '../subgraphs/company/vin/vehicle-source.ts';
import { Editions } from '../subgraphs/time/editions/editions.ts';
import type { LogFields } from './log/log.ts';
import { getStoreOptions, type StoreSettings } from './settings/settings.ts';
import type { Stores } from './local-subgraphs.ts';

/** The store and everything that the subgraphs read from it. */
export interface OpenStores extends Stores {
  readonly database: Database;
  /** The editions of the time-zone database. */
  readonly editions: Editions;
  /** Loads imported data. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreCallbacks {
  /** Receives the progress of imports. */
  readonly progress?: Progress;
  /**
   * Called with errors.
   * @param facts log fields that identify the request in which the error occurred, if any
   */
  readonly onError: (error: unknown, facts?: LogFields) => void;
  /** Called with warnings about the store, for the log. */
  readonly warn?: (line: string) => void;
  /**
   * Runs the import in a child process, so that its hundreds of megabytes are freed at the end. Default: this process imports.
   */
  readonly importInChildProcess?: () => Promise<void>;
  /**
   * Reads the bundled sources in another thread while this thread writes.
   * @param names names of datasets, in the order of import
   */
  readonly readAhead?: (names: readonly string[]) => ReadAhead;
  /** Writes the snapshot files after an import in a child process. Default: this process writes them. */
  readonly buildInChildProcess?: ChildProcessBuilder;
  /** Reads a snapshot file. Default: the file is read into the memory of this thread. */
  readonly readSnapshot?: FileReader;
  /** Called after this thread has loaded imported data. */
  readonly onRefreshed?: () => Promise<void>;
}

/** Opens the store for a thread and watches for imports. */
export interface StoreAccess {
  readonly open: (settings: StoreSettings, effects: StoreCallbacks) => Promise<Database>;
  readonly watch: typeof watchEditions;
}

/** Intervals in milliseconds between checks for imports, while the store responds and while it does not. */
const watchIntervals = { intervalMs: 250, retryDelayMs: 30_000 } as const;

/** Writes the missing snapshot files for the current versions of the datasets. */
export async function writeSnapshots(database: Database): Promise<void> {
  for (const snapshotFormat of snapshotFormats) await writeSnapshot(database, snapshotFormat);
}

/** Whether the embedded database must be created from packages, because it does not exist and there is no prebuilt data. */
export const isNewStore = ({ databaseUrl, dataDir }: StoreSettings): boolean =>
  databaseUrl === undefined && !existsSync(join(dataDir, 'pglite')) && readEdition() === null;

/**
 * Opens the database, imports missing or outdated data, and loads the frequently used tables into memory.
 * @throws StoreError when the database does not respond
 */
export async function openStores(
  settings: StoreSettings,
  effects: StoreCallbacks,
  { open, watch }: StoreAccess = { open: openCurrentSnapshot, watch: watchEditions },
): Promise<OpenStores> {
  const database = await open(settings, effects);
  const { buildInChildProcess, readSnapshot: read } = effects;
  const snapshotOptions = { buildInChildProcess, read };
  const places = await openPlaces(database, snapshotOptions);
  const companies = await openSnapshot(database, companiesFormat, snapshotOptions);
  const networks = await openSnapshot(database, networksFormat, snapshotOptions);
  const ipCities = await openSnapshot(database, ipCitiesFormat, snapshotOptions);
  const geofeeds = await openSnapshot(database, geofeedsFormat, snapshotOptions);
  const airportsAndPorts = await openSnapshot(database, airportsAndPortsFormat, snapshotOptions);
  // Build the snapshots in this process, which is faster than starting a child process.
  const naics = await openSnapshot(database, naicsFormat, { read });
  const editions = await Editions.open(createTimezoneEditions(database), settings.timezoneEdition ?? null);
  const snapshots = [places, companies, networks, ipCities, geofeeds, airportsAndPorts, naics, editions];
  const refresh = async () => {
    for (const snapshot of snapshots) await snapshot.refresh();
  };
  const prepare: Snapshot<unknown>['prepare'] = async (staged, orm) => {
    for (const snapshot of snapshots) if ('prepare' in snapshot) await snapshot.prepare(staged, orm);
  };
  const onImport = async () => {
    await refresh();
    await effects.onRefreshed?.();
  };
  const onError = (error: unknown) => effects.onError(error);
  const stopWatching = watch(database, onImport, { ...watchIntervals, prepare, onError });
  return {
    database,
    places,
    networks,
    ipCities,
    geofeeds,
    terminals: airportsAndPorts,
    directory: createLiveDirectory(companies, await readSharedSecret(database.orm, 'company cursors')),
    vehicles: createVehicleSource(),
    naics: createLiveNaics(naics),
    rates: createRateSource(database),
    tariff: createTariffStore(database),
    providers: createNpiStore(database),
    postalCodes: createPostalCodes(database),
    addresses: createAddressStore(database),
    editions,
    refresh,
    async close() {
      stopWatching();
      await database.close();
    },
  };
}

/** Opens the database and imports missing and outdated datasets. */
export async function openCurrentSnapshot(
  settings: StoreSettings,
  { progress, importInChildProcess, warn, readAhead }: StoreCallbacks,
): Promise<Database> {
  const open = () => openDatabase(getStoreOptions(settings, warn));
  // Creating the embedded database takes as much memory as an import. Unpacking prebuilt data takes little memory.
  if (importInChildProcess !== undefined && isNewStore(settings)) await importInChildProcess();
  const database = await open();
  if (importInChildProcess !== undefined && (await isOutdated(database))) {
    await database.close();
    await importInChildProcess();
    return open();
  }
  await importBundled(database, {
    ...(progress === undefined ? {} : { progress }),
    readAhead,
    // Write snapshots while other sources are still being read.
    async betweenImports(imported, left) {
      for (const snapshotFormat of snapshotFormats) {
        const isComplete =
          snapshotFormat.datasets.includes(imported) &&
          !snapshotFormat.datasets.some((name) => left.has(name));
        if (isComplete) await writeSnapshot(database, snapshotFormat);
      }
    },
  });
  return database;
}

/** The editions of the time-zone database, for a process that reads no other data from the store. */
export interface FollowedEditions {
  readonly editions: Editions;
  stop(): void;
}

/**
 * Loads the editions, and later editions when they are imported.
 * @throws StoreError, or UserFacingError when TIMEZONE_EDITION does not exist
 */
export async function followEditions(
  database: Database,
  { timezoneEdition }: StoreSettings,
  onError: (error: unknown) => void,
): Promise<FollowedEditions> {
  const editions = await Editions.open(createTimezoneEditions(database), timezoneEdition ?? null);
  return {
    editions,
    stop: watchEditions(database, () => editions.refresh(), { ...watchIntervals, onError }),
  };
}
