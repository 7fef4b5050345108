import { stdnum, type Validator } from 'stdnum';
import { countryWithCode } from '../../../facts/names/country-code.ts';
import { ownRules } from './check-digits.ts';

/** Check rules and format of the numbers with one prefix. */
interface Scheme {
  /** Alpha-2 code of the country whose tax office issues the number. */
  readonly country: string;
  readonly rules: Validator | undefined;
  /** Suffix that the rules expect after the digits, its accepted spellings, and whether the canonical form keeps it. */
  readonly suffix?: { readonly text: string; readonly spellings: RegExp; readonly isKept: boolean };
  /** Whether the tax office can be queried through VIES. */
  readonly vies: boolean;
}

export interface VatRecord {
  /** Prefix and number without spaces. Null when the number is not valid. */
  readonly vat: string | null;
  readonly valid: boolean;
  readonly countryCode: string | null;
  /** `EL` for Greece, `XI` for Northern Ireland, `CHE` for Switzerland, otherwise the country's code. */
  readonly prefix: string | null;
  /** The number without its prefix. */
  readonly number: string | null;
  readonly vies: boolean;
}

const rulesOf = (country: string, name: string): Validator | undefined => stdnum[country]?.[name];

/** Member states of the European Union: the name of the rules in stdnum by prefix. */
const union: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
};

/** Other countries: the tax number under which a company charges VAT or GST. */
const otherCountries: Readonly<Record<string, string>> = {
  AL: 'nipt',
  AR: 'cuit',
  AU: 'abn',
  BR: 'cnpj',
  CL: 'rut',
  CO: 'nit',
  GB: 'vat',
  IN: 'gstin',
  IS: 'vsk',
  MK: 'edb',
  MX: 'rfc',
  NZ: 'ird',
  PE: 'ruc',
  RS: 'pib',
  RU: 'inn',
  TR: 'vkn',
  ZA: 'vat',
};

const schemes = new Map<string, Scheme>([
  ...Object.entries(union).map(([code, name]): [string, Scheme] => [
    code,
    { country: code, rules: rulesOf(code, name), vies: true },
  ]),
  ...Object.entries(otherCountries).map(([code, name]): [string, Scheme] => [
    code,
    { country: code, rules: rulesOf(code, name), vies: false },
  ]),
  ['EL', { country: 'GR', rules: rulesOf('GR', 'vat'), vies: true }],
  // Northern Ireland trades in goods with the Union under British numbers. Government departments have no such number.
  ['XI', { country: 'GB', rules: rulesOf('GB', 'vat'), vies: true }],
  [
    'CHE',
    {
      country: 'CH',
      rules: rulesOf('CH', 'vat'),
      suffix: { text: 'MWST', spellings: /(MWST|TVA|IVA)$/, isKept: false },
      vies: false,
    },
  ],
  [
    'NO',
    {
      country: 'NO',
      rules: rulesOf('NO', 'mva'),
      suffix: { text: 'MVA', spellings: /MVA$/, isKept: true },
      vies: false,
    },
  ],
]);

/** Alternative prefixes. */
const spellings: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };
const prefixOf = (country: string): string => spellings[country] ?? country;

function prefixAtStart(compact: string): { prefix: string; rest: string } | null {
  if (/^CHE\d/.test(compact)) return { prefix: 'CHE', rest: compact.slice(3) };
  const letters = compact.slice(0, 2);
  const prefix = prefixOf(letters);
  return schemes.has(prefix) ? { prefix, rest: compact.slice(2) } : null;
}

/** Returns the number in canonical form, or null when it breaks the rules. `ownRules` take precedence over the package. */
function compactOf(prefix: string, digits: string, rules: Validator, ruleInput: string): string | null {
  const ownRule = ownRules[prefix];
  if (ownRule === undefined) {
    const result = rules.validate(ruleInput);
    return result.isValid ? result.compact : null;
  }
  // Belgian numbers had nine digits until 2008.
  const padded = prefix === 'BE' && /^\d{9}$/.test(digits) ? `0${digits}` : digits;
  return ownRule(padded) ? padded : null;
}

/** @returns the record when the number without prefix satisfies the rules; otherwise null. */
function check(prefix: string, bare: string): VatRecord | null {
  const scheme = schemes.get(prefix);
  if (scheme?.rules === undefined || bare === '') return null;
  const { suffix } = scheme;
  const digits = suffix === undefined ? bare : bare.replace(suffix.spellings, '');
  // The package strips a prefix itself. The prefix is already removed here, so a second one is an error.
  if (digits.startsWith(prefix)) return null;
  const ruleInput = `${prefix === 'CHE' ? 'CHE' : ''}${digits}${suffix?.text ?? ''}`;
  const compact = compactOf(prefix, digits, scheme.rules, ruleInput);
  if (compact === null) return null;
  // The package may normalise the number, for example add a leading zero, and may or may not include prefix and suffix.
  const normalised = compact.replace(new RegExp(`^${prefix}`), '').replace(suffix?.spellings ?? /$^/, '');
  const number = suffix?.isKept === true ? `${normalised}${suffix.text}` : normalised;
  return {
    vat: `${prefix}${number}`,
    valid: true,
    countryCode: scheme.country,
    prefix,
    number,
    vies: scheme.vies,
  };
}

const invalidVat: VatRecord = {
  vat: null,
  valid: false,
  countryCode: null,
  prefix: null,
  number: null,
  vies: false,
};

/**
 * Validates a VAT number by the format and the check digits of its country (stdnum). Never throws: malformed text yields an
 * invalid number. Only the tax office knows whether the number is registered: see `vies.ts`.
 * @param text spaces, dots, hyphens and slashes are ignored, in upper or lower case.
 * @param country alpha-2 or alpha-3: the country of a number without its prefix.
 */
export function readVat(text: string, country: string | null): VatRecord {
  const compact = text.replace(/[\s.\-/:]/g, '').toUpperCase();
  if (!/^[A-Z0-9+*]{2,20}$/.test(compact)) return invalidVat;
  const atStart = prefixAtStart(compact);
  const code = country === null ? null : countryWithCode(country.toUpperCase());
  if (code !== null) {
    const prefix = prefixOf(code);
    const prefixed = atStart?.prefix === prefix ? check(prefix, atStart.rest) : null;
    const record = prefixed ?? check(prefix, compact);
    if (record !== null) return record;
  }
  return (atStart === null ? null : check(atStart.prefix, atStart.rest)) ?? invalidVat;
}
