import type { StateName } from '../state-names.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';

/**
 * Columns of the export: accuracy, municipality, municipality code, country, latitude, longitude, place, province, province
 * code, community, community code, postal code.
 */
type Row = readonly (string | undefined)[];

/** Yields codes from a GeoNames export. The most accurate record of a code is first. */
export function* readSpanishPlaces(states: ReadonlyMap<string, StateName>): Generator<PostalPlace> {
  const rows = requirePackage<Row[]>('@z1p/es')
    .flatMap((row) => [row])
    .toSorted((a, b) => Number(b[0] ?? 0) - Number(a[0] ?? 0));
  for (const [
    ,
    municipality,
    ,
    ,
    lat,
    lon,
    place = '',
    province,
    provinceCode = '',
    ,
    community = '',
    code,
  ] of rows) {
    if (code === undefined || !/^\d{5}$/.test(code)) continue;
    const division = states.get(`ES-${provinceCode}`);
    const state = `ES-${community}`;
    yield toEnglish({
      country: 'ES',
      code,
      city: municipality || place,
      state: states.has(state) ? state : null,
      districtName: division?.name ?? province ?? null,
      districtNameLocal: division?.nameLocal ?? null,
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
    });
  }
}
