import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { isInside, toOutline, type Polygon } from '../../facts/point/polygon.ts';
import type { States } from '../../db/snapshot/states.ts';
import { readFrenchDepartments } from '../../db/importers/districts.ts';
import type { CityPoint } from './states-and-cities.ts';

/** An area of Natural Earth. */
export interface BoundaryArea {
  /** Code in Natural Earth: an ISO 3166-2 code of 2021 or older, or a code of Natural Earth. */
  readonly code: string;
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

export interface Decision {
  /** Current top-level ISO 3166-2 division. Null when unknown, or when the area is not a single division. */
  readonly state: string | null;
  readonly district: string | null;
  /** Reason why the state is null, for the maintainer. */
  readonly reason: string;
}

/** Evidence for one unit: its code, its name, and the recorded states of the cities inside. */
interface AreaEvidence {
  readonly country: string;
  readonly own: string | null;
  readonly named: string | null;
  readonly cities: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, number>;
}

/** Minimum number of cities for determining the state by cities. With fewer cities, the name or code determines the state. */
const minCities = 4;
/** Minimum share of the cities that must be in one state. */
const minShare = 0.8;
/**
 * Minimum share of cities that must agree with the codes of a country. A lower share means that divisions have been
 * split or renumbered.
 */
const minAgreement = 0.8;

/**
 * Assigns each area to its current state (first-level division). The area's code determines the state if the cities inside agree.
 * Otherwise the state of nearly all of these cities applies, for example after a change of codes. Divided and ambiguous areas get
 * no state. Districts come from the tables.
 */
export function decideStates(
  units: readonly BoundaryArea[],
  states: States,
  recorded: readonly CityPoint[],
): Decision[] {
  const evidence = collectEvidence(units, states, recorded);
  const districts = readDistrictsOfAreas();
  const dividedAreas = new Set(readFacts('divided-units').map(({ unit = '' }) => unit));
  const statesWithoutArea = findStatesWithoutArea(states, evidence, recorded);
  const trustedCodes = listTrustedCountries(evidence);
  return units.map(({ code }, index): Decision => {
    const knownDistrict = districts.get(code);
    if (knownDistrict !== undefined) return { ...knownDistrict, reason: '' };
    const createNoDecision = (reason: string) => ({ state: null, district: null, reason });
    const areaEvidence = evidence[index];
    if (areaEvidence === undefined || dividedAreas.has(code)) return createNoDecision('divided');
    const { own, named, cities, people, country } = areaEvidence;
    const dividedState = [...cities.keys()].find((state) => statesWithoutArea.has(state));
    if (dividedState !== undefined) return createNoDecision(`holds ${dividedState}`);
    const mainState = findLargest(cities);
    const cityCount = [...cities.values()].reduce((sum, count) => sum + count, 0);
    const mainShare = mainState === null ? 0 : (cities.get(mainState) ?? 0) / cityCount;
    const state =
      cityCount >= minCities
        ? mainShare >= minShare || (mainShare > 0.5 && own === mainState)
          ? mainState
          : null
        : named !== null && (mainState === null || mainState === named)
          ? named
          : trustedCodes.has(country) && (mainState === null || mainState === own)
            ? own
            : null;
    // If the state differs from the state of the area's code, most people must also live in it. The outline of a capital with
    // many suburbs matches neither the capital's state nor the surrounding state.
    if (cityCount >= minCities && state !== own && findLargest(people) !== state)
      return createNoDecision('people and cities differ');
    return state === null ? createNoDecision(`${cityCount} cities`) : { state, district: null, reason: '' };
  });
}

function readDistrictsOfAreas(): Map<string, { state: string; district: string }> {
  const districtsByArea = new Map<string, { state: string; district: string }>();
  for (const { code, state } of readFrenchDepartments()) {
    if (state && /^(\d{2}|2[AB])$/.test(code)) districtsByArea.set(`FR-${code}`, { state, district: code });
  }
  const nationByDistrict = new Map(
    readFacts('gb-districts').map(({ code = '', state = '' }) => [code, state]),
  );
  for (const { unit = '', district = '' } of readFacts('gb-units')) {
    districtsByArea.set(unit, { state: nationByDistrict.get(district) ?? '', district });
  }
  return districtsByArea;
}

function collectEvidence(
  units: readonly BoundaryArea[],
  states: States,
  recorded: readonly CityPoint[],
): AreaEvidence[] {
  const citiesByCell = new Map<number, CityPoint[]>();
  for (const city of recorded) {
    const key = getCell(city.longitude, city.latitude);
    const citiesOfCell = citiesByCell.get(key);
    if (citiesOfCell === undefined) citiesByCell.set(key, [city]);
    else citiesOfCell.push(city);
  }
  return units.map(({ code, name, polygons }) => {
    const country = code.slice(0, 2);
    const cities = new Map<string, number>();
    const people = new Map<string, number>();
    for (const { state, population } of polygons.flatMap((polygon) => findCitiesIn(polygon, citiesByCell))) {
      if (state?.slice(0, 2) !== country) continue;
      cities.set(state, (cities.get(state) ?? 0) + 1);
      people.set(state, (people.get(state) ?? 0) + population);
    }
    const namesakes = states.of(country).filter((state) => fold(state.name) === fold(name));
    const namedState = namesakes.length === 1 ? (namesakes[0]?.code ?? null) : null;
    return { country, own: findOwnDivision(states, code), named: namedState, cities, people };
  });
}

const getCell = (longitude: number, latitude: number) => Math.floor(longitude) * 1000 + Math.floor(latitude);

function findCitiesIn(
  polygon: Polygon,
  citiesByCell: ReadonlyMap<number, readonly CityPoint[]>,
): CityPoint[] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of polygon[0] ?? []) {
    [west, south, east, north] = [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ];
  }
  const foundCities: CityPoint[] = [];
  const outline = toOutline(polygon);
  for (let x = Math.floor(west); x <= east; x++) {
    for (let y = Math.floor(south); y <= north; y++) {
      for (const city of citiesByCell.get(getCell(x, y)) ?? []) {
        if (isInside(outline, city.longitude, city.latitude)) foundCities.push(city);
      }
    }
  }
  return foundCities;
}

/** Returns the top-level division that a code denotes or belongs to. */
function findOwnDivision(states: States, code: string): string | null {
  let state = states.find(code);
  for (let depth = 0; state !== null && state.parent !== null && depth < 4; depth++) {
    state = states.find(state.parent);
  }
  return state?.code ?? null;
}

function findLargest(counts: ReadonlyMap<string, number>): string | null {
  let [first, most]: [string | null, number] = [null, -1];
  for (const [state, count] of counts) if (count > most) [first, most] = [state, count];
  return first;
}

/** Finds states that have cities but no unit, because the units that contain them were divided. */
function findStatesWithoutArea(
  states: States,
  evidence: readonly AreaEvidence[],
  recorded: readonly CityPoint[],
): ReadonlySet<string> {
  const areasWithCities = new Set(
    evidence.flatMap(({ own, named, cities }) => [own, named, findLargest(cities)]),
  );
  const unassignedStates = new Set(
    recorded.flatMap(({ state }) => (state === null || areasWithCities.has(state) ? [] : [state])),
  );
  return new Set([...unassignedStates].filter((state) => states.find(state)?.parent === null));
}

function listTrustedCountries(evidence: readonly AreaEvidence[]): ReadonlySet<string> {
  const countsByCountry = new Map<string, { all: number; matching: number }>();
  for (const { country, own, cities } of evidence) {
    const countryCounts = countsByCountry.get(country) ?? { all: 0, matching: 0 };
    countsByCountry.set(country, countryCounts);
    for (const [state, count] of own === null ? [] : cities) {
      countryCounts.all += count;
      if (state === own) countryCounts.matching += count;
    }
  }
  return new Set(
    [...countsByCountry].flatMap(([country, { all, matching }]) =>
      matching > all * minAgreement ? [country] : [],
    ),
  );
}
