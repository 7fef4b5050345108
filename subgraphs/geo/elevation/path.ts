export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

type Vector = readonly [number, number, number];

const radians = Math.PI / 180;

function toVector({ latitude, longitude }: Position): Vector {
  const [lat, lon] = [latitude * radians, longitude * radians];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

/** Returns the angle between two points of the unit sphere in radians. The result is accurate even for small angles. */
function computeAngle(a: Vector, b: Vector): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return Math.atan2(Math.hypot(...cross), dot);
}

function interpolateArc(from: Vector, to: Vector, angle: number, share: number): Position {
  const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]];
  return {
    latitude: Number((Math.atan2(z, Math.hypot(x, y)) / radians).toFixed(6)) + 0,
    longitude: Number((Math.atan2(y, x) / radians).toFixed(6)) + 0,
  };
}

/**
 * Returns equidistant points along a path of great circles. The first and last point are exactly the ends of the path.
 * @param path at least two points
 * @param samples at least two
 */
export function samplePath(path: readonly Position[], samples: number): Position[] {
  const vectors = path.map(toVector);
  const legAngles = vectors.slice(1).map((to, index) => computeAngle(vectors[index] ?? to, to));
  const totalAngle = legAngles.reduce((sum, leg) => sum + leg, 0);
  const points: Position[] = [];
  let [leg, passed] = [0, 0];
  for (let sampleIndex = 0; sampleIndex < samples; sampleIndex++) {
    const targetAngle = (totalAngle * sampleIndex) / (samples - 1);
    while (leg < legAngles.length - 1 && passed + (legAngles[leg] ?? 0) < targetAngle)
      passed += legAngles[leg++] ?? 0;
    const [from, to] = [vectors[leg], vectors[leg + 1]];
    const angle = legAngles[leg] ?? 0;
    const endPoint = sampleIndex === 0 ? path[0] : sampleIndex === samples - 1 ? path.at(-1) : undefined;
    if (endPoint !== undefined) points.push({ latitude: endPoint.latitude, longitude: endPoint.longitude });
    else if (from === undefined || to === undefined || angle === 0)
      points.push(path[leg] ?? { latitude: 0, longitude: 0 });
    else points.push(interpolateArc(from, to, angle, Math.min((targetAngle - passed) / angle, 1)));
  }
  return points;
}
