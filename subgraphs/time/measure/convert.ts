import { add, divide, multiply, parseDecimal, subtract, zero, type Rational } from './rational.ts';
import type { Unit } from './units.ts';

/** An amount. The amount is inexact when the conversion used pi, which is not a fraction. */
export interface Amount {
  readonly value: Rational;
  readonly exact: boolean;
}

// Pi to 60 digits, forty more than inexact results have.
const pi = parseDecimal('3.14159265358979323846264338327950288419716939937510582097494') ?? zero;

/**
 * Converts an amount to another unit of the same type. @returns null when impossible: 0 km per litre in litres per
 * 100 km
 */
export function convert(amount: Rational, from: Unit, to: Unit): Amount | null {
  if (from === to) return { value: amount, exact: true };
  const base = toBase(amount, from);
  if (base === null) return null;
  let power = from.scale.pi - to.scale.pi;
  const exact = power === 0;
  let scaled = base;
  for (; power > 0; power -= 1) scaled = multiply(scaled, pi);
  for (; power < 0; power += 1) scaled = divide(scaled, pi);
  const { factor, offset, reciprocal } = to.scale;
  if (!reciprocal) return { value: divide(subtract(scaled, offset), factor), exact };
  return scaled.numerator === 0n ? null : { value: divide(factor, scaled), exact };
}

function toBase(amount: Rational, { scale }: Unit): Rational | null {
  if (!scale.reciprocal) return add(multiply(amount, scale.factor), scale.offset);
  return amount.numerator === 0n ? null : divide(scale.factor, amount);
}

/** Whether a temperature is below absolute zero, which is 0 in the base unit. */
export function isBelowAbsoluteZero(amount: Rational, unit: Unit): boolean {
  if (unit.type !== 'temperature') return false;
  const base = toBase(amount, unit);
  return base !== null && base.numerator < 0n;
}

/** Whether amounts of the unit can be added. False for temperatures and reciprocal units. */
export const isAdditive = ({ scale }: Unit): boolean => !scale.reciprocal && scale.offset.numerator === 0n;

export const negate = (value: Rational): Rational => subtract(zero, value);
