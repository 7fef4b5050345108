import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { findZoneRow, listZoneIdsInCountry } from '../zone-tab.ts';
import { findIsletCountry } from './land.ts';
import { isInside, toOutline, type Outline } from './polygon.ts';
import { isLandZone, findZonesAtPoint } from './zones-at-point.ts';

/** Countries by codes that ISO 3166-1 reserves but does not assign. */
const countryByReservedCode: Readonly<Record<string, string>> = {
  EA: 'ES',
  IC: 'ES',
  AC: 'SH',
  TA: 'SH',
  DG: 'IO',
  CP: 'FR',
};

interface Dispute {
  readonly administration: string | null;
  readonly country: string;
  readonly outline: Outline;
}

let disputes: readonly Dispute[] | undefined;

const readDisputes = (): readonly Dispute[] =>
  readFacts('disputed-areas').map(({ administration = '', country = '', outline = '' }) => ({
    administration: administration || null,
    country,
    outline: toOutline([outline.split(',').map((position) => position.split(' ').map(Number))]),
  }));

/** Distance from the poles in degrees. The package finds no country exactly at a pole. */
const poleOffset = 1e-6;
/** Width in degrees of a strip along the antimeridian in which the package finds no country. */
const antimeridianWidth = 0.02;

const findBorderCode = (latitude: number, longitude: number): string | null =>
  iso1A2Code([longitude, Math.min(Math.max(latitude, -90 + poleOffset), 90 - poleOffset)], {
    level: 'territory',
  });

function findCode(latitude: number, longitude: number): string | null {
  const code = Math.abs(longitude) === 180 ? null : findBorderCode(latitude, longitude);
  if (code !== null || Math.abs(longitude) < 180 - antimeridianWidth) return code;
  // Try the nearer edge of the strip, then the other edge. 180° and -180° are the same meridian.
  const edge = Math.sign(longitude) * (180 - antimeridianWidth);
  return findBorderCode(latitude, edge) ?? findBorderCode(latitude, -edge);
}

/** Distances in degrees for the search of neighbours, because the borders are simplified. */
const borderOffsets = [-0.2, -0.1, 0, 0.1, 0.2];

/**
 * Returns the country whose time zone covers a point, if the borders assign the point to a neighbour of that country. Unlike
 * the borders, the boundaries of time zones are exact, and each zone belongs to one country. Null when borders and time zone
 * agree.
 * @param code the country according to the borders
 */
function findNeighbourByZone(code: string, latitude: number, longitude: number): string | null {
  const zones = findZonesAtPoint(latitude, longitude).filter(isLandZone);
  const ownZones = listZoneIdsInCountry(code);
  if (ownZones.length === 0 || zones.length === 0 || zones.some((zone) => ownZones.includes(zone)))
    return null;
  const [owner, ...others] = new Set(zones.map((zone) => findZoneRow(zone)?.country));
  if (owner === undefined || others.length > 0) return null;
  const isNeighbour = borderOffsets.some((north) =>
    borderOffsets.some((east) => {
      const nearbyCode = findBorderCode(latitude + north, longitude + east);
      return nearbyCode !== null && (countryByReservedCode[nearbyCode] ?? nearbyCode) === owner;
    }),
  );
  return isNeighbour ? owner : null;
}

/**
 * Returns the country or territory at a point: ISO 3166-1 alpha-2, or XK; null at sea. Source: borders of the package
 * `@rapideditor/country-coder`, which include coastal waters. The time zone at the point corrects the borders. Disputed areas
 * are assigned as in ISO 3166-1.
 */
export function findCountryAtPoint(latitude: number, longitude: number): string | null {
  disputes ??= readDisputes();
  const code = findCode(latitude, longitude);
  const borderCountry =
    code === null ? findIsletCountry(latitude, longitude) : (countryByReservedCode[code] ?? code);
  const administration =
    borderCountry === null
      ? null
      : (findNeighbourByZone(borderCountry, latitude, longitude) ?? borderCountry);
  const dispute = disputes.find(
    (each) => each.administration === administration && isInside(each.outline, longitude, latitude),
  );
  return dispute?.country ?? administration;
}
