import { numberAt, objectAt, objectsAt, textAt, textsAt, type JsonObject } from '../../../facts/json.ts';

import type { Body } from '../../route.ts';

const days: Readonly<Record<string, string>> = {
  mon: 'monday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/** The languages of translations, and the codes that the original has for them. */
const codesOfLanguages: Readonly<Record<string, string>> = {
  ar: 'ara',
  br: 'bre',
  cs: 'ces',
  cy: 'cym',
  de: 'deu',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  fa: 'per',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sk: 'slk',
  es: 'spa',
  sr: 'srp',
  sv: 'swe',
  tr: 'tur',
  ur: 'urd',
  zh: 'zho',
};

/**
 * A country as version 3.1 has it, key by key. What the graph does not tell is an empty object or list, or null where
 * the original has one value.
 */
export function countryForm(country: JsonObject): Body {
  const code = textAt(country, 'code');
  const languages = objectsAt(country, 'languages');
  const unMember = isMember(country);
  const latlng = [numberAt(country, 'latitude'), numberAt(country, 'longitude')];
  const capital = [numberAt(country, 'capitalLatitude'), numberAt(country, 'capitalLongitude')];
  const coastline = numberAt(country, 'coastline');
  const plate = textAt(country, 'plate');
  return {
    name: {
      common: country['name'],
      official: country['fullName'],
      nativeName: nativeName(country, languages[0]),
    },
    tld: listOf(textAt(country, 'tld')),
    cca2: code,
    ccn3: country['numeric'],
    cca3: country['alpha3'],
    cioc: country['ioc'],
    // A member of the United Nations is independent; of the others the graph does not tell.
    independent: unMember === true ? true : null,
    status: code === 'XK' ? 'user-assigned' : 'officially-assigned',
    unMember,
    currencies: Object.fromEntries(
      objectsAt(country, 'currencies').map((each) => [
        textAt(each, 'code'),
        { name: each['name'], symbol: each['symbol'] },
      ]),
    ),
    idd: idd(textAt(country, 'callingCode')),
    capital: listOf(textAt(country, 'capital')),
    altSpellings: [...listOf(code), ...listOf(textAt(country, 'fullName')), ...textsAt(country, 'aliases')],
    region: regionOf(country),
    subregion: country['subregion'],
    languages: Object.fromEntries(languages.map((each) => [textAt(each, 'iso3'), each['name']])),
    translations: translations(country),
    latlng: latlng.includes(null) ? [] : latlng,
    landlocked: coastline === null ? null : coastline === 0,
    borders: objectsAt(country, 'borders').flatMap((neighbour) => listOf(textAt(neighbour, 'alpha3'))),
    area: country['area'],
    demonyms: demonyms(textAt(country, 'demonym')),
    flag: country['emoji'],
    maps: {},
    population: country['population'],
    gini: {},
    fifa: country['fifa'],
    car: { signs: listOf(plate), side: country['drivingSide'] },
    timezones: textZones(country),
    continents: listOf(textAt(objectAt(country, 'continent'), 'name')),
    flags: {},
    coatOfArms: {},
    startOfWeek: days[textAt(country, 'weekStart') ?? ''] ?? null,
    capitalInfo: capital.includes(null) ? {} : { latlng: capital },
    postalCode: {
      format: textAt(country, 'postalFormat')?.replaceAll('N', '#').replaceAll('A', '@') ?? null,
      regex: country['postalRegex'],
    },
  };
}

/** Of the United Nations. Null: who is asked does not tell. */
export const isMember = (country: JsonObject): boolean | null =>
  Array.isArray(country['blocCodes']) ? textsAt(country, 'blocCodes').includes('UN') : null;

/** Of UN M49, which has none for Antarctica. */
export const regionOf = (country: JsonObject): string | null =>
  textAt(country, 'region') ??
  (textAt(objectAt(country, 'continent'), 'name') === 'Antarctica' ? 'Antarctic' : null);

const listOf = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** The original writes offsets; these are the identifiers, whose offsets change. */
const textZones = (country: JsonObject): readonly (string | null)[] =>
  objectsAt(country, 'timezones').map((zone) => textAt(zone, 'id'));

function nativeName(country: JsonObject, main: JsonObject | undefined): Body {
  const name = textAt(country, 'nameLocal');
  const language = textAt(main ?? null, 'iso3');
  return name === null || language === null ? {} : { [language]: { official: null, common: name } };
}

/** The original has the formal name beside the common one: that is not known. */
const translations = (country: JsonObject): Body =>
  Object.fromEntries(
    objectsAt(country, 'translations').map((each) => {
      const tag = textAt(each, 'tag') ?? '';
      return [codesOfLanguages[tag] ?? tag, { official: null, common: each['name'] }];
    }),
  );

function demonyms(words: string | null): Body {
  const [first] = words?.split(',').map((word) => word.trim()) ?? [];
  return first === undefined ? {} : { eng: { f: first, m: first } };
}

/** The root is the sign and the first digit, the rest are suffixes. */
function idd(callingCode: string | null): Body {
  const digits = callingCode?.replace(/\D/g, '') ?? '';
  return digits === '' ? {} : { root: `+${digits.slice(0, 1)}`, suffixes: [digits.slice(1)] };
}
