import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { Measure, MeasureSystem } from '../schema.generated.ts';
import { convert, isAdditive, isBelowAbsoluteZero, negate } from './convert.ts';
import { formatDecimal } from './format-decimal.ts';
import { findNumberFormat } from './number-format.ts';
import { parseQuantity, type QuantityPart, type Quantity } from './parse-quantity.ts';
import { add, zero } from './rational.ts';
import type { Unit, UnitTable } from './units.ts';

export interface MeasureOptions {
  /** Target unit; null means the unit of the first part. */
  readonly to: string | null;
  readonly system: MeasureSystem | null;
  /** BCP 47 language tag. */
  readonly locale: string | null;
}

type InvalidReason = 'malformed' | 'unknown_unit' | 'mixed_units' | 'ambiguous_unit' | 'out_of_range';

/**
 * Parses a quantity and converts it exactly. Unreadable or ambiguous text yields `valid: false` with a reason, but an invalid
 * `to` or `locale` is an error.
 * @throws LookupError invalid_request for `to` or `locale`
 */
export function convertMeasure(
  text: string,
  { to, system, locale }: MeasureOptions,
  table: UnitTable,
): Measure {
  const numberFormat = findNumberFormat(locale ?? 'en');
  const targets = to === null ? null : restrictToSystem(table.find(to), system);
  if (targets?.length === 0)
    throw createInvalidInputError(
      'to',
      `to must be a unit listed at /measure/units: for example, use to=mi.`,
    );
  const quantity = parseQuantity(text, table, numberFormat);
  if (typeof quantity === 'string') return createInvalidMeasure(text, quantity);
  const meaning = resolveMeaning(quantity, targets, system);
  if ('reason' in meaning) return createInvalidMeasure(text, meaning.reason, meaning.choices);
  return createValidMeasure(text, quantity, meaning);
}

interface Meaning {
  /** The unit of each part, in order. */
  readonly units: readonly [Unit, ...Unit[]];
  readonly target: Unit;
}

/** Restricts ambiguous units to the requested system, unless none of the units belongs to that system. */
function restrictToSystem(units: readonly Unit[], system: MeasureSystem | null): readonly Unit[] {
  if (system === null) return units;
  const preferredUnits = units.filter((unit) => unit.system === system);
  return preferredUnits.length > 0 ? preferredUnits : units;
}

/** Resolves ambiguous units. All parts and the target must have the same type, which often leaves only one possible unit. */
function resolveMeaning(
  { parts }: Quantity,
  targets: readonly Unit[] | null,
  system: MeasureSystem | null,
): Meaning | { readonly reason: InvalidReason; readonly choices: readonly Unit[] } {
  const [first, ...others] = parts;
  const candidates: readonly (readonly Unit[])[] = [first, ...others].map(({ units }) =>
    restrictToSystem(units, system),
  );
  const possibleTypes = findSharedTypes(candidates);
  if (possibleTypes.size === 0) return { reason: 'mixed_units', choices: [] };
  const types = targets === null ? possibleTypes : findSharedTypes([...candidates, targets]);
  if (types.size === 0) {
    const [type = ''] = possibleTypes;
    throw createInvalidInputError(
      'to',
      `to must be a unit of ${type}: use one of /measure/units?type=${type}.`,
    );
  }
  const candidatesOfType = [...candidates, ...(targets === null ? [] : [targets])].map((units) =>
    units.filter((unit) => types.has(unit.type)),
  );
  const ambiguousUnits = candidatesOfType.find((units) => units.length > 1);
  if (ambiguousUnits !== undefined) return { reason: 'ambiguous_unit', choices: ambiguousUnits };
  const [unit, ...rest] = candidatesOfType.flat();
  if (unit === undefined) return { reason: 'unknown_unit', choices: [] };
  const units: [Unit, ...Unit[]] = [unit, ...rest.slice(0, others.length)];
  if (units.length > 1 && !units.every(isAdditive)) return { reason: 'mixed_units', choices: [] };
  return { units, target: targets === null ? unit : (rest.at(-1) ?? unit) };
}

/** Returns the types of measure that occur in every list. */
function findSharedTypes(lists: readonly (readonly Unit[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists.map((units) => units.map((unit) => unit.type));
  return new Set(first.filter((type) => others.every((types) => types.includes(type))));
}

function createValidMeasure(
  text: string,
  { negative, parts }: Quantity,
  { units, target }: Meaning,
): Measure {
  let value = zero;
  let isExact = true;
  for (const [index, part] of parts.entries()) {
    const amount = negative ? negate(part.amount) : part.amount;
    const unit = units[index] ?? units[0];
    if (isBelowAbsoluteZero(amount, unit)) return createInvalidMeasure(text, 'out_of_range');
    const convertedAmount = convert(amount, unit, target);
    if (convertedAmount === null) return createInvalidMeasure(text, 'out_of_range');
    value = add(value, convertedAmount.value);
    isExact &&= convertedAmount.exact;
  }
  return {
    measure: (negative ? '-' : '') + parts.map((part, index) => formatPart(part, units[index])).join(' '),
    valid: true,
    type: target.type,
    amount: formatDecimal(value, isExact),
    unit: target.unit,
    reason: null,
    choices: [],
  };
}

const formatPart = ({ amount }: QuantityPart, unit: Unit | undefined) =>
  `${formatDecimal(amount)} ${unit?.unit ?? ''}`;

const createInvalidMeasure = (
  text: string,
  reason: InvalidReason,
  choices: readonly Unit[] = [],
): Measure => ({
  measure: text,
  valid: false,
  type: null,
  amount: null,
  unit: null,
  reason,
  choices: [...choices],
});
