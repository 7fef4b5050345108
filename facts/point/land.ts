import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { isOutlined } from '../boundaries/division-at-point.ts';
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
    ...{ country, latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) },
  }));

function readAirfields(): KDBush {
  const rows = readFacts('island-airfields');
  const points = new KDBush(rows.length);
  for (const { latitude, longitude } of rows) points.add(Number(longitude), Number(latitude));
  return points.finish();
}

/** Country of a small island that borders and outlines lack, ISO 3166-1 alpha-2. Null: none of them is there. */
export function isletAt(latitude: number, longitude: number): string | null {
  islets ??= readIslets();
  const islet = islets.find(
    (each) => distance(longitude, latitude, each.longitude, each.latitude) <= each.radius,
  );
  return islet?.country ?? null;
}

/**
 * Whether a point is known to lie on land: within outlines (Natural Earth; in the United States the Census Bureau's), on
 * an island or beside an airfield that those lack. Exact to a few hundred metres; lakes are land.
 */
export function isLand(latitude: number, longitude: number): boolean {
  if (isOutlined(latitude, longitude) || countyAtPoint(latitude, longitude) !== null) return true;
  if (isletAt(latitude, longitude) !== null) return true;
  airfields ??= readAirfields();
  return around(airfields, longitude, latitude, 1, airfieldRadius).length > 0;
}
