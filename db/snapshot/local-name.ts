import { removeCityWord } from '../../facts/place-name.ts';
import { isRomanizedAs } from './cyrillic-names.ts';
import { isSpelledLocally, toSpellingKey, rankSpelling, normaliseSpelling } from './local-spelling.ts';

/** Non-Latin scripts of GeoNames' alternate names. */
const scripts = {
  Arab: /^[\p{Script=Arabic}\p{M}\p{P}\p{Nd}\s]+$/u,
  Armn: /^[\p{Script=Armenian}\p{P}\p{Nd}\s]+$/u,
  Beng: /^[\p{Script=Bengali}\p{M}\p{P}\p{Nd}\s]+$/u,
  Cyrl: /^[\p{Script=Cyrillic}\p{M}\p{P}\p{Nd}\s]+$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}\p{P}\p{Nd}\s]+$/u,
  Ethi: /^[\p{Script=Ethiopic}\p{P}\p{Nd}\s]+$/u,
  Geor: /^[\p{Script=Georgian}\p{P}\p{Nd}\s]+$/u,
  Grek: /^[\p{Script=Greek}\p{M}\p{P}\p{Nd}\s]+$/u,
  Gujr: /^[\p{Script=Gujarati}\p{M}\p{P}\p{Nd}\s]+$/u,
  Guru: /^[\p{Script=Gurmukhi}\p{M}\p{P}\p{Nd}\s]+$/u,
  Hani: /^[\p{Script=Han}々〇ヶケノ\p{P}\p{Nd}\s]+$/u,
  Hebr: /^[\p{Script=Hebrew}\p{M}\p{P}\p{Nd}\s]+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〇ヶー\p{Nd}\s]+$/u,
  Khmr: /^[\p{Script=Khmer}\p{M}\p{P}\p{Nd}\s]+$/u,
  Hang: /^[\p{Script=Hangul}\p{P}\p{Nd}\s]+$/u,
  Knda: /^[\p{Script=Kannada}\p{M}\p{P}\p{Nd}\s]+$/u,
  Laoo: /^[\p{Script=Lao}\p{M}\p{P}\p{Nd}\s]+$/u,
  Mlym: /^[\p{Script=Malayalam}\p{M}\p{P}\p{Nd}\s]+$/u,
  Mymr: /^[\p{Script=Myanmar}\p{M}\p{P}\p{Nd}\s]+$/u,
  Orya: /^[\p{Script=Oriya}\p{M}\p{P}\p{Nd}\s]+$/u,
  Sinh: /^[\p{Script=Sinhala}\p{M}\p{P}\p{Nd}\s]+$/u,
  Taml: /^[\p{Script=Tamil}\p{M}\p{P}\p{Nd}\s]+$/u,
  Telu: /^[\p{Script=Telugu}\p{M}\p{P}\p{Nd}\s]+$/u,
  Thaa: /^[\p{Script=Thaana}\p{M}\p{P}\p{Nd}\s]+$/u,
  Thai: /^[\p{Script=Thai}\p{M}\p{P}\p{Nd}\s]+$/u,
  Tibt: /^[\p{Script=Tibetan}\p{M}\p{P}\p{Nd}\s]+$/u,
} as const;

/** Countries by the non-Latin script of their main language. */
const mainCountries: readonly (readonly [keyof typeof scripts, string])[] = [
  ['Arab', 'AE AF BH DZ EG EH IQ IR JO KW LB LY MA MR OM PK PS QA SA SD SY TN YE'],
  ['Armn', 'AM'],
  ['Beng', 'BD'],
  ['Cyrl', 'BG BY KG KZ MK MN RS RU TJ UA'],
  ['Deva', 'NP'],
  ['Ethi', 'ER ET'],
  ['Geor', 'GE'],
  ['Grek', 'CY GR'],
  ['Hani', 'CN HK MO TW'],
  ['Hebr', 'IL'],
  ['Jpan', 'JP'],
  ['Khmr', 'KH'],
  ['Hang', 'KP KR'],
  ['Laoo', 'LA'],
  ['Mymr', 'MM'],
  ['Sinh', 'LK'],
  ['Thaa', 'MV'],
  ['Thai', 'TH'],
  ['Tibt', 'BT'],
];
const scriptByCountry = new Map(
  mainCountries.flatMap(([script, countries]) =>
    countries.split(' ').map((country) => [country, scripts[script]] as const),
  ),
);

/** Scripts of the official languages of India's states, by GeoNames state code. States with English are omitted. */
const indianScripts: Readonly<Record<string, keyof typeof scripts>> = {
  '02': 'Telu',
  '03': 'Beng',
  '05': 'Deva',
  '07': 'Deva',
  '09': 'Gujr',
  '10': 'Deva',
  '11': 'Deva',
  '13': 'Mlym',
  '16': 'Deva',
  '19': 'Knda',
  '21': 'Orya',
  '22': 'Taml',
  '23': 'Guru',
  '24': 'Deva',
  '25': 'Taml',
  '26': 'Beng',
  '28': 'Beng',
  '33': 'Deva',
  '34': 'Deva',
  '35': 'Deva',
  '36': 'Deva',
  '37': 'Deva',
  '38': 'Deva',
  '39': 'Deva',
  '40': 'Telu',
};

/** Matches suffixes for "city", "county" and so on. Names with and without a suffix are equal. */
const endingPattern = /(都|市|区|區|町|村|縣|县|鎮|镇|鄉|乡|시|군|읍)$/;

/** The names of a place. */
export interface NamedPlace {
  readonly country: string;
  /** GeoNames state code. */
  readonly admin1: string | null;
  /** Name in Latin script. */
  readonly name: string;
  readonly asciiName: string;
  /** Alternate names in any script. The source does not specify their language. */
  readonly alternateNames: readonly string[];
}

/**
 * Finds the native name of a place. The name is in the script of the official language of the country (in India, of the state),
 * and contains only letters of that language. Several different names are ambiguous, unless the Latin name is the romanised
 * form of one of them.
 *
 * @returns null for countries with Latin script, and when no name is known or the name is ambiguous
 */
export function findLocalName(place: NamedPlace): string | null {
  const { country, admin1, name, asciiName, alternateNames } = place;
  const indianScript = country === 'IN' ? indianScripts[admin1 ?? ''] : undefined;
  const script = indianScript === undefined ? scriptByCountry.get(country) : scripts[indianScript];
  if (script === undefined) return null;
  const localSpellings = [
    ...new Set(alternateNames.filter((other) => script.test(other) && isSpelledLocally(country, other))),
  ];
  const romanisedSources = localSpellings.filter(
    (other) => isRomanizedAs(country, other, [name, asciiName]) ?? true,
  );
  const spellingsInOwnLetters = (romanisedSources.length > 0 ? romanisedSources : localSpellings).filter(
    (other) => ownLetters[country]?.test(other) === true,
  );
  const selectedSpellings = selectSpelling(
    country,
    spellingsInOwnLetters.length > 0 ? spellingsInOwnLetters : romanisedSources,
    name,
  );
  const [first, ...others] = selectCityNames(selectedSpellings).sort((a, b) => a.length - b.length);
  if (first === undefined) return null;
  const stem = first.replace(endingPattern, '');
  const isVariant = (other: string) =>
    other.replace(endingPattern, '') === stem ||
    (isJoined.test(first) ? other.startsWith(first) : other.startsWith(`${first} `));
  return others.every(isVariant) ? normaliseSpelling(country, first) : null;
}

/**
 * Among different names, keeps the name that occurs with and without the word for city, or the only name with that word. Other
 * names denote wards, the seat or former names: 江阴市, 澄江, 澄江街道.
 */
function selectCityNames(names: readonly string[]): string[] {
  const cities = new Set(names.flatMap((name) => removeCityWord(name) ?? []));
  const matchingCities = names.filter((name) => cities.has(name));
  const [only, ...others] = matchingCities.length > 0 ? matchingCities : cities;
  if (only === undefined || others.length > 0) return [...names];
  return names.filter((name) => (removeCityWord(name) ?? name) === only);
}

/**
 * Matches scripts in which a longer name is not a more complete name. These are scripts without spaces between words, and
 * Greek, where older forms are longer: Πάτρα, Πάτραι.
 */
const isJoined =
  /^[\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Kazakh and Ukrainian letters that do not exist in Russian. A name with such a letter is native, regardless of the Latin name.
 */
const ownLetters: Readonly<Record<string, RegExp>> = { KZ: /[әғқңөұүһі]/i, UA: /[іїєґ]/i };

/** Keeps the most complete spelling of each name. */
function selectSpelling(country: string, names: readonly string[], latin: string): string[] {
  const namesByKey = new Map<string, string>();
  for (const name of names) {
    const key = toSpellingKey(name);
    const previousName = namesByKey.get(key);
    if (
      previousName === undefined ||
      rankSpelling(country, name, latin) > rankSpelling(country, previousName, latin)
    )
      namesByKey.set(key, name);
  }
  return [...namesByKey.values()];
}
