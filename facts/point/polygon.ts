/** Longitude and latitude, degrees. */
export type Position = readonly number[];
/** An outer ring and its holes. The last position of a ring can repeat the first. */
export type Polygon = readonly (readonly Position[])[];

/** A polygon in flat arrays, which need a tenth of the memory of separate objects for the positions. */
export interface Outline {
  /** The positions: longitude, latitude, longitude, … Several outlines can share this array. */
  readonly positions: Float64Array;
  /** The index in `positions` where each ring begins, then the index where the last ring ends. */
  readonly starts: readonly number[];
}

/** Converts polygons to outlines with a common array. */
export function toOutlines(polygons: readonly Polygon[]): Outline[] {
  const positionCount = polygons.reduce(
    (sum, rings) => sum + rings.reduce((all, { length }) => all + length, 0),
    0,
  );
  const positions = new Float64Array(positionCount * 2);
  let position = 0;
  return polygons.map((rings) => {
    const starts = [position];
    for (const ring of rings) {
      for (const [x = 0, y = 0] of ring) {
        positions[position++] = x;
        positions[position++] = y;
      }
      starts.push(position);
    }
    return { positions, starts };
  });
}

export function toOutline(polygon: Polygon): Outline {
  const [outline = { positions: new Float64Array(), starts: [] }] = toOutlines([polygon]);
  return outline;
}

/** Whether a point is inside an outline: a ray from the point crosses the rings an odd number of times. */
export function isInside({ positions, starts }: Outline, longitude: number, latitude: number): boolean {
  let isPointInside = false;
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const [from = 0, to = 0] = [starts[ring], starts[ring + 1]];
    let [x0, y0] = [positions[to - 2] ?? 0, positions[to - 1] ?? 0];
    for (let index = from; index < to; index += 2) {
      const [x, y] = [positions[index] ?? 0, positions[index + 1] ?? 0];
      if (y > latitude !== y0 > latitude && longitude < ((x0 - x) * (latitude - y)) / (y0 - y) + x) {
        isPointInside = !isPointInside;
      }
      [x0, y0] = [x, y];
    }
  }
  return isPointInside;
}
