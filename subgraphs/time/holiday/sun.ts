import { computeDeltaT } from './delta-t.ts';
import { toRadians } from './radians.ts';
import { dayMs } from '../../../facts/iso-day.ts';

const daysPerYear = 365.2422;
const millisecondsPerMillennium = 365_250 * dayMs;
/** The epoch of the VSOP87 theory, 2000-01-01T12:00. */
const j2000 = Date.UTC(2000, 0, 1, 12);
const arcSecond = toRadians(1 / 3600);

/**
 * Terms of the earth's longitude by VSOP87 (P. Bretagnon, G. Francou 1988): amplitude in 1e-8 radian, phase in radians, rate in
 * radians per thousand years.
 */
const longitudeTerms = [
  [3341656, 4.6692568, 6283.07585],
  [34894, 4.6261, 12566.1517],
  [3497, 2.7441, 5753.3849],
  [3418, 2.8289, 3.5231],
  [3136, 3.6277, 77713.7715],
  [2676, 4.4181, 7860.4194],
  [2343, 6.1352, 3930.2097],
  [1324, 0.7425, 11506.7698],
  [1273, 2.0371, 529.691],
  [1199, 1.1096, 1577.3435],
  [990, 5.233, 5884.927],
  [902, 2.045, 26.298],
  [857, 3.508, 398.149],
  [780, 1.179, 5223.694],
  [753, 2.533, 5507.553],
  [505, 4.583, 18849.228],
  [492, 4.205, 775.523],
  [357, 2.92, 0.067],
  [317, 5.849, 11790.629],
  [284, 1.899, 796.298],
  [271, 0.315, 10977.079],
  [243, 0.345, 5486.778],
  [206, 4.806, 2544.314],
  [205, 1.869, 5573.143],
  [202, 2.458, 6069.777],
  [156, 0.833, 213.299],
  [132, 3.411, 2942.463],
  [126, 1.083, 20.775],
  [115, 0.645, 0.98],
  [103, 0.636, 4694.003],
  [102, 0.976, 15720.839],
  [102, 4.267, 7.114],
  [99, 6.21, 2146.17],
  [98, 0.68, 155.42],
  [86, 5.98, 161000.69],
  [85, 1.3, 6275.96],
  [85, 3.67, 71430.7],
  [80, 1.81, 17260.15],
  [79, 3.04, 12036.46],
  [75, 1.76, 5088.63],
  [74, 3.5, 3154.69],
  [74, 4.68, 801.82],
  [70, 0.83, 9437.76],
  [62, 3.98, 8827.39],
  [61, 1.82, 7084.9],
  [57, 2.78, 6286.6],
  [56, 4.39, 14143.5],
  [56, 3.47, 6279.55],
  [52, 0.19, 12139.55],
  [52, 1.33, 1748.02],
  [51, 0.28, 5856.48],
  [49, 0.49, 1194.45],
] as const;

/** Terms of the longitude that are proportional to time: their sum is multiplied by the time in thousands of years. */
const longitudeTermsByTime = [
  [206059, 2.678235, 6283.07585],
  [4303, 2.6351, 12566.1517],
  [425, 1.59, 3.523],
  [119, 5.796, 26.298],
  [109, 2.966, 1577.344],
  [93, 2.59, 18849.23],
  [72, 1.14, 529.69],
] as const;

type Terms = readonly (readonly [number, number, number])[];
const sumTerms = (terms: Terms, t: number) =>
  terms.reduce((total, [size, phase, rate]) => total + size * Math.cos(phase + rate * t), 0) * 1e-8;

/** Returns the sun's apparent longitude at an instant in radians. Accurate to one or two arc seconds in 1900 to 2100. */
function computeApparentLongitude(instant: number): number {
  const t = (instant + computeDeltaT(instant) - j2000) / millisecondsPerMillennium;
  const centuries = t * 10;
  const squareTerm = (52919 + 8720 * Math.cos(1.0721 + 6283.0758 * t)) * 1e-8 * t * t;
  const earthLongitude =
    1.75347046 +
    6283.31966747 * t +
    sumTerms(longitudeTerms, t) +
    t * sumTerms(longitudeTermsByTime, t) +
    squareTerm;
  // Add nutation, aberration, and the correction to the FK5 catalogue.
  const node = toRadians(125.04452 - 1934.136261 * centuries);
  const sunAnomaly = toRadians(280.4665 + 36000.7698 * centuries);
  const moonAnomaly = toRadians(218.3165 + 481267.8813 * centuries);
  const nutation =
    -17.2 * Math.sin(node) -
    1.32 * Math.sin(2 * sunAnomaly) -
    0.23 * Math.sin(2 * moonAnomaly) +
    0.21 * Math.sin(2 * node);
  const anomaly = toRadians(357.52911 + 35999.05029 * centuries);
  const distance = 1.00014 - 0.01671 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly);
  return earthLongitude + Math.PI + (nutation - 20.4898 / distance - 0.09033) * arcSecond;
}

/**
 * Returns the instant in epoch milliseconds at which the sun is `degrees` past the March equinox of a year. For example, 90 is
 * the June solstice, and -45 is in the preceding February. Accurate to a minute in 1900 to 2100.
 */
export function computeSunInstant(year: number, degrees: number): number {
  let instant = Date.UTC(year, 2, 20, 12) + (degrees / 360) * daysPerYear * dayMs;
  for (;;) {
    // Correction in days by J. Meeus, Astronomical Algorithms, (27.1).
    const correctionDays = 58 * Math.sin(toRadians(degrees) - computeApparentLongitude(instant));
    instant += correctionDays * dayMs;
    if (Math.abs(correctionDays) < 1e-6) return instant;
  }
}
