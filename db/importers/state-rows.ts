import { groupBy } from '../../core/group-by.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { listCountryZoneIds } from '../../facts/zone-tab.ts';
import type { StateFinder } from './admin1-states.ts';
import { readFrenchPopulation } from './french-population.ts';
import { createContainmentTest, findSecondOrderStates, type Admin2 } from './second-order.ts';
import { readStateAreaCodes } from './state-area-codes.ts';
import type { StateName } from './state-names.ts';
import type { state as stateTable } from '../tables/country.ts';

type StateRow = typeof stateTable.$inferSelect;

/** The properties of a city that are needed to derive the fields of its state. */
export interface SeatCity {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  /** Feature code of GeoNames: PPLC, PPLA, PPLA2, ... */
  readonly featureCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly timezone: string;
}

/** Countries where GeoNames' second-order code equals the ISO code of a subdivision: departments, provinces. */
const countriesWithSecondOrder = new Set(['BE', 'ES', 'FR', 'IT']);

/** ISO 3166-2 codes of divisions whose cities have another country code, by that country code. */
const territories: Readonly<Record<string, string>> = {
  GP: 'FR-971',
  MQ: 'FR-972',
  GF: 'FR-973',
  RE: 'FR-974',
  YT: 'FR-976',
  BL: 'FR-BL',
  MF: 'FR-MF',
  NC: 'FR-NC',
  PF: 'FR-PF',
  PM: 'FR-PM',
  WF: 'FR-WF',
  AW: 'NL-AW',
  CW: 'NL-CW',
  SX: 'NL-SX',
  AX: 'FI-01',
  HK: 'CN-HK',
  MO: 'CN-MO',
  TW: 'CN-TW',
  SJ: 'NO-21',
  AS: 'US-AS',
  GU: 'US-GU',
  MP: 'US-MP',
  PR: 'US-PR',
  VI: 'US-VI',
};

interface DivisionCities {
  seat: SeatCity | null;
  /** The place with the largest population. */
  largest: SeatCity | null;
  readonly zones: Map<string, number>;
}

const createDivisionCities = (): DivisionCities => ({ seat: null, largest: null, zones: new Map() });

/**
 * Minimum ratio between the populations of the largest and the second largest place with the name of a division. With a smaller
 * ratio, the name is ambiguous.
 */
const clearPopulationRatio = 10;

/**
 * Adds data from city records to the divisions: capital, coordinates, time zones.
 * @param seconds second-order divisions of GeoNames
 */
export function buildStateRows(
  states: ReadonlyMap<string, StateName>,
  divisions: StateFinder,
  cities: readonly SeatCity[],
  seconds: Iterable<Admin2> = [],
): StateRow[] {
  const citiesByDivision = new Map<string, DivisionCities>();
  const secondOrderStates = findSecondOrderStates(states, divisions, seconds);
  const addCity = (code: string, city: SeatCity, isSeat: boolean) => {
    const entry = citiesByDivision.get(code) ?? createDivisionCities();
    citiesByDivision.set(code, entry);
    if (city.population > (entry.largest?.population ?? -1)) entry.largest = city;
    entry.zones.set(city.timezone, (entry.zones.get(city.timezone) ?? 0) + city.population + 1);
    if (isSeat && (entry.seat === null || rank(city) > rank(entry.seat))) entry.seat = city;
  };
  const capitalsByName = readNamedCapitals();
  for (const city of cities) {
    for (const capital of capitalsByName.get(`${city.country} ${city.name}`) ?? []) {
      // Among cities with the same name, prefer a city within the division, then the largest city.
      const isInCapital = divisions.of(city.country, city.admin1, city.admin2) === capital.code;
      const weight = city.population + (isInCapital ? 1e10 : 0);
      if (weight < capital.weight) continue;
      capital.city = city;
      capital.weight = weight;
    }
    const territory = territories[city.country];
    if (territory !== undefined) addCity(territory, city, city.featureCode === 'PPLC');
    const state = divisions.of(city.country, city.admin1, city.admin2);
    if (state !== null) addCity(state, city, city.featureCode === 'PPLC' || city.featureCode === 'PPLA');
    const secondOrderCode = secondOrderStates.get(`${city.country}.${city.admin1}.${city.admin2}`);
    if (secondOrderCode !== undefined) addCity(secondOrderCode, city, isSeatOfSecondOrder(city));
    if (!countriesWithSecondOrder.has(city.country) || city.admin2 === '') continue;
    const secondOrderState = [`${city.country}-${city.admin2}`, `${city.country}-${city.admin2}C`].find(
      (code) => states.has(code),
    );
    if (secondOrderState !== undefined) addCity(secondOrderState, city, isSeatOfSecondOrder(city));
  }
  for (const [code, city] of findPlacesNamedAsDivisions(states, divisions, cities, citiesByDivision))
    addCity(code, city, false);
  addParts(states, citiesByDivision);
  const capitalsByCode = new Map(
    [...capitalsByName.values()].flat().map((capital) => [capital.code, capital]),
  );
  const usStates = new Map(readFacts('us-states').map((row) => [row['code'] ?? '', row]));
  const taxes = new Map(readFacts('state-taxes').map((row) => [row['code'] ?? '', row]));
  const areaCodes = readStateAreaCodes();
  const statisticsByDivision = readOfficialStatistics();
  return [...states.values()].map(({ code, country, parent, name, nameLocal, type }): StateRow => {
    const { seat: found = null, largest = null, zones } = citiesByDivision.get(code) ?? {};
    const facts = usStates.get(code);
    const tax = facts ?? taxes.get(code);
    const knownCapital = capitalsByCode.get(code);
    const seat = knownCapital === undefined ? found : knownCapital.city;
    const capital = knownCapital === undefined ? facts?.['capital'] || seat?.name || null : knownCapital.name;
    return {
      code,
      country,
      parent,
      name,
      nameLocal,
      type,
      geonames: [...(divisions.codes.get(code) ?? [])],
      capital,
      latitude: (seat ?? largest)?.latitude ?? null,
      longitude: (seat ?? largest)?.longitude ?? null,
      timezones:
        zones !== undefined
          ? sortByPopulation(zones)
          : seat !== null
            ? [seat.timezone]
            : findZonesWithoutCities(country, parent, citiesByDivision),
      fips: facts?.['fips'] || null,
      population: null,
      populationPeriod: null,
      area: null,
      ...statisticsByDivision.get(code),
      areaCodes: [...(areaCodes.get(code) ?? [])],
      tax: tax?.['tax'] || null,
      taxRate: tax?.['tax_rate'] ? Number(tax['tax_rate']) : null,
    };
  });
}

const isSeatOfSecondOrder = ({ featureCode }: SeatCity): boolean => /^PPL(C|A|A2)$/.test(featureCode);

const sortByPopulation = (zones: ReadonlyMap<string, number>): string[] =>
  [...zones].sort((a, b) => b[1] - a[1]).map(([zone]) => zone);

/** Countries with overseas divisions that have their own country code and time zones. */
const countriesWithTerritories: ReadonlySet<string> = new Set(
  Object.values(territories).map((code) => code.slice(0, 2)),
);

/** Returns the zone of a division without a recorded place: the zone of its parent or of its country, if there is only one. */
function findZonesWithoutCities(
  country: string,
  parent: string | null,
  dataByDivision: ReadonlyMap<string, DivisionCities>,
): string[] {
  const zones = dataByDivision.get(parent ?? '')?.zones;
  if (zones?.size === 1) return [...zones.keys()];
  if (countriesWithTerritories.has(country)) return [];
  const countryZoneIds = listCountryZoneIds(country);
  return countryZoneIds.length === 1 ? [...countryZoneIds] : [];
}

/**
 * Finds the place with the name of a division that has no city data: London boroughs, the towns with county rights of Hungary.
 * The place must be within the parent of the division. When several places have the name, the largest must be clearly larger.
 */
function findPlacesNamedAsDivisions(
  states: ReadonlyMap<string, StateName>,
  divisions: StateFinder,
  cities: readonly SeatCity[],
  dataByDivision: ReadonlyMap<string, DivisionCities>,
): Map<string, SeatCity> {
  const statesByName = groupBy(
    [...states.values()].filter(({ code }) => !dataByDivision.has(code)),
    ({ country, name }) => `${country} ${fold(name)}`,
  );
  const candidates = new Map<string, SeatCity[]>();
  const isContained = createContainmentTest(states);
  for (const city of cities) {
    for (const state of statesByName.get(`${city.country} ${fold(city.name)}`) ?? []) {
      if (!isContained(state, divisions.of(city.country, city.admin1, city.admin2))) continue;
      candidates.set(state.code, [...(candidates.get(state.code) ?? []), city]);
    }
  }
  const placesByDivision = new Map<string, SeatCity>();
  for (const [code, namesakes] of candidates) {
    const [first, second] = namesakes.sort((a, b) => b.population - a.population);
    const isClearlyLargest =
      second === undefined || (first?.population ?? 0) > clearPopulationRatio * second.population;
    if (first !== undefined && isClearlyLargest) placesByDivision.set(code, first);
  }
  return placesByDivision;
}

/** Copies city data from parts to divisions without city data: the largest place and the zones. */
function addParts(states: ReadonlyMap<string, StateName>, dataByDivision: Map<string, DivisionCities>): void {
  const citiesByParent = new Map<string, DivisionCities>();
  for (const { code, parent } of states.values()) {
    const part = dataByDivision.get(code);
    if (parent === null || part === undefined || dataByDivision.has(parent)) continue;
    const parentCities = citiesByParent.get(parent) ?? createDivisionCities();
    citiesByParent.set(parent, parentCities);
    const place = part.largest ?? part.seat;
    if (place !== null && place.population >= (parentCities.largest?.population ?? 0))
      parentCities.largest = place;
    for (const [zone, people] of part.zones)
      parentCities.zones.set(zone, (parentCities.zones.get(zone) ?? 0) + people);
  }
  for (const [code, whole] of citiesByParent) dataByDivision.set(code, whole);
}

interface Capital {
  readonly code: string;
  /** Name of the capital; null when the division has no capital. */
  readonly name: string | null;
  city: SeatCity | null;
  weight: number;
}

/** Reads the capitals from the table state-capitals, by country and city name. The caller adds the city records. */
function readNamedCapitals(): ReadonlyMap<string, Capital[]> {
  const foundCapitals = new Map<string, Capital[]>();
  for (const { code = '', capital = '', country, city } of readFacts('state-capitals')) {
    const key = `${country || code.slice(0, 2)} ${city || capital}`;
    const name = capital === '-' ? null : capital;
    foundCapitals.set(key, [...(foundCapitals.get(key) ?? []), { code, name, city: null, weight: 0 }]);
  }
  return foundCapitals;
}

interface StateStatistics {
  readonly population: number | null;
  readonly populationPeriod: string | null;
  readonly area: number | null;
}

/** Returns population and area by ISO 3166-2 code, for divisions with an official source. */
function readOfficialStatistics(): ReadonlyMap<string, StateStatistics> {
  const statisticsByCode = new Map<string, StateStatistics>();
  const rows = [...readFacts('us-states'), ...readFacts('state-figures')];
  for (const { code = '', population, population_period: period, area } of rows) {
    statisticsByCode.set(code, {
      population: population ? Number(population) : null,
      populationPeriod: population ? (period ?? null) : null,
      area: area ? Number(area) : null,
    });
  }
  for (const [insee, { population, period }] of readFrenchPopulation()) {
    const state = findFrenchState(insee);
    if (state === null) continue;
    statisticsByCode.set(state, {
      population,
      populationPeriod: period,
      area: statisticsByCode.get(state)?.area ?? null,
    });
  }
  return statisticsByCode;
}

/** ISO 3166-2 codes by INSEE region number. */
const frenchRegions: Readonly<Record<string, string>> = {
  R11: 'IDF',
  R24: 'CVL',
  R27: 'BFC',
  R28: 'NOR',
  R32: 'HDF',
  R44: 'GES',
  R52: 'PDL',
  R53: 'BRE',
  R75: 'NAQ',
  R76: 'OCC',
  R84: 'ARA',
  R93: 'PAC',
  R94: '20R',
  975: 'PM',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
  75: '75C',
};

/**
 * Returns the division of an INSEE code. Null for the Rhône, because INSEE's population includes the metropolis of Lyon, which
 * is a separate division.
 */
function findFrenchState(insee: string): string | null {
  const ownState = frenchRegions[insee];
  if (ownState !== undefined) return `FR-${ownState}`;
  return insee.startsWith('R') || insee === '69' ? null : `FR-${insee}`;
}

/** Ranks seats: national capitals before seats of divisions, then larger cities before smaller cities. */
const rank = (city: SeatCity): number =>
  city.population + (city.featureCode === 'PPLA' ? 1e9 : 0) + (city.featureCode === 'PPLC' ? 1e10 : 0);
