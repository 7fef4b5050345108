import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { isInArea } from '../city/capital.ts';
import { CityModel } from '../city/city.ts';
import { findMatchedName } from '../city/matched-name.ts';
import { findRowsByName } from '../city/rows-by-name.ts';
import { parseArea, isCityId } from '../city/resolvers.ts';
import type { LocationContext } from '../../validation/location-source.ts';
import type { Candidate, PlaceSource } from './location.ts';

function findRows(places: Places, value: string, { country, state }: LocationContext): readonly number[] {
  const area = parseArea(places, country, state);
  if (area === null) return [];
  if (!isCityId(value)) return findRowsByName(places, value, area);
  const row = places.cities.rowOfId(value);
  return row !== undefined && isInArea(places, row, area) ? [row] : [];
}

/**
 * City records as a source for `location`, by id or by exact name. Own names take precedence over alternative names. Every
 * match is a candidate.
 */
export const createCityPlaceSource = (source: PlacesSource): PlaceSource => ({
  label: 'city_reference',
  find(value, context) {
    const places = source.current;
    const isNamed = !isCityId(value);
    return findRows(places, value, context).map((row): Candidate => {
      const city = new CityModel(places, row);
      const { id, name, timezoneId: timezone, latitude, longitude } = city;
      const state = city.state?.code.slice(3) ?? null;
      const place = { id, name, country: city.country.code, state, timezone, latitude, longitude };
      return isNamed ? { ...place, matchedName: () => findMatchedName(city, value) } : place;
    });
  },
});
