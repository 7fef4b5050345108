import { LRUCache } from 'lru-cache';
import { fold } from '../../../facts/fold.ts';
import { memoizePerObject } from '../../../core/per-object.ts';
import { hasForeignCharacter, listOtherSpellings } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { findTypedAreas } from './areas-typed.ts';
import { isInArea } from './capital.ts';
import { CityModel } from './city.ts';
import type { Closeness } from './closeness.ts';
import { findRowsByName, type Area } from './named.ts';

/*
 * Ranking: the weight of a row is its population multiplied by a factor for the quality of the match. A complete own name ranks
 * first; that of a small place only if it has five letters or more. For short prefixes the population decides. Alternative names
 * have a small weight unless they are complete. Matches with typos weigh even less, so that they rank ahead of hamlets
 * only.
 */

/**
 * Factor for a complete own name, by its length in characters. A name of five letters or more ranks first. Four
 * letters begin so many names that only a large place keeps its rank. A text of up to three letters means one of the
 * few towns with exactly this name, unless a space follows: `san ` means San Antonio, not San.
 */
function computeOwnNameFactor(length: number, people: number, isContinued: boolean): number {
  if (length >= 5 || (length <= 3 && people >= townPopulation && !isContinued)) return 1e9;
  return 4;
}
const townPopulation = 20_000;
/** Factor for a quarter of a city, unless its name is typed in full. */
const quarterFactor = 0.1;
/** Factor for an alternative name typed in full, by its length in characters. */
const computeAlternativeNameFactor = (length: number): number => (length >= 5 ? 0.5 : 0.01);
const alternativePrefixFactor = 0.01;
const oneErrorFactors = { exact: 0.03, longer: 0.003 };
/** Factor for a match with two errors: smaller than with one error, so that one error ranks first. */
const twoErrorFactors = { exact: 0.003, longer: 0.0003 };
/**
 * Minimum numbers of typed letters for tolerating one and two errors. Two errors need seven, because an eighth letter
 * can be the missing letter.
 */
const minLengthForErrors = { one: 3, two: 7 };
/** Population from which a match shows that the text had no typo. */
const noTypoPopulation = 100_000;

/** Returns whether a row is a quarter of a city. */
const getQuarterTest = memoizePerObject(({ featureCode }: Places['cities']) => {
  const code = featureCode.codeOf('PPLX');
  return (row: number) => featureCode.codes[row] === code;
});

/** Kinds of places that a search can be restricted to. */
export type CityKind = 'CAPITAL' | 'SEAT' | 'CITY' | 'QUARTER';

/** @returns a filter of rows; null when all kinds are wanted */
function createKindFilter({ cities }: Places, kinds: readonly CityKind[]): ((row: number) => boolean) | null {
  if (kinds.length === 0 || (kinds.includes('CITY') && kinds.includes('QUARTER'))) return null;
  const isQuarter = getQuarterTest(cities);
  const isSeat = (row: number) => /^PPL[ACG]/.test(cities.featureCode.at(row) ?? '');
  const kindTests: Readonly<Record<CityKind, (row: number) => boolean>> = {
    CAPITAL: (row) => cities.featureCode.at(row) === 'PPLC',
    SEAT: isSeat,
    CITY: (row) => !isQuarter(row),
    QUARTER: isQuarter,
  };
  return (row) => kinds.some((kind) => kindTests[kind](row));
}

interface SearchOptions {
  readonly limit: number;
  readonly accept: (row: number) => boolean;
  readonly closeness: Closeness | null;
}

/** The cities whose names match one text, with their weights. */
class Ranking {
  readonly #places: Places;
  readonly #text: string;
  readonly #folded: string;
  /** Length of the folded text in characters. */
  readonly #length: number;
  readonly #limit: number;
  readonly #accept: (row: number) => boolean;
  readonly #closeness: Closeness | null;
  readonly #weights = new Map<number, number>();
  /** Population of the largest match, times its factor when that is below 1. */
  #largest = 0;

  constructor(places: Places, text: string, { limit, accept, closeness }: SearchOptions) {
    this.#places = places;
    this.#text = text;
    this.#folded = fold(text);
    this.#length = Array.from(this.#folded).length;
    this.#limit = limit;
    this.#accept = accept;
    this.#closeness = closeness;
  }

  /**
   * Adds all matches and returns the best rows. Nearby rows are added twice: among all rows, where the limit can
   * exclude most of them, and separately by their own names.
   */
  best(): number[] {
    const [closeness, accept] = [this.#closeness, this.#accept];
    if (closeness !== null) this.#addOwnNames((row) => closeness.isClose(row) && accept(row));
    this.#addOwnNames(accept);
    this.#addOtherNames();
    this.#addMistyped();
    return [...this.#weights]
      .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
      .slice(0, this.#limit)
      .map(([row]) => row);
  }

  #addOwnNames(accept: (row: number) => boolean): void {
    const { cities } = this.#places;
    const rowsWithExactName = cities.rowsOwning(this.#text).filter(accept).slice(0, this.#limit);
    for (const row of rowsWithExactName)
      this.#add([row], computeOwnNameFactor(this.#length, cities.population(row) ?? 0, this.#isContinued));
    // Add quarters separately, because those of a large city can be more populous than the towns with such a name.
    const isQuarter = getQuarterTest(cities);
    const filterPrefixRows = (is: (row: number) => boolean) =>
      cities.ownNames.longer(this.#prefix, this.#limit, (row) => is(row) && accept(row));
    this.#add(
      filterPrefixRows((row) => !isQuarter(row)),
      1,
    );
    this.#add(filterPrefixRows(isQuarter), quarterFactor);
  }

  #addOtherNames(): void {
    const { otherNames } = this.#places.cities;
    // When a text of up to three letters begins enough own names, it does not mean an alternative name.
    if (this.#length <= 3 && this.#weights.size >= this.#limit) return;
    const exactFactor = computeAlternativeNameFactor(this.#length);
    if (this.#canAdd(exactFactor))
      this.#add(otherNames.exact(this.#folded, this.#limit, this.#accept), exactFactor);
    // A few letters begin alternative names of many cities. Such names are not meant when an own name begins with the
    // letters.
    if (this.#length <= 3 && /^[a-z ]*$/.test(this.#folded) && this.#weights.size > 0) return;
    if (this.#canAdd(alternativePrefixFactor))
      this.#add(otherNames.longer(this.#prefix, this.#limit, this.#accept), alternativePrefixFactor);
  }

  /** Adds matches with typos when the matches without errors are poor. */
  #addMistyped(): void {
    const { cities } = this.#places;
    if (this.#length < minLengthForErrors.one || !this.#isPoor) return;
    // Any name is similar to a text of three letters.
    if (this.#length <= 3 && this.#weights.size > 0) return;
    const rowsWithOneEdit = cities.ownNames.withOneEdit(this.#folded, this.#limit, this.#accept);
    this.#add(rowsWithOneEdit.exact, oneErrorFactors.exact);
    this.#add(rowsWithOneEdit.longer, oneErrorFactors.longer);
    if (this.#length < minLengthForErrors.two || rowsWithOneEdit.exact.length > 0 || !this.#isPoor) return;
    if (cities.rowsOwning(this.#text).some(this.#accept)) return;
    const rowsWithTwoEdits = cities.ownNames.withTwoEdits(this.#folded, this.#limit, this.#accept);
    this.#add(rowsWithTwoEdits.exact, twoErrorFactors.exact);
    this.#add(rowsWithTwoEdits.longer, twoErrorFactors.longer);
  }

  /** Adds rows. A row found in several ways keeps its best weight. */
  #add(rows: readonly number[], factor: number): void {
    for (const row of rows) {
      const population = (this.#places.cities.population(row) ?? 0) + 1;
      const weight = population * factor * (this.#closeness?.factor(row) ?? 1);
      this.#largest = Math.max(this.#largest, population * Math.min(factor, 1));
      if (weight > (this.#weights.get(row) ?? 0)) this.#weights.set(row, weight);
    }
  }

  /** Whether even the largest city could reach the first `limit` rows with this factor. */
  #canAdd(factor: number): boolean {
    const maxWeight = ((this.#places.cities.population(0) ?? 0) + 1) * factor;
    let largerCount = 0;
    for (const weight of this.#weights.values()) if (weight >= maxWeight) largerCount++;
    return largerCount < this.#limit;
  }

  /** Whether the text can have a typo: no match has a large population. */
  get #isPoor(): boolean {
    return this.#largest < noTypoPopulation;
  }

  /** Whether the text ends with a space or hyphen, so that another word follows. */
  get #isContinued(): boolean {
    return /[\s-]$/.test(this.#text);
  }

  /** The folded prefix. A space at the end marks a complete word: `san ` begins San Antonio, not Santiago. */
  get #prefix(): string {
    return this.#isContinued ? `${this.#folded} ` : this.#folded;
  }
}

/** Maximum size of the cache, bytes. */
const maxCacheBytes = 4_000_000;

/** Cache of recent results by query and place: many clients type the same prefixes. */
const getSearchCache = memoizePerObject<Places, LRUCache<string, readonly number[]>>(
  () =>
    new LRUCache({
      maxSize: maxCacheBytes,
      sizeCalculation: (rows, key) => 200 + 2 * key.length + 8 * rows.length,
    }),
);

interface CitySearch {
  readonly area: Area;
  readonly limit: number;
  /** Boosts places near the client; null when its location is unknown. */
  readonly closeness?: Closeness | null;
  /** Default: all. */
  readonly kinds?: readonly CityKind[];
}

/**
 * Finds the cities that a text can mean as the beginning of their names, the likeliest first. `portland or` and
 * `paris, fr` also name an area.
 */
export function searchCities(
  places: Places,
  q: string,
  { area, limit, closeness = null, kinds = [] }: CitySearch,
): CityModel[] {
  const { country = '', state } = area;
  const areaKey = `${country} ${state === null ? '-' : (state?.code ?? '')}`;
  const key = `${areaKey} ${limit} ${[...kinds].sort().join()} ${closeness?.key ?? ''} ${q}`;
  const cache = getSearchCache(places);
  let rows = cache.get(key);
  if (rows === undefined) {
    const accept = createKindFilter(places, kinds);
    const isInside = (row: number) => isInArea(places, row, area) && (accept === null || accept(row));
    cache.set(key, (rows = findRows(places, q, { limit, accept: isInside, closeness })));
  }
  return rows.map((row) => new CityModel(places, row));
}

/**
 * Finds rows by a text, and only when there are none by its alternative spellings. Another spelling that is a complete name takes
 * precedence over a text that only resembles one.
 */
function findRows(places: Places, q: string, options: SearchOptions): readonly number[] {
  if (fold(q) === '' || hasForeignCharacter(q)) return [];
  const others = listOtherSpellings(q);
  const isName = (text: string) => places.cities.rowsByName(text).some(options.accept);
  const texts =
    others.length === 0 || isName(q)
      ? [q, ...others]
      : [...others.filter(isName), q, ...others.filter((text) => !isName(text))];
  for (const text of texts) {
    const rows = findRowsOfText(places, text, options);
    if (rows.length > 0) return rows;
  }
  return [];
}

function findRowsOfText(
  places: Places,
  q: string,
  { limit, accept, closeness }: SearchOptions,
): readonly number[] {
  const typedAreas = findTypedAreas(places, q);
  for (const { name, areas, isMarked } of typedAreas) {
    if (!isMarked) continue;
    const isAcceptedInAreas = (row: number) => accept(row) && areas.some((one) => isInArea(places, row, one));
    const rows = new Ranking(places, name, { limit, accept: isAcceptedInAreas, closeness }).best();
    if (rows.length > 0) return rows;
  }
  const rows = new Ranking(places, q, { limit, accept, closeness }).best();
  // A complete name takes precedence over a name and an area: Mexico City does not mean "Mexico" in a place called
  // City.
  const isCompleteName = places.cities.rowsOwning(q).some(accept);
  const rowsInTypedAreas = isCompleteName
    ? []
    : typedAreas.flatMap(({ name, areas }) =>
        areas.flatMap((one) => findRowsByName(places, name, one).filter(accept)),
      );
  rowsInTypedAreas.sort((a, b) => a - b);
  return [...new Set([...rowsInTypedAreas, ...rows])].slice(0, limit);
}
