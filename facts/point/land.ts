import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { isNearOutline, isOutlined } from '../boundaries/division-at-point.ts';
import { readFacts } from '../fact-table.ts';
import { findCountyAtPoint } from './us-counties.ts';

interface Islet {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

/** Radius of the land around an airfield in kilometres. */
const airfieldRadiusKm = 1;

let islets: readonly Islet[] | undefined;
let airfields: KDBush | undefined;

const readIslets = (): readonly Islet[] =>
  readFacts('islets').map(({ country = '', latitude, longitude, radius }) => ({
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    radius: Number(radius),
  }));

function readAirfields(): KDBush {
  const rows = readFacts('island-airfields');
  const points = new KDBush(rows.length);
  for (const { latitude, longitude } of rows) points.add(Number(longitude), Number(latitude));
  return points.finish();
}

/**
 * Returns the country (ISO 3166-1 alpha-2) of a small island that borders and outlines lack; null when the point is on no such
 * island.
 * @param tolerance maximum distance of the point from the island in kilometres
 */
export function findIsletCountry(latitude: number, longitude: number, tolerance = 0): string | null {
  islets ??= readIslets();
  const islet = islets.find(
    (each) => distance(longitude, latitude, each.longitude, each.latitude) <= each.radius + tolerance,
  );
  return islet?.country ?? null;
}

/**
 * Whether a point is known to be on land: within an outline, on a small island, or near an airfield outside of the outlines.
 * The outlines are those of Natural Earth, and in the United States those of the Census Bureau. Accurate to a few hundred
 * metres. Lakes count as land.
 */
export function isOnLand(latitude: number, longitude: number): boolean {
  if (isOutlined(latitude, longitude) || findCountyAtPoint(latitude, longitude) !== null) return true;
  return (
    findIsletCountry(latitude, longitude) !== null || isNearAirfield(latitude, longitude, airfieldRadiusKm)
  );
}

function isNearAirfield(latitude: number, longitude: number, kilometres: number): boolean {
  airfields ??= readAirfields();
  return around(airfields, longitude, latitude, 1, kilometres).length > 0;
}

/** Maximum distance in kilometres between land and the waters of a state: 24 nautical miles plus the error of the outlines. */
const maxCoastalWatersKm = 46;

/**
 * Whether a point is close enough to land to be in the waters of a state. False is possible in the middle of an archipelago or
 * a wide bay.
 */
export const isNearLand = (latitude: number, longitude: number): boolean =>
  isNearOutline(latitude, longitude, maxCoastalWatersKm) ||
  isNearAirfield(latitude, longitude, maxCoastalWatersKm) ||
  findIsletCountry(latitude, longitude, maxCoastalWatersKm) !== null ||
  hasCountyNearby(latitude, longitude);

/**
 * Whether a US county is near a point. Counties are stored as areas, to which no distance can be computed, so that rings of
 * points around the position are tested.
 */
function hasCountyNearby(latitude: number, longitude: number): boolean {
  const longitudeScale = 1 / Math.max(Math.cos((latitude / 180) * Math.PI), 0.01);
  for (const kilometres of [maxCoastalWatersKm, (maxCoastalWatersKm * 2) / 3, maxCoastalWatersKm / 3]) {
    const degrees = kilometres / 111.2;
    for (let step = 0; step < 24; step++) {
      const angle = (step / 12) * Math.PI;
      const [north, east] = [Math.cos(angle) * degrees, Math.sin(angle) * degrees * longitudeScale];
      const normalisedLongitude = ((longitude + east + 540) % 360) - 180;
      if (findCountyAtPoint(Math.max(-90, Math.min(90, latitude + north)), normalisedLongitude) !== null)
        return true;
    }
  }
  return false;
}
