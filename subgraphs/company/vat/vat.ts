import { findCountryByCode } from '../../../facts/names/country-code.ts';
import { ownRules } from './check-digits.ts';
import { findOneStopShopState, schemes, type Scheme } from './schemes.ts';

/** The reason why a number is not valid, or not completely checked. The schema describes the values. */
type VatReason =
  | 'malformed'
  | 'unknown_country'
  | 'wrong_number'
  | 'unsupported_country'
  | 'unsupported_format'
  | 'check_digit_differs'
  | 'generic'
  | 'format_only';

export interface VatRecord {
  /** Prefix and number without spaces. Null when `valid` is false. */
  readonly vat: string | null;
  /** Whether the number is valid; null when no rule applies to the number. */
  readonly valid: boolean | null;
  /** The reason why the number is not valid or not completely checked. */
  readonly reason: VatReason | null;
  readonly countryCode: string | null;
  /** The prefix: `EL` for Greece, `XI` for Northern Ireland, `CHE` for Switzerland, otherwise the country code. */
  readonly prefix: string | null;
  /** The number without its prefix. */
  readonly number: string | null;
  readonly vies: boolean;
}

/** Prefixes that differ from the country code. Monaco uses French numbers, and the Isle of Man uses British numbers. */
const prefixByCountry: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', MC: 'FR', IM: 'GB' };
const toPrefix = (country: string): string => prefixByCountry[country] ?? country;

function findPrefixAtStart(compact: string): { prefix: string; rest: string } | null {
  if (/^CHE\d/.test(compact)) return { prefix: 'CHE', rest: compact.slice(3) };
  const letters = compact.slice(0, 2);
  const prefix = toPrefix(letters);
  return schemes.has(prefix) ? { prefix, rest: compact.slice(2) } : null;
}

/** Result of checking a number: whether the number is valid, the reason, and the canonical form. */
type Verdict = Pick<VatRecord, 'valid' | 'reason'> & { readonly compact: string };

/** Checks a number by the rules of its prefix. `ownRules` take precedence over the package. */
function findVerdict(prefix: string, digits: string, scheme: Scheme, ruleInput: string): Verdict | null {
  const ownRule = ownRules[prefix];
  if (ownRule !== undefined) {
    // Belgian numbers had nine digits until 2008.
    const paddedNumber = prefix === 'BE' && /^\d{9}$/.test(digits) ? `0${digits}` : digits;
    return ownRule(paddedNumber) ? { valid: true, reason: null, compact: paddedNumber } : null;
  }
  const results = scheme.rules.map((rules) => rules.validate(ruleInput));
  for (const result of results)
    if (result.isValid) return { valid: true, reason: null, compact: result.compact };
  const isOnlyCheckDigitWrong = results.some(({ error }) => error?.name === 'InvalidChecksum');
  if (isOnlyCheckDigitWrong && scheme.looseCheck?.test(digits) === true)
    return { valid: true, reason: 'check_digit_differs', compact: digits };
  return scheme.unchecked?.test(digits) === true
    ? { valid: null, reason: 'unsupported_format', compact: digits }
    : null;
}

/**
 * Matches numbers on Mexican invoices to the public in general and to foreigners, which identify no taxpayer (Anexo 20 of the
 * SAT).
 */
const genericPattern = /^X[AE]XX010101000$/;

/**
 * Checks a number without its prefix by the rules of the prefix. @returns null when the number neither satisfies the rules nor
 * has a format without rules
 */
function checkByScheme(prefix: string, bare: string): VatRecord | null {
  const scheme = schemes.get(prefix);
  if (scheme === undefined || bare === '') return null;
  const { suffix } = scheme;
  const digits = suffix === undefined ? bare : bare.replace(suffix.spellings, '');
  // Reject a second prefix, which the package would remove.
  if (digits.startsWith(prefix)) return null;
  // Add the prefix that the package requires for Swiss numbers. Remove the T of Japanese invoice issuers, which the package
  // does not accept.
  const numberBody = prefix === 'CHE' ? `CHE${digits}` : prefix === 'JP' ? digits.replace(/^T/, '') : digits;
  const ruleInput = `${numberBody}${suffix?.text ?? ''}`;
  const isGeneric = prefix === 'MX' && genericPattern.test(digits);
  const verdict: Verdict | null = isGeneric
    ? { valid: true, reason: 'generic', compact: digits }
    : findVerdict(prefix, digits, scheme, ruleInput);
  if (verdict === null) return null;
  // The package normalises some numbers, for example by adding a leading zero. For some countries, its results include prefix
  // and suffix.
  const normalisedNumber = verdict.compact
    .replace(new RegExp(`^${prefix}`), '')
    .replace(suffix?.spellings ?? /$^/, '');
  const number = suffix?.isKept === true ? `${normalisedNumber}${suffix.text}` : normalisedNumber;
  return {
    vat: `${prefix}${number}`,
    valid: verdict.valid,
    reason: verdict.reason,
    countryCode: scheme.country,
    prefix,
    number,
    vies: scheme.vies,
  };
}

const createInvalidVat = (reason: VatReason): VatRecord => ({
  vat: null,
  valid: false,
  reason,
  countryCode: null,
  prefix: null,
  number: null,
  vies: false,
});

/**
 * Creates the record of a number without check rules. The country is the requested country, or else the country of the prefix.
 * A number without digits is rejected, because the numbers of all tax offices contain digits.
 */
function createUncheckedRecord(compact: string, requested: string | null): VatRecord | null {
  const countryAtStart = findCountryByCode(compact.slice(0, 2));
  const country = requested ?? countryAtStart;
  if (country === null || schemes.has(toPrefix(country))) return null;
  const number = countryAtStart === country ? compact.slice(2) : compact;
  if (!/^(?=.*\d)[A-Z\d]{4,}$/.test(number)) return null;
  return {
    vat: `${country}${number}`,
    valid: null,
    reason: 'unsupported_country',
    countryCode: country,
    prefix: country,
    number,
    vies: false,
  };
}

/** Whether a number begins with EU or with the code of a country without rules. */
const hasOtherPrefix = (compact: string): boolean =>
  /^EU\d/.test(compact) || findCountryByCode(compact.slice(0, 2)) !== null;

function createOneStopShopRecord(compact: string): VatRecord | null {
  const countryCode = findOneStopShopState(compact);
  if (countryCode === null) return null;
  const [prefix, number] = [compact.slice(0, 2), compact.slice(2)];
  return { vat: compact, valid: true, reason: 'format_only', countryCode, prefix, number, vies: false };
}

/**
 * Validates a VAT number by the format and the check digits of its country (stdnum). Malformed text yields an invalid number,
 * never an exception. A valid number can be unregistered; see `vies.ts`.
 * @param text in upper or lower case; spaces, dots, hyphens and slashes are ignored
 * @param country alpha-2 or alpha-3: the country of a number without its prefix
 */
export function parseVat(text: string, country: string | null): VatRecord {
  const compact = text
    .normalize('NFC')
    .replace(/[\s.\-/:]/g, '')
    .toUpperCase();
  if (!/^[A-Z0-9+*&Ñ]{2,20}$/.test(compact)) return createInvalidVat('malformed');
  const prefixMatch = findPrefixAtStart(compact);
  const countryCode = country === null ? null : findCountryByCode(country.toUpperCase());
  if (countryCode !== null) {
    const prefix = toPrefix(countryCode);
    const recordWithPrefix = prefixMatch?.prefix === prefix ? checkByScheme(prefix, prefixMatch.rest) : null;
    const record = recordWithPrefix ?? checkByScheme(prefix, compact);
    if (record !== null) return record;
  }
  const recordByPrefix = prefixMatch === null ? null : checkByScheme(prefixMatch.prefix, prefixMatch.rest);
  const record =
    recordByPrefix ?? createOneStopShopRecord(compact) ?? createUncheckedRecord(compact, countryCode);
  if (record !== null) return record;
  const hasCountry = countryCode !== null || prefixMatch !== null || hasOtherPrefix(compact);
  return createInvalidVat(hasCountry ? 'wrong_number' : 'unknown_country');
}
