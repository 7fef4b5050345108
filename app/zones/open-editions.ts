import { hasStore } from '../../db/client/client.ts';
import { createTimezoneEditions } from '../../db/queries/timezone-editions.ts';
import { Editions } from '../../subgraphs/time/editions/editions.ts';
import { openShared } from '../shared-store.ts';
import { getStoreOptions, type StoreSettings } from '../settings/settings.ts';

/** The editions of the store, opened by a program that runs in addition to the service. */
export interface EditionsOfStore {
  readonly editions: Editions;
  close(): Promise<void>;
}

/** Opens the editions. Without a store, only the bundled edition is available. @throws StoreError */
export async function openEditions(settings: StoreSettings): Promise<EditionsOfStore> {
  if (!(await hasStore(getStoreOptions(settings))))
    return { editions: new Editions(), close: async () => undefined };
  const db = await openShared(settings);
  try {
    return { editions: await Editions.open(createTimezoneEditions(db), null), close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
}
