import { readFacts } from '../fact-table.ts';

/** Where a country or a division lies, degrees. */
export interface Extent {
  /** East of `east` where the antimeridian lies between. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** A point on the largest of its lands. */
  readonly latitude: number;
  readonly longitude: number;
}

let extents: ReadonlyMap<string, Extent> | undefined;

const read = (): ReadonlyMap<string, Extent> =>
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

/** By ISO 3166-1 alpha-2 or ISO 3166-2, upper case. Null: its outlines are not known. Read on first use, 3,400 rows. */
export const extentOf = (code: string): Extent | null => (extents ??= read()).get(code) ?? null;
