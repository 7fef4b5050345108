import { distance } from 'geokdbush';
import { ipWords } from '../../validation/network.ts';
import { checkPoint } from '../../validation/point.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { whereabouts, type IpSources } from '../ip/whereabouts.ts';

/** Where somebody is who types: what is close to there counts for more people than it has. */
export interface Closeness {
  /** Tells one from another. */
  readonly key: string;
  /** 1 or more. */
  factor(row: number): number;
  /** Whether the factor can matter. */
  isClose(row: number): boolean;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** So that a place under 50,000 stays behind one over 500,000. */
const most = 10;
/** Kilometres at which half of that is left, and where next to nothing is. */
const half = 100;
const far = 400;
/** For places of the country that somebody is in. */
const domestic = 5;

/** @throws invalid_request for a point that is none */
export function closenessTo(places: Places, { latitude, longitude }: Point): Closeness {
  checkPoint(latitude, longitude);
  const { cities } = places;
  const away = (row: number) =>
    distance(longitude, latitude, cities.longitude[row] ?? 0, cities.latitude[row] ?? 0);
  const tall = far / 111;
  // Towards the poles a degree of longitude is nothing.
  const wide = tall / Math.max(0.02, Math.cos((Math.min(89, Math.abs(latitude) + tall) / 180) * Math.PI));
  return {
    // Ten kilometres either way order nothing otherwise.
    key: `${latitude.toFixed(1)} ${longitude.toFixed(1)}`,
    factor: (row) => 1 + (most - 1) / (1 + (away(row) / half) ** 2),
    isClose(row) {
      // Most rows are asked, and a distance takes a while.
      if (Math.abs((cities.latitude[row] ?? 0) - latitude) > tall) return false;
      const round = Math.abs((cities.longitude[row] ?? 0) - longitude);
      return Math.min(round, 360 - round) <= wide;
    },
  };
}

/** Where an IP address is: the city where that is known, else the country. Null: nobody knows. @throws invalid_request when it is none */
export function closenessOf(places: Places, sources: IpSources, ip: string): Closeness | null {
  const words = ipWords(ip, 'ip');
  const found = isSpecialUse(words) ? null : whereabouts(words, places, sources);
  if (found === null) return null;
  const { country, latitude, longitude } = found;
  if (latitude !== null && longitude !== null) return closenessTo(places, { latitude, longitude });
  const isClose = (row: number) => places.cities.country.at(row) === country;
  return { key: country, factor: (row) => (isClose(row) ? domestic : 1), isClose };
}
