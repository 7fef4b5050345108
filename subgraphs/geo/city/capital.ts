import { toBareName } from '../../../facts/bare-name.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import type { CityTable } from '../../../db/snapshot/city-names.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { CityModel } from './city.ts';

/** Finds the row of each country's capital by the GeoNames feature code. Cached per snapshot. */
const findCapitalRows = memoizePerObject((cities: CityTable): ReadonlyMap<string, number> => {
  const rows = new Map<string, number>();
  const code = cities.featureCode.codeOf('PPLC');
  for (const [row, feature] of cities.featureCode.codes.entries()) {
    const country = feature === code ? cities.country.at(row) : null;
    if (country !== null && !rows.has(country)) rows.set(country, row);
  }
  return rows;
});

const getCapitalCache = memoizePerObject((places: Places) =>
  memoizePerObject((country: CountryRow) => findCapital(places, country)),
);

/**
 * Returns the city record of a country's capital. @returns null when the country has no capital, or no record of the capital
 * exists
 */
export const getCapital = (places: Places, country: CountryRow): CityModel | null =>
  getCapitalCache(places)(country);

function findCapital(places: Places, { code, capital }: CountryRow): CityModel | null {
  if (capital === null) return null;
  const { cities } = places;
  const capitalRow = findCapitalRows(cities).get(code);
  const isInCountry = (row: number) => cities.country.at(row) === code;
  const rowsWithOwnName = cities.rowsOwning(capital).filter(isInCountry);
  const rowsWithName =
    rowsWithOwnName.length > 0 ? rowsWithOwnName : cities.rowsByName(capital).filter(isInCountry);
  const row =
    capitalRow !== undefined && (rowsWithName.length === 0 || rowsWithName.includes(capitalRow))
      ? capitalRow
      : rowsWithName[0];
  return row === undefined ? null : new CityModel(places, row);
}

/**
 * Countries where GeoNames uses ISO 3166-2 codes for second-order divisions. In other countries, equal codes can denote
 * different divisions.
 */
const countriesWithSameCodes = new Set(['BE', 'ES', 'FR', 'IT']);

/**
 * Whether a city's second-order division is a subdivision in ISO 3166-2. Compares the codes. Where GeoNames has different
 * codes, also compares the names.
 */
function isInState({ cities }: Pick<Places, 'cities'>, row: number, state: StateRow): boolean {
  const admin2 = cities.admin2.at(row);
  if (state.parent === null || admin2 === null || state.code.slice(3).replace(/^75C$/, '75') !== admin2)
    return false;
  const district = cities.district.at(row);
  return (
    countriesWithSameCodes.has(state.country) ||
    (district !== null &&
      [state.name, state.nameLocal ?? state.name].some((name) => toBareName(name) === toBareName(district)))
  );
}

/** Whether a city is in the country, and in the state if the area has one. */
export function isInArea(
  { cities, states }: Places,
  row: number,
  { country, state }: { readonly country?: string | undefined; readonly state?: StateRow | null | undefined },
): boolean {
  if (country !== undefined && cities.country.at(row) !== country) return false;
  if (state === null || state === undefined) return true;
  if (cities.country.at(row) !== state.country) return false;
  if (isInState({ cities }, row, state)) return true;
  return states.findByGeonames(state.country, cities.admin1.at(row), cities.admin2.at(row)) === state;
}

/** Returns the most populous cities of an area. The rows of the table must be sorted by descending population. */
export function findLargestCities(
  places: Places,
  area: { readonly country: string; readonly state?: StateRow },
  limit: number,
): CityModel[] {
  const { cities } = places;
  const largestCities: CityModel[] = [];
  const country = cities.country.codeOf(area.country);
  for (let row = 0; row < cities.length && largestCities.length < limit && country !== undefined; row++) {
    if (cities.country.codes[row] === country && isInArea(places, row, area))
      largestCities.push(new CityModel(places, row));
  }
  return largestCities;
}
