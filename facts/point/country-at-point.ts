import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { rowOfZone, zoneIdsInCountry } from '../zone-tab.ts';
import { isletAt } from './land.ts';
import { isInside, outlineOf, type Outline } from './polygon.ts';
import { isOfLand, zonesAtPoint } from './zones-at-point.ts';

/** Codes that ISO 3166-1 reserves without assigning them, with the country of each code. */
const reserved: Readonly<Record<string, string>> = {
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
    outline: outlineOf([outline.split(',').map((position) => position.split(' ').map(Number))]),
  }));

/** Degrees. The borders have a seam at the poles, where they return no country. */
const poleOffset = 1e-6;
/** Degrees. The borders lack a strip of this width along the antimeridian. */
const seamWidth = 0.02;

const borderCodeAt = (latitude: number, longitude: number): string | null =>
  iso1A2Code([longitude, Math.min(Math.max(latitude, -90 + poleOffset), 90 - poleOffset)], {
    level: 'territory',
  });

function codeAt(latitude: number, longitude: number): string | null {
  const code = Math.abs(longitude) === 180 ? null : borderCodeAt(latitude, longitude);
  if (code !== null || Math.abs(longitude) < 180 - seamWidth) return code;
  // The nearer edge of the strip, then the other one: 180° and -180° are the same meridian.
  const edge = Math.sign(longitude) * (180 - seamWidth);
  return borderCodeAt(latitude, edge) ?? borderCodeAt(latitude, -edge);
}

/** Degrees: distances at which a neighbour is looked for. The borders are simplified. */
const borderErrors = [-0.2, -0.1, 0, 0.1, 0.2];

/**
 * The country whose time zone covers a point, where the borders have its neighbour. The boundaries of time zones are
 * exact, and each zone is in one country.
 * @param code the country by the borders
 */
function neighbourByZone(code: string, latitude: number, longitude: number): string | null {
  const zones = zonesAtPoint(latitude, longitude).filter(isOfLand);
  const own = zoneIdsInCountry(code);
  if (own.length === 0 || zones.length === 0 || zones.some((zone) => own.includes(zone))) return null;
  const [owner, ...others] = new Set(zones.map((zone) => rowOfZone(zone)?.country));
  if (owner === undefined || others.length > 0) return null;
  const isNeighbour = borderErrors.some((north) =>
    borderErrors.some((east) => {
      const near = borderCodeAt(latitude + north, longitude + east);
      return near !== null && (reserved[near] ?? near) === owner;
    }),
  );
  return isNeighbour ? owner : null;
}

/**
 * Returns the country or territory at a point: ISO 3166-1 alpha-2, or XK; null at sea. Borders of the package
 * @rapideditor/country-coder, which are generous along coasts, corrected by the time zone at the point; disputed areas are
 * assigned as in ISO 3166-1.
 */
export function countryAtPoint(latitude: number, longitude: number): string | null {
  disputes ??= readDisputes();
  const code = codeAt(latitude, longitude);
  const byBorders = code === null ? isletAt(latitude, longitude) : (reserved[code] ?? code);
  const administration =
    byBorders === null ? null : (neighbourByZone(byBorders, latitude, longitude) ?? byBorders);
  const dispute = disputes.find(
    (each) => each.administration === administration && isInside(each.outline, longitude, latitude),
  );
  return dispute?.country ?? administration;
}
