import { stdnum, type Validator } from 'stdnum';

/** A number in the form of one country's register. */
export interface NationalNumber {
  /** As the register writes it; as asked, without blanks and punctuation, where it is not valid. */
  readonly number: string;
  /** Null: it has the form of none of the country's numbers. */
  readonly type: NationalNumberType | null;
  /** The form, and the check digits where the kind of number has them. */
  readonly valid: boolean;
}

export type NationalNumberType = 'company_number' | 'siren' | 'siret' | 'acn' | 'abn' | 'orgnr';

interface Form {
  readonly type: NationalNumberType;
  readonly form: RegExp;
  readonly check?: Validator | undefined;
  /** How many of its first digits are the number of the business, which has its own check digit. */
  readonly business?: number;
}

/**
 * Numbers of Companies House have no check digit. Two letters tell the register (SC, NI, OC), `R` the old one of Northern
 * Ireland; societies end in a letter (IP00525R).
 */
const forms: Readonly<Record<string, readonly Form[]>> = {
  AU: [
    { type: 'acn', form: /^\d{9}$/, check: stdnum['AU']?.['acn'] },
    { type: 'abn', form: /^\d{11}$/, check: stdnum['AU']?.['abn'] },
  ],
  FR: [
    { type: 'siren', form: /^\d{9}$/, check: stdnum['FR']?.['siren'] },
    // Those of La Poste are not Luhn's: the sum of their digits is divisible by 5.
    { type: 'siret', form: /^\d{14}$/, check: stdnum['FR']?.['siret'], business: 9 },
  ],
  GB: [{ type: 'company_number', form: /^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7}|[A-Z]{2}\d{5}[A-Z])$/ }],
  NO: [{ type: 'orgnr', form: /^\d{9}$/, check: stdnum['NO']?.['orgnr'] }],
};

/** Leading zeros are often left out. */
const padded = (text: string, country: string): string =>
  country === 'GB' && /^\d{1,8}$/.test(text) ? text.padStart(8, '0') : text;

/**
 * Judges a company number by the rules of the country (stdnum). Who has it only the register knows.
 * @param text blanks, dots, slashes and hyphens are ignored, in either case
 * @param country ISO 3166-1 alpha-2
 * @returns null for a country of which no rule is known
 */
export function readNationalNumber(text: string, country: string): NationalNumber | null {
  const known = forms[country];
  if (known === undefined) return null;
  const number = padded(text.replace(/[\s./-]/g, '').toUpperCase(), country);
  const found = known.find(({ form }) => form.test(number));
  const valid =
    found !== undefined &&
    /[1-9]/.test(number) &&
    (found.check?.validate(number).isValid ?? true) &&
    (found.business === undefined ||
      readNationalNumber(number.slice(0, found.business), country)?.valid === true);
  return { number, type: found?.type ?? null, valid };
}

/** Kinds of numbers by the countries whose rules are known. */
export const nationalNumbers: readonly {
  readonly countryCode: string;
  readonly types: readonly NationalNumberType[];
}[] = Object.entries(forms).map(([countryCode, each]) => ({
  countryCode,
  types: each.map(({ type }) => type),
}));
