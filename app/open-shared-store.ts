import { existsSync } from 'node:fs';
import { openDatabase, type Database } from '../db/client/client.ts';
import { sendToControlSocket, openControlDatabase } from './access/control-socket.ts';
import { storeOf, type StoreSettings } from './settings.ts';

/**
 * Opens the store for a program that runs beside the service: the embedded database is that of the service where one
 * has it open.
 * @throws StoreError
 */
export async function openBeside(settings: StoreSettings, tell?: (line: string) => void): Promise<Database> {
  const shared = settings.databaseUrl === undefined ? await openControlDatabase(settings.dataDir) : null;
  return shared ?? openDatabase(storeOf(settings, tell));
}

/**
 * Tells the service that has the data folder open that data has changed, or to settle its units. Nobody is told where none
 * has: processes on a PostgreSQL look by themselves.
 * @returns when it has done so.
 */
export async function tellService(
  { databaseUrl, dataDir }: StoreSettings,
  what: 'changed' | 'settle',
): Promise<void> {
  if (databaseUrl === undefined && existsSync(dataDir)) await sendToControlSocket(dataDir, [what]);
}
