import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { invalid } from '../../../core/lookup-error.ts';
import { countryCode } from '../../validation/country-code.ts';
import type { LineType } from '../schema.generated.ts';
import { areaCode, stateName } from './area-code.ts';
import { blockPlace, blockZones } from './number-block.ts';

/** A number that is valid in its numbering plan. */
export type ValidNumber = PhoneNumber;

/** Longer text is no phone number: 15 digits, separators, an extension. */
const longestText = 64;

/**
 * The country whose national format a number is in.
 * @param text ISO 3166-1 alpha-2 or alpha-3, in either case; null: North America
 * @throws invalid_request when there is no such country, or it has no numbering plan
 */
export function defaultCountry(text: string | null | undefined): CountryCode {
  if (text === null || text === undefined) return 'US';
  const alpha2 = countryCode.read(text, 'country');
  if (isSupportedCountry(alpha2)) return alpha2;
  throw invalid(
    'country',
    `country must be an ISO 3166-1 code with a numbering plan, not '${text.slice(0, 20)}': use for example GB.`,
  );
}

/**
 * Reads a phone number; null when it is none. A number with a plus sign is international and ignores the country.
 * Source: libphonenumber's metadata (a number that the plan allows is valid, whether it is assigned or not).
 */
export function parseNumber(text: string, country: CountryCode): ValidNumber | null {
  if (text.length > longestText) return null;
  // `extract: false`: the whole text must be a number, not only a part of it.
  const number = parsePhoneNumberFromString(withoutLetters(text.trim().replace(/^tel:/i, '')), {
    defaultCountry: country,
    extract: false,
  });
  if (number === undefined) return null;
  const type = number.getType();
  // A number that has a type is valid; asking again would cost as much as reading it.
  if (type === undefined && !number.isValid()) return null;
  types.set(number, type);
  return number;
}

/** Letters on the keys of a telephone (ITU-T E.161). */
const keys = '22233344455566677778889999';

/**
 * `1-800-FLOWERS` → `1-800-3569377`: words that begin behind at least three digits stand for the keys that they are typed on.
 * An extension (`x`, `ext.`) stays what it is.
 */
function withoutLetters(text: string): string {
  if (
    !/^\+?[\d\s().-]*\d{3}[\s().-]*[a-z][a-z\d-]{2,}$/i.test(text) ||
    /\d\s*(?:x|ext|extn)\.?\s*\d+$/i.test(text)
  )
    return text;
  return text.replace(/[a-z]/gi, (letter) => keys[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
}

const types = new WeakMap<ValidNumber, NumberType>();

const lineTypes: Partial<Record<NonNullable<NumberType>, LineType>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  TOLL_FREE: 'toll_free',
};

/** By the numbering plan alone: `voip` is never read from a plan, and what it leaves open is `unknown`. */
export function planType(number: ValidNumber): LineType {
  const type = types.get(number) ?? number.getType();
  return (type === undefined ? undefined : lineTypes[type]) ?? 'unknown';
}

export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly stateName: string | null;
}

const nowhere: Place = { city: null, state: null, stateName: null };

/**
 * Where a number block of North America was issued; all null elsewhere and for area codes without a place.
 * State: our table of area codes; city: libphonenumber's `City, ST` rows.
 */
export function placeOf(number: ValidNumber): Place {
  if (number.countryCallingCode !== '1') return nowhere;
  const area = areaCode(number.nationalNumber.slice(0, 3));
  if (area === undefined || area.kind !== 'geographic' || area.country === null) return nowhere;
  const block = /^(.+), ([A-Z]{2})$/.exec(blockPlace('1', number.nationalNumber) ?? '');
  const [, city, blockState] = block ?? [];
  // An area code of one state has that state; where it serves several, the block tells which.
  const state = area.state ?? (area.country === 'CA' ? (blockState ?? null) : null);
  return {
    // A city is believed only where its state agrees with the area code.
    city: city !== undefined && blockState === state ? city : null,
    state,
    stateName: state === null ? null : stateName(area.country, state),
  };
}

/** A block that spans more zones than this has no place at all: it is the whole plan's list. */
const mostZones = 12;

/** IANA zones of a number block; empty when none is recorded. */
export function zonesOf(number: ValidNumber): string[] {
  if (planType(number) === 'toll_free') return [];
  const zones = blockZones(number.countryCallingCode, number.nationalNumber);
  return zones.length > mostZones ? [] : zones;
}

/** `+44` of `GB`. Null when the country has no numbering plan of its own on record. */
export const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null;
