import { fold } from '../../../facts/fold.ts';
import { readPackageJson } from '../../../core/package-file.ts';
import { createBlockFinder, type PostalBlock } from './blocks.ts';
import { placeByNeighbours, type UnplacedCode } from './neighbours.ts';
import type { PostalPlace } from './place.ts';
import type { Settlement, Settlements } from './settlements.ts';

/** Abbreviations in the list of post offices, with the complete words. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bSta\. ?/g, 'Santa '],
  [/\bSto\. ?/g, 'Santo '],
  [/\bGen\. ?/g, 'General '],
  [/\bPres\. ?/g, 'President '],
];
const expandAbbreviations = (name: string) =>
  abbreviations.reduce((text, [short, word]) => text.replace(short, word), name);

/** Returns the city of a central post office (CPO): `Makati CPO + Buendia Ave` → `Makati`. */
const parseCity = (office: string) => office.replace(/ CPO\b.*$/, '');

/** Finds the places of a block by the name in the list, or else by the name with or without the word City. */
function findSeats(
  settlements: Settlements,
  city: string,
  { state, district }: PostalBlock,
): readonly Settlement[] {
  const shortName = city.replace(/ City$/, '');
  const findByNames = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => settlements.candidates('PH', name, state)))].filter(
      (seat) => district === null || seat.district === null || seat.district === district,
    );
  const listedSettlement = findByNames([city]);
  return listedSettlement.length > 0 ? listedSettlement : findByNames([shortName, `${shortName} City`]);
}

/**
 * Yields codes of PHLPost with their post offices. The first office is the main place. The numbering determines the region and
 * the province. A place of the same name in another region or province is a different place.
 */
export function* readPhilippinePlaces(settlements: Settlements): Generator<PostalPlace> {
  const codes = readPackageJson<Record<string, string | readonly string[]>>(
    'zipcodes-ph/build/zipcodes.json',
  );
  const findBlock = createBlockFinder('PH');
  const unplacedCodes = Object.entries(codes).flatMap(([code, names]): UnplacedCode[] => {
    const [city, ...others] = [names].flat().map(expandAbbreviations).map(parseCity);
    if (city === undefined) return [];
    const block = findBlock(code);
    const localities = [...new Set(others)].filter((name) => fold(name) !== fold(city)).slice(0, 50);
    return [
      {
        place: { country: 'PH', code, city, state: block?.state, districtName: block?.district, localities },
        candidates: block === null ? [] : findSeats(settlements, city, block),
      },
    ];
  });
  yield* placeByNeighbours(unplacedCodes);
}
