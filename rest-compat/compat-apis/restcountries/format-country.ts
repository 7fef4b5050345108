import {
  listAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  type JsonObject,
} from '../../../core/json.ts';

import type { Body } from '../../routing/route.ts';
import { getTranslationKey } from './translation-languages.ts';

const days: Readonly<Record<string, string>> = {
  mon: 'monday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/**
 * Converts a country to the form of version 3.1. Unknown values are empty objects or lists, or null where the original API
 * has a single value.
 * @param base absolute URL of the service
 */
export function formatCountry(country: JsonObject, base: string): Body {
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
      nativeName: formatNativeNames(country, languages),
    },
    tld: toList(textAt(country, 'tld')),
    cca2: code,
    ccn3: country['numeric'],
    cca3: country['alpha3'],
    cioc: country['ioc'],
    // Members of the United Nations are independent; for others the graph has no data.
    independent: unMember === true ? true : null,
    status: code === 'XK' ? 'user-assigned' : 'officially-assigned',
    unMember,
    currencies: Object.fromEntries(
      objectsAt(country, 'currencies').map((each) => [
        textAt(each, 'code'),
        { name: each['name'], symbol: each['symbol'] },
      ]),
    ),
    idd: formatCallingCode(textAt(country, 'callingCode')),
    capital: toList(textAt(country, 'capital')),
    altSpellings: [...toList(code), ...toList(textAt(country, 'fullName')), ...textsAt(country, 'aliases')],
    region: getRegion(country),
    subregion: country['subregion'],
    languages: Object.fromEntries(languages.map((each) => [textAt(each, 'iso3'), each['name']])),
    translations: Object.fromEntries(
      objectsAt(country, 'translations').map(({ tag, name }) => [getTranslationKey(tag), toNames(name)]),
    ),
    latlng: latlng.includes(null) ? [] : latlng,
    landlocked: coastline === null ? null : coastline === 0,
    borders: objectsAt(country, 'borders').flatMap((neighbour) => toList(textAt(neighbour, 'alpha3'))),
    area: country['area'],
    demonyms: formatDemonyms(textAt(country, 'demonym')),
    flag: country['emoji'],
    maps: {},
    population: country['population'],
    gini: {},
    fifa: country['fifa'],
    car: { signs: toList(plate), side: country['drivingSide'] },
    timezones: listTextZones(country),
    continents: toList(textAt(objectAt(country, 'continent'), 'name')),
    // Only SVG: the service has no PNG images, and no descriptions of flags.
    flags: { png: null, svg: `${base}/flags/${code?.toLowerCase() ?? ''}.svg`, alt: null },
    coatOfArms: {},
    startOfWeek: days[textAt(country, 'weekStart') ?? ''] ?? null,
    capitalInfo: capital.includes(null) ? {} : { latlng: capital },
    postalCode: {
      format: textAt(country, 'postalFormat')?.replaceAll('N', '#').replaceAll('A', '@') ?? null,
      regex: country['postalRegex'],
    },
  };
}

/**
 * Whether a country is a member of the United Nations.
 * @returns null when the data has no memberships
 */
export const isMember = (country: JsonObject): boolean | null =>
  Array.isArray(country['blocCodes']) ? textsAt(country, 'blocCodes').includes('UN') : null;

/** Returns the UN M49 region; M49 has none for Antarctica. */
export const getRegion = (country: JsonObject): string | null =>
  textAt(country, 'region') ??
  (textAt(objectAt(country, 'continent'), 'name') === 'Antarctica' ? 'Antarctic' : null);

const toList = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** Returns zone identifiers. The original has UTC offsets, which change during the year. */
const listTextZones = (country: JsonObject): readonly (string | null)[] =>
  objectsAt(country, 'timezones').map((zone) => textAt(zone, 'id'));

/** Returns the ISO 639-3 codes of a country's languages, in the order of its native names. */
const languageKeys = (country: JsonObject, languages: readonly JsonObject[]): readonly unknown[] =>
  textsAt(country, 'languageCodes').map((wanted) => languages.find(({ code }) => code === wanted)?.['iso3']);

function formatNativeNames(country: JsonObject, languages: readonly JsonObject[]): Body {
  const keys = languageKeys(country, languages);
  return Object.fromEntries(
    listAt(country, 'nativeNames').flatMap((name, index) => {
      const key = keys[index];
      return typeof name === 'string' && typeof key === 'string' ? [[key, toNames(name)]] : [];
    }),
  );
}

/** The original also has official names, which are known in English only. */
const toNames = (common: unknown): Body => ({ official: null, common });

function formatDemonyms(words: string | null): Body {
  const [first] = words?.split(',').map((word) => word.trim()) ?? [];
  return first === undefined ? {} : { eng: { f: first, m: first } };
}

/** Splits a calling code like the original API: the root is the plus sign and the first digit; the other digits are a suffix. */
function formatCallingCode(callingCode: string | null): Body {
  const digits = callingCode?.replace(/\D/g, '') ?? '';
  return digits === '' ? {} : { root: `+${digits.slice(0, 1)}`, suffixes: [digits.slice(1)] };
}
