import { parseNumberForm, type NumberForm } from './number-form.ts';
import type { Rational } from './rational.ts';
import type { Unit, UnitTable } from './units.ts';

/** A number and the units that its text can mean. `5ft 11in` has two parts. */
export interface Part {
  readonly amount: Rational;
  readonly units: readonly Unit[];
}

export interface Quantity {
  readonly negative: boolean;
  readonly parts: readonly [Part, ...Part[]];
}

export type Unreadable = 'malformed' | 'unknown_unit' | 'out_of_range';

const maxLength = 128;

const exponential = (_: string, plain: string | undefined, raised: string | undefined): string =>
  `e${(plain ?? (raised ?? '').normalize('NFKC')).replace('−', '-')}`;

/** Normalises spaces, minus signs, primes and fractions. */
const fold = (text: string): string =>
  text
    .trim()
    // Full-width characters, as East Asian keyboards send them.
    .replace(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    // Scientific notation: 1.5×10³, 1.5 x 10^3.
    .replace(/(?<=\d) ?[×x·⋅*] ?10(?:\^?\(?([+−-]?\d{1,3})\)?(?!\d)|([⁺⁻]?[⁰¹²³⁴-⁹]+))(?=\D|$)/g, exponential)
    // The raised decimal point of British print.
    .replace(/(?<=\d)[·⋅](?=\d)/g, '.')
    .replace(/[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/^[−–]/, '-')
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')}`)
    .trim();

/**
 * Parses a number with its unit, or several that add up. Ambiguous units are not resolved here. Inches after feet
 * need no unit: `5'11`.
 */
export function parseQuantity(text: string, table: UnitTable, form: NumberForm): Quantity | Unreadable {
  if (text.length > maxLength) return 'malformed';
  const folded = fold(text);
  const negative = folded.startsWith('-');
  const parts: Part[] = [];
  let position = /^[+-]/.test(folded) ? 1 : 0;
  let minutes = false;
  while (position < folded.length) {
    const number = parseNumberForm(folded, position, form);
    if (number === null) return 'malformed';
    if (number.value === null) return 'out_of_range';
    const rest = folded.slice(number.end);
    const { unitText, length } = nextUnit(rest, parts.length > 0 ? parts : null, table);
    if (unitText === '' || /^[\d.,]/.test(unitText)) return 'malformed';
    // After degrees, the symbols of feet and inches mean minutes and seconds.
    const units = table.find(minutes ? (angleSymbols[unitText] ?? unitText) : unitText);
    if (units.length === 0) return 'unknown_unit';
    minutes ||= units.some((unit) => unit.unit === 'deg');
    parts.push({ amount: number.value, units });
    position = number.end + length;
  }
  const [first, ...others] = parts;
  return first === undefined ? 'malformed' : { negative, parts: [first, ...others] };
}

const angleSymbols: Readonly<Record<string, string>> = { "'": 'arcmin', '"': 'arcsec' };

/**
 * The unit at the start of a text: the complete text if it is a unit (`L/100km`), otherwise the part before the next
 * number.
 */
function nextUnit(
  rest: string,
  before: readonly Part[] | null,
  table: UnitTable,
): { readonly unitText: string; readonly length: number } {
  const whole = rest.trim();
  if (whole === '' && before?.at(-1)?.units.some((unit) => unit.unit === 'ft') === true) {
    return { unitText: 'in', length: rest.length };
  }
  if (table.find(whole).length > 0) return { unitText: whole, length: rest.length };
  const text = /^\D*/.exec(rest)?.[0] ?? '';
  const unitText = text.replace(/(?:,|\sand)?\s*$/, '').trim();
  return { unitText, length: text.length };
}
