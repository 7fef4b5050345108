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
 * The order: every row has a weight, its people times how well the name fits. An own name typed whole goes first, that of
 * a small place from five letters on; short beginnings lean on the people. What others call a place weighs little, unless
 * it is typed whole; what is typed wrongly, less, so that it moves ahead of hamlets only.
 */

/**
 * Of an own name typed whole, by its length: nothing goes before it, but of a short one that begins many. Four letters
 * begin so many that only a place of some size holds its own; of three, the few that are names of towns are meant.
 */
function wholeOwn(length: number, people: number): number {
  if (length >= 5 || (length <= 3 && people >= town)) return 1e9;
  return 4;
}
const town = 20_000;
/** Of another name typed whole. */
const wholeOther = (length: number): number => (length >= 5 ? 0.5 : 0.01);
const begunOther = 0.01;
const mistyped = { whole: 0.03, begun: 0.003 };
/** Two mistakes: only behind one. */
const mistypedTwice = { whole: 0.003, begun: 0.0003 };
/** From how many typed letters on one and two mistakes are forgiven: of eight, one may be the missing one. */
const forgivenFrom = { one: 3, two: 7 };
/** People of a place that says that the text was no mistake. */
const meant = 100_000;

class Ranking {
  private readonly weights = new Map<number, number>();
  private largest = 0;
  private readonly places: Places;
  private readonly closeness: Closeness | null;

  constructor(places: Places, closeness: Closeness | null) {
    this.places = places;
    this.closeness = closeness;
  }

  /** A row that is found in several ways counts by the best. */
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

  /** Whether even the largest city would come among the first with this factor. */
  canAdd(factor: number, limit: number): boolean {
    const most = ((this.places.cities.population(0) ?? 0) + 1) * factor;
    let above = 0;
    for (const weight of this.weights.values()) if (weight >= most) above++;
    return above < limit;
  }

  /** Whether something else may have been meant: nothing of some size was found. */
  get isPoor(): boolean {
    return this.largest < meant;
  }

  best(limit: number): number[] {
    return [...this.weights]
      .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
      .slice(0, limit)
      .map(([row]) => row);
  }
}

interface Wanted {
  readonly limit: number;
  readonly accept: (row: number) => boolean;
  readonly closeness: Closeness | null;
}

/** What is close comes twice: among all, where few of it are, and by its own name by itself. */
function ranked(places: Places, text: string, { limit, accept, closeness }: Wanted): number[] {
  const ranking = new Ranking(places, closeness);
  if (closeness !== null) {
    rankOwn(ranking, places, text, limit, (row) => closeness.isClose(row) && accept(row));
  }
  rank(ranking, places, text, limit, accept);
  forgive(ranking, places, text, limit, accept);
  return ranking.best(limit);
}

/** A blank at the end says that the word is whole: `san ` begins San Antonio, not Santiago. */
const begunBy = (text: string): string => (/[\s-]$/.test(text) ? `${fold(text)} ` : fold(text));

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
  for (const row of own) ranking.add([row], wholeOwn(length, cities.population(row) ?? 0));
  ranking.add(cities.ownNames.longer(begunBy(text), limit, accept), 1);
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
  const other = wholeOther(length);
  // Of two or three letters that begin names enough, nobody means what others call a place.
  const isEnough = length <= 3 && ranking.size >= limit;
  if (!isEnough && ranking.canAdd(other, limit)) ranking.add(otherNames.exact(folded, limit, accept), other);
  if (!isEnough && ranking.canAdd(begunOther, limit))
    ranking.add(otherNames.longer(begunBy(text), limit, accept), begunOther);
}

/** What may be meant where next to nothing was found. */
function forgive(
  ranking: Ranking,
  places: Places,
  text: string,
  limit: number,
  accept: (row: number) => boolean,
): void {
  const { ownNames } = places.cities;
  const folded = fold(text);
  const { length } = Array.from(folded);
  if (length < forgivenFrom.one || !ranking.isPoor) return;
  const near = ownNames.near(folded, limit, accept);
  ranking.add(near.whole, mistyped.whole);
  ranking.add(near.begun, mistyped.begun);
  if (length < forgivenFrom.two || near.whole.length > 0 || !ranking.isPoor) return;
  if (places.cities.rowsOwning(text).some(accept)) return;
  const far = ownNames.far(folded, limit, accept);
  ranking.add(far.whole, mistypedTwice.whole);
  ranking.add(far.begun, mistypedTwice.begun);
}

/** Bytes that kept rows may hold. */
const mostBytes = 4_000_000;

/** What was found last, by what was typed and where: everybody types the same beginnings. */
const known = perObject<Places, LRUCache<string, readonly number[]>>(
  () =>
    new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (rows, key) => 200 + 2 * key.length + 8 * rows.length,
    }),
);

/**
 * Cities that a text may be the beginning of, the likeliest first. `portland or` and `paris, fr` name an area too.
 *
 * @param closeness where somebody is who types; null: anywhere
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
  const kept = known(places);
  let rows = kept.get(key);
  if (rows === undefined) kept.set(key, (rows = found(places, q, area, limit, closeness)));
  return rows.map((row) => new CityModel(places, row));
}

function found(
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
  // A whole name goes before a name and an area: Mexico City is no Mexico in a place called City.
  const isWhole = places.cities.rowsOwning(q).some(isInside);
  const narrowed = isWhole
    ? []
    : typed.flatMap(({ name, areas }) =>
        areas.flatMap((one) => rowsNamed(places, name, one).filter(isInside)),
      );
  narrowed.sort((a, b) => a - b);
  return [...new Set([...narrowed, ...rows])].slice(0, limit);
}
