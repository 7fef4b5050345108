/** New moon and full moon, as fractions of a lunation. */
export type Phase = 'new' | 'full';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const millisecondsPerDay = 86_400_000;
const julianDayOfEpoch = 2_440_587.5;
const lunation = 29.530588861;
/** Dynamical time runs ahead of universal time; about 70 seconds in this century's first half. */
const deltaT = 70 / 86_400;

/** Terms in day for new moon, for full moon, the power of the eccentricity, and multiples of M, M', F. */
const terms = [
  [-0.4072, -0.40614, 0, 0, 1, 0],
  [0.17241, 0.17302, 1, 1, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0],
  [0.01039, 0.01043, 0, 0, 0, 2],
  [0.00739, 0.00734, 1, -1, 1, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0],
  [0.00208, 0.00209, 2, 2, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2],
  [-0.00057, -0.00057, 0, 0, 1, 2],
  [0.00056, 0.00056, 1, 1, 2, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0],
  [0.00042, 0.00042, 1, 1, 0, 2],
  [0.00038, 0.00038, 1, 1, 0, -2],
  [-0.00024, -0.00024, 1, -1, 2, 0],
] as const;

/** The instant of a phase, k lunations after the new moon of 2000-01-06; within minutes in 1970 to 2100 (J. Meeus, Astronomical Algorithms, ch. 49). */
function phaseInstant(k: number, phase: Phase): number {
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = radians(2.5534 + 29.1053567 * k - 0.0000014 * t * t);
  const moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t);
  const latitude = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t);
  let julianDay = 2_451_550.09766 + lunation * k + 0.00015437 * t * t - deltaT;
  for (const [atNew, atFull, power, m, m1, f] of terms) {
    const size = (phase === 'new' ? atNew : atFull) * eccentricity ** power;
    julianDay += size * Math.sin(m * sun + m1 * moon + f * latitude);
  }
  return (julianDay - julianDayOfEpoch) * millisecondsPerDay;
}

/** Instants of a phase from `from` up to `to`, in milliseconds since 1970. */
export function phasesBetween(phase: Phase, from: number, to: number): number[] {
  const offset = phase === 'new' ? 0 : 0.5;
  const first = Math.floor((from / millisecondsPerDay + julianDayOfEpoch - 2_451_550.1) / lunation) - 1;
  const instants: number[] = [];
  for (let k = first + offset; ; k += 1) {
    const instant = phaseInstant(k, phase);
    if (instant >= to) return instants;
    if (instant >= from) instants.push(instant);
  }
}
