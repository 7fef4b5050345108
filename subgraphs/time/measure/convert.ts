import { add, divide, multiply, parseDecimal, subtract, zero, type Rational } from './rational.ts';
import type { Unit } from './units.ts';

/** An amount. `exact` is false when the conversion used pi. */
export interface ConvertedAmount {
  readonly value: Rational;
  readonly exact: boolean;
}

// Pi with 60 digits, forty more than an inexact result contains.
const pi = parseDecimal('3.14159265358979323846264338327950288419716939937510582097494') ?? zero;

/**
 * Converts an amount to another unit of the same type. @returns null when the target unit cannot express the amount: 0 km per
 * litre in litres per 100 km
 */
export function convert(amount: Rational, from: Unit, to: Unit): ConvertedAmount | null {
  if (from === to) return { value: amount, exact: true };
  const baseAmount = toBaseUnit(amount, from);
  if (baseAmount === null) return null;
  let piPower = from.scale.pi - to.scale.pi;
  const isExact = piPower === 0;
  let scaledAmount = baseAmount;
  for (; piPower > 0; piPower -= 1) scaledAmount = multiply(scaledAmount, pi);
  for (; piPower < 0; piPower += 1) scaledAmount = divide(scaledAmount, pi);
  const { factor, offset, reciprocal } = to.scale;
  if (!reciprocal) return { value: divide(subtract(scaledAmount, offset), factor), exact: isExact };
  return scaledAmount.numerator === 0n ? null : { value: divide(factor, scaledAmount), exact: isExact };
}

function toBaseUnit(amount: Rational, { scale }: Unit): Rational | null {
  if (!scale.reciprocal) return add(multiply(amount, scale.factor), scale.offset);
  return amount.numerator === 0n ? null : divide(scale.factor, amount);
}

/** Whether a temperature is below absolute zero. Absolute zero is 0 in the base unit. */
export function isBelowAbsoluteZero(amount: Rational, unit: Unit): boolean {
  if (unit.type !== 'temperature') return false;
  const base = toBaseUnit(amount, unit);
  return base !== null && base.numerator < 0n;
}

/** Whether amounts of the unit can be added. False for temperatures and reciprocal units. */
export const isAdditive = ({ scale }: Unit): boolean => !scale.reciprocal && scale.offset.numerator === 0n;

export const negate = (value: Rational): Rational => subtract(zero, value);
