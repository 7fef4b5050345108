import { asc, eq } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database } from '../client/database.ts';
import { timezoneEdition } from '../tables/timezone-edition.ts';

/** An edition of the time-zone database in the store, without its text. */
export type StoredEdition = Omit<typeof timezoneEdition.$inferSelect, 'text'>;

const { text, version, zones, source, importedAt, hash } = timezoneEdition;

/** What the subgraph reads. Every method fails with a StoreError when the store does not answer. */
export const timezoneEditions = ({ orm }: Database) => ({
  /** Oldest first. */
  list: (): Promise<readonly StoredEdition[]> =>
    orm
      .select({ version, zones, source, importedAt, hash })
      .from(timezoneEdition)
      .orderBy(asc(byCodePoint(version))),
  /** Null: it is not there. */
  text: async (wanted: string): Promise<string | null> => {
    const [row] = await orm.select({ text }).from(timezoneEdition).where(eq(version, wanted));
    return row?.text ?? null;
  },
});
