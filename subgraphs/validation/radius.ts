import { createNumberRule } from './number-rule.ts';

export const kilometresPerMile = 1.609344;

/** Maximum search radius by unit. */
const maxRadius = { km: 500, mi: 310 } as const;

/** Radius of a search around a place, in the requested unit. */
export const radiusRule = createNumberRule({
  constraint: `above 0 and at most ${maxRadius.km} km or ${maxRadius.mi} mi`,
  example: 40,
  isAllowed: (value) => value > 0 && value <= maxRadius.km,
});

/** Converts a distance to the requested unit, rounded to two decimals. */
export const toUnit = (kilometres: number, unit: keyof typeof maxRadius): number =>
  Math.round((unit === 'mi' ? kilometres / kilometresPerMile : kilometres) * 100) / 100;

/** Converts a radius to kilometres. @throws invalid_request when the radius is not positive or exceeds the maximum */
export function toKilometres(value: number, unit: keyof typeof maxRadius, param = 'radius'): number {
  if (value > maxRadius[unit]) throw radiusRule.errorFor(param, `${value}`);
  return radiusRule.read(value, param) * (unit === 'mi' ? kilometresPerMile : 1);
}
