import type { UnitSystem } from '../schema.generated.ts';

/** Normalises characters that Unicode encodes in several ways, and removes `⋅` and `^`, which are optional. */
export const foldSpelling = (text: string): string =>
  text
    // Several keyboards have the ordinal indicator or the ring above, but no degree sign.
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[·⋅∙•*^]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A spelling without its system. `US fl oz` and `fl oz (US)` both have the spelling `fl oz` and the system US. */
export interface QualifiedSpelling {
  readonly spelling: string;
  readonly system: UnitSystem;
}

const patternBySystem: readonly (readonly [UnitSystem, RegExp])[] = [
  [
    'us',
    /(?:^|[\s(_-])(?:u\.?s\.?a?\.?(?: liquid| liq\.?| customary)?|american|u\.s\. ?liquid)(?=$|[\s)_-])\)?|\((?:u\.?s\.?a?\.?)\)/i,
  ],
  [
    'imperial',
    /(?:^|[\s(_-])(?:u\.?k\.?|imp\.?|imperial|british|brit\.?|english)(?=$|[\s)_-])\)?|\((?:u\.?k\.?|imp\.?)\)/i,
  ],
];

/**
 * Splits a text into a system of units and the spelling without the system. Null when the text contains no system, or only a
 * system.
 */
export function parseQualifiedSpelling(text: string): QualifiedSpelling | null {
  for (const [system, pattern] of patternBySystem) {
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

/** Formats a unit with a negative exponent as a quotient: `m s⁻¹` → `m/s`. Null for other units. */
export function formatQuotient(text: string): string | null {
  const factors = text
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .split(/[\s·⋅∙•*.]+/)
    .filter((factor) => factor !== '')
    .map((factor) => /^([^\d^()+-]+)\^?\(?([+-]?\d)?\)?$/u.exec(factor));
  const numeratorFactors: string[] = [];
  const denominatorFactors: string[] = [];
  for (const match of factors) {
    const [, unit, exponent = '1'] = match ?? [];
    if (unit === undefined) return null;
    const power = Number(exponent);
    (power < 0 ? denominatorFactors : numeratorFactors).push(
      `${unit}${Math.abs(power) === 1 ? '' : Math.abs(power)}`,
    );
  }
  return numeratorFactors.length > 0 && denominatorFactors.length === 1
    ? `${numeratorFactors.join(' ')}/${denominatorFactors.join('')}`
    : null;
}

/** Formats a temperature unit as its symbol: `deg. C`, `° C`, `degrees C` → `°C`. Null for other units. */
export function formatDegreeSpelling(text: string): string | null {
  const [, scale = ''] =
    /^(?:°|deg(?:ree)?s?\.?)\s*(c|f|r|k|celsius|centigrade|fahrenheit|kelvin|rankine)$/i.exec(
      foldSpelling(text),
    ) ??
    /^(celsius|centigrade|fahrenheit) degrees?$/i.exec(foldSpelling(text)) ??
    [];
  if (scale === '') return null;
  const scaleLetter = /^centi/i.test(scale) ? 'C' : (scale[0] ?? '').toUpperCase();
  return scaleLetter === 'K' ? 'K' : `°${scaleLetter}`;
}
