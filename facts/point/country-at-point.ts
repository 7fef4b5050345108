import { iso1A2Code } from '@rapideditor/country-coder';
import { readFacts } from '../fact-table.ts';
import { isInside, type Polygon } from './polygon.ts';

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
  readonly outline: Polygon;
}

let disputes: readonly Dispute[] | undefined;

const readDisputes = (): readonly Dispute[] =>
  readFacts('disputed-areas').map(({ administration = '', country = '', outline = '' }) => ({
    administration: administration || null,
    country,
    outline: [outline.split(',').map((position) => position.split(' ').map(Number))],
  }));

/**
 * The country or territory at a point: ISO 3166-1 alpha-2, or XK. Null over the sea. Borders are those of the package
 * @rapideditor/country-coder, generous along coasts; disputed areas are filed as in ISO 3166-1.
 */
export function countryAtPoint(latitude: number, longitude: number): string | null {
  disputes ??= readDisputes();
  const code = iso1A2Code([longitude, latitude], { level: 'territory' });
  const administration = code === null ? null : (reserved[code] ?? code);
  const dispute = disputes.find(
    (each) => each.administration === administration && isInside(each.outline, longitude, latitude),
  );
  return dispute?.country ?? administration;
}
