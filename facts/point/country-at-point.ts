import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { isletAt } from './land.ts';
import { isInside, outlineOf, type Outline } from './polygon.ts';

/** Codes that are reserved, not assigned, and the country that they are a part of. */
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

/** Degrees: the borders have their seam at the antimeridian and at the poles, where they tell nothing. */
const besideSeam = 1e-6;

function codeAt(latitude: number, longitude: number): string | null {
  const lat = Math.min(Math.max(latitude, -90 + besideSeam), 90 - besideSeam);
  const at = (lon: number) => iso1A2Code([lon, lat], { level: 'territory' });
  if (Math.abs(longitude) <= 180 - besideSeam) return at(longitude);
  // One meridian, whichever its sign.
  return at(180 - besideSeam) ?? at(besideSeam - 180);
}

/**
 * The country or territory at a point: ISO 3166-1 alpha-2, or XK. Null over the sea. Borders are those of the package
 * @rapideditor/country-coder, generous along coasts; disputed areas are filed as in ISO 3166-1.
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
