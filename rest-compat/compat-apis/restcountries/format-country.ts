import {
  getListAt,
  getNumberAt,
  getObjectAt,
  getObjectsAt,
  getTextAt,
  getTextsAt,
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
  const code = getTextAt(country, 'code');
  const languages = getObjectsAt(country, 'languages');
  const isUnMember = isMember(country);
  const latlng = [getNumberAt(country, 'latitude'), getNumberAt(country, 'longitude')];
  const capital = [getNumberAt(country, 'capitalLatitude'), getNumberAt(country, 'capitalLongitude')];
  const coastline = getNumberAt(country, 'coastline');
  const licencePlate = getTextAt(country, 'plate');
  return {
    name: {
      common: country['name'],
      official: country['fullName'],
      nativeName: formatNativeNames(country, languages),
    },
    tld: toList(getTextAt(country, 'tld')),
    cca2: code,
    ccn3: country['numeric'],
    cca3: country['alpha3'],
    cioc: country['ioc'],
    // Members of the United Nations are independent. For other countries the graph has no such fact.
    independent: isUnMember === true ? true : null,
    status: code === 'XK' ? 'user-assigned' : 'officially-assigned',
    unMember: isUnMember,
    currencies: Object.fromEntries(
      getObjectsAt(country, 'currencies').map((each) => [
        getTextAt(each, 'code'),
        { name: each['name'], symbol: each['symbol'] },
      ]),
    ),
    idd: formatCallingCode(getTextAt(country, 'callingCode')),
    capital: toList(getTextAt(country, 'capital')),
    altSpellings: [
      ...toList(code),
      ...toList(getTextAt(country, 'fullName')),
      ...getTextsAt(country, 'aliases'),
    ],
    region: getRegion(country),
    subregion: country['subregion'],
    languages: Object.fromEntries(languages.map((each) => [getTextAt(each, 'iso3'), each['name']])),
    translations: Object.fromEntries(
      getObjectsAt(country, 'translations').map(({ tag, name }) => [getTranslationKey(tag), toNames(name)]),
    ),
    latlng: latlng.includes(null) ? [] : latlng,
    landlocked: coastline === null ? null : coastline === 0,
    borders: getObjectsAt(country, 'borders').flatMap((neighbour) => toList(getTextAt(neighbour, 'alpha3'))),
    area: country['area'],
    demonyms: formatDemonyms(getTextAt(country, 'demonym')),
    flag: country['emoji'],
    maps: {},
    population: country['population'],
    gini: {},
    fifa: country['fifa'],
    car: { signs: toList(licencePlate), side: country['drivingSide'] },
    timezones: listTextZones(country),
    continents: toList(getTextAt(getObjectAt(country, 'continent'), 'name')),
    // The service has only SVG images of flags, and no descriptions.
    flags: { png: null, svg: `${base}/flags/${code?.toLowerCase() ?? ''}.svg`, alt: null },
    coatOfArms: {},
    startOfWeek: days[getTextAt(country, 'weekStart') ?? ''] ?? null,
    capitalInfo: capital.includes(null) ? {} : { latlng: capital },
    postalCode: {
      format: getTextAt(country, 'postalFormat')?.replaceAll('N', '#').replaceAll('A', '@') ?? null,
      regex: country['postalRegex'],
    },
  };
}

/**
 * Whether a country is a member of the United Nations.
 * @returns null when the data has no memberships
 */
export const isMember = (country: JsonObject): boolean | null =>
  Array.isArray(country['blocCodes']) ? getTextsAt(country, 'blocCodes').includes('UN') : null;

/** Returns the UN M49 region. Antarctica has no M49 region. */
export const getRegion = (country: JsonObject): string | null =>
  getTextAt(country, 'region') ??
  (getTextAt(getObjectAt(country, 'continent'), 'name') === 'Antarctica' ? 'Antarctic' : null);

const toList = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** Returns zone identifiers. The original API has UTC offsets, which change during the year. */
const listTextZones = (country: JsonObject): readonly (string | null)[] =>
  getObjectsAt(country, 'timezones').map((zone) => getTextAt(zone, 'id'));

/** Returns the ISO 639-3 codes of a country's languages, in the order of its native names. */
const getLanguageKeys = (country: JsonObject, languages: readonly JsonObject[]): readonly unknown[] =>
  getTextsAt(country, 'languageCodes').map(
    (wanted) => languages.find(({ code }) => code === wanted)?.['iso3'],
  );

function formatNativeNames(country: JsonObject, languages: readonly JsonObject[]): Body {
  const keys = getLanguageKeys(country, languages);
  return Object.fromEntries(
    getListAt(country, 'nativeNames').flatMap((name, index) => {
      const key = keys[index];
      return typeof name === 'string' && typeof key === 'string' ? [[key, toNames(name)]] : [];
    }),
  );
}

/** The original API also has translated official names. The graph has official names only in English. */
const toNames = (common: unknown): Body => ({ official: null, common });

function formatDemonyms(words: string | null): Body {
  const [first] = words?.split(',').map((word) => word.trim()) ?? [];
  return first === undefined ? {} : { eng: { f: first, m: first } };
}

/** Splits a calling code as the original API does: the root is the plus sign and the first digit, the suffix is the rest. */
function formatCallingCode(callingCode: string | null): Body {
  const digits = callingCode?.replace(/\D/g, '') ?? '';
  return digits === '' ? {} : { root: `+${digits.slice(0, 1)}`, suffixes: [digits.slice(1)] };
}
