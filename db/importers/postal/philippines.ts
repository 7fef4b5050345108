import { fold } from '../../../facts/fold.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import { blocksOf, type Block } from './blocks.ts';
import { placedByNeighbours, type Unplaced } from './neighbours.ts';
import type { PostalPlace } from './place.ts';
import type { Settlement, Settlements } from './settlements.ts';

/** Words that the list abbreviates. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bSta\. ?/g, 'Santa '],
  [/\bSto\. ?/g, 'Santo '],
  [/\bGen\. ?/g, 'General '],
  [/\bPres\. ?/g, 'President '],
];
const expanded = (name: string) => written.reduce((text, [short, word]) => text.replace(short, word), name);

/** Returns the city of a central office: `Makati CPO + Buendia Ave`. */
const cityOf = (office: string) => office.replace(/ CPO\b.*$/, '');

/** Places of a block with the name of the list, or else those with the name with or without the word City. */
function seatsNamed(
  settlements: Settlements,
  city: string,
  { state, district }: Block,
): readonly Settlement[] {
  const short = city.replace(/ City$/, '');
  const within = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => settlements.candidates('PH', name, state)))].filter(
      (seat) => district === null || seat.district === null || seat.district === district,
    );
  const listed = within([city]);
  return listed.length > 0 ? listed : within([short, `${short} City`]);
}

/**
 * Codes of PHLPost with their post offices. The first one is the main place. The numbering shows the region and the
 * province; a namesake in another one is a different place.
 */
export function* philippines(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string | readonly string[]>>(
    'zipcodes-ph/build/zipcodes.json',
  );
  const blockOf = blocksOf('PH');
  const all = Object.entries(codes).flatMap(([code, names]): Unplaced[] => {
    const [city, ...others] = [names].flat().map(expanded).map(cityOf);
    if (city === undefined) return [];
    const block = blockOf(code);
    const localities = [...new Set(others)].filter((name) => fold(name) !== fold(city)).slice(0, 50);
    return [
      {
        place: { country: 'PH', code, city, state: block?.state, districtName: block?.district, localities },
        candidates: block === null ? [] : seatsNamed(settlements, city, block),
      },
    ];
  });
  yield* placedByNeighbours(all);
}
