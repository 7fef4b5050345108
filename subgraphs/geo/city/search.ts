import { LRUCache } from 'lru-cache';
import { fold } from '../../../facts/fold.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { hasForeignCharacter, listOtherSpellings } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { findTypedAreas } from './typed-areas.ts';
import { isInArea } from './capital.ts';
import { CityModel } from './city.ts';
import type { Proximity } from './proximity.ts';
import { findRowsByName, type Area } from './rows-by-name.ts';

/*
 * Ranking: the weight of a row is its population multiplied by a factor for the quality of the match. Complete own names of at
 * least five letters rank first. For short prefixes, the population determines the order. Incomplete alternative names have a
 * small factor. Matches with typos have an even smaller factor, so that they rank ahead of hamlets only.
 */

/**
 * Returns the factor for a complete own name, by its length in characters. A name of five letters or more ranks first. Four
 * letters are the prefix of many names, so that only a large place with such a name keeps its rank. A text of up to three
 * letters means one of the few towns with exactly this name. A space at the end prevents this meaning: `san ` means San
 * Antonio, not San.
 */
function computeOwnNameFactor(length: number, people: number, isContinued: boolean): number {
  if (length >= 5 || (length <= 3 && people >= townPopulation && !isContinued)) return 1e9;
  return 4;
}
const townPopulation = 20_000;
/** Factor in the score of a city district whose name is only a prefix match. */
const quarterFactor = 0.1;
/** Returns the factor for a complete alternative name, by its length in characters. */
const computeAlternativeNameFactor = (length: number): number => (length >= 5 ? 0.5 : 0.01);
const alternativePrefixFactor = 0.01;
const oneErrorFactors = { exact: 0.03, longer: 0.003 };
/**
 * Factors for a match with two errors. They are smaller than the factors for one error, so that matches with one error rank
 * first.
 */
const twoErrorFactors = { exact: 0.003, longer: 0.0003 };
/** Minimum number of typed letters at which one error and two errors are tolerated. */
const minLengthForErrors = { one: 3, two: 7 };
/** Minimum population of a match that shows that the text contains no typo. */
const noTypoPopulation = 100_000;

/** Returns a function that tests whether a row is a quarter of a city. */
const getQuarterTest = memoizePerObject(({ featureCode }: Places['cities']) => {
  const code = featureCode.codeOf('PPLX');
  return (row: number) => featureCode.codes[row] === code;
});

/** Kinds of places to which a search can be restricted. */
export type CityKind = 'CAPITAL' | 'SEAT' | 'CITY' | 'QUARTER';

/** Returns a filter of rows by kind; null when all kinds are requested. */
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
  readonly closeness: Proximity | null;
}

/** The cities whose names match a text, with their weights. */
class Ranking {
  readonly #places: Places;
  readonly #text: string;
  readonly #folded: string;
  /** Length of the folded text in characters. */
  readonly #length: number;
  readonly #limit: number;
  readonly #accept: (row: number) => boolean;
  readonly #closeness: Proximity | null;
  readonly #weights = new Map<number, number>();
  /** Largest population of a match, multiplied by the factor of the match if the factor is below 1. */
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
   * Adds all matches and returns the best rows. Nearby rows are first searched separately, because the limit can exclude them
   * among all rows.
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
    // Add quarters separately. The quarters of a large city can be more populous than towns with the same prefix.
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
    // A text of up to three letters does not mean an alternative name if enough own names begin with the text.
    if (this.#length <= 3 && this.#weights.size >= this.#limit) return;
    const exactFactor = computeAlternativeNameFactor(this.#length);
    if (this.#canAdd(exactFactor))
      this.#add(otherNames.exact(this.#folded, this.#limit, this.#accept), exactFactor);
    // Alternative names of many cities begin with the same few letters. Ignore them if an own name begins with the letters.
    if (this.#length <= 3 && /^[a-z ]*$/.test(this.#folded) && this.#weights.size > 0) return;
    if (this.#canAdd(alternativePrefixFactor))
      this.#add(otherNames.longer(this.#prefix, this.#limit, this.#accept), alternativePrefixFactor);
  }

  /** Adds matches with typos if no match without errors has a large population. */
  #addMistyped(): void {
    const { cities } = this.#places;
    if (this.#length < minLengthForErrors.one || !this.#isPoor) return;
    // Skip texts of three letters, because too many names are similar.
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

  /** Adds rows. A row that several searches found keeps its largest weight. */
  #add(rows: readonly number[], factor: number): void {
    for (const row of rows) {
      const population = (this.#places.cities.population(row) ?? 0) + 1;
      const weight = population * factor * (this.#closeness?.factor(row) ?? 1);
      this.#largest = Math.max(this.#largest, population * Math.min(factor, 1));
      if (weight > (this.#weights.get(row) ?? 0)) this.#weights.set(row, weight);
    }
  }

  /** Whether the most populous city could rank within the first `limit` rows with this factor. */
  #canAdd(factor: number): boolean {
    const maxWeight = ((this.#places.cities.population(0) ?? 0) + 1) * factor;
    let largerCount = 0;
    for (const weight of this.#weights.values()) if (weight >= maxWeight) largerCount++;
    return largerCount < this.#limit;
  }

  /** Whether the text may contain a typo, because no match has a large population. */
  get #isPoor(): boolean {
    return this.#largest < noTypoPopulation;
  }

  /** Whether the text ends with a space or hyphen, so that another word must follow. */
  get #isContinued(): boolean {
    return /[\s-]$/.test(this.#text);
  }

  /** The folded prefix. A space at the end marks a complete word: `san ` is a prefix of San Antonio, but not of Santiago. */
  get #prefix(): string {
    return this.#isContinued ? `${this.#folded} ` : this.#folded;
  }
}

/** Maximum size of the cache in bytes. */
const maxCacheBytes = 4_000_000;

/** Cache of recent results by query and place, because many clients type the same prefixes. */
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
  /** Boost for places near the client; null when the client's location is unknown. */
  readonly closeness?: Proximity | null;
  /** Default: all. */
  readonly kinds?: readonly CityKind[];
}

/**
 * Finds the cities whose names begin with a text, the most likely first. The text can end with an area: `portland or`, `paris,
 * fr`.
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
 * Finds rows by a text. Alternative spellings are used only if the text has no match. An alternative spelling that is a
 * complete name takes precedence over a text that only resembles a name.
 */
function findRows(places: Places, q: string, options: SearchOptions): readonly number[] {
  if (fold(q) === '' || hasForeignCharacter(q)) return [];
  const otherSpellings = listOtherSpellings(q);
  const isName = (text: string) => places.cities.rowsByName(text).some(options.accept);
  const texts =
    otherSpellings.length === 0 || isName(q)
      ? [q, ...otherSpellings]
      : [...otherSpellings.filter(isName), q, ...otherSpellings.filter((text) => !isName(text))];
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
  // A complete name takes precedence over a name followed by an area: Mexico City does not mean "Mexico" in an area called
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
