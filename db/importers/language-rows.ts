import { languages as listed } from 'countries-list';
import { iso6393 } from 'iso-639-3';
import type { language } from '../tables/code.ts';
import { fold } from '../../facts/fold.ts';
import { hasPackageJson, readPackageJson } from '../../core/package-file.ts';

type LanguageRow = typeof language.$inferSelect;

interface RegistryEntry {
  readonly Subtag?: string;
  readonly Description?: readonly string[];
  /** Date of registration, for example `2022-02-25`. */
  readonly Added?: string;
  readonly Deprecated?: string;
  readonly Scope?: string;
  readonly Macrolanguage?: string;
  readonly 'Suppress-Script'?: string;
}
/** Codes that CLDR replaces by another code: `npi` by `ne`, `prs` by `fa-AF`. */
interface Aliases {
  readonly metadata: {
    readonly alias: {
      readonly languageAlias: Readonly<Record<string, { readonly _replacement: string } | undefined>>;
    };
  };
}
interface LanguageScripts {
  readonly _scripts?: readonly string[];
}

type Iso6393 = (typeof iso6393)[number];

/** Codes that ISO 639-3 assigned from this date on are missing in the package iso-639-3. */
const packageEndDate = '2021-01-01';
/** Types of codes that are missing in the package, by ISO 639-3. All other missing codes are living languages. */
const newerLanguageTypes: ReadonlyMap<string, Iso6393['type']> = new Map([
  ...['ocm', 'okz', 'omy', 'osn', 'xhm'].map((code) => [code, 'historical'] as const),
  ...['eud', 'rrm', 'uon'].map((code) => [code, 'extinct'] as const),
  ...['isv', 'tok'].map((code) => [code, 'constructed'] as const),
]);
/** Newer codes to omit, because their type in ISO 639-3 (ancient or historical) is unknown. */
const unclassifiedCodes: ReadonlySet<string> = new Set(['cls', 'vsn']);

/**
 * Returns the codes that ISO 639-3 assigned after the version of the package. Source: the IANA registry, which copies ISO
 * 639-3.
 */
function findNewerLanguages(registry: ReadonlyMap<string, RegistryEntry>): Iso6393[] {
  const listedCodes = new Set(iso6393.map(({ iso6393: code }) => code));
  return [...registry].flatMap(([code, { Description, Added = '', Deprecated, Scope }]) => {
    const [name] = Description ?? [];
    const isNewer =
      Added >= packageEndDate && Deprecated === undefined && Scope === undefined && !listedCodes.has(code);
    if (!isNewer || name === undefined || unclassifiedCodes.has(code)) return [];
    return [{ name, type: newerLanguageTypes.get(code) ?? 'living', scope: 'individual', iso6393: code }];
  });
}

/** Returns the languages of ISO 639-3, including those of ISO 639-1 and 639-2, sorted by code. */
export function buildLanguageRows(): LanguageRow[] {
  const englishNames = readLocalNames('en') ?? {};
  const registry = readRegistry();
  const likelySubtags = (readSupplemental('likelySubtags') as { likelySubtags: Record<string, string> })
    .likelySubtags;
  const representedLanguages = (readSupplemental('aliases') as Aliases).metadata.alias.languageAlias;
  const scriptsByLanguage = (
    readSupplemental('languageData') as { languageData: Record<string, LanguageScripts> }
  ).languageData;
  const rightToLeftScripts = readRightToLeftScripts();
  /** Returns the scripts of a code in CLDR or the registry, the main script first. */
  const getScripts = (code: string): readonly string[] => {
    const mainScript = likelySubtags[code]?.split('-')[1] ?? registry.get(code)?.['Suppress-Script'];
    return [
      ...new Set([
        ...(mainScript === undefined ? [] : [mainScript]),
        ...(scriptsByLanguage[code]?._scripts ?? []),
      ]),
    ];
  };
  return [...iso6393, ...findNewerLanguages(registry)]
    .map(({ name, scope, type, iso6393: iso3, iso6392B, iso6392T, iso6391 }): LanguageRow => {
      const code = iso6391 ?? iso3;
      const macrolanguage = registry.get(code)?.Macrolanguage ?? null;
      const ownScripts = scope === 'special' ? [] : getScripts(code);
      // CLDR lists the most spoken member of a macrolanguage under the code of the macrolanguage: Mandarin under zh.
      const scripts =
        ownScripts.length === 0 && macrolanguage !== null ? getScripts(macrolanguage) : ownScripts;
      const script = scripts[0] ?? null;
      return {
        code,
        iso1: iso6391 ?? null,
        iso2b: iso6392B ?? null,
        iso2t: iso6392T ?? null,
        iso3,
        name: englishNames[code] ?? name,
        nameLocal:
          findEndonym(code) ??
          findRepresentedName(name, representedLanguages[code]?._replacement ?? '', englishNames),
        script,
        scripts: [...scripts],
        direction: script === null ? null : rightToLeftScripts.has(script) ? 'rtl' : 'ltr',
        scope,
        type,
        macrolanguage,
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const readSupplemental = (file: string): unknown =>
  readPackageJson<{ supplemental: unknown }>(`cldr-core/supplemental/${file}.json`).supplemental;

/** Returns the language names in a locale; null for a locale that CLDR lacks. */
function readLocalNames(locale: string): Readonly<Record<string, string>> | null {
  const file = `cldr-localenames-full/main/${locale}/languages.json`;
  if (!hasPackageJson(file)) return null;
  const { main } = readPackageJson<{
    main: Record<string, { localeDisplayNames: { languages: Record<string, string> } }>;
  }>(file);
  return main[locale]?.localeDisplayNames.languages ?? null;
}

/** Returns the name of a language in the language itself. Null when the locale contains only the code. */
function findEndonym(code: string): string | null {
  const ownScripts = readLocalNames(code)?.[code];
  if (ownScripts !== undefined && ownScripts !== code) return ownScripts;
  const entry = (listed as Readonly<Record<string, { readonly native: string } | undefined>>)[code];
  return entry?.native ?? null;
}

/**
 * Returns the native name of a language from a CLDR locale with the same English name that represents the language. Northern
 * Uzbek has the name of `uz`, Dari the name of `fa-AF`. Null for Malvi, which CLDR treats as Rajasthani.
 */
function findRepresentedName(
  name: string,
  locale: string,
  english: Readonly<Record<string, string>>,
): string | null {
  const representedLanguage = english[locale];
  if (representedLanguage === undefined || !fold(name).includes(fold(representedLanguage))) return null;
  return readLocalNames(locale.split('-')[0] ?? '')?.[locale] ?? null;
}

function readRegistry(): ReadonlyMap<string, RegistryEntry> {
  const entries = readPackageJson<readonly RegistryEntry[]>(
    'language-subtag-registry/data/json/registry.json',
  );
  const index = readPackageJson<Record<string, number>>('language-subtag-registry/data/json/language.json');
  return new Map(Object.entries(index).map(([code, at]) => [code, entries[at] ?? {}]));
}

function readRightToLeftScripts(): ReadonlySet<string> {
  const { scriptMetadata } = readPackageJson<{
    scriptMetadata: Record<string, { readonly rtl?: string }>;
  }>('cldr-core/scriptMetadata.json');
  return new Set(
    Object.entries(scriptMetadata).flatMap(([script, { rtl }]) => (rtl === 'YES' ? [script] : [])),
  );
}
