import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { countyOf } from '../point/county.ts';
import { placeKey } from './find-address.ts';

/** A county's name without what kind of county it is: Baltimore City and the City of Baltimore are one. */
const bare = (name: string): string =>
  placeKey(name)
    .replace(/^CITY (AND COUNTY )?OF /, '')
    .replace(
      / (CITY AND BOROUGH|CENSUS AREA|PLANNING REGION|COUNTY|PARISH|BOROUGH|MUNICIPALITY|MUNICIPIO|CITY)$/,
      '',
    );

/**
 * The county of a recorded address: the one of its state that has the recorded name; where no name is recorded, or
 * several counties have it, the one that its point lies in. Null where those contradict each other.
 */
export function countyOfAddress(
  places: Places,
  { state, county, latitude, longitude }: UsAddressRow,
): DistrictRow | null {
  const around = countyOf(places, 'US', latitude, longitude)?.district ?? null;
  if (county === null) return around?.state === `US-${state}` ? around : null;
  const namesakes = places.districts.of(`US-${state}`).filter(({ name }) => bare(name) === bare(county));
  const [only = null, second] = namesakes;
  return second === undefined ? only : (namesakes.find((row) => row === around) ?? null);
}
