import { asc, eq } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database } from '../client/database.ts';
import { timezoneEdition } from '../tables/timezone-edition.ts';

/** A stored edition of the time-zone database, without its text. */
export type StoredEdition = Omit<typeof timezoneEdition.$inferSelect, 'text'>;

const { text, version, zones, source, importedAt, hash } = timezoneEdition;

/** Creates the data source of the time subgraph. Every method fails with a StoreError when the store does not respond. */
export const createTimezoneEditions = ({ orm }: Database) => ({
  /** Oldest first. */
  list: (): Promise<readonly StoredEdition[]> =>
    orm
      .select({ version, zones, source, importedAt, hash })
      .from(timezoneEdition)
      .orderBy(asc(collateByCodePoint(version))),
  /** Returns the text of an edition; null when the edition is not stored. */
  text: async (wanted: string): Promise<string | null> => {
    const [row] = await orm.select({ text }).from(timezoneEdition).where(eq(version, wanted));
    return row?.text ?? null;
  },
});
