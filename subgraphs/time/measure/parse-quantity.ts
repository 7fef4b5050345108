import { parseNumberAt, type NumberFormat } from './number-format.ts';
import type { Rational } from './rational.ts';
import type { Unit, UnitTable } from './units.ts';

/** A number and the possible units of its text. `5ft 11in` has two parts. */
export interface QuantityPart {
  readonly amount: Rational;
  readonly units: readonly Unit[];
}

export interface Quantity {
  readonly negative: boolean;
  readonly parts: readonly [QuantityPart, ...QuantityPart[]];
}

export type ParseFailure = 'malformed' | 'unknown_unit' | 'out_of_range';

const maxLength = 128;

const formatExponent = (_: string, plain: string | undefined, raised: string | undefined): string =>
  `e${(plain ?? (raised ?? '').normalize('NFKC')).replace('−', '-')}`;

/** Normalises the spaces, minus signs, primes and fractions of a text. */
const normaliseQuantity = (text: string): string =>
  text
    .trim()
    // Convert full-width characters of East Asian keyboards to ASCII.
    .replace(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    // Convert scientific notation: 1.5×10³, 1.5 x 10^3.
    .replace(
      /(?<=\d) ?[×x·⋅*] ?10(?:\^?\(?([+−-]?\d{1,3})\)?(?!\d)|([⁺⁻]?[⁰¹²³⁴-⁹]+))(?=\D|$)/g,
      formatExponent,
    )
    // Convert the raised decimal point of British print to a point.
    .replace(/(?<=\d)[·⋅](?=\d)/g, '.')
    .replace(/[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/^[−–]/, '-')
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')}`)
    .trim();

/**
 * Parses one number with its unit, or several such parts that add up. Ambiguous units are not resolved. Inches after feet can
 * lack a unit: `5'11`.
 */
export function parseQuantity(text: string, table: UnitTable, form: NumberFormat): Quantity | ParseFailure {
  if (text.length > maxLength) return 'malformed';
  const foldedText = normaliseQuantity(text);
  const isNegative = foldedText.startsWith('-');
  const parts: QuantityPart[] = [];
  let position = /^[+-]/.test(foldedText) ? 1 : 0;
  let hasDegrees = false;
  while (position < foldedText.length) {
    const number = parseNumberAt(foldedText, position, form);
    if (number === null) return 'malformed';
    if (number.value === null) return 'out_of_range';
    const remainingText = foldedText.slice(number.end);
    const { unitText, length } = findNextUnit(remainingText, parts.length > 0 ? parts : null, table);
    if (unitText === '' || /^[\d.,]/.test(unitText)) return 'malformed';
    // After degrees, the symbols of feet and inches mean minutes and seconds.
    const units = table.find(hasDegrees ? (angleSymbols[unitText] ?? unitText) : unitText);
    if (units.length === 0) return 'unknown_unit';
    hasDegrees ||= units.some((unit) => unit.unit === 'deg');
    parts.push({ amount: number.value, units });
    position = number.end + length;
  }
  const [first, ...others] = parts;
  return first === undefined ? 'malformed' : { negative: isNegative, parts: [first, ...others] };
}

const angleSymbols: Readonly<Record<string, string>> = { "'": 'arcmin', '"': 'arcsec' };

/**
 * Returns the unit at the start of a text. The complete text is preferred if it is a unit (`L/100km`); otherwise the unit ends
 * before the next number.
 */
function findNextUnit(
  rest: string,
  before: readonly QuantityPart[] | null,
  table: UnitTable,
): { readonly unitText: string; readonly length: number } {
  const completeUnit = rest.trim();
  if (completeUnit === '' && before?.at(-1)?.units.some((unit) => unit.unit === 'ft') === true) {
    return { unitText: 'in', length: rest.length };
  }
  if (table.find(completeUnit).length > 0) return { unitText: completeUnit, length: rest.length };
  const textBeforeNumber = /^\D*/.exec(rest)?.[0] ?? '';
  const unitText = textBeforeNumber.replace(/(?:,|\sand)?\s*$/, '').trim();
  return { unitText, length: textBeforeNumber.length };
}
