import { LRUCache } from 'lru-cache';
import { readPackageJson } from '../../core/package-file.ts';

/** Locales in which CLDR has names for countries and languages. Other locales contain only a few fields. */
const availableLocales = new Set(
  readPackageJson<{ availableLocales: { full: readonly string[] } }>('cldr-core/availableLocales.json')
    .availableLocales.full,
);

const fallbackCache = new LRUCache<string, readonly string[]>({ max: 1000 });

/**
 * Returns the CLDR locales for a language tag, nearest first: `de-AT` gives de-AT, de; `zh-TW` gives zh-Hant; `pt-PT` gives
 * pt-PT, pt. Never returns a locale of another language or script. Empty when no locale exists (`x-private`, `tlh`).
 *
 * @param tag well-formed BCP 47
 */
export function listLocaleFallbacks(tag: string): readonly string[] {
  const cachedTags = fallbackCache.get(tag);
  if (cachedTags !== undefined) return cachedTags;
  const computedTags = computeFallbackTags(tag);
  fallbackCache.set(tag, computedTags);
  return computedTags;
}

function computeFallbackTags(tag: string): readonly string[] {
  const maximizedTag = maximizeTag(tag);
  if (maximizedTag === null) return [];
  const { language, script = '', region = '' } = maximizedTag;
  const names = [
    maximizedTag.baseName,
    `${language}-${script}-${region}`,
    `${language}-${region}`,
    // Include the parent locales between region and language: Latin American Spanish, World English.
    ...listParentLocales(`${language}-${region}`),
    `${language}-${script}`,
    language,
    // CLDR contains Norwegian Bokmål as `no`.
    ...(language === 'nb' ? ['no'] : []),
  ];
  return [...new Set(names)].filter(
    (name) => availableLocales.has(name) && maximizeTag(name)?.script === maximizedTag.script,
  );
}

function maximizeTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Some well-formed tags have no locale.
    return null;
  }
}

let parentLocales: Readonly<Record<string, string>> | undefined;

/**
 * Returns the CLDR parent of a regional locale if the parent is not the plain language: es-419 for es-MX. Null for other
 * locales.
 */
export function findParentLocale(name: string): string | null {
  parentLocales ??= readPackageJson<{
    supplemental: { parentLocales: { parentLocale: Readonly<Record<string, string>> } };
  }>('cldr-core/supplemental/parentLocales.json').supplemental.parentLocales.parentLocale;
  const parent = parentLocales[name];
  return parent === undefined || parent === 'root' ? null : parent;
}

function listParentLocales(name: string): string[] {
  const parent = findParentLocale(name);
  return parent === null ? [] : [parent, ...listParentLocales(parent)];
}
