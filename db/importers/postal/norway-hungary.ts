import { readPackageJson } from '../../../core/package-file.ts';
import { requirePackage } from './require-package.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Counties by the first digit of their codes. A place with the same name in another county is a different place. */
const counties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NO: {
    0: '03',
    1: '03 31 32',
    2: '32 34',
    3: '32 33 39 40',
    4: '11 42',
    5: '11 46',
    6: '15 46',
    7: '50',
    8: '18',
    9: '18 55 56',
  },
  HU: {
    1: 'BU',
    2: 'FE KE NO PE',
    3: 'BZ HE NO',
    4: 'HB SZ',
    5: 'BE HB JN',
    6: 'BE BK CS',
    7: 'BA SO TO',
    8: 'FE SO VE ZA',
    9: 'GS VA VE ZA',
  },
};

/**
 * Builds a place from a code and a name. State and position come from the city records when a single record has the name
 * in the area of the code.
 */
function named(settlements: Settlements, country: string, code: string, city: string): PostalPlace {
  const one = settlements.named(country, city);
  const countyNames = counties[country]?.[code.slice(0, 1)]?.split(' ') ?? [];
  const found = countyNames.some((county) => one?.state === `${country}-${county}`) ? one : null;
  return {
    country,
    code,
    city,
    state: found?.state ?? islands(country, code),
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
  };
}

/** Svalbard and Jan Mayen, which belong to no county. */
function islands(country: string, code: string): string | null {
  if (country !== 'NO') return null;
  return /^917\d$/.test(code) ? 'NO-21' : code === '8099' ? 'NO-22' : null;
}

/** Codes of Posten, whose list is in capitals. */
export function* norway(settlements: Settlements): Generator<PostalPlace> {
  const codes = requirePackage<Record<string, string>>(
    'norway-postal-codes/converted/postal-codes-simple.js',
  );
  for (const [code, place] of Object.entries(codes)) {
    if (/^\d{4}$/.test(code))
      yield named(
        settlements,
        'NO',
        code,
        titleCase(place).replace(/ (I|På|Ved) /, (word) => word.toLowerCase()),
      );
  }
}

export function* hungary(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string[]>>('hungarian-postal-codes/lib/postal-codes.json');
  for (const [code, places] of Object.entries(codes)) {
    for (const place of places) yield named(settlements, 'HU', code, place);
  }
}
