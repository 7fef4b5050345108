import type { UnitSystem } from '../schema.generated.ts';

/** Normalises characters that Unicode encodes more than once; drops `⋅` and `^`, which are optional. */
export const foldSpelling = (text: string): string =>
  text
    // The ordinal indicator and the ring above are typed instead of the degree sign on several keyboards.
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[·⋅∙•*^]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A spelling without its country: `US fl oz` and `fl oz (US)` are `fl oz` of the US system. */
export interface QualifiedSpelling {
  readonly spelling: string;
  readonly system: UnitSystem;
}

const qualifiers: readonly (readonly [UnitSystem, RegExp])[] = [
  [
    'us',
    /(?:^|[\s(_-])(?:u\.?s\.?a?\.?(?: liquid| liq\.?| customary)?|american|u\.s\. ?liquid)(?=$|[\s)_-])\)?|\((?:u\.?s\.?a?\.?)\)/i,
  ],
  [
    'imperial',
    /(?:^|[\s(_-])(?:u\.?k\.?|imp\.?|imperial|british|brit\.?|english)(?=$|[\s)_-])\)?|\((?:u\.?k\.?|imp\.?)\)/i,
  ],
];

/** Returns the system that a spelling names, and the spelling without it. Null when it names none, or nothing else. */
export function qualifiedSpelling(text: string): QualifiedSpelling | null {
  for (const [system, pattern] of qualifiers) {
    if (!pattern.test(text)) continue;
    const spelling = text
      .replace(pattern, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^liquid | liquid(?= |$)/, '')
      .trim();
    return spelling === '' ? null : { spelling, system };
  }
  return null;
}

/** Returns a unit with negative exponents as a quotient: `m s⁻¹` → `m/s`. Null when it has none. */
export function quotient(text: string): string | null {
  const factors = text
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .split(/[\s·⋅∙•*.]+/)
    .filter((factor) => factor !== '')
    .map((factor) => /^([^\d^()+-]+)\^?\(?([+-]?\d)?\)?$/u.exec(factor));
  const above: string[] = [];
  const below: string[] = [];
  for (const match of factors) {
    const [, unit, exponent = '1'] = match ?? [];
    if (unit === undefined) return null;
    const power = Number(exponent);
    (power < 0 ? below : above).push(`${unit}${Math.abs(power) === 1 ? '' : Math.abs(power)}`);
  }
  return above.length > 0 && below.length === 1 ? `${above.join(' ')}/${below.join('')}` : null;
}

/** Returns a temperature unit in its short form: `deg. C`, `° C`, `degrees C` → `°C`. Null for other units. */
export function degreeSpelling(text: string): string | null {
  const [, scale = ''] =
    /^(?:°|deg(?:ree)?s?\.?)\s*(c|f|r|k|celsius|centigrade|fahrenheit|kelvin|rankine)$/i.exec(
      foldSpelling(text),
    ) ??
    /^(celsius|centigrade|fahrenheit) degrees?$/i.exec(foldSpelling(text)) ??
    [];
  if (scale === '') return null;
  const letter = /^centi/i.test(scale) ? 'C' : (scale[0] ?? '').toUpperCase();
  return letter === 'K' ? 'K' : `°${letter}`;
}
