import { findCountyAtPoint } from '../../../facts/point/us-counties.ts';
import type { Places } from '../../../db/snapshot/places.ts';

/** US island areas, which have their own ISO 3166-1 country codes and no states: FIPS code → country. */
const countryByStateFips: Readonly<Record<string, string>> = {
  '60': 'AS',
  '66': 'GU',
  '69': 'MP',
  '72': 'PR',
  '78': 'VI',
};
const countriesWithCounties = new Set(['US', ...Object.values(countryByStateFips)]);

/** Whether the county boundaries cover a country. @param country ISO 3166-1 alpha-2 */
export const hasCounties = (country: string): boolean => countriesWithCounties.has(country);

/**
 * Returns the county at a point of a country, with its state. Counties of island areas have no state. @returns null when no
 * county contains the point
 */
export function findCounty(places: Places, country: string, latitude: number, longitude: number) {
  const county = findCountyAtPoint(latitude, longitude);
  if (county === null) return null;
  const prefix = county.fips.slice(0, 2);
  // Near a national border, the boundaries of counties and countries can differ. The boundaries of countries take precedence.
  if ((countryByStateFips[prefix] ?? 'US') !== country) return null;
  const district = places.districts.find(county.fips, country) ?? places.districts.find(county.fips, 'US');
  return {
    fips: county.fips,
    state: places.states.of(country).find(({ fips }) => fips === prefix) ?? null,
    district,
    // The boundaries are older than the district table. Counties that were abolished since then, as in Connecticut, have no
    // district.
    districtCode: district?.code ?? null,
    districtName: district?.name ?? null,
  };
}
