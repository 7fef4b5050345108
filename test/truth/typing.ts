import { fold } from '../../facts/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';

/** Measures how well typeahead finds the names of the 1,000 most populous cities. Quarters of cities rank after cities and are left out. */
export interface TypingResult {
  readonly what: string;
  /** The target share. */
  readonly least: number;
  /** Names, and whether the typed text finds the city. */
  readonly facts: readonly (readonly [name: string, isFound: boolean])[];
}

const sampleSize = 1000;
const shownCount = 5;

export function measureTypedNames(places: Places): TypingResult[] {
  const { cities } = places;
  const getName = (row: number) => fold(cities.name.at(row));
  const searchRows = (q: string) =>
    searchCities(places, q, { area: {}, limit: shownCount }).map((city) => city.row);
  const listedRows: number[] = [];
  for (let row = 0; listedRows.length < sampleSize; row++)
    if (cities.featureCode.at(row) !== 'PPLX') listedRows.push(row);
  /** Whether the result is the city itself, or a more populous one whose name begins with the text. */
  const isRight = (row: number, found: number | undefined, typed: string) =>
    found === row || (found !== undefined && found < row && getName(found).startsWith(typed));
  const isAmong = (row: number, typed: string) => {
    const firstRow = searchRows(typed);
    return (
      firstRow.includes(row) ||
      (firstRow.length === shownCount && firstRow.every((one) => isRight(row, one, typed)))
    );
  };
  const measureTyped = (
    what: string,
    least: number,
    isFound: (name: string, row: number) => boolean,
  ): TypingResult => ({
    what,
    least,
    facts: listedRows.map((row) => [getName(row), isFound(getName(row), row)]),
  });
  return [
    measureTyped('a prefix of four letters finds the city first, or a more populous one', 0.95, (name, row) =>
      isRight(row, searchRows(name.slice(0, 4))[0], name.slice(0, 4)),
    ),
    measureTyped('a prefix of four letters finds the city among the first five', 0.99, (name, row) =>
      isAmong(row, name.slice(0, 4)),
    ),
    measureTyped('a prefix of three letters finds the city among the first five', 0.95, (name, row) =>
      isAmong(row, name.slice(0, 3)),
    ),
    measureTyped(
      'with one letter wrong, missing, added or swapped, the city is among the first five',
      0.97,
      (name, row) => {
        if (Array.from(name).length < 4) return true;
        return searchRows(mistypeName(name, row)).some((one) => getName(one) === name);
      },
    ),
  ];
}

/** Returns the name with one mistake, whose kind and place depend on the row. */
function mistypeName(name: string, row: number): string {
  const letters = Array.from(name);
  const letterIndex = 1 + (row % (letters.length - 1));
  const letter = 'etaoinshrdlucm'.charAt(row % 14);
  if (row % 4 === 0) letters[letterIndex] = letter;
  else if (row % 4 === 1) letters.splice(letterIndex, 1);
  else if (row % 4 === 2) letters.splice(letterIndex, 0, letter);
  else letters.splice(letterIndex - 1, 2, letters[letterIndex] ?? '', letters[letterIndex - 1] ?? '');
  return letters.join('');
}
