import { resolve } from 'node:path';
import { hasStore, StoreError } from '../db/client/client.ts';
import { getStoreOptions, type StoreSettings } from './settings/settings.ts';

/**
 * Rejects a store that does not exist. Otherwise a command with wrong settings would create an empty store that no service
 * uses.
 *
 * @throws StoreError that names the folder or database and the settings to change
 */
export async function requireStore(settings: StoreSettings): Promise<void> {
  if (!(await hasStore(getStoreOptions(settings)))) throw new StoreError(describeMissingData(settings));
}

/**
 * Returns the message for a missing store.
 * @param or an alternative fix, as an imperative
 */
export const describeMissingData = ({ databaseUrl, dataDir }: StoreSettings, or?: string): string => {
  const [place, setting] =
    databaseUrl === undefined
      ? [resolve(dataDir), 'DATA_DIR']
      : [`the database ${removePassword(databaseUrl)}`, 'DATABASE_URL'];
  return (
    `There is no data in ${place} (${setting}). ` +
    `Set DATA_DIR to the data folder of the service, or DATABASE_URL to its PostgreSQL database, or start the service once (npm start), which loads the data${or === undefined ? '' : `, or ${or}`}.`
  );
};

function removePassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'in DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`;
}
