import { eq } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { readProvenance } from '../import/provenance.ts';
import { npi as table } from '../tables/npi.ts';

export type NpiRow = typeof table.$inferSelect;

/** Imported health care providers. Every function throws a StoreError when the store does not respond. */
export interface NpiStore {
  /** Version of the imported file; null when no file is imported. */
  edition(): Promise<string | null>;
  /** Finds a provider. @param npi ten digits */
  find(npi: string): Promise<NpiRow | null>;
}

export const createNpiStore = (db: Database): NpiStore => ({
  edition: async () => (await readProvenance(db.reads.orm, 'npi'))?.edition ?? null,
  async find(npi) {
    const [row] = await db.reads.orm.select().from(table).where(eq(table.npi, npi)).limit(1);
    return row ?? null;
  },
});
