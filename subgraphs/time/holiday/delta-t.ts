import { dayMs } from '../../../facts/iso-day.ts';

/** Delta T (dynamical time minus universal time) in seconds at the beginning of a year, as measured by the IERS. */
const measurements = [
  [1965, 35.7],
  [1970, 40.2],
  [1975, 45.5],
  [1980, 50.5],
  [1985, 54.3],
  [1990, 56.9],
  [1995, 60.8],
  [2000, 63.8],
  [2005, 64.7],
  [2010, 66.1],
  [2015, 67.6],
  [2020, 69.4],
  [2026, 69.1],
] as const;

const millisecondsPerYear = 365.2425 * dayMs;

/**
 * Returns Delta T in milliseconds at an instant in epoch milliseconds. Years after the table have the last measured value,
 * because Delta T cannot be predicted exactly.
 */
export function computeDeltaT(instant: number): number {
  const year = 1970 + instant / millisecondsPerYear;
  const index = measurements.findIndex(([from]) => from > year);
  const [after, before] = [measurements[index], measurements[index - 1]];
  if (after === undefined || before === undefined)
    return (measurements[index === 0 ? 0 : measurements.length - 1]?.[1] ?? 0) * 1000;
  const fraction = (year - before[0]) / (after[0] - before[0]);
  return (before[1] + fraction * (after[1] - before[1])) * 1000;
}
