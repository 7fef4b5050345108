import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolvePackageFile, readPackageJson } from '../core/package-file.ts';
import { readFacts } from '../facts/fact-table.ts';

/**
 * Writes `facts/tables/city-translations.tsv`: `npm run script -- city-translations`. For every time zone, CLDR has the name of a
 * city in every language (exemplar cities).
 */

interface ZoneNames {
  readonly main: Readonly<
    Record<string, { readonly dates: { readonly timeZoneNames: { readonly zone: unknown } } }>
  >;
}

/** Script and region variants whose names differ from those of the language. */
const variants = ['pt-PT', 'sr-Latn', 'zh-Hant'];

/** Lists the languages with modern coverage in CLDR. */
function listLanguages(): string[] {
  const { effectiveCoverageLevels: levels } = readPackageJson<{
    effectiveCoverageLevels: Readonly<Record<string, string>>;
  }>('cldr-core/coverageLevels.json');
  const englishId = Object.keys(levels).filter(
    (tag) => /^[a-z]{2,3}$/.test(tag) && levels[tag] === 'modern' && !['en', 'nb', 'und'].includes(tag),
  );
  return [...englishId, ...variants].filter((tag) => existsSync(getPath(tag))).sort();
}

const getCldrPath = (tag: string) => `cldr-dates-full/main/${tag}/timeZoneNames.json`;
const getPath = (tag: string): string =>
  resolvePackageFile('cldr-dates-full/package.json').replace(
    'package.json',
    `main/${tag}/timeZoneNames.json`,
  );

/** Reads the exemplar cities by IANA identifier. */
function readCities(tag: string): Map<string, string> {
  const cities = new Map<string, string>();
  const collectZones = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'exemplarCity' && typeof inner === 'string') cities.set(name, inner);
      else if (key !== 'long' && key !== 'short') collectZones(inner, name === '' ? key : `${name}/${key}`);
    }
  };
  collectZones(readPackageJson<ZoneNames>(getCldrPath(tag)).main[tag]?.dates.timeZoneNames.zone, '');
  return cities;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tags = listLanguages();
  const tables = new Map(tags.map((tag) => [tag, readCities(tag)]));
  const englishCities = readCities('en');
  const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === 'Latn';
  const rows = readFacts('zone-tab').flatMap(({ country, timezone: zone = '' }) => {
    // Skip Antarctic stations, which are not cities.
    if (country === 'AQ') return [];
    const englishId = zone.replace(/^.*\//, '').replaceAll('_', ' ');
    const english = englishCities.get(zone) ?? englishId;
    const cells = tags.map((tag) => {
      // CLDR omits names that equal the zone identifier.
      const name = tables.get(tag)?.get(zone)?.normalize('NFC') ?? (isLatin(tag) ? englishId : '');
      return name === english ? '=' : name;
    });
    return [[zone, english, ...cells].join('\t')];
  });
  writeFileSync(
    new URL('../facts/tables/city-translations.tsv', import.meta.url),
    `# Names of the principal cities of time zones in other languages; "=" is the English name, empty: unknown.
# Edition: 2026-04. Source: Unicode CLDR 48.2.0 (exemplar cities), licence Unicode-3.0.
zone\tname\t${tags.join('\t')}
${rows.sort().join('\n')}
`,
  );
}
