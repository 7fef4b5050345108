import { computeDeltaT } from './delta-t.ts';
import { toRadians } from './radians.ts';
import { dayMs } from '../../../facts/iso-day.ts';

/** New moon or full moon. */
export type MoonPhase = 'new' | 'full';

const julianDayOfEpoch = 2_440_587.5;
const lunationDays = 29.530588861;

/**
 * Periodic terms: amplitude in days for new moon and for full moon, then multiples of four angles. The angles are M (the sun's
 * anomaly), M' (the moon's anomaly), F and the node.
 */
const periodicTerms = [
  [-0.4072, -0.40614, 0, 1, 0, 0],
  [0.17241, 0.17302, 1, 0, 0, 0],
  [0.01608, 0.01614, 0, 2, 0, 0],
  [0.01039, 0.01043, 0, 0, 2, 0],
  [0.00739, 0.00734, -1, 1, 0, 0],
  [-0.00514, -0.00515, 1, 1, 0, 0],
  [0.00208, 0.00209, 2, 0, 0, 0],
  [-0.00111, -0.00111, 0, 1, -2, 0],
  [-0.00057, -0.00057, 0, 1, 2, 0],
  [0.00056, 0.00056, 1, 2, 0, 0],
  [-0.00042, -0.00042, 0, 3, 0, 0],
  [0.00042, 0.00042, 1, 0, 2, 0],
  [0.00038, 0.00038, 1, 0, -2, 0],
  [-0.00024, -0.00024, -1, 2, 0, 0],
  [-0.00017, -0.00017, 0, 0, 0, 1],
  [-0.00007, -0.00007, 2, 1, 0, 0],
  [0.00004, 0.00004, 0, 2, -2, 0],
  [0.00004, 0.00004, 3, 0, 0, 0],
  [0.00003, 0.00003, 1, 1, -2, 0],
  [0.00003, 0.00003, 0, 2, 2, 0],
  [-0.00003, -0.00003, 1, 1, 2, 0],
  [0.00003, 0.00003, -1, 1, 2, 0],
  [-0.00002, -0.00002, -1, 1, -2, 0],
  [-0.00002, -0.00002, 1, 3, 0, 0],
  [0.00002, 0.00002, 0, 4, 0, 0],
] as const;

/** Planetary terms: amplitude in millionths of a day, angle in degrees at k = 0, and degrees per lunation. */
const planetaryTerms = [
  [325, 299.77, 0.107408],
  [165, 251.88, 0.016321],
  [164, 251.83, 26.651886],
  [126, 349.42, 36.412478],
  [110, 84.66, 18.206239],
  [62, 141.74, 53.303771],
  [60, 207.14, 2.453732],
  [56, 154.84, 7.30686],
  [47, 34.52, 27.261239],
  [42, 207.19, 0.121824],
  [40, 291.34, 1.844379],
  [37, 161.72, 24.198154],
  [35, 239.56, 25.513099],
  [23, 331.55, 3.592518],
] as const;

/**
 * Returns the instant of a phase, k lunations after the new moon of 2000-01-06. Accurate to half a minute from 1970 to 2100 (J.
 * Meeus, Astronomical Algorithms, ch. 49).
 */
function computePhaseInstant(k: number, phase: MoonPhase): number {
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sunAnomaly = toRadians(2.5534 + 29.1053567 * k - 0.0000014 * t * t);
  const moonAnomaly = toRadians(201.5643 + 385.81693528 * k + 0.0107582 * t * t);
  const latitude = toRadians(160.7108 + 390.67050284 * k - 0.0016118 * t * t);
  const node = toRadians(124.7746 - 1.56375588 * k + 0.0020672 * t * t);
  let julianDay = 2_451_550.09766 + lunationDays * k + 0.00015437 * t * t;
  for (const [atNew, atFull, m, m1, f, n] of periodicTerms) {
    const amplitude = (phase === 'new' ? atNew : atFull) * eccentricity ** Math.abs(m);
    julianDay += amplitude * Math.sin(m * sunAnomaly + m1 * moonAnomaly + f * latitude + n * node);
  }
  for (const [size, at, each] of planetaryTerms)
    julianDay += size * 1e-6 * Math.sin(toRadians(at + each * k));
  const dynamicalMs = (julianDay - julianDayOfEpoch) * dayMs;
  return dynamicalMs - computeDeltaT(dynamicalMs);
}

/** Returns the instants of a phase from `from` to `to` (excluded), in epoch milliseconds. */
export function listPhasesBetween(phase: MoonPhase, from: number, to: number): number[] {
  const phaseOffset = phase === 'new' ? 0 : 0.5;
  const firstLunation = Math.floor((from / dayMs + julianDayOfEpoch - 2_451_550.1) / lunationDays) - 1;
  const instants: number[] = [];
  for (let k = firstLunation + phaseOffset; ; k += 1) {
    const instant = computePhaseInstant(k, phase);
    if (instant >= to) return instants;
    if (instant >= from) instants.push(instant);
  }
}
