import { LRUCache } from 'lru-cache';
import { languageTagRule } from '../../validation/language-tag.ts';
import { divide, parseDecimal, createRational, type Rational } from './rational.ts';

/** The number format of a language: its separators, and a pattern for the start of a text. */
export interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  /** Matches a number with optional grouping, fraction and exponent at a position (sticky). */
  readonly pattern: RegExp;
}

const formatCache = new LRUCache<string, NumberFormat>({ max: 100 });
/** Matches a common fraction or mixed number: `1/2`, `5 1/2`. */
const commonFractionPattern = /(?:(\d+) )?(\d+)\/(\d+)(?!\d)/y;

/**
 * Returns the number format of a language.
 * @param locale BCP 47 tag; languages without data use the English format
 * @throws LookupError invalid_request for `locale`
 */
export function findNumberFormat(locale: string): NumberFormat {
  const cachedFormat = formatCache.get(locale);
  if (cachedFormat !== undefined) return cachedFormat;
  const createdFormat = createNumberFormat(toCanonicalTag(locale));
  formatCache.set(locale, createdFormat);
  return createdFormat;
}

function toCanonicalTag(locale: string): string {
  const tag = languageTagRule.read(locale.trim(), 'locale');
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    // Use the English format for tags from before RFC 5646, such as i-klingon, which have no locale data.
    return 'en';
  }
}

function createNumberFormat(locale: string): NumberFormat {
  const parts = new Intl.NumberFormat([locale, 'en'], {
    numberingSystem: 'latn',
    useGrouping: 'always',
  }).formatToParts(12345678.5);
  const findSeparator = (type: string, fallback: string) =>
    toPlainSeparator(parts.find((part) => part.type === type)?.value ?? fallback);
  const [decimal, group] = [findSeparator('decimal', '.'), findSeparator('group', ',')];
  const digitGroups = parts.filter((part) => part.type === 'integer').map((part) => part.value.length);
  // Inner groups have three digits, or two in India: 12,345,678 or 1,23,45,678.
  const innerGroupLength = digitGroups.length > 3 ? 2 : 3;
  const [d, g] = [decimal, group].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Spaces group digits in every language (SI Brochure, 5.4.4). An apostrophe before three digits also groups digits, because a
  // number of inches after feet never has three digits.
  const spacedSource = String.raw`\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+)(?!\d)`;
  const groupedSource = `\\d{1,${innerGroupLength}}(?:${g}\\d{${innerGroupLength}})*${g}\\d{3}(?!\\d)`;
  return {
    decimal,
    group,
    pattern: new RegExp(
      `(?:(?:${groupedSource}|${spacedSource}|\\d+)(?:${d}\\d+)?|${d}\\d+)(?:[eE][+-]?\\d{1,3})?`,
      'y',
    ),
  };
}

/** Converts digit group separators, such as the no-break space and ’, to the ASCII space and apostrophe, as in folded texts. */
const toPlainSeparator = (text: string): string => text.replace(/\s/g, ' ').replace(/[’‘]/g, "'");

/** Maximum exponent. Larger exponents do not occur in real quantities. */
const maxExponent = 30;

/**
 * Parses the number at an index. Returns its value and the index of its end, or null when no number begins there. `value` is
 * null when the exponent is out of range.
 */
export function parseNumberAt(
  text: string,
  start: number,
  form: NumberFormat,
): { readonly value: Rational | null; readonly end: number } | null {
  commonFractionPattern.lastIndex = start;
  const fraction = commonFractionPattern.exec(text);
  if (fraction !== null) {
    const [whole, top, bottom] = [fraction[1] ?? '0', fraction[2] ?? '0', fraction[3] ?? '0'].map(BigInt);
    if (whole === undefined || top === undefined || bottom === undefined || bottom === 0n) return null;
    return {
      value: divide(createRational(whole * bottom + top), createRational(bottom)),
      end: commonFractionPattern.lastIndex,
    };
  }
  form.pattern.lastIndex = start;
  const match = form.pattern.exec(text)?.[0];
  if (match === undefined) return null;
  const plainNumber = match.replace(/[ ']/g, '').replaceAll(form.group, '').replace(form.decimal, '.');
  const exponent = Number(/e(.*)$/i.exec(plainNumber)?.[1] ?? '0');
  const value = Math.abs(exponent) > maxExponent ? null : (parseDecimal(plainNumber) ?? null);
  return { value, end: form.pattern.lastIndex };
}
