import { LRUCache } from 'lru-cache';
import { readPackageJson } from '../../core/package-file.ts';

/** Locales that CLDR has names of countries and languages in. Those without are frames of a few fields. */
const offered = new Set(
  readPackageJson<{ availableLocales: { full: readonly string[] } }>('cldr-core/availableLocales.json')
    .availableLocales.full,
);

const chains = new LRUCache<string, readonly string[]>({ max: 1000 });

/**
 * The locales of CLDR that a language tag stands for, the nearest first: `de-AT` is de-AT, de; `zh-TW` zh-Hant; `pt-PT`
 * pt-PT, pt. Never one of another language or script. Empty for a tag that has none (`x-private`, `tlh`).
 *
 * @param tag well-formed BCP 47
 */
export function localesOf(tag: string): readonly string[] {
  const known = chains.get(tag);
  if (known !== undefined) return known;
  const found = chainOf(tag);
  chains.set(tag, found);
  return found;
}

function chainOf(tag: string): readonly string[] {
  const full = maximized(tag);
  if (full === null) return [];
  const { language, script = '', region = '' } = full;
  const names = [
    full.baseName,
    `${language}-${script}-${region}`,
    `${language}-${region}`,
    // Spanish of Latin America, the world's English: between a region and the language.
    ...parents(`${language}-${region}`),
    `${language}-${script}`,
    language,
    // Norwegian without more is Bokmål.
    ...(language === 'nb' ? ['no'] : []),
  ];
  return [...new Set(names)].filter((name) => offered.has(name) && maximized(name)?.script === full.script);
}

function maximized(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Well-formed, but of a kind that has no locale.
    return null;
  }
}

let parentLocales: Readonly<Record<string, string>> | undefined;

/** The locale that a regional one takes its names from, by CLDR, where it is not the plain language: es-419 of es-MX. */
export function parentLocale(name: string): string | null {
  parentLocales ??= readPackageJson<{
    supplemental: { parentLocales: { parentLocale: Readonly<Record<string, string>> } };
  }>('cldr-core/supplemental/parentLocales.json').supplemental.parentLocales.parentLocale;
  const parent = parentLocales[name];
  return parent === undefined || parent === 'root' ? null : parent;
}

function parents(name: string): string[] {
  const parent = parentLocale(name);
  return parent === null ? [] : [parent, ...parents(parent)];
}
