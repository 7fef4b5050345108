import { requirePackage } from './require-package.ts';
import { parseDegrees } from '../degrees.ts';
import { repairCanadianName } from './canadian-names.ts';
import { type PostalPlace } from './place.ts';

interface PostalArea {
  readonly zip: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Provinces by the first letter of a code. Two territories share the letter X. */
const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};
const nunavutPrefixes = new Set(['X0A', 'X0B', 'X0C']);

/** Yields forward sortation areas, which are the first three characters of a code. */
export function* readCanadianPlaces(): Generator<PostalPlace> {
  const { codes } = requirePackage<{ codes: Record<string, PostalArea> }>('zipcodes/lib/codesCanada.js');
  for (const { zip, city, latitude, longitude } of Object.values(codes)) {
    if (!/^[A-Z]\d[A-Z]$/.test(zip)) continue;
    const province = zip.startsWith('X')
      ? nunavutPrefixes.has(zip)
        ? 'NU'
        : 'NT'
      : provinces[zip.charAt(0)];
    const name = repairCanadianName(city);
    if (name === null) continue;
    yield {
      country: 'CA',
      code: zip,
      state: province === undefined ? null : `CA-${province}`,
      city: name,
      ...toPoint(latitude, longitude),
    };
  }
}

/** Drops positions outside the country, because some rows of the source have shifted columns and one position is at the pole. */
function toPoint(lat: number | null, lon: number | null) {
  const [latitude, longitude] = [parseDegrees(lat, 90), parseDegrees(lon, 180)];
  const isInside =
    latitude !== null &&
    longitude !== null &&
    latitude > 41 &&
    latitude < 84 &&
    longitude > -142 &&
    longitude < -52;
  return isInside ? { latitude, longitude } : { latitude: null, longitude: null };
}
