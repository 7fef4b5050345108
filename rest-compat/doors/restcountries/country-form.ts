import { bodiesIn, bodyIn, numberIn, textIn, textsIn } from '../door.ts';
import type { Body } from '../../route.ts';

const days: Readonly<Record<string, string>> = {
  mon: 'monday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/**
 * A country as version 3.1 has it, key by key. What the graph does not tell is an empty object or list, or null where
 * the original has one value.
 */
export function countryForm(country: Body): Body {
  const code = textIn(country, 'code');
  const languages = bodiesIn(country, 'languages');
  const currency = bodyIn(country, 'currency');
  const isMember = textsIn(country, 'blocCodes').includes('UN');
  const [latitude, longitude] = [numberIn(country, 'capitalLatitude'), numberIn(country, 'capitalLongitude')];
  const region = textIn(country, 'region');
  const coastline = numberIn(country, 'coastline');
  const plate = textIn(country, 'plate');
  return {
    name: {
      common: country['name'],
      official: country['fullName'],
      nativeName: nativeName(country, languages[0]),
    },
    tld: listOf(textIn(country, 'tld')),
    cca2: code,
    ccn3: country['numeric'],
    cca3: country['alpha3'],
    cioc: country['ioc'],
    // A member of the United Nations is independent; of the others the graph does not tell.
    independent: isMember ? true : null,
    status: code === 'XK' ? 'user-assigned' : 'officially-assigned',
    unMember: isMember,
    currencies:
      currency === null
        ? {}
        : { [textIn(currency, 'code') ?? '']: { name: currency['name'], symbol: currency['symbol'] } },
    idd: idd(textIn(country, 'callingCode')),
    capital: listOf(textIn(country, 'capital')),
    altSpellings: listOf(code),
    region: region ?? (textIn(bodyIn(country, 'continent'), 'name') === 'Antarctica' ? 'Antarctic' : null),
    subregion: country['subregion'],
    languages: Object.fromEntries(languages.map((each) => [textIn(each, 'iso3'), each['name']])),
    translations: {},
    latlng: [],
    landlocked: coastline === null ? null : coastline === 0,
    borders: bodiesIn(country, 'borders').map(({ alpha3 }) => alpha3),
    area: country['area'],
    demonyms: demonyms(textIn(country, 'demonym')),
    flag: country['emoji'],
    maps: {},
    population: country['population'],
    gini: {},
    fifa: country['fifa'],
    car: { signs: listOf(plate), side: country['drivingSide'] },
    timezones: textZones(country),
    continents: listOf(textIn(bodyIn(country, 'continent'), 'name')),
    flags: {},
    coatOfArms: {},
    startOfWeek: days[textIn(country, 'weekStart') ?? ''] ?? null,
    capitalInfo: latitude === null || longitude === null ? {} : { latlng: [latitude, longitude] },
    postalCode: {
      format: textIn(country, 'postalFormat')?.replaceAll('N', '#').replaceAll('A', '@') ?? null,
      regex: country['postalRegex'],
    },
  };
}

const listOf = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** The original writes offsets; these are the identifiers, whose offsets change. */
const textZones = (country: Body): readonly (string | null)[] =>
  bodiesIn(country, 'timezones').map((zone) => textIn(zone, 'id'));

function nativeName(country: Body, main: Body | undefined): Body {
  const name = textIn(country, 'nameLocal');
  const language = textIn(main ?? null, 'iso3');
  return name === null || language === null ? {} : { [language]: { official: null, common: name } };
}

function demonyms(words: string | null): Body {
  const [first] = words?.split(',').map((word) => word.trim()) ?? [];
  return first === undefined ? {} : { eng: { f: first, m: first } };
}

/** The root is the sign and the first digit, the rest are suffixes. */
function idd(callingCode: string | null): Body {
  const digits = callingCode?.replace(/\D/g, '') ?? '';
  return digits === '' ? {} : { root: `+${digits.slice(0, 1)}`, suffixes: [digits.slice(1)] };
}
