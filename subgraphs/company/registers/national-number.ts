import { stdnum, type Validator } from 'stdnum';

/** A number in the format of a national register. */
export interface NationalNumber {
  /** The number in the register's format. An invalid number is the input without spaces and punctuation. */
  readonly number: string;
  /** The kind of number; null when the number matches none of the country's formats. */
  readonly type: NationalNumberType | null;
  /** Whether the format is correct and, for types with check digits, whether the check digits are correct. */
  readonly valid: boolean;
}

export type NationalNumberType = 'company_number' | 'siren' | 'siret' | 'acn' | 'abn' | 'orgnr';

interface NumberFormat {
  readonly type: NationalNumberType;
  readonly form: RegExp;
  readonly check?: Validator | undefined;
  /** Number of leading digits that identify the business and have their own check digit. */
  readonly business?: number;
}

/**
 * Number formats by country. Numbers of Companies House have no check digit. Two letters denote the register (SC, NI, OC), and
 * `R` denotes the former register of Northern Ireland. Numbers of societies end in a letter (IP00525R).
 */
const formatsByCountry: Readonly<Record<string, readonly NumberFormat[]>> = {
  AU: [
    { type: 'acn', form: /^\d{9}$/, check: stdnum['AU']?.['acn'] },
    { type: 'abn', form: /^\d{11}$/, check: stdnum['AU']?.['abn'] },
  ],
  FR: [
    { type: 'siren', form: /^\d{9}$/, check: stdnum['FR']?.['siren'] },
    // SIRET numbers of La Poste do not satisfy Luhn. The sum of their digits is divisible by 5.
    { type: 'siret', form: /^\d{14}$/, check: stdnum['FR']?.['siret'], business: 9 },
  ],
  GB: [{ type: 'company_number', form: /^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7}|[A-Z]{2}\d{5}[A-Z])$/ }],
  NO: [{ type: 'orgnr', form: /^\d{9}$/, check: stdnum['NO']?.['orgnr'] }],
};

/** Restores the leading zeros of a British number, which are often omitted. */
const padNumber = (text: string, country: string): string =>
  country === 'GB' && /^\d{1,8}$/.test(text) ? text.padStart(8, '0') : text;

/**
 * Validates a company number by the rules of its country (stdnum). A valid number can be unassigned.
 * @param text in upper or lower case; spaces, dots, slashes and hyphens are ignored
 * @param country ISO 3166-1 alpha-2
 * @returns null for a country without rules
 */
export function parseNationalNumber(text: string, country: string): NationalNumber | null {
  const countryFormats = formatsByCountry[country];
  if (countryFormats === undefined) return null;
  const number = padNumber(text.replace(/[\s./-]/g, '').toUpperCase(), country);
  const matchingFormat = countryFormats.find(({ form }) => form.test(number));
  const isValid =
    matchingFormat !== undefined &&
    /[1-9]/.test(number) &&
    (matchingFormat.check?.validate(number).isValid ?? true) &&
    (matchingFormat.business === undefined ||
      parseNationalNumber(number.slice(0, matchingFormat.business), country)?.valid === true);
  return { number, type: matchingFormat?.type ?? null, valid: isValid };
}

/**
 * Returns the country of a number with correct check digits that matches the formats of only one country: an Australian ABN or
 * a French SIRET. Nine digits match several countries, and British numbers have no check digit.
 */
export function findCountryOfNumber(text: string): string | null {
  const number = text.replace(/[\s./-]/g, '').toUpperCase();
  const matchingCountries = Object.entries(formatsByCountry).flatMap(([country, countryFormats]) => {
    const format = countryFormats.find((each) => each.form.test(padNumber(number, country)));
    return format === undefined ? [] : [{ country, isChecked: format.check !== undefined }];
  });
  const [only, second] = matchingCountries;
  if (only?.isChecked !== true || second !== undefined) return null;
  return parseNationalNumber(text, only.country)?.valid === true ? only.country : null;
}

/** Types of numbers by country, for all countries with rules. */
export const nationalNumbers: readonly {
  readonly countryCode: string;
  readonly types: readonly NationalNumberType[];
}[] = Object.entries(formatsByCountry).map(([countryCode, each]) => ({
  countryCode,
  types: each.map(({ type }) => type),
}));
