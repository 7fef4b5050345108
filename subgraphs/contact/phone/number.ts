import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quote.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import type { LineType, PhoneFlaw } from '../schema.generated.ts';
import { findAreaCode, findStateName } from './area-code.ts';
import { findBlockPlace, findBlockZones } from './number-block.ts';

/** A number that is valid in its numbering plan. */
export type ValidNumber = PhoneNumber;

/** Maximum length of a phone number as text: 15 digits, separators, an extension. */
const maxTextLength = 64;

/**
 * Returns the country whose national number format applies.
 * @param text ISO 3166-1 alpha-2 or alpha-3, in upper or lower case; null means North America
 * @throws invalid_request when the country does not exist or has no numbering plan
 */
export function parseDefaultCountry(text: string | null | undefined): CountryCode {
  if (text === null || text === undefined) return 'US';
  const alpha2 = countryCodeRule.read(text, 'country');
  if (isSupportedCountry(alpha2)) return alpha2;
  throw createInvalidInputError(
    'country',
    `country must be an ISO 3166-1 code with a numbering plan, not ${quote(text)}: for example, use GB.`,
  );
}

/**
 * Parses a phone number. A number with a plus sign is international, so that the country is ignored. Every number that the
 * numbering plan allows is valid, even if it is unassigned. Source: metadata of libphonenumber.
 * @returns null when the text is not a valid number
 */
export function parseNumber(text: string, country: CountryCode): ValidNumber | null {
  if (text.length > maxTextLength) return null;
  // `extract: false` requires that the complete text is a number. By default, the parser accepts a number within other text.
  const number = parsePhoneNumberFromString(replaceLetters(text.trim().replace(/^tel:/i, '')), {
    defaultCountry: country,
    extract: false,
  });
  if (number === undefined) return null;
  const type = number.getType();
  // A number with a type is valid. An additional call of `isValid` would cost as much as parsing.
  if (type === undefined && !number.isValid()) return null;
  numberTypes.set(number, type);
  return number;
}

const flawByLengthError = {
  INVALID_COUNTRY: 'unknown_calling_code',
  NOT_A_NUMBER: 'malformed',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
  INVALID_LENGTH: 'not_in_plan',
} as const;

/** Returns the reason why `parseNumber` returns null for a text. */
export function findNumberFlaw(text: string, country: CountryCode): PhoneFlaw {
  if (text.length > maxTextLength) return 'malformed';
  const lengthError = validatePhoneNumberLength(replaceLetters(text.trim().replace(/^tel:/i, '')), {
    defaultCountry: country,
  });
  return lengthError === undefined ? 'not_in_plan' : flawByLengthError[lengthError];
}

/** Digits of the letters a to z on telephone keypads (ITU-T E.161). */
const keypadDigits = '22233344455566677778889999';

/**
 * Replaces the letters of a vanity number that follow at least three digits by keypad digits: `1-800-FLOWERS` →
 * `1-800-3569377`. An extension (`x`, `ext.`) is kept.
 */
function replaceLetters(text: string): string {
  if (
    !/^\+?[\d\s().-]*\d{3}[\s().-]*[a-z][a-z\d-]{2,}$/i.test(text) ||
    /\d\s*(?:x|ext|extn)\.?\s*\d+$/i.test(text)
  )
    return text;
  return text.replace(/[a-z]/gi, (letter) => keypadDigits[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
}

const numberTypes = new WeakMap<ValidNumber, NumberType>();

const lineTypes: Partial<Record<NonNullable<NumberType>, LineType>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  TOLL_FREE: 'toll_free',
};

/** Returns the line type from the numbering plan, which never contains `voip`. Ranges that can be several types are `unknown`. */
export function findPlanType(number: ValidNumber): LineType {
  const type = numberTypes.get(number) ?? number.getType();
  return (type === undefined ? undefined : lineTypes[type]) ?? 'unknown';
}

export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly stateName: string | null;
}

const unknownPlace: Place = { city: null, state: null, stateName: null };

/**
 * Returns the place for which a North American number block was issued. All fields are null in other regions and for area codes
 * without a place. Sources: facts/tables/nanp-area-codes.tsv for the state, rows `City, ST` of libphonenumber for the city.
 */
export function findPlace(number: ValidNumber): Place {
  if (number.countryCallingCode !== '1') return unknownPlace;
  const areaCode = findAreaCode(number.nationalNumber.slice(0, 3));
  if (areaCode === undefined || areaCode.kind !== 'geographic' || areaCode.country === null)
    return unknownPlace;
  const placeMatch = /^(.+), ([A-Z]{2})$/.exec(findBlockPlace('1', number.nationalNumber) ?? '');
  const [, city, blockState] = placeMatch ?? [];
  // Most area codes belong to one state. For a Canadian area code of several provinces, the number block determines the
  // province.
  const state = areaCode.state ?? (areaCode.country === 'CA' ? (blockState ?? null) : null);
  return {
    // Return the city only when its state equals the state of the area code.
    city: city !== undefined && blockState === state ? city : null,
    state,
    stateName: state === null ? null : findStateName(areaCode.country, state),
  };
}

/** Maximum number of zones of a block. Longer lists contain the zones of the complete numbering plan and indicate no location. */
const maxZones = 12;

/** Returns the IANA zones of a number; empty when no zone is recorded. */
export function findZones(number: ValidNumber): string[] {
  if (findPlanType(number) === 'toll_free') return [];
  const zones = findBlockZones(number.countryCallingCode, number.nationalNumber);
  return zones.length > maxZones ? [] : zones;
}

/** Returns the calling code of a country, such as `+44` for `GB`; null when no numbering plan is recorded. */
export const findCallingCode = (country: string): string | null =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null;
