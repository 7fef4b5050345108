import type { language } from '../tables/code.ts';
import type { CountryRow } from './countries.ts';

export type LanguageRow = typeof language.$inferSelect;

/** Codes that ISO 639-1 has withdrawn, with their replacements. */
const replacedLanguageCodes = [
  ['in', 'id'],
  ['iw', 'he'],
  ['ji', 'yi'],
  ['jw', 'jv'],
  ['mo', 'ro'],
] as const;

/** All languages in memory with an index of all ISO 639 codes. */
export class Languages {
  readonly #byCode = new Map<string, LanguageRow>();
  readonly #countries = new Map<string, string[]>();
  /** All languages, sorted by code. */
  readonly all: readonly LanguageRow[];

  /** Creates the index. @param countries the countries with their languages, for `homesOf` */
  constructor(rows: Iterable<LanguageRow>, countries: Iterable<CountryRow>) {
    this.all = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const row of this.all) {
      for (const code of [row.code, row.iso3, row.iso2b, row.iso2t]) {
        if (code !== null) this.#byCode.set(code, row);
      }
    }
    for (const [old, code] of replacedLanguageCodes) {
      const row = this.#byCode.get(code);
      if (row !== undefined) this.#byCode.set(old, row);
    }
    for (const { code, languages } of countries) {
      for (const language of languages) {
        const homeCountry = this.#countries.get(language);
        if (homeCountry === undefined) this.#countries.set(language, [code]);
        else homeCountry.push(code);
      }
    }
  }

  /** Finds a language. @param code two or three letters: ISO 639-1, 639-2/B, 639-2/T or 639-3, in any case */
  find(code: string): LanguageRow | null {
    return this.#byCode.get(code) ?? this.#byCode.get(code.toLowerCase()) ?? null;
  }

  /** Returns the alpha-2 codes of the countries that list a language. @param code the shortest code */
  homesOf(code: string): readonly string[] {
    return this.#countries.get(code) ?? [];
  }
}
