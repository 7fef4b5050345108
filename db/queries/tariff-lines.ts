import { and, asc, eq, ilike, like, sql } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database } from '../client/database.ts';
import { readProvenance } from '../import/provenance.ts';
import { tariffLine } from '../tables/money.ts';

export type TariffLineRow = typeof tariffLine.$inferSelect;

/** Lines of the imported tariff. Every function throws a StoreError when the store does not respond. */
export interface TariffStore {
  /** Version of the imported schedule; null when no schedule is imported. */
  edition(): Promise<string | null>;
  find(code: string): Promise<TariffLineRow | null>;
  /** Returns the lines whose description or lineage contains every word. Lines with all words in the description come first. */
  search(words: readonly string[], limit: number): Promise<readonly TariffLineRow[]>;
  /** Returns the lines whose code begins with a prefix, sorted by code. */
  below(code: string, limit: number): Promise<readonly TariffLineRow[]>;
}

const escapePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export const createTariffStore = (db: Database): TariffStore => ({
  edition: async () => (await readProvenance(db.reads.orm, 'tariff'))?.edition ?? null,
  async find(code) {
    const [row] = await db.reads.orm.select().from(tariffLine).where(eq(tariffLine.code, code));
    return row ?? null;
  },
  async search(words, limit) {
    const searchedText = collateByCodePoint(
      sql`array_to_string(${tariffLine.lineage}, ' ') || ' ' || ${tariffLine.description}`,
    );
    const wordsCondition = and(
      ...words.map((word) => ilike(collateByCodePoint(tariffLine.description), escapePattern(word))),
    );
    return db.reads.orm
      .select()
      .from(tariffLine)
      .where(and(...words.map((word) => ilike(searchedText, escapePattern(word)))))
      .orderBy(
        sql`(${wordsCondition}) desc`,
        sql`length(${tariffLine.code})`,
        asc(collateByCodePoint(tariffLine.code)),
      )
      .limit(limit);
  },
  below: (code, limit) =>
    db.reads.orm
      .select()
      .from(tariffLine)
      .where(like(tariffLine.code, `${code}%`))
      .orderBy(asc(collateByCodePoint(tariffLine.code)))
      .limit(limit),
});
