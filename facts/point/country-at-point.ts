import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { isletAt } from './land.ts';
import { isInside, outlineOf, type Outline } from './polygon.ts';

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

/** Distance in degrees from the antimeridian and the poles, where the borders have a seam and contain no country. */
const seamOffset = 1e-6;

function codeAt(latitude: number, longitude: number): string | null {
  const lat = Math.min(Math.max(latitude, -90 + seamOffset), 90 - seamOffset);
  const at = (lon: number) => iso1A2Code([lon, lat], { level: 'territory' });
  if (Math.abs(longitude) <= 180 - seamOffset) return at(longitude);
  // Look on both sides, because 180° and -180° are the same meridian.
  return at(180 - seamOffset) ?? at(seamOffset - 180);
}

/**
 * Returns the country or territory at a point: ISO 3166-1 alpha-2, or XK; null at sea. Borders of the package
 * @rapideditor/country-coder, which are generous along coasts; disputed areas are assigned as in ISO 3166-1.
 */
export function countryAtPoint(latitude: number, longitude: number): string | null {
  disputes ??= readDisputes();
  const code = codeAt(latitude, longitude);
  const administration = code === null ? isletAt(latitude, longitude) : (reserved[code] ?? code);
  const dispute = disputes.find(
    (each) => each.administration === administration && isInside(each.outline, longitude, latitude),
  );
  return dispute?.country ?? administration;
}
