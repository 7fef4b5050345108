/** Longitude and latitude, degrees. */
export type Position = readonly number[];
/** An outer ring and its holes; a ring may or may not repeat its first position. */
export type Polygon = readonly (readonly Position[])[];

/** Whether a point is inside: a line from it crosses the rings an odd number of times. */
export function isInside(polygon: Polygon, longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of polygon) {
    let [x0 = 0, y0 = 0] = ring.at(-1) ?? [];
    for (const [x = 0, y = 0] of ring) {
      if (y > latitude !== y0 > latitude && longitude < ((x0 - x) * (latitude - y)) / (y0 - y) + x) {
        inside = !inside;
      }
      [x0, y0] = [x, y];
    }
  }
  return inside;
}
