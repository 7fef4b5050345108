import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { findCounty } from '../point/county.ts';
import { toPlaceKey } from './find-address.ts';

/**
 * Normalises a county's name and removes the word for its kind: "Baltimore City" and "City of Baltimore" compare
 * equal.
 */
const toComparableName = (name: string): string =>
  toPlaceKey(name)
    .replace(/^CITY (AND COUNTY )?OF /, '')
    .replace(
      / (CITY AND BOROUGH|CENSUS AREA|PLANNING REGION|COUNTY|PARISH|BOROUGH|MUNICIPALITY|MUNICIPIO|CITY)$/,
      '',
    );

/**
 * Returns the county of a recorded address: the county in the same state that has the recorded name. When the record
 * names no county, or several counties share the name, returns the county whose boundaries contain the point.
 * @returns null when name and point contradict each other, or no county matches
 */
export function findCountyOfAddress(
  places: Places,
  { state, county, latitude, longitude }: UsAddressRow,
): DistrictRow | null {
  const countyAtPoint = findCounty(places, 'US', latitude, longitude)?.district ?? null;
  if (county === null) return countyAtPoint?.state === `US-${state}` ? countyAtPoint : null;
  const namesakes = places.districts
    .of(`US-${state}`)
    .filter(({ name }) => toComparableName(name) === toComparableName(county));
  const [only = null, second] = namesakes;
  return second === undefined ? only : (namesakes.find((row) => row === countyAtPoint) ?? null);
}
