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
/** Codes for which CLDR uses another: `npi` is in the locale `ne`, `prs` is `fa-AF`. */
interface Aliases {
  readonly metadata: {
    readonly alias: {
      readonly languageAlias: Readonly<Record<string, { readonly _replacement: string } | undefined>>;
    };
  };
}
interface Scripts {
  readonly _scripts?: readonly string[];
}

type Iso6393 = (typeof iso6393)[number];

/** Date from which the package iso-639-3 has no newly assigned codes. */
const newerThanPackage = '2021-01-01';
/** Types of the codes assigned since, by ISO 639-3. All other newer codes are living languages. */
const newerTypes: ReadonlyMap<string, Iso6393['type']> = new Map([
  ...['ocm', 'okz', 'omy', 'osn', 'xhm'].map((code) => [code, 'historical'] as const),
  ...['eud', 'rrm', 'uon'].map((code) => [code, 'extinct'] as const),
  ...['isv', 'tok'].map((code) => [code, 'constructed'] as const),
]);
/** Newer codes that are left out, because their type in ISO 639-3 (ancient or historical) is not known. */
const unclassified: ReadonlySet<string> = new Set(['cls', 'vsn']);

/** Codes that ISO 639-3 has assigned since the version of the package; from the IANA registry, which copies them. */
function newerLanguages(registry: ReadonlyMap<string, RegistryEntry>): Iso6393[] {
  const listedCodes = new Set(iso6393.map(({ iso6393: code }) => code));
  return [...registry].flatMap(([code, { Description, Added = '', Deprecated, Scope }]) => {
    const [name] = Description ?? [];
    const isNewer =
      Added >= newerThanPackage && Deprecated === undefined && Scope === undefined && !listedCodes.has(code);
    if (!isNewer || name === undefined || unclassified.has(code)) return [];
    return [{ name, type: newerTypes.get(code) ?? 'living', scope: 'individual', iso6393: code }];
  });
}

/** Returns the languages of ISO 639-3, including those of ISO 639-1 and 639-2, sorted by code. */
export function languageRows(): LanguageRow[] {
  const english = localNames('en') ?? {};
  const registry = registryOf();
  const likelySubtags = (supplemental('likelySubtags') as { likelySubtags: Record<string, string> })
    .likelySubtags;
  const representatives = (supplemental('aliases') as Aliases).metadata.alias.languageAlias;
  const written = (supplemental('languageData') as { languageData: Record<string, Scripts> }).languageData;
  const rightToLeft = rightToLeftScripts();
  /** Scripts that CLDR or the registry list for a code, the main script first. */
  const scriptsOf = (code: string): readonly string[] => {
    const main = likelySubtags[code]?.split('-')[1] ?? registry.get(code)?.['Suppress-Script'];
    return [...new Set([...(main === undefined ? [] : [main]), ...(written[code]?._scripts ?? [])])];
  };
  return [...iso6393, ...newerLanguages(registry)]
    .map(({ name, scope, type, iso6393: iso3, iso6392B, iso6392T, iso6391 }): LanguageRow => {
      const code = iso6391 ?? iso3;
      const macrolanguage = registry.get(code)?.Macrolanguage ?? null;
      const own = scope === 'special' ? [] : scriptsOf(code);
      // CLDR lists the most spoken member of a macrolanguage under the code of the macrolanguage: Mandarin under zh.
      const scripts = own.length === 0 && macrolanguage !== null ? scriptsOf(macrolanguage) : own;
      const script = scripts[0] ?? null;
      return {
        code,
        iso1: iso6391 ?? null,
        iso2b: iso6392B ?? null,
        iso2t: iso6392T ?? null,
        iso3,
        name: english[code] ?? name,
        nameLocal: endonym(code) ?? representedName(name, representatives[code]?._replacement ?? '', english),
        script,
        scripts: [...scripts],
        direction: script === null ? null : rightToLeft.has(script) ? 'rtl' : 'ltr',
        scope,
        type,
        macrolanguage,
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const supplemental = (file: string): unknown =>
  readPackageJson<{ supplemental: unknown }>(`cldr-core/supplemental/${file}.json`).supplemental;

/** Returns the language names in a locale; null when CLDR doesn't have the locale. */
function localNames(locale: string): Readonly<Record<string, string>> | null {
  const file = `cldr-localenames-full/main/${locale}/languages.json`;
  if (!hasPackageJson(file)) return null;
  const { main } = readPackageJson<{
    main: Record<string, { localeDisplayNames: { languages: Record<string, string> } }>;
  }>(file);
  return main[locale]?.localeDisplayNames.languages ?? null;
}

/** Returns the name of a language in the language itself. A locale that only repeats the code has no such name. */
function endonym(code: string): string | null {
  const own = localNames(code)?.[code];
  if (own !== undefined && own !== code) return own;
  const entry = (listed as Readonly<Record<string, { readonly native: string } | undefined>>)[code];
  return entry?.native ?? null;
}

/**
 * Returns the name of a CLDR locale in its own language, for a language that the locale is for and that bears its name:
 * Northern Uzbek has that of `uz`, Dari that of `fa-AF`. Malvi, which CLDR counts to Rajasthani, has none.
 */
function representedName(
  name: string,
  locale: string,
  english: Readonly<Record<string, string>>,
): string | null {
  const represented = english[locale];
  if (represented === undefined || !fold(name).includes(fold(represented))) return null;
  return localNames(locale.split('-')[0] ?? '')?.[locale] ?? null;
}

function registryOf(): ReadonlyMap<string, RegistryEntry> {
  const entries = readPackageJson<readonly RegistryEntry[]>(
    'language-subtag-registry/data/json/registry.json',
  );
  const index = readPackageJson<Record<string, number>>('language-subtag-registry/data/json/language.json');
  return new Map(Object.entries(index).map(([code, at]) => [code, entries[at] ?? {}]));
}

function rightToLeftScripts(): ReadonlySet<string> {
  const { scriptMetadata } = readPackageJson<{
    scriptMetadata: Record<string, { readonly rtl?: string }>;
  }>('cldr-core/scriptMetadata.json');
  return new Set(
    Object.entries(scriptMetadata).flatMap(([script, { rtl }]) => (rtl === 'YES' ? [script] : [])),
  );
}
