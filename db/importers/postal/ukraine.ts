import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';
import { romanizedUkrainian } from '../../../facts/names/romanized-ukrainian.ts';

/** As Spain's: place in Cyrillic at 6, GeoNames' code of the oblast at 10, code at 11. */
type Row = readonly (string | undefined)[];

const kyiv: Readonly<Record<string, string>> = { Kyiv: 'UA-30', Kyivska: 'UA-32' };

/** Codes of GeoNames' export with places in Cyrillic, romanized here. */
export function* ukraine(settlements: Settlements): Generator<PostalPlace> {
  for (const row of requirePackage<Row[]>('@z1p/ua').flatMap((one) => [one])) {
    const [, , , , lat, lon, whole = '', , , oblast, oblastCode = '', code] = row;
    // What stands in brackets is the council that a village belongs to.
    const place = whole.replace(/\s*\(.*$/, '');
    if (code === undefined || !/^\d{5}$/.test(code) || place === '') continue;
    // The package has the codes of the city and of the oblast around it the other way round.
    const state = kyiv[oblast ?? ''] ?? settlements.state('UA', oblastCode);
    yield {
      country: 'UA',
      code,
      city: romanizedUkrainian(place),
      cityLocal: place,
      state,
      stateName: state === null ? (oblast ?? null) : null,
      latitude: degrees(lat, 90),
      longitude: degrees(lon, 180),
    };
  }
}
