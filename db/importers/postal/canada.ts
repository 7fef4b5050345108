import { requirePackage } from './require-package.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';

interface Area {
  readonly zip: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A code's first letter is the province; X is two territories. */
const provinces: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON' },
  ...{ P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};
const nunavut = new Set(['X0A', 'X0B', 'X0C']);

/** Forward sortation areas: the first three characters of a code. */
export function* canada(): Generator<PostalPlace> {
  const { codes } = requirePackage<{ codes: Record<string, Area> }>('zipcodes/lib/codesCanada.js');
  for (const { zip, city, latitude, longitude } of Object.values(codes)) {
    if (!/^[A-Z]\d[A-Z]$/.test(zip)) continue;
    const province = zip.startsWith('X') ? (nunavut.has(zip) ? 'NU' : 'NT') : provinces[zip.charAt(0)];
    yield {
      ...{ country: 'CA', code: zip, state: province === undefined ? null : `CA-${province}` },
      // What stands in brackets tells the streets.
      city: city.replace(/\s*\(.*$/, ''),
      ...{ latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) },
    };
  }
}
