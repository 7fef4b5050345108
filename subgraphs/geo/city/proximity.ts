import { distance } from 'geokdbush';
import { parseIpWords } from '../../validation/network.ts';
import { checkPoint } from '../../validation/point.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { findPlaceOfIp, type IpSources } from '../ip/place-of-ip.ts';

/** A ranking boost for places near the client: a factor for their population. */
export interface Proximity {
  /** Cache key. Boosts with equal keys rank all cities in the same order. */
  readonly key: string;
  /** At least 1. */
  factor(row: number): number;
  /** Whether the factor of a city can differ from 1 by a relevant amount. */
  isClose(row: number): boolean;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Maximum factor. With this value, a nearby place of less than 50,000 people ranks below a distant place of more than 500,000.
 */
const maxFactor = 10;
/** Distance in kilometres at which half of the boost remains, and distance at which almost none remains. */
const halfWeightDistanceKm = 100;
const maxDistance = 400;
/** Factor for places in the client's country. */
const domesticFactor = 5;

/** Creates the boost around a point. @throws invalid_request when the coordinates are out of range */
export function createProximity(places: Places, { latitude, longitude }: Point): Proximity {
  checkPoint(latitude, longitude);
  const { cities } = places;
  const computeDistance = (row: number) =>
    distance(longitude, latitude, cities.longitude[row] ?? 0, cities.latitude[row] ?? 0);
  const maxLatitudeDelta = maxDistance / 111;
  // Near the poles, a degree of longitude is only a short distance.
  const maxLongitudeDelta =
    maxLatitudeDelta /
    Math.max(0.02, Math.cos((Math.min(89, Math.abs(latitude) + maxLatitudeDelta) / 180) * Math.PI));
  return {
    // Round the coordinates of the key to 0.1 degrees, about ten kilometres. A smaller distance does not change the order.
    key: `${latitude.toFixed(1)} ${longitude.toFixed(1)}`,
    factor: (row) => 1 + (maxFactor - 1) / (1 + (computeDistance(row) / halfWeightDistanceKm) ** 2),
    isClose(row) {
      // Test a bounding box before the exact distance, because most rows are far away.
      if (Math.abs((cities.latitude[row] ?? 0) - latitude) > maxLatitudeDelta) return false;
      const longitudeDelta = Math.abs((cities.longitude[row] ?? 0) - longitude);
      return Math.min(longitudeDelta, 360 - longitudeDelta) <= maxLongitudeDelta;
    },
  };
}

/**
 * Returns the boost around the city of an IP address, or in its country when the city is unknown.
 * @returns null when the location is unknown
 * @throws invalid_request when `ip` is malformed
 */
export function findProximityOfIp(places: Places, sources: IpSources, ip: string): Proximity | null {
  const words = parseIpWords(ip, 'ip');
  const ipPlace = isSpecialUse(words) ? null : findPlaceOfIp(words, places, sources);
  if (ipPlace === null) return null;
  const { country, latitude, longitude } = ipPlace;
  if (latitude !== null && longitude !== null) return createProximity(places, { latitude, longitude });
  const isInSameCountry = (row: number) => places.cities.country.at(row) === country;
  return {
    key: country,
    factor: (row) => (isInSameCountry(row) ? domesticFactor : 1),
    isClose: isInSameCountry,
  };
}
