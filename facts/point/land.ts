import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { isNearOutline, isOutlined } from '../boundaries/division-at-point.ts';
import { readFacts } from '../fact-table.ts';
import { countyAtPoint } from './us-counties.ts';

interface Islet {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

/** An airfield and the land around it, kilometres. */
const airfieldRadius = 1;

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
 * Country of a small island that borders and outlines lack, ISO 3166-1 alpha-2. Null: none of them is there.
 * @param beside kilometres that the point may be off it
 */
export function isletAt(latitude: number, longitude: number, beside = 0): string | null {
  islets ??= readIslets();
  const islet = islets.find(
    (each) => distance(longitude, latitude, each.longitude, each.latitude) <= each.radius + beside,
  );
  return islet?.country ?? null;
}

/**
 * Whether a point is known to lie on land: within outlines (Natural Earth; in the United States the Census Bureau's), on
 * an island or beside an airfield that those lack. Exact to a few hundred metres; lakes are land.
 */
export function isLand(latitude: number, longitude: number): boolean {
  if (isOutlined(latitude, longitude) || countyAtPoint(latitude, longitude) !== null) return true;
  return isletAt(latitude, longitude) !== null || isNearAirfield(latitude, longitude, airfieldRadius);
}

function isNearAirfield(latitude: number, longitude: number, kilometres: number): boolean {
  airfields ??= readAirfields();
  return around(airfields, longitude, latitude, 1, kilometres).length > 0;
}

/** Kilometres from land beyond which no state has waters of its own: 24 nautical miles, and what outlines are off. */
const waters = 46;

/** Whether land is so near that a state may have waters at a point. In the midst of an archipelago or a wide bay it is not. */
export const isNearLand = (latitude: number, longitude: number): boolean =>
  isNearOutline(latitude, longitude, waters) ||
  isNearAirfield(latitude, longitude, waters) ||
  isletAt(latitude, longitude, waters) !== null ||
  hasCountyAround(latitude, longitude);

/** The counties of the United States are areas without a line to measure to: rings around the point are asked. */
function hasCountyAround(latitude: number, longitude: number): boolean {
  const widening = 1 / Math.max(Math.cos((latitude / 180) * Math.PI), 0.01);
  for (const kilometres of [waters, (waters * 2) / 3, waters / 3]) {
    const degrees = kilometres / 111.2;
    for (let step = 0; step < 24; step++) {
      const angle = (step / 12) * Math.PI;
      const [north, east] = [Math.cos(angle) * degrees, Math.sin(angle) * degrees * widening];
      const meridian = ((longitude + east + 540) % 360) - 180;
      if (countyAtPoint(Math.max(-90, Math.min(90, latitude + north)), meridian) !== null) return true;
    }
  }
  return false;
}
