import { existsSync } from 'node:fs';
import { openDatabase, type Database } from '../db/client/client.ts';
import { sendToControlSocket } from './access/control-client.ts';
import { openControlDatabase } from './access/control-socket.ts';
import { getStoreOptions, type StoreSettings } from './settings/settings.ts';

/**
 * Opens the store, even while a service is running. An embedded database is reached through the process that has it open.
 * @throws StoreError
 */
export async function openShared(settings: StoreSettings, warn?: (line: string) => void): Promise<Database> {
  const controlDatabase =
    settings.databaseUrl === undefined ? await openControlDatabase(settings.dataDir) : null;
  return controlDatabase ?? openDatabase(getStoreOptions(settings, warn));
}

/**
 * Notifies the service that has the data folder open that data has changed or units must be settled. Does nothing when no service
 * has the folder open; processes on PostgreSQL detect changes by themselves. Resolves when the service has handled the
 * notification.
 */
export async function notifyService(
  { databaseUrl, dataDir }: StoreSettings,
  notification: 'changed' | 'settle',
): Promise<void> {
  if (databaseUrl === undefined && existsSync(dataDir)) await sendToControlSocket(dataDir, [notification]);
}
