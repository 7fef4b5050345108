import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { findZoneRow } from '../../facts/zone-tab.ts';

/** Scripts of only one language each. They determine the language of a name if the source does not specify the language. */
const scripts: readonly (readonly [tag: string, script: RegExp])[] = [
  ['el', /^[\p{Script=Greek}\p{M}\p{P}\s]+$/u],
  ['he', /^[\p{Script=Hebrew}\p{M}\p{P}\s]+$/u],
  ['hy', /^[\p{Script=Armenian}\p{P}\s]+$/u],
  [
    'ja',
    /^(?=.*[\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・＝\p{P}\s]+$/u,
  ],
  ['ka', /^[\p{Script=Georgian}\p{P}\s]+$/u],
  ['ko', /^[\p{Script=Hangul}\p{P}\s]+$/u],
  ['th', /^[\p{Script=Thai}\p{M}\p{P}\s]+$/u],
];
const nonLatinPattern = /[^\p{Script=Latin}\p{M}\p{P}\s]/u;

/** Names of a city by language, as stored in the snapshot. */
export type CityTranslations = Map<string, string>;

/** Assigns names to languages by their script. Several different names in one language are ambiguous and omitted. */
export function groupByScript(names: readonly string[]): CityTranslations {
  const foundTranslations: CityTranslations = new Map();
  const nonLatinNames = names.filter((name) => nonLatinPattern.test(name));
  for (const [tag, script] of nonLatinNames.length === 0 ? [] : scripts) {
    const distinctNames = new Map(
      nonLatinNames.filter((name) => script.test(name)).map((name) => [fold(name), name]),
    );
    const [first, ...rest] = [...distinctNames.values()].sort((a, b) => a.length - b.length);
    if (first !== undefined && rest.every((name) => name.startsWith(first)))
      foundTranslations.set(tag, first);
  }
  return foundTranslations;
}

/** Reads the names of the principal cities of time zones, by city (`FR paris`) and language. */
export function readPrincipalCities(): ReadonlyMap<string, CityTranslations> {
  const foundTranslations = new Map<string, CityTranslations>();
  for (const { zone = '', name = '', ...cells } of readFacts('city-translations')) {
    const country = findZoneRow(zone)?.country;
    if (country === undefined) continue;
    foundTranslations.set(`${country} ${fold(name)}`, toTranslations(name, cells));
  }
  return foundTranslations;
}

/** Reads the names of other large cities, by GeoNames id and language. */
export function readCityExonyms(): ReadonlyMap<number, CityTranslations> {
  const foundTranslations = new Map<number, CityTranslations>();
  for (const { number, name = '', ...cells } of readFacts('city-exonyms')) {
    foundTranslations.set(Number(number), toTranslations(name, cells));
  }
  return foundTranslations;
}

/** Converts the cells of a row to names by language. @param name name for cells that contain "=" */
const toTranslations = (name: string, cells: FactRow): CityTranslations =>
  new Map(
    Object.entries(cells)
      .filter(([tag, text]) => text !== '' && !placeColumns.has(tag))
      .map(([tag, text]) => [tag, text === '=' ? name : text]),
  );

/** Columns of `city-exonyms` that are not languages. */
const placeColumns: ReadonlySet<string> = new Set(['country', 'admin1']);

const separator = '\u001f';

export const writeTranslations = (texts: CityTranslations): string =>
  [...texts].map((pair) => pair.join(separator)).join(separator);

/** Joins two serialised sets of translations. For a language in both sets, the first set takes precedence. */
export const joinTranslations = (first: string, second: string): string =>
  [first, second].filter((text) => text !== '').join(separator);

/** Returns the first name, in any language, that fulfils a condition. */
export const findMatchingTranslation = (
  written: string,
  holds: (name: string) => boolean,
): string | undefined => written.split(separator).find((part, index) => index % 2 === 1 && holds(part));

/** Returns the name in the first of the languages that has a name; null when no language has one. */
export function findTranslation(
  written: string,
  tags: readonly string[],
): { readonly text: string; readonly language: string } | null {
  if (written === '') return null;
  const parts = written.split(separator);
  for (const language of tags) {
    const tagIndex = parts.findIndex((part, index) => index % 2 === 0 && part === language);
    const text = tagIndex < 0 ? undefined : parts[tagIndex + 1];
    if (text !== undefined) return { text, language };
  }
  return null;
}
