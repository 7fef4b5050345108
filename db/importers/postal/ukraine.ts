import { parseDegrees } from '../degrees.ts';
import type { PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';
import { romanizeUkrainian } from '../../../facts/names/romanized-ukrainian.ts';

/**
 * Columns of the export, as in spain.ts. Column 6 is the Cyrillic place, column 10 the GeoNames code of the oblast, and column
 * 11 the postal code.
 */
type Row = readonly (string | undefined)[];

const kyivDivisions: Readonly<Record<string, string>> = { Kyiv: 'UA-30', Kyivska: 'UA-32' };

/** Yields codes from a GeoNames export. Cyrillic places are romanised. */
export function* readUkrainianPlaces(settlements: Settlements): Generator<PostalPlace> {
  for (const row of requirePackage<Row[]>('@z1p/ua').flatMap((one) => [one])) {
    const [, , , , lat, lon, fullName = '', , , oblast, oblastCode = '', code] = row;
    // Remove brackets, which contain the council of a village.
    const placeName = fullName.replace(/\s*\(.*$/, '');
    if (code === undefined || !/^\d{5}$/.test(code) || placeName === '') continue;
    // The package exchanges the codes of Kyiv and of the oblast around Kyiv.
    const state = kyivDivisions[oblast ?? ''] ?? settlements.state('UA', oblastCode);
    yield {
      country: 'UA',
      code,
      city: romanizeUkrainian(placeName),
      cityLocal: placeName,
      state,
      stateName: state === null ? (oblast ?? null) : null,
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
    };
  }
}
