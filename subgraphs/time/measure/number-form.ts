import { LRUCache } from 'lru-cache';
import { languageTag } from '../../validation/language-tag.ts';
import { divide, parseDecimal, rational, type Rational } from './rational.ts';

/** The number format of a language: its separators, and a pattern for the start of a text. */
export interface NumberForm {
  readonly decimal: string;
  readonly group: string;
  /** Matches a number with optional grouping, fraction and exponent at a position (sticky). */
  readonly pattern: RegExp;
}

const forms = new LRUCache<string, NumberForm>({ max: 100 });
/** Matches a common fraction or mixed number: `1/2`, `5 1/2`. */
const commonFractionPattern = /(?:(\d+) )?(\d+)\/(\d+)(?!\d)/y;

/**
 * Returns the number format of a language.
 * @param locale BCP 47 tag; languages without data use the English format
 * @throws LookupError invalid_request for `locale`
 */
export function numberForm(locale: string): NumberForm {
  const known = forms.get(locale);
  if (known !== undefined) return known;
  const form = createForm(canonical(locale));
  forms.set(locale, form);
  return form;
}

function canonical(locale: string): string {
  const tag = languageTag.read(locale.trim(), 'locale');
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    // Tags from before RFC 5646, such as i-klingon, have no locale data.
    return 'en';
  }
}

function createForm(locale: string): NumberForm {
  const parts = new Intl.NumberFormat([locale, 'en'], {
    numberingSystem: 'latn',
    useGrouping: 'always',
  }).formatToParts(12345678.5);
  const sign = (type: string, fallback: string) =>
    plainSeparator(parts.find((part) => part.type === type)?.value ?? fallback);
  const [decimal, group] = [sign('decimal', '.'), sign('group', ',')];
  const digitGroups = parts.filter((part) => part.type === 'integer').map((part) => part.value.length);
  // Inner groups have three digits, in India two: 12,345,678 or 1,23,45,678.
  const inner = digitGroups.length > 3 ? 2 : 3;
  const [d, g] = [decimal, group].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Spaces group digits in every language (SI Brochure, 5.4.4). So does an apostrophe before three digits: no number of inches
  // after feet has three.
  const spaced = String.raw`\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+)(?!\d)`;
  const grouped = `\\d{1,${inner}}(?:${g}\\d{${inner}})*${g}\\d{3}(?!\\d)`;
  return {
    decimal,
    group,
    pattern: new RegExp(`(?:(?:${grouped}|${spaced}|\\d+)(?:${d}\\d+)?|${d}\\d+)(?:[eE][+-]?\\d{1,3})?`, 'y'),
  };
}

/**
 * Replaces the digit group separators of other languages (such as a no-break space, ’) by the ASCII space and apostrophe,
 * as in folded text.
 */
const plainSeparator = (text: string): string => text.replace(/\s/g, ' ').replace(/[’‘]/g, "'");

/** Maximum exponent. No real quantity needs a larger one. */
const maxExponent = 30;

/**
 * Parses the number at an index and returns where it ends; null when there is none. `value` is null when it is too
 * large or small.
 */
export function parseNumberForm(
  text: string,
  start: number,
  form: NumberForm,
): { readonly value: Rational | null; readonly end: number } | null {
  commonFractionPattern.lastIndex = start;
  const fraction = commonFractionPattern.exec(text);
  if (fraction !== null) {
    const [whole, top, bottom] = [fraction[1] ?? '0', fraction[2] ?? '0', fraction[3] ?? '0'].map(BigInt);
    if (whole === undefined || top === undefined || bottom === undefined || bottom === 0n) return null;
    return {
      value: divide(rational(whole * bottom + top), rational(bottom)),
      end: commonFractionPattern.lastIndex,
    };
  }
  form.pattern.lastIndex = start;
  const match = form.pattern.exec(text)?.[0];
  if (match === undefined) return null;
  const plain = match.replace(/[ ']/g, '').replaceAll(form.group, '').replace(form.decimal, '.');
  const exponent = Number(/e(.*)$/i.exec(plain)?.[1] ?? '0');
  const value = Math.abs(exponent) > maxExponent ? null : (parseDecimal(plain) ?? null);
  return { value, end: form.pattern.lastIndex };
}
