import { numberRule } from './number-rule.ts';

const degrees = (bound: number, example: string) =>
  numberRule({
    says: `a decimal number from -${bound} to ${bound}`,
    example,
    holds: (value) => Math.abs(value) <= bound,
  });

/** Degrees, WGS 84. */
export const latitude = degrees(90, '48.8566');
export const longitude = degrees(180, '2.3522');

/** @throws invalid_request for degrees that are on no globe, NaN included */
export function checkPoint(north: number, east: number): void {
  latitude.read(north, 'latitude');
  longitude.read(east, 'longitude');
}
