import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { readPackageJson } from '../../../core/package-file.ts';
import { readFacts, type FactRow } from '../../../facts/fact-table.ts';
import { findCountryByCode } from '../../../facts/names/country-code.ts';

export type IbanFlaw = 'country' | 'length' | 'format' | 'check_digits' | 'national_check_digits';

export interface IbanRecord {
  readonly iban: string | null;
  readonly valid: boolean;
  /** The first violated rule; null for a valid number. */
  readonly flaw: IbanFlaw | null;
  readonly countryCode: string | null;
  readonly formatted: string | null;
  readonly checkDigits: string | null;
  readonly bban: string | null;
  readonly bankCode: string | null;
  readonly branchCode: string | null;
  readonly accountNumber: string | null;
  readonly bic: string | null;
  readonly bankName: string | null;
  readonly sepa: boolean | null;
  readonly registered: boolean | null;
}

/** Position of a field within the BBAN, as arguments of `slice`. */
type CharacterRange = readonly [start: number, end: number];
interface IbanStructure {
  readonly length: number;
  readonly form: RegExp;
  readonly bank: CharacterRange | undefined;
  readonly branch: CharacterRange | undefined;
  readonly account: CharacterRange | undefined;
  readonly sepa: boolean;
}

function parseCharacterRange(text: string | undefined): CharacterRange | undefined {
  const [first, last] = (text ?? '').split('-').map(Number);
  return first === undefined || last === undefined ? undefined : [first - 1, last];
}

const characterClasses: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z\\d]' };

/** Parses a structure: `4a 6n 8c` means four letters, six digits, eight letters or digits. */
function parseStructureText(text: string): { length: number; form: RegExp } {
  const parts = text.split(' ').map((part) => ({ count: Number(part.slice(0, -1)), kind: part.slice(-1) }));
  return {
    length: parts.reduce((sum, { count }) => sum + count, 0),
    form: new RegExp(
      `^${parts.map(({ count, kind }) => `${characterClasses[kind] ?? ''}{${count}}`).join('')}$`,
    ),
  };
}

let structures: ReadonlyMap<string, IbanStructure> | undefined;
const findStructure = (country: string): IbanStructure | undefined =>
  (structures ??= new Map(
    readFacts('iban').map((row) => [
      row['country'] ?? '',
      {
        ...parseStructureText(row['structure'] ?? ''),
        bank: parseCharacterRange(row['bank']),
        branch: parseCharacterRange(row['branch']),
        account: parseCharacterRange(row['account']),
        sepa: row['sepa'] === 'yes',
      },
    ]),
  )).get(country);

let banksByBic: ReadonlyMap<string, FactRow> | undefined;
/** Returns the bank of a BIC by its first six characters. */
const findBank = (bic: string): FactRow | undefined =>
  (banksByBic ??= new Map(readFacts('banks').map((row) => [row['bic'] ?? '', row]))).get(bic.slice(0, 6));

const findBankName = (bic: string): string | null => findBank(bic)?.['name'] ?? null;

/**
 * Returns the BIC of a head office for an IBAN that contains the first four letters of the BIC. Only the banks of
 * facts/tables/banks.tsv are known.
 */
function findBicByLetters(country: string, bankCode: string | null): string | null {
  const bicStart = `${bankCode ?? ''}${country}`;
  const location = /^[A-Z]{6}$/.test(bicStart) ? (findBank(bicStart)?.['location'] ?? '') : '';
  return location === '' ? null : `${bicStart}${location}`;
}

/**
 * Number of BBAN characters in the keys of the package's BIC tables, by country. Only tables from a central bank or banking
 * association are used. The package's table for France is excluded, because it assigns the BIC of one group to many banks.
 */
const bicKeyLength: Readonly<Record<string, number>> = { AT: 5, BE: 3, DE: 8, ES: 4, LU: 3, NL: 4 };
const bicTables = new Map<string, Readonly<Record<string, string>>>();

function findBicInTables(country: string, bban: string): string | null {
  const length = bicKeyLength[country];
  if (length === undefined) return null;
  let bicTable = bicTables.get(country);
  if (bicTable === undefined) {
    bicTable = readPackageJson<Record<string, string>>(`iban-to-bic/datasets/${country.toLowerCase()}.json`);
    bicTables.set(country, bicTable);
  }
  return bicTable[bban.slice(0, length)] ?? null;
}

const createInvalidIban = (flaw: IbanFlaw): IbanRecord => ({
  iban: null,
  valid: false,
  flaw,
  countryCode: null,
  formatted: null,
  checkDigits: null,
  bban: null,
  bankCode: null,
  branchCode: null,
  accountNumber: null,
  bic: null,
  bankName: null,
  sepa: null,
  registered: null,
});

/** Whether the number satisfies ISO 7064 MOD 97-10 after moving the first four characters to the end. */
function hasValidCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/**
 * Whether the national check digits are wrong. Countries without a rule in the package are not checked. The package does not
 * report the position of the error.
 */
const breaksNationalRule = (iban: string): boolean => {
  const { valid, errorCodes } = validateIBAN(iban);
  return !valid && errorCodes.includes(ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
};

/** Validates a number of a country outside the registry with the package alone. */
function findUnregisteredFlaw(iban: string): IbanFlaw | null {
  if (!(iban.slice(0, 2) in countrySpecs)) return 'country';
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return null;
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return 'country';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'length';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return 'format';
  if (errorCodes.includes(ValidationErrorsIBAN.ChecksumNotNumber)) return 'format';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)) return 'check_digits';
  return 'national_check_digits';
}

/** Returns the first violated rule, most severe first; null for a valid number. */
function findFlaw(iban: string): IbanFlaw | null {
  const structure = findStructure(iban.slice(0, 2));
  if (structure === undefined) return findUnregisteredFlaw(iban);
  if (iban.length !== structure.length + 4) return 'length';
  if (!/^..\d\d/.test(iban) || !structure.form.test(iban.slice(4))) return 'format';
  const digits = iban.slice(2, 4);
  // The check digits 00, 01 and 99 can satisfy the checksum, but no IBAN has them.
  if (!hasValidCheckDigits(iban) || digits < '02' || digits > '98') return 'check_digits';
  return breaksNationalRule(iban) ? 'national_check_digits' : null;
}

/**
 * Validates an IBAN and parses its parts: country, length, format (facts/tables/iban.tsv) and ISO 7064 check digits. Wrong
 * national check digits (ibantools) are reported, but the IBAN stays valid. Not every bank follows the national rule, and the
 * standard does not require it. Malformed text yields an invalid IBAN, never an exception.
 * @param text in upper or lower case; spaces, hyphens and a leading word IBAN are ignored
 * @param country alpha-2 or alpha-3 code, which becomes the prefix when the text begins with the two check digits
 */
export function parseIban(text: string, country: string | null): IbanRecord {
  // Remove the word IBAN, which often precedes printed numbers.
  const compactText = text
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d\d)/, '');
  const prefix = country === null ? null : findCountryByCode(country.toUpperCase());
  const iban = prefix !== null && /^\d\d/.test(compactText) ? prefix + compactText : compactText;
  if (!/^[A-Z]{2}/.test(iban)) return createInvalidIban('country');
  if (iban.length > 34) return createInvalidIban('length');
  const flaw = /^[A-Z0-9]+$/.test(iban) ? findFlaw(iban) : 'format';
  if (flaw !== null && flaw !== 'national_check_digits') return createInvalidIban(flaw);

  const countryCode = iban.slice(0, 2);
  const bban = iban.slice(4);
  const structure = findStructure(countryCode);
  const sliceBban = (span: CharacterRange | undefined) => (span === undefined ? null : bban.slice(...span));
  const bankCode = sliceBban(structure?.bank);
  const bic = findBicInTables(countryCode, bban) ?? findBicByLetters(countryCode, bankCode);
  return {
    iban,
    valid: true,
    flaw,
    countryCode,
    formatted: iban.replace(/(.{4})(?=.)/g, '$1 '),
    checkDigits: iban.slice(2, 4),
    bban,
    bankCode,
    branchCode: sliceBban(structure?.branch),
    accountNumber: sliceBban(structure?.account),
    bic,
    // A bank code of letters equals the bank part of the BIC. The bank's name can therefore be known without the complete BIC.
    bankName: findBankName(bic ?? `${bankCode ?? ''}${countryCode}`),
    sepa: structure?.sepa ?? false,
    registered: structure !== undefined,
  };
}
