import { fold } from '../../../facts/fold.ts';
import { createStateFinder, type StateFinder } from '../admin1-states.ts';
import { readBundledCities } from '../cities.ts';
import { admin1, admin2 } from '../divisions.ts';
import { isNewer } from '../city-numbers.ts';
import { readStateNames } from '../state-names.ts';

/** The fields of a city record that are copied to postal codes with the same name. */
export interface Settlement {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-2. */
  readonly state: string | null;
  /** Name of the province in the Philippines; null in other countries, and when unknown. */
  readonly district: string | null;
  readonly population: number;
  /** Whether the place is the seat of a state, district or municipality. */
  readonly isSeat: boolean;
  /** Whether the record is only in the newer file of places, which contains no seats and populations. */
  readonly isNewer: boolean;
}

/** Countries for which the source of postal codes lacks coordinates, so that the coordinates of the place are used. */
const settlementCountries = new Set(['AX', 'FI', 'HU', 'JP', 'MY', 'NO', 'PH', 'TH', 'TR', 'TW']);
/** Whether a feature code denotes a seat of a state, district or municipality. */
const isSeat = (featureCode: string) => /^PPL[AC]/.test(featureCode);
const overseasCountries = new Set(['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC']);

/** Returns the INSEE code of an arrondissement of Lyon or Marseille from its GeoNames name: `Lyon 02`. */
function parseArrondissement(name: string): string | null {
  const [, city, number] = /^(Lyon|Marseille) (\d\d)$/.exec(name) ?? [];
  if (number === undefined) return null;
  return city === 'Lyon' ? `6938${Number(number)}` : `132${number}`;
}

/** Coordinates, states and English names of places, by name or by commune code. */
export interface Settlements {
  /**
   * Returns all places of a state with this name. If the name is the main name of a place, places with other main names are
   * omitted.
   */
  candidates(country: string, name: string, state: string): readonly Settlement[];
  /**
   * Finds a place by name. Within a state, any name matches; within a country, only the main name in exact spelling (Kömlő is
   * not Komló). Seats take precedence over other places, and main names over alternate names. Null when no place or several
   * places match.
   */
  named(country: string, name: string, state?: string): Settlement | null;
  /** Finds a commune of France. @param code INSEE code of a commune, or of an arrondissement of Lyon or Marseille */
  commune(code: string): Settlement | null;
  /**
   * Returns the ISO 3166-2 code of a first-order division, by a GeoNames code or by a name that was passed to
   * `openSettlements`.
   */
  state(country: string, division: string): string | null;
}

/**
 * Reads the settlements.
 * @param divisions names of first-order divisions by country, for `state`
 * @param cities records of the required countries. Default: the bundled records
 */
export async function openSettlements(
  divisions: Readonly<Record<string, readonly string[]>>,
  cities: ReturnType<typeof readBundledCities> = readBundledCities(
    new Set(['FR', ...overseasCountries, ...settlementCountries]),
  ),
): Promise<Settlements> {
  const finder = await createDivisionFinder(divisions);
  const provinces = await readPhilippineProvinces();
  const settlementsByName = new Map<string, Settlement[]>();
  const communes = new Map<string, Settlement>();
  for await (const entry of cities) {
    if (!('row' in entry)) continue;
    const { row } = entry;
    const isInFrance = row.country === 'FR' || overseasCountries.has(row.country);
    const arrondissement = row.country === 'FR' ? parseArrondissement(row.name) : null;
    if (arrondissement !== null) {
      const { name, latitude, longitude, population } = row;
      communes.set(arrondissement, {
        name,
        latitude,
        longitude,
        population: population ?? 0,
        state: null,
        district: null,
        isSeat: false,
        isNewer: false,
      });
      continue;
    }
    // Skip sections of a place. A section can have the name of its place or of another place.
    if (row.featureCode === 'PPLX' && row.country !== 'JP') continue;
    const settlement: Settlement = {
      name: row.name,
      latitude: row.latitude,
      longitude: row.longitude,
      state: finder.of(row.country, row.admin1 ?? '', row.admin2 ?? ''),
      district:
        row.country === 'PH' ? (provinces.get(`${row.admin1 ?? ''}.${row.admin2 ?? ''}`) ?? null) : null,
      population: row.population ?? 0,
      isSeat: isSeat(row.featureCode),
      isNewer: isNewer(row.geonamesId),
    };
    if (isInFrance) {
      const code = [row.admin4, row.admin3, row.admin2, row.admin1].find((part) =>
        /^\w{5}$/.test(part ?? ''),
      );
      const knownCommune = communes.get(code ?? '');
      if (code !== null && code !== undefined && (knownCommune?.population ?? -1) < settlement.population) {
        communes.set(code, settlement);
      }
      continue;
    }
    if (row.country === 'PH' && !isSeat(row.featureCode)) continue;
    for (const name of new Set([row.name, row.asciiName, ...row.alternateNames].map(fold))) {
      const key = `${row.country} ${name}`;
      const namesakes = settlementsByName.get(key);
      if (namesakes === undefined) settlementsByName.set(key, [settlement]);
      else namesakes.push(settlement);
    }
  }
  const sortMainFirst = (all: readonly Settlement[], name: string) => {
    const settlementsWithOwnName = all.filter((one) => fold(one.name) === fold(name));
    return settlementsWithOwnName.length > 0 ? settlementsWithOwnName : all;
  };
  return {
    candidates: (country, name, state) =>
      sortMainFirst(
        (settlementsByName.get(`${country} ${fold(name)}`) ?? []).filter((one) => one.state === state),
        name,
      ),
    named(country, name, state) {
      const settlementsWithName = settlementsByName.get(`${country} ${fold(name)}`) ?? [];
      const matchingSettlements = settlementsWithName.filter((one) =>
        state === undefined ? one.name === name : one.state === state,
      );
      const seats = matchingSettlements.filter((one) => one.isSeat);
      const olderSettlements = matchingSettlements.filter((one) => !one.isNewer);
      const preferredSettlements =
        [seats, olderSettlements, matchingSettlements].find((group) => group.length > 0) ?? [];
      const [only, another] = sortMainFirst(preferredSettlements, name);
      return another === undefined ? (only ?? null) : null;
    },
    commune: (code) => communes.get(code) ?? null,
    state: (country, division) => finder.of(country, division, ''),
  };
}

/** Reads the names of provinces by GeoNames code: `07.22` → Cebu. */
async function readPhilippineProvinces(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for await (const entry of admin2.rows()) {
    if (!('row' in entry) || entry.row.country !== 'PH') continue;
    names.set(`${entry.row.admin1}.${entry.row.code}`, entry.row.name.replace(/^Province of /, ''));
  }
  return names;
}

async function createDivisionFinder(
  divisions: Readonly<Record<string, readonly string[]>>,
): Promise<StateFinder> {
  const allDivisions = Object.entries(divisions).flatMap(([country, names]) =>
    names.map((name) => ({ code: `${country}.${name}`, name })),
  );
  for await (const entry of admin1.rows()) {
    if ('row' in entry)
      allDivisions.push({ code: `${entry.row.country}.${entry.row.code}`, name: entry.row.name });
  }
  return createStateFinder(readStateNames().values(), allDivisions);
}
