import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { findZoneRow, listZoneIdsInCountry } from '../zone-tab.ts';
import { findIsletCountry } from './land.ts';
import { isInside, toOutline, type Outline } from './polygon.ts';
import { isLandZone, findZonesAtPoint } from './zones-at-point.ts';

/** Codes that ISO 3166-1 reserves without assigning them, with the country of each code. */
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

/** Degrees. The borders have a seam at the poles, where they return no country. */
const poleOffset = 1e-6;
/** Degrees. The borders lack a strip of this width along the antimeridian. */
const seamWidth = 0.02;

const findBorderCode = (latitude: number, longitude: number): string | null =>
  iso1A2Code([longitude, Math.min(Math.max(latitude, -90 + poleOffset), 90 - poleOffset)], {
    level: 'territory',
  });

function findCode(latitude: number, longitude: number): string | null {
  const code = Math.abs(longitude) === 180 ? null : findBorderCode(latitude, longitude);
  if (code !== null || Math.abs(longitude) < 180 - seamWidth) return code;
  // The nearer edge of the strip, then the other one: 180° and -180° are the same meridian.
  const edge = Math.sign(longitude) * (180 - seamWidth);
  return findBorderCode(latitude, edge) ?? findBorderCode(latitude, -edge);
}

/** Degrees: distances at which a neighbour is looked for. The borders are simplified. */
const borderErrors = [-0.2, -0.1, 0, 0.1, 0.2];

/**
 * The country whose time zone covers a point, where the borders have its neighbour. The boundaries of time zones are
 * exact, and each zone is in one country.
 * @param code the country by the borders
 */
function findNeighbourByZone(code: string, latitude: number, longitude: number): string | null {
  const zones = findZonesAtPoint(latitude, longitude).filter(isLandZone);
  const ownZones = listZoneIdsInCountry(code);
  if (ownZones.length === 0 || zones.length === 0 || zones.some((zone) => ownZones.includes(zone)))
    return null;
  const [owner, ...others] = new Set(zones.map((zone) => findZoneRow(zone)?.country));
  if (owner === undefined || others.length > 0) return null;
  const isNeighbour = borderErrors.some((north) =>
    borderErrors.some((east) => {
      const nearbyCode = findBorderCode(latitude + north, longitude + east);
      return nearbyCode !== null && (countryByReservedCode[nearbyCode] ?? nearbyCode) === owner;
    }),
  );
  return isNeighbour ? owner : null;
}

/**
 * Returns the country or territory at a point: ISO 3166-1 alpha-2, or XK; null at sea. Borders of the package
 * @rapideditor/country-coder, which are generous along coasts, corrected by the time zone at the point; disputed areas are
 * assigned as in ISO 3166-1.
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
