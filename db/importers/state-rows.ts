import { readFacts } from '../../facts/fact-table.ts';
import type { StateFinder } from './admin1-states.ts';
import { readFrenchPopulation } from './french-population.ts';
import { readStateAreaCodes } from './state-area-codes.ts';
import type { StateName } from './state-names.ts';
import type { state as stateTable } from '../tables/country.ts';

type StateRow = typeof stateTable.$inferSelect;

/** The properties of a city from which fields of its state are derived. */
export interface Seat {
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
const countriesWithSecondOrder = new Set(['ES', 'FR', 'IT']);

/** ISO 3166-2 codes of divisions whose cities have their own country code, by that country code. */
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
  SJ: 'NO-21',
  AS: 'US-AS',
  GU: 'US-GU',
  MP: 'US-MP',
  PR: 'US-PR',
  VI: 'US-VI',
};

interface CityData {
  seat: Seat | null;
  readonly zones: Map<string, number>;
}

/** Adds data derived from cities to the divisions: capital, coordinates, time zones. */
export function buildStateRows(
  states: ReadonlyMap<string, StateName>,
  divisions: StateFinder,
  cities: Iterable<Seat>,
): StateRow[] {
  const dataByDivision = new Map<string, CityData>();
  const addCity = (code: string, city: Seat, isSeat: boolean) => {
    const entry = dataByDivision.get(code) ?? { seat: null, zones: new Map<string, number>() };
    dataByDivision.set(code, entry);
    entry.zones.set(city.timezone, (entry.zones.get(city.timezone) ?? 0) + city.population + 1);
    if (isSeat && (entry.seat === null || rank(city) > rank(entry.seat))) entry.seat = city;
  };
  const capitalsByName = readNamedCapitals();
  for (const city of cities) {
    for (const capital of capitalsByName.get(`${city.country} ${city.name}`) ?? []) {
      // Among cities with the same name, prefers a city within the division, then the largest.
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
    if (!countriesWithSecondOrder.has(city.country) || city.admin2 === '') continue;
    const secondOrderState = [`${city.country}-${city.admin2}`, `${city.country}-${city.admin2}C`].find(
      (code) => states.has(code),
    );
    if (secondOrderState !== undefined)
      addCity(secondOrderState, city, /^PPL(C|A|A2)$/.test(city.featureCode));
  }
  const capitalsByCode = new Map(
    [...capitalsByName.values()].flat().map((capital) => [capital.code, capital]),
  );
  const usStates = new Map(readFacts('us-states').map((row) => [row['code'] ?? '', row]));
  const taxes = new Map(readFacts('state-taxes').map((row) => [row['code'] ?? '', row]));
  const areaCodes = readStateAreaCodes();
  const figuresByDivision = readOfficialFigures();
  return [...states.values()].map(({ code, country, parent, name, nameLocal, type }): StateRow => {
    const { seat: found = null, zones } = dataByDivision.get(code) ?? {};
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
      latitude: seat?.latitude ?? null,
      longitude: seat?.longitude ?? null,
      timezones: [...(zones ?? [])].sort((a, b) => b[1] - a[1]).map(([zone]) => zone),
      fips: facts?.['fips'] || null,
      population: null,
      populationPeriod: null,
      area: null,
      ...figuresByDivision.get(code),
      areaCodes: [...(areaCodes.get(code) ?? [])],
      tax: tax?.['tax'] || null,
      taxRate: tax?.['tax_rate'] ? Number(tax['tax_rate']) : null,
    };
  });
}

interface Capital {
  readonly code: string;
  /** Name of the capital; null when the division has no capital. */
  readonly name: string | null;
  city: Seat | null;
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

interface StateFigures {
  readonly population: number | null;
  readonly populationPeriod: string | null;
  readonly area: number | null;
}

/** Population and area by ISO 3166-2, when a source has them. */
function readOfficialFigures(): ReadonlyMap<string, StateFigures> {
  const figuresByCode = new Map<string, StateFigures>();
  const rows = [...readFacts('us-states'), ...readFacts('state-figures')];
  for (const { code = '', population, population_period: period, area } of rows) {
    figuresByCode.set(code, {
      population: population ? Number(population) : null,
      populationPeriod: population ? (period ?? null) : null,
      area: area ? Number(area) : null,
    });
  }
  for (const [insee, { population, period }] of readFrenchPopulation()) {
    const state = findFrenchState(insee);
    if (state === null) continue;
    figuresByCode.set(state, {
      population,
      populationPeriod: period,
      area: figuresByCode.get(state)?.area ?? null,
    });
  }
  return figuresByCode;
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

/** The Rhône has no figure, because INSEE includes the metropolis of Lyon, which is a separate division. */
function findFrenchState(insee: string): string | null {
  const ownState = frenchRegions[insee];
  if (ownState !== undefined) return `FR-${ownState}`;
  return insee.startsWith('R') || insee === '69' ? null : `FR-${insee}`;
}

/** National capitals rank above division seats, then larger cities above smaller ones. */
const rank = (city: Seat): number =>
  city.population + (city.featureCode === 'PPLA' ? 1e9 : 0) + (city.featureCode === 'PPLC' ? 1e10 : 0);
