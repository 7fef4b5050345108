import { LRUCache } from 'lru-cache';
import { fold } from '../../../facts/fold.ts';
import { perObject } from '../../../core/per-object.ts';
import { hasForeignCharacter } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { areasTyped } from './areas-typed.ts';
import { inArea } from './capital.ts';
import { CityModel } from './city.ts';
import type { Closeness } from './closeness.ts';
import { rowsNamed, type Area } from './named.ts';

/*
 * Ranking: the weight of a row is its population times a factor for how well the name matches. An own name that is
 * typed in full ranks first; that of a small place only from five letters on. For short prefixes the population
 * decides. Alternative names weigh little unless they are typed in full. Matches with typing errors weigh less, so
 * that they rank ahead of hamlets only.
 */

/**
 * Factor for an own name typed in full, by its length in characters. From five letters on it ranks first. Four
 * letters begin so many names that only a large place keeps its rank; with up to three letters, the few towns with
 * such a name are meant.
 */
function ownNameFactor(length: number, people: number): number {
  if (length >= 5 || (length <= 3 && people >= townPopulation)) return 1e9;
  return 4;
}
const townPopulation = 20_000;
/** Factor for an alternative name typed in full, by its length in characters. */
const alternativeNameFactor = (length: number): number => (length >= 5 ? 0.5 : 0.01);
const alternativePrefixFactor = 0.01;
const oneErrorFactors = { whole: 0.03, started: 0.003 };
/** Two typing errors: always behind one. */
const twoErrorFactors = { whole: 0.003, started: 0.0003 };
/**
 * Minimum numbers of typed letters for tolerating one and two errors. Two errors need seven, since an
 * eighth letter may be the missing one.
 */
const minLengthForErrors = { one: 3, two: 7 };
/** Population from which a match shows that the text had no typing error. */
const noTypoPopulation = 100_000;

class Ranking {
  private readonly weights = new Map<number, number>();
  private largest = 0;
  private readonly places: Places;
  private readonly closeness: Closeness | null;

  constructor(places: Places, closeness: Closeness | null) {
    this.places = places;
    this.closeness = closeness;
  }

  /** Adds rows. A row found in several ways keeps its best weight. */
  add(rows: readonly number[], factor: number): void {
    for (const row of rows) {
      const people = (this.places.cities.population(row) ?? 0) + 1;
      const weight = people * factor * (this.closeness?.factor(row) ?? 1);
      this.largest = Math.max(this.largest, people * Math.min(factor, 1));
      if (weight > (this.weights.get(row) ?? 0)) this.weights.set(row, weight);
    }
  }

  get size(): number {
    return this.weights.size;
  }

  /** Whether even the largest city could reach the first `limit` rows with this factor. */
  canAdd(factor: number, limit: number): boolean {
    const most = ((this.places.cities.population(0) ?? 0) + 1) * factor;
    let above = 0;
    for (const weight of this.weights.values()) if (weight >= most) above++;
    return above < limit;
  }

  /** Whether the text may have a typing error: no match has a large population. */
  get isPoor(): boolean {
    return this.largest < noTypoPopulation;
  }

  best(limit: number): number[] {
    return [...this.weights]
      .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
      .slice(0, limit)
      .map(([row]) => row);
  }
}

interface SearchOptions {
  readonly limit: number;
  readonly accept: (row: number) => boolean;
  readonly closeness: Closeness | null;
}

/**
 * Ranks nearby rows twice: among all rows, where few of them may make the limit, and on their own by their own names.
 */
function ranked(places: Places, text: string, { limit, accept, closeness }: SearchOptions): number[] {
  const ranking = new Ranking(places, closeness);
  if (closeness !== null) {
    rankOwn(ranking, places, text, limit, (row) => closeness.isClose(row) && accept(row));
  }
  rank(ranking, places, text, limit, accept);
  addMistyped(ranking, places, text, limit, accept);
  return ranking.best(limit);
}

/** The folded prefix. A space at the end marks a complete word: `san ` begins San Antonio, not Santiago. */
const prefixOf = (text: string): string => (/[\s-]$/.test(text) ? `${fold(text)} ` : fold(text));

function rankOwn(
  ranking: Ranking,
  places: Places,
  text: string,
  limit: number,
  accept: (row: number) => boolean,
): void {
  const { cities } = places;
  const { length } = Array.from(fold(text));
  const own = cities.rowsOwning(text).filter(accept).slice(0, limit);
  for (const row of own) ranking.add([row], ownNameFactor(length, cities.population(row) ?? 0));
  ranking.add(cities.ownNames.longer(prefixOf(text), limit, accept), 1);
}

function rank(
  ranking: Ranking,
  places: Places,
  text: string,
  limit: number,
  accept: (row: number) => boolean,
): void {
  rankOwn(ranking, places, text, limit, accept);
  const { otherNames } = places.cities;
  const folded = fold(text);
  const { length } = Array.from(folded);
  const other = alternativeNameFactor(length);
  // When up to three letters begin enough own names, alternative names are not meant.
  const isEnough = length <= 3 && ranking.size >= limit;
  if (!isEnough && ranking.canAdd(other, limit)) ranking.add(otherNames.exact(folded, limit, accept), other);
  if (!isEnough && ranking.canAdd(alternativePrefixFactor, limit))
    ranking.add(otherNames.longer(prefixOf(text), limit, accept), alternativePrefixFactor);
}

/** Adds matches with typing errors when the exact matches are poor. */
function addMistyped(
  ranking: Ranking,
  places: Places,
  text: string,
  limit: number,
  accept: (row: number) => boolean,
): void {
  const { ownNames } = places.cities;
  const folded = fold(text);
  const { length } = Array.from(folded);
  if (length < minLengthForErrors.one || !ranking.isPoor) return;
  const near = ownNames.near(folded, limit, accept);
  ranking.add(near.whole, oneErrorFactors.whole);
  ranking.add(near.begun, oneErrorFactors.started);
  if (length < minLengthForErrors.two || near.whole.length > 0 || !ranking.isPoor) return;
  if (places.cities.rowsOwning(text).some(accept)) return;
  const far = ownNames.far(folded, limit, accept);
  ranking.add(far.whole, twoErrorFactors.whole);
  ranking.add(far.begun, twoErrorFactors.started);
}

/** Maximum size of the cache, bytes. */
const maxCacheBytes = 4_000_000;

/** Cache of recent results by query and place: many clients type the same prefixes. */
const searchCache = perObject<Places, LRUCache<string, readonly number[]>>(
  () =>
    new LRUCache({
      maxSize: maxCacheBytes,
      sizeCalculation: (rows, key) => 200 + 2 * key.length + 8 * rows.length,
    }),
);

/**
 * Finds cities whose names may begin with a text, the likeliest first. `portland or` and `paris, fr` also name an
 * area.
 *
 * @param closeness boosts places near the client; null when its location is unknown
 */
export function searchCities(
  places: Places,
  q: string,
  area: Area,
  limit: number,
  closeness: Closeness | null = null,
): CityModel[] {
  const { country = '', state } = area;
  const key = `${country} ${state === null ? '-' : (state?.code ?? '')} ${limit} ${closeness?.key ?? ''} ${q}`;
  const cache = searchCache(places);
  let rows = cache.get(key);
  if (rows === undefined) cache.set(key, (rows = findRows(places, q, area, limit, closeness)));
  return rows.map((row) => new CityModel(places, row));
}

function findRows(
  places: Places,
  q: string,
  area: Area,
  limit: number,
  closeness: Closeness | null,
): readonly number[] {
  if (fold(q) === '' || hasForeignCharacter(q)) return [];
  const isInside = (row: number) => inArea(places, row, area);
  const typed = areasTyped(places, q);
  for (const { name, areas, isMarked } of typed) {
    if (!isMarked) continue;
    const inAreas = (row: number) => isInside(row) && areas.some((one) => inArea(places, row, one));
    const rows = ranked(places, name, { limit, accept: inAreas, closeness });
    if (rows.length > 0) return rows;
  }
  const rows = ranked(places, q, { limit, accept: isInside, closeness });
  // A complete name takes precedence over a name and an area: Mexico City does not mean "Mexico" in a place called
  // City.
  const isWhole = places.cities.rowsOwning(q).some(isInside);
  const narrowed = isWhole
    ? []
    : typed.flatMap(({ name, areas }) =>
        areas.flatMap((one) => rowsNamed(places, name, one).filter(isInside)),
      );
  narrowed.sort((a, b) => a - b);
  return [...new Set([...narrowed, ...rows])].slice(0, limit);
}
