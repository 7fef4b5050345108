import { languages as listed } from 'countries-list';
import { iso6393 } from 'iso-639-3';
import type { language } from '../tables/code.ts';
import { hasPackageJson, readPackageJson } from '../../core/package-file.ts';

type LanguageRow = typeof language.$inferSelect;

interface RegistryEntry {
  readonly Subtag?: string;
  readonly Macrolanguage?: string;
  readonly 'Suppress-Script'?: string;
}
interface Scripts {
  readonly _scripts?: readonly string[];
}

/** Returns the languages of ISO 639-3, including those of ISO 639-1 and 639-2, sorted by code. */
export function languageRows(): LanguageRow[] {
  const english = localNames('en') ?? {};
  const registry = registryOf();
  const likelySubtags = (supplemental('likelySubtags') as { likelySubtags: Record<string, string> })
    .likelySubtags;
  const written = (supplemental('languageData') as { languageData: Record<string, Scripts> }).languageData;
  const rightToLeft = rightToLeftScripts();
  return iso6393
    .map(({ name, scope, type, iso6393: iso3, iso6392B, iso6392T, iso6391 }): LanguageRow => {
      const code = iso6391 ?? iso3;
      const entry = registry.get(code);
      const listedScripts = written[code]?._scripts ?? [];
      const script =
        likelySubtags[code]?.split('-')[1] ?? entry?.['Suppress-Script'] ?? listedScripts[0] ?? null;
      const macro = entry?.Macrolanguage ?? null;
      return {
        code,
        iso1: iso6391 ?? null,
        iso2b: iso6392B ?? null,
        iso2t: iso6392T ?? null,
        iso3,
        name: english[code] ?? name,
        nameLocal: endonym(code),
        script,
        scripts: [...new Set([...(script === null ? [] : [script]), ...listedScripts])],
        direction: script === null ? null : rightToLeft.has(script) ? 'rtl' : 'ltr',
        scope,
        type,
        macrolanguage: macro,
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const supplemental = (file: string): unknown =>
  readPackageJson<{ supplemental: unknown }>(`cldr-core/supplemental/${file}.json`).supplemental;

/** Language names in a locale; null when CLDR lacks the locale. */
function localNames(locale: string): Readonly<Record<string, string>> | null {
  const file = `cldr-localenames-full/main/${locale}/languages.json`;
  if (!hasPackageJson(file)) return null;
  const { main } = readPackageJson<{
    main: Record<string, { localeDisplayNames: { languages: Record<string, string> } }>;
  }>(file);
  return main[locale]?.localeDisplayNames.languages ?? null;
}

/** The name of a language in itself. A locale that only repeats the code does not know it. */
function endonym(code: string): string | null {
  const own = localNames(code)?.[code];
  if (own !== undefined && own !== code) return own;
  const entry = (listed as Readonly<Record<string, { readonly native: string } | undefined>>)[code];
  return entry?.native ?? null;
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
