import { readPackageJson } from '../../../core/package-file.ts';
import { createBlockFinder } from './blocks.ts';
import { placeByNeighbours, type UnplacedCode } from './neighbours.ts';
import { requirePackage } from './require-package.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/**
 * Finds positions for a list that contains only codes and names. The numbering determines the county; a place of the same name
 * in another county is a different place.
 */
function* placeCodes(
  settlements: Settlements,
  country: string,
  list: readonly (readonly [code: string, city: string])[],
): Generator<PostalPlace> {
  const findBlock = createBlockFinder(country);
  const codes = list.map(([code, city]): UnplacedCode => {
    const state = findBlock(code)?.state ?? null;
    const candidates = state === null ? [] : settlements.candidates(country, city, state);
    return { place: { country, code, city, state }, candidates };
  });
  yield* placeByNeighbours(codes);
}

/** Returns the codes of Posten with their places. Names in Posten's list are in capitals. */
export function readNorwegianPlaces(settlements: Settlements): Generator<PostalPlace> {
  const codes = requirePackage<Record<string, string>>(
    'norway-postal-codes/converted/postal-codes-simple.js',
  );
  const formatPlace = (place: string) =>
    titleCase(place).replace(/ (I|På|Ved) /, (word) => word.toLowerCase());
  return placeCodes(
    settlements,
    'NO',
    Object.entries(codes).flatMap(([code, place]) =>
      /^\d{4}$/.test(code) ? [[code, formatPlace(place)] as const] : [],
    ),
  );
}

export function readHungarianPlaces(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string[]>>('hungarian-postal-codes/lib/postal-codes.json');
  return placeCodes(
    settlements,
    'HU',
    Object.entries(codes).flatMap(([code, places]) => places.map((place) => [code, place] as const)),
  );
}
