import { readPackageJson } from '../../../core/package-file.ts';
import { blocksOf } from './blocks.ts';
import { placedByNeighbours, type Unplaced } from './neighbours.ts';
import { requirePackage } from './require-package.ts';
import { titleCase, type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/**
 * Places codes of a list that has names only. The numbering shows the county; a place of the same name in another county is
 * a different place.
 */
function* placed(
  settlements: Settlements,
  country: string,
  list: readonly (readonly [code: string, city: string])[],
): Generator<PostalPlace> {
  const blockOf = blocksOf(country);
  const codes = list.map(([code, city]): Unplaced => {
    const state = blockOf(code)?.state ?? null;
    const candidates = state === null ? [] : settlements.candidates(country, city, state);
    return { place: { country, code, city, state }, candidates };
  });
  yield* placedByNeighbours(codes);
}

/** Codes of Posten, whose list is in capitals. */
export function norway(settlements: Settlements): Generator<PostalPlace> {
  const codes = requirePackage<Record<string, string>>(
    'norway-postal-codes/converted/postal-codes-simple.js',
  );
  const written = (place: string) => titleCase(place).replace(/ (I|På|Ved) /, (word) => word.toLowerCase());
  return placed(
    settlements,
    'NO',
    Object.entries(codes).flatMap(([code, place]) =>
      /^\d{4}$/.test(code) ? [[code, written(place)] as const] : [],
    ),
  );
}

export function hungary(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string[]>>('hungarian-postal-codes/lib/postal-codes.json');
  return placed(
    settlements,
    'HU',
    Object.entries(codes).flatMap(([code, places]) => places.map((place) => [code, place] as const)),
  );
}
