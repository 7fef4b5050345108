import { storeExists } from '../../db/client/client.ts';
import { timezoneEditions } from '../../db/queries/timezone-editions.ts';
import { Editions } from '../../subgraphs/time/editions/editions.ts';
import { openShared } from '../shared-store.ts';
import { storeOf, type StoreSettings } from '../settings/settings.ts';

/** The editions for a program that runs beside the service. */
export interface EditionsOfStore {
  readonly editions: Editions;
  close(): Promise<void>;
}

/** Where nothing was ever imported, the edition of the package is the only one. @throws StoreError */
export async function openEditions(settings: StoreSettings): Promise<EditionsOfStore> {
  if (!(await storeExists(storeOf(settings))))
    return { editions: new Editions(), close: async () => undefined };
  const db = await openShared(settings);
  try {
    return { editions: await Editions.open(timezoneEditions(db), null), close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
}
