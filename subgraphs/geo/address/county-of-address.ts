import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { findCounty } from '../point/county.ts';
import { toPlaceKey } from './find-address.ts';

/** Normalises the name of a county and removes words such as County: "Baltimore City" and "City of Baltimore" become equal. */
const toComparableName = (name: string): string =>
  toPlaceKey(name)
    .replace(/^CITY (AND COUNTY )?OF /, '')
    .replace(
      / (CITY AND BOROUGH|CENSUS AREA|PLANNING REGION|COUNTY|PARISH|BOROUGH|MUNICIPALITY|MUNICIPIO|CITY)$/,
      '',
    );

/**
 * Returns the county of a recorded address: the county in the same state that has the recorded name. The boundaries determine
 * the county when the record contains no county name, or when several counties have the same name.
 * @returns null when no county matches, or when the boundaries contradict the recorded name
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
