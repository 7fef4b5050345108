import { numberRule } from './number-rule.ts';

export const kilometresPerMile = 1.609344;

/** The largest radius of a search around a place, by unit. */
const farthest = { km: 500, mi: 310 } as const;

/** A distance around a place, in the unit that its caller chose. */
export const radius = numberRule({
  says: `above 0 and at most ${farthest.km} km or ${farthest.mi} mi`,
  example: 40,
  holds: (value) => value > 0 && value <= farthest.km,
});

/** A distance as it is told: in its unit, with two decimals. */
export const distanceIn = (kilometres: number, unit: keyof typeof farthest): number =>
  Math.round((unit === 'mi' ? kilometres / kilometresPerMile : kilometres) * 100) / 100;

/** @returns the radius in kilometres. @throws invalid_request when it is none, or too far */
export function kilometresOf(value: number, unit: keyof typeof farthest, param = 'radius'): number {
  if (value > farthest[unit]) throw radius.refuse(param, `${value}`);
  return radius.read(value, param) * (unit === 'mi' ? kilometresPerMile : 1);
}
