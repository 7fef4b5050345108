import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { findCountryByCode, isAsShortAsCode } from '../../facts/names/country-code.ts';
import { findCountryByName, findCountryBySimilarName } from '../../facts/names/country-by-name.ts';
import type { country } from '../tables/country.ts';

export type CountryRow = typeof country.$inferSelect;

const articlePattern = '(?:the|la|le|les|el|los|las|il|lo|gli|die|der|das|o|os|as)';
const leadingArticlePattern = new RegExp(`^${articlePattern}\\s+|^l['’]`, 'i');
const trailingArticlePattern = new RegExp(`\\s*\\((?:${articlePattern}|l['’])\\)$`, 'i');

/**
 * Returns the variants of a name: without articles, including articles in brackets as in the United Nations' lists (`Congo
 * (le)`), and inverted names in natural order.
 */
function listNameVariants(name: string): string[] {
  const nameWithoutArticle = name
    .trim()
    .replace(trailingArticlePattern, '')
    .replace(leadingArticlePattern, '');
  const [, head = '', rest = ''] = /^([^,(]+)(?:,\s*|\s+\()([^,)]+)\)?$/.exec(nameWithoutArticle) ?? [];
  return [
    name,
    nameWithoutArticle,
    ...(rest === '' ? [] : [`${rest.replace(leadingArticlePattern, '')} ${head}`]),
  ];
}

/** All countries in memory with an index of all codes and names. */
export class Countries {
  /** Sorted by code. */
  readonly all: readonly CountryRow[];
  readonly #byCode = new Map<string, CountryRow>();
  readonly #byName = new Map<string, CountryRow>();
  readonly #aliases = new Map<string, readonly string[]>();

  constructor(rows: Iterable<CountryRow>) {
    this.all = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const row of this.all) {
      this.#byCode.set(row.code, row);
      this.#byCode.set(row.alpha3, row);
    }
    for (const { code = '', names = '' } of readFacts('country-aliases')) {
      this.#aliases.set(code, names.split(','));
    }
    // Add names in the order of precedence: short English names, then other forms of the name, then aliases.
    for (const row of this.all) this.#addName(row.name, row);
    for (const row of this.all) this.#addName(row.nameLocal, row);
    // Exclude the official name of the British Virgin Islands, "Virgin Islands", because the name is ambiguous.
    const shortNames = this.all.map(({ name }) => fold(name));
    for (const row of this.all) {
      const end = ` ${fold(row.fullName)}`;
      if (shortNames.filter((name) => name.endsWith(end)).length < 2) this.#addName(row.fullName, row);
    }
    for (const row of this.all) {
      for (const name of this.#aliases.get(row.code) ?? []) this.#addName(name, row);
    }
  }

  /** Adds a name to the index. When several countries have the name, the first country is found. */
  #addName(name: string | null, row: CountryRow): void {
    const foldedName = fold(name ?? '');
    if (!isAsShortAsCode(foldedName) && !this.#byName.has(foldedName)) this.#byName.set(foldedName, row);
  }

  /**
   * Returns all names of a country. A search never matches a name with at most three Latin letters, unless the name is a code.
   */
  namesOf({ code, name, nameLocal, fullName }: CountryRow): readonly string[] {
    return [name, ...(nameLocal === null ? [] : [nameLocal]), fullName, ...(this.#aliases.get(code) ?? [])];
  }

  /** Finds a country by code. @param code ISO 3166-1 alpha-2 or alpha-3, in any case */
  find(code: string): CountryRow | null {
    return this.#byCode.get(code) ?? this.#byCode.get(code.toUpperCase()) ?? null;
  }

  /**
   * Finds a country by name. Articles (`the Ukraine`), inversion (`Iran, Islamic Republic of`) and the form of government
   * (`Republic of`) do not matter. A text of at most three Latin letters is treated as a code, never as a name.
   * @param name short, local or official name, alias, or name in another language
   */
  named(name: string): CountryRow | null {
    for (const form of listNameVariants(name)) {
      const foldedName = fold(form);
      const knownCountry = this.#byName.get(foldedName);
      if (knownCountry !== undefined) return knownCountry;
      // The name can be a code with an article: `the UAE`.
      const code = isAsShortAsCode(foldedName)
        ? findCountryByCode(foldedName.toUpperCase())
        : findCountryByName(form);
      if (code !== null) return this.find(code);
    }
    const similarCountry = findCountryBySimilarName(name);
    return similarCountry === null ? null : this.find(similarCountry);
  }

  /** Returns the countries with the given codes. @param codes alpha-2 codes; unknown codes are omitted */
  select(codes: readonly string[]): CountryRow[] {
    return codes.flatMap((code) => this.#byCode.get(code) ?? []);
  }
}
