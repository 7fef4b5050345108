import { LRUCache } from 'lru-cache';
import { hasPackageJson, readPackageJson } from '../../core/package-file.ts';
import { listLocaleFallbacks } from './locale.ts';

/** A name and its language. */
export interface Translation {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** The code lists with names in CLDR: ISO 3166-1 and M49, ISO 639, ISO 15924, ISO 4217. */
export type CldrNameType = 'territories' | 'languages' | 'scripts' | 'currencies';

type NamesByCode = Readonly<Record<string, string>>;

/** Tables of names by kind and locale. Each table has 8 to 40 kB of text. */
const tables = new LRUCache<string, NamesByCode>({ max: 128 });

const noNames: NamesByCode = {};

function readNameTable(kind: CldrNameType, locale: string): NamesByCode {
  const key = `${kind} ${locale}`;
  const cachedValue = tables.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const table = kind === 'currencies' ? readCurrencyNames(locale) : readDisplayNames(kind, locale);
  tables.set(key, table);
  return table;
}

interface DisplayNames {
  readonly main: Readonly<
    Record<string, { readonly localeDisplayNames: Readonly<Partial<Record<CldrNameType, NamesByCode>>> }>
  >;
}

function readDisplayNames(kind: Exclude<CldrNameType, 'currencies'>, locale: string): NamesByCode {
  const file = `cldr-localenames-full/main/${locale}/${kind}.json`;
  return hasPackageJson(file)
    ? (readPackageJson<DisplayNames>(file).main[locale]?.localeDisplayNames[kind] ?? noNames)
    : noNames;
}

interface CurrencyNames {
  readonly main: Readonly<
    Record<
      string,
      {
        readonly numbers: {
          readonly currencies: Readonly<Record<string, { readonly displayName?: string }>>;
        };
      }
    >
  >;
}

function readCurrencyNames(locale: string): NamesByCode {
  const file = `cldr-numbers-full/main/${locale}/currencies.json`;
  if (!hasPackageJson(file)) return noNames;
  const entries = Object.entries(readPackageJson<CurrencyNames>(file).main[locale]?.numbers.currencies ?? {});
  return Object.fromEntries(entries.map(([code, { displayName = code }]) => [code, displayName]));
}

/**
 * Returns the name of a code in a language, from Unicode CLDR 48.2.0. Null when CLDR has no name in that language.
 *
 * @param tag well-formed BCP 47 tag
 */
export function findCldrName(kind: CldrNameType, code: string, tag: string): Translation | null {
  for (const locale of listLocaleFallbacks(tag)) {
    const text = readNameTable(kind, locale)[code];
    // CLDR repeats the code when a locale has no name.
    if (text !== undefined && text !== code) return { text, language: locale };
  }
  return null;
}

/** Returns all names of a kind in a CLDR locale, by code. The code `CI-alt-variant` denotes an alternative name of CI. */
export const readCldrNames = (kind: CldrNameType, locale: string): NamesByCode => readNameTable(kind, locale);
