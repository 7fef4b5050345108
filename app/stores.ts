import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importBundled, isOutdated } from '../db/import/bundled.ts';
import { openDatabase, type Database } from '../db/client/client.ts';
import { rateSource } from '../db/stores/exchange-rates.ts';
import { npiStore } from '../db/stores/npi.ts';
import { postalCodes } from '../db/stores/postal-codes.ts';
import type { Progress } from '../db/import/progress.ts';
import { companiesForm } from '../db/snapshot/companies.ts';
import { naicsForm } from '../db/snapshot/naics.ts';
import { geofeedsForm } from '../db/snapshot/geofeeds.ts';
import { ipCitiesForm } from '../db/snapshot/ip-cities.ts';
import { networksForm } from '../db/snapshot/networks.ts';
import { openPlaces } from '../db/snapshot/places.ts';
import { openSnapshot } from '../db/snapshot/snapshot.ts';
import { terminalsForm } from '../db/snapshot/terminals.ts';
import { sharedSecret } from '../db/stores/secret.ts';
import { tariffStore } from '../db/stores/tariff-lines.ts';
import { addressStore } from '../db/stores/us-addresses.ts';
import { liveCompanyDirectory } from '../subgraphs/company/directory/live.ts';
import { liveNaics } from '../subgraphs/company/naics/live.ts';
import { createVehicleSource } from '../subgraphs/company/vin/vehicle-source.ts';
import type { Facts } from './log/log.ts';
import { storeOf, type StoreSettings } from './settings.ts';
import type { Stores } from './subgraphs.ts';

/** The store and everything that the subgraphs read from it. */
export interface OpenStores extends Stores {
  readonly database: Database;
  close(): Promise<void>;
}

export interface StoreEffects {
  /** Told of imports. */
  readonly progress?: Progress;
  /** @param facts what names the request in which it happened, where there is one */
  readonly onFault: (error: unknown, facts?: Facts) => void;
  /** Told, in a line, what had to be mended. */
  readonly tell?: (line: string) => void;
  /**
   * Imports in another process, which gives the hundreds of megabytes that it takes back when it ends. Without it
   * this process imports.
   */
  readonly importElsewhere?: () => Promise<void>;
}

/** How often other processes' imports are looked for. */
const watchMs = 30_000;

/**
 * Opens the database, brings its data up to date and takes the hot tables into memory.
 * @throws StoreError when the database does not answer
 */
export async function openStores(settings: StoreSettings, effects: StoreEffects): Promise<OpenStores> {
  const database = await openCurrent(settings, effects);
  const places = await openPlaces(database);
  const companies = await openSnapshot(database, companiesForm);
  const networks = await openSnapshot(database, networksForm);
  const ipCities = await openSnapshot(database, ipCitiesForm);
  const geofeeds = await openSnapshot(database, geofeedsForm);
  const terminals = await openSnapshot(database, terminalsForm);
  const naics = await openSnapshot(database, naicsForm);
  const snapshots = [places, companies, networks, ipCities, geofeeds, terminals, naics];
  for (const snapshot of snapshots) snapshot.watch(watchMs, (error) => effects.onFault(error));
  const vehicles = createVehicleSource();
  return {
    database,
    places,
    networks,
    ipCities,
    geofeeds,
    terminals,
    directory: liveCompanyDirectory(companies, await sharedSecret(database.orm, 'company cursors')),
    vehicles,
    naics: liveNaics(naics),
    rates: rateSource(database),
    tariff: tariffStore(database),
    providers: npiStore(database),
    postalCodes: postalCodes(database),
    addresses: addressStore(database),
    async close() {
      for (const snapshot of snapshots) snapshot.close();
      await vehicles.close();
      await database.close();
    },
  };
}

async function openCurrent(
  settings: StoreSettings,
  { progress, importElsewhere, tell }: StoreEffects,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  const open = () => openDatabase(storeOf(settings, tell));
  // Making the embedded database takes as much memory as filling it.
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'pglite'));
  if (isNew && importElsewhere !== undefined) await importElsewhere();
  const database = await open();
  if (importElsewhere !== undefined && (await isOutdated(database))) {
    await database.close();
    await importElsewhere();
    return open();
  }
  await importBundled(database, progress === undefined ? {} : { progress });
  return database;
}
