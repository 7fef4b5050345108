import { readFacts } from '../fact-table.ts';

/** The bounding box of a country or division, in degrees. */
export interface Extent {
  /** Western edge. Greater than `east` when the box crosses the antimeridian. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** A point on the largest land area of the country or division. */
  readonly latitude: number;
  readonly longitude: number;
}

let extents: ReadonlyMap<string, Extent> | undefined;

const readExtents = (): ReadonlyMap<string, Extent> =>
  new Map(
    readFacts('extents').map(({ code = '', west, south, east, north, latitude, longitude }) => [
      code,
      {
        west: Number(west),
        south: Number(south),
        east: Number(east),
        north: Number(north),
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
    ]),
  );

/**
 * Returns the extent of a country (ISO 3166-1 alpha-2) or division (ISO 3166-2), upper case; null when its outline is
 * unknown. The table of 3,400 rows is read on first use.
 */
export const findExtent = (code: string): Extent | null => (extents ??= readExtents()).get(code) ?? null;
