import { createInvalidInputError } from '../../core/lookup-error.ts';
import { createNumberRule } from './number-rule.ts';

const createDegreesRule = (bound: number, example: string) =>
  createNumberRule({
    constraint: `a decimal number from -${bound} to ${bound}`,
    example,
    isAllowed: (value) => Math.abs(value) <= bound,
  });

/** Degrees, WGS 84. */
export const latitude = createDegreesRule(90, '48.8566');
export const longitude = createDegreesRule(180, '2.3522');

/** Checks a pair of coordinates. @throws invalid_request when a coordinate is out of range or NaN */
export function checkPoint(north: number, east: number): void {
  latitude.read(north, 'latitude');
  longitude.read(east, 'longitude');
}

/** Maximum number of points per request. */
export const maxPoints = 512;

/** Checks a list of points. @throws invalid_request for too few or too many points, or coordinates out of range */
export function checkPoints(
  points: readonly { readonly latitude: number; readonly longitude: number }[],
  param: string,
  minimum: number,
): void {
  if (points.length < minimum || points.length > maxPoints) {
    throw createInvalidInputError(
      param,
      `${param} must be ${minimum} to ${maxPoints} points, not ${points.length}: for example, use 46.5,7.9|46.6,8.0.`,
    );
  }
  for (const { latitude: north, longitude: east } of points) checkPoint(north, east);
}
