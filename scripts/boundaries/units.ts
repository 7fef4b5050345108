import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { isInside, toOutline, type Polygon } from '../../facts/point/polygon.ts';
import type { States } from '../../db/snapshot/states.ts';
import { frenchDepartments } from '../../db/importers/districts.ts';
import type { CityPoint } from './recorded.ts';

/** An area of Natural Earth. */
export interface Unit {
  /** Code in Natural Earth: ISO 3166-2 of 2021 or older, or its own code. */
  readonly code: string;
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

export interface Decision {
  /** Present top-level ISO 3166-2 division. Null when unknown, or when the area is not a single division. */
  readonly state: string | null;
  readonly district: string | null;
  /** Reason why the state is null, for the maintainer. */
  readonly reason: string;
}

/** Evidence for one unit: its code, its name, and the recorded states of the cities inside. */
interface Evidence {
  readonly country: string;
  readonly own: string | null;
  readonly named: string | null;
  readonly cities: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, number>;
}

/** Minimum number of cities that determine the state. With fewer cities, the name or code determines it. */
const minCities = 4;
/** Share of the cities that must be in one state. */
const minShare = 0.8;
/** Minimum share of cities that agree with a country's codes; below it, divisions have been split or renumbered. */
const minAgreement = 0.8;

/**
 * Assigns each area to its present state (first-level division): by the area's code when the cities inside agree, otherwise by
 * the state of nearly all of those cities, as after a change of codes. Divided and ambiguous areas get no state.
 * Districts come from the tables.
 */
export function decide(units: readonly Unit[], states: States, recorded: readonly CityPoint[]): Decision[] {
  const evidence = collectEvidence(units, states, recorded);
  const districts = districtsOfUnits();
  const divided = new Set(readFacts('divided-units').map(({ unit = '' }) => unit));
  const statesWithoutUnit = findStatesWithoutUnit(states, evidence, recorded);
  const trustedCodes = trustedCountries(evidence);
  return units.map(({ code }, index): Decision => {
    const known = districts.get(code);
    if (known !== undefined) return { ...known, reason: '' };
    const none = (reason: string) => ({ state: null, district: null, reason });
    const reserved = evidence[index];
    if (reserved === undefined || divided.has(code)) return none('divided');
    const { own, named, cities, people, country } = reserved;
    const part = [...cities.keys()].find((state) => statesWithoutUnit.has(state));
    if (part !== undefined) return none(`holds ${part}`);
    const first = largest(cities);
    const all = [...cities.values()].reduce((sum, count) => sum + count, 0);
    const share = first === null ? 0 : (cities.get(first) ?? 0) / all;
    const state =
      all >= minCities
        ? share >= minShare || (share > 0.5 && own === first)
          ? first
          : null
        : named !== null && (first === null || first === named)
          ? named
          : trustedCodes.has(country) && (first === null || first === own)
            ? own
            : null;
    // A state other than the one of the area's code needs most of the people, too: the outline of a capital with many suburbs
    // matches neither the capital's state nor the surrounding state.
    if (all >= minCities && state !== own && largest(people) !== state)
      return none('people and cities differ');
    return state === null ? none(`${all} cities`) : { state, district: null, reason: '' };
  });
}

function districtsOfUnits(): Map<string, { state: string; district: string }> {
  const found = new Map<string, { state: string; district: string }>();
  for (const { code, state } of frenchDepartments()) {
    if (state && /^(\d{2}|2[AB])$/.test(code)) found.set(`FR-${code}`, { state, district: code });
  }
  const nation = new Map(readFacts('gb-districts').map(({ code = '', state = '' }) => [code, state]));
  for (const { unit = '', district = '' } of readFacts('gb-units')) {
    found.set(unit, { state: nation.get(district) ?? '', district });
  }
  return found;
}

function collectEvidence(units: readonly Unit[], states: States, recorded: readonly CityPoint[]): Evidence[] {
  const citiesByCell = new Map<number, CityPoint[]>();
  for (const city of recorded) {
    const key = cell(city.longitude, city.latitude);
    const others = citiesByCell.get(key);
    if (others === undefined) citiesByCell.set(key, [city]);
    else others.push(city);
  }
  return units.map(({ code, name, polygons }) => {
    const country = code.slice(0, 2);
    const cities = new Map<string, number>();
    const people = new Map<string, number>();
    for (const { state, population } of polygons.flatMap((polygon) => citiesIn(polygon, citiesByCell))) {
      if (state?.slice(0, 2) !== country) continue;
      cities.set(state, (cities.get(state) ?? 0) + 1);
      people.set(state, (people.get(state) ?? 0) + population);
    }
    const namesakes = states.of(country).filter((state) => fold(state.name) === fold(name));
    const named = namesakes.length === 1 ? (namesakes[0]?.code ?? null) : null;
    return { country, own: ownDivision(states, code), named, cities, people };
  });
}

const cell = (longitude: number, latitude: number) => Math.floor(longitude) * 1000 + Math.floor(latitude);

function citiesIn(polygon: Polygon, citiesByCell: ReadonlyMap<number, readonly CityPoint[]>): CityPoint[] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of polygon[0] ?? []) {
    [west, south, east, north] = [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ];
  }
  const found: CityPoint[] = [];
  const outline = toOutline(polygon);
  for (let x = Math.floor(west); x <= east; x++) {
    for (let y = Math.floor(south); y <= north; y++) {
      for (const city of citiesByCell.get(cell(x, y)) ?? []) {
        if (isInside(outline, city.longitude, city.latitude)) found.push(city);
      }
    }
  }
  return found;
}

/** The top-level division that a code denotes or belongs to. */
function ownDivision(states: States, code: string): string | null {
  let state = states.find(code);
  for (let depth = 0; state !== null && state.parent !== null && depth < 4; depth++) {
    state = states.find(state.parent);
  }
  return state?.code ?? null;
}

function largest(counts: ReadonlyMap<string, number>): string | null {
  let [first, most]: [string | null, number] = [null, -1];
  for (const [state, count] of counts) if (count > most) [first, most] = [state, count];
  return first;
}

/** States with cities but without a unit: the units that contain them have been divided. */
function findStatesWithoutUnit(
  states: States,
  evidence: readonly Evidence[],
  recorded: readonly CityPoint[],
): ReadonlySet<string> {
  const unitsWithCities = new Set(
    evidence.flatMap(({ own, named, cities }) => [own, named, largest(cities)]),
  );
  const found = new Set(
    recorded.flatMap(({ state }) => (state === null || unitsWithCities.has(state) ? [] : [state])),
  );
  return new Set([...found].filter((state) => states.find(state)?.parent === null));
}

function trustedCountries(evidence: readonly Evidence[]): ReadonlySet<string> {
  const tally = new Map<string, { all: number; matching: number }>();
  for (const { country, own, cities } of evidence) {
    const sum = tally.get(country) ?? { all: 0, matching: 0 };
    tally.set(country, sum);
    for (const [state, count] of own === null ? [] : cities) {
      sum.all += count;
      if (state === own) sum.matching += count;
    }
  }
  return new Set(
    [...tally].flatMap(([country, { all, matching }]) => (matching > all * minAgreement ? [country] : [])),
  );
}
