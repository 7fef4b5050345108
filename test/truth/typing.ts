import { fold } from '../../facts/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';

/** Measures how well typeahead finds the names of the 1,000 most populous cities. Quarters of cities rank after cities and are left out. */
export interface Typed {
  readonly what: string;
  /** The target share. */
  readonly least: number;
  /** Names, and whether the typed text finds the city. */
  readonly facts: readonly (readonly [name: string, isFound: boolean])[];
}

const requested = 1000;
const shown = 5;

export function typedNames(places: Places): Typed[] {
  const { cities } = places;
  const nameOf = (row: number) => fold(cities.name.at(row));
  const rows = (q: string) => searchCities(places, q, { area: {}, limit: shown }).map((city) => city.row);
  const listed: number[] = [];
  for (let row = 0; listed.length < requested; row++)
    if (cities.featureCode.at(row) !== 'PPLX') listed.push(row);
  /** Whether the result is the city itself, or a more populous one whose name begins with the text. */
  const isRight = (row: number, found: number | undefined, typed: string) =>
    found === row || (found !== undefined && found < row && nameOf(found).startsWith(typed));
  const isAmong = (row: number, typed: string) => {
    const first = rows(typed);
    return first.includes(row) || (first.length === shown && first.every((one) => isRight(row, one, typed)));
  };
  const of = (what: string, least: number, isFound: (name: string, row: number) => boolean): Typed => ({
    what,
    least,
    facts: listed.map((row) => [nameOf(row), isFound(nameOf(row), row)]),
  });
  return [
    of('a prefix of four letters finds the city first, or a more populous one', 0.95, (name, row) =>
      isRight(row, rows(name.slice(0, 4))[0], name.slice(0, 4)),
    ),
    of('a prefix of four letters finds the city among the first five', 0.99, (name, row) =>
      isAmong(row, name.slice(0, 4)),
    ),
    of('a prefix of three letters finds the city among the first five', 0.95, (name, row) =>
      isAmong(row, name.slice(0, 3)),
    ),
    of(
      'with one letter wrong, missing, added or swapped, the city is among the first five',
      0.97,
      (name, row) => {
        if (Array.from(name).length < 4) return true;
        return rows(mistyped(name, row)).some((one) => nameOf(one) === name);
      },
    ),
  ];
}

/** Returns the name with one mistake, whose kind and place depend on the row. */
function mistyped(name: string, row: number): string {
  const letters = Array.from(name);
  const at = 1 + (row % (letters.length - 1));
  const letter = 'etaoinshrdlucm'.charAt(row % 14);
  if (row % 4 === 0) letters[at] = letter;
  else if (row % 4 === 1) letters.splice(at, 1);
  else if (row % 4 === 2) letters.splice(at, 0, letter);
  else letters.splice(at - 1, 2, letters[at] ?? '', letters[at - 1] ?? '');
  return letters.join('');
}
