import { stdnum, type Validator } from 'stdnum';
import { countryWithCode } from '../../../facts/names/country-code.ts';
import { ownRules } from './check-digits.ts';

/** How the numbers of one prefix are checked and written. */
interface Scheme {
  /** Alpha-2 code of the country whose tax office gives the number. */
  readonly country: string;
  readonly rules: Validator | undefined;
  /** What the rules expect behind the digits, and how it may be written. */
  readonly suffix?: { readonly text: string; readonly spellings: RegExp; readonly kept: boolean };
  /** The tax office answers through VIES. */
  readonly vies: boolean;
}

export interface VatRecord {
  /** Prefix and number without blanks. Null when it is not valid. */
  readonly vat: string | null;
  readonly valid: boolean;
  readonly countryCode: string | null;
  /** `EL` for Greece, `XI` for Northern Ireland, `CHE` for Switzerland, else the country's code. */
  readonly prefix: string | null;
  /** The number without its prefix. */
  readonly number: string | null;
  readonly vies: boolean;
}

const rulesOf = (country: string, name: string): Validator | undefined => stdnum[country]?.[name];

/** The European Union: prefix and the name of its rules in stdnum. */
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

/** Elsewhere: the tax number under which a company charges VAT or GST. */
const elsewhere: Readonly<Record<string, string>> = {
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
  ...Object.entries(elsewhere).map(([code, name]): [string, Scheme] => [
    code,
    { country: code, rules: rulesOf(code, name), vies: false },
  ]),
  ['EL', { country: 'GR', rules: rulesOf('GR', 'vat'), vies: true }],
  // Northern Ireland trades goods with the Union under British numbers; offices of the state have none of it.
  ['XI', { country: 'GB', rules: rulesOf('GB', 'vat'), vies: true }],
  [
    'CHE',
    {
      country: 'CH',
      rules: rulesOf('CH', 'vat'),
      suffix: { text: 'MWST', spellings: /(MWST|TVA|IVA)$/, kept: false },
      vies: false,
    },
  ],
  [
    'NO',
    {
      country: 'NO',
      rules: rulesOf('NO', 'mva'),
      suffix: { text: 'MVA', spellings: /MVA$/, kept: true },
      vies: false,
    },
  ],
]);

/** Other spellings of a prefix. */
const spellings: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };
const prefixOf = (country: string): string => spellings[country] ?? country;

function prefixAtStart(compact: string): { prefix: string; rest: string } | null {
  if (/^CHE\d/.test(compact)) return { prefix: 'CHE', rest: compact.slice(3) };
  const letters = compact.slice(0, 2);
  const prefix = prefixOf(letters);
  return schemes.has(prefix) ? { prefix, rest: compact.slice(2) } : null;
}

/** The number as its rules write it; null when it breaks them. Our own rules go before the package's. */
function compactOf(prefix: string, digits: string, rules: Validator, asked: string): string | null {
  const own = ownRules[prefix];
  if (own === undefined) {
    const result = rules.validate(asked);
    return result.isValid ? result.compact : null;
  }
  // Belgium's numbers had nine digits until 2008.
  const whole = prefix === 'BE' && /^\d{9}$/.test(digits) ? `0${digits}` : digits;
  return own(whole) ? whole : null;
}

/** @returns the record when the bare number keeps the rules of the prefix. */
function check(prefix: string, bare: string): VatRecord | null {
  const scheme = schemes.get(prefix);
  if (scheme?.rules === undefined || bare === '') return null;
  const { suffix } = scheme;
  const digits = suffix === undefined ? bare : bare.replace(suffix.spellings, '');
  // The rules drop a prefix themselves; here it is gone already, and a second one is a mistake.
  if (digits.startsWith(prefix)) return null;
  const asked = `${prefix === 'CHE' ? 'CHE' : ''}${digits}${suffix?.text ?? ''}`;
  const compact = compactOf(prefix, digits, scheme.rules, asked);
  if (compact === null) return null;
  // The rules may write it their own way (a leading zero added), but with or without prefix and suffix.
  const written = compact.replace(new RegExp(`^${prefix}`), '').replace(suffix?.spellings ?? /$^/, '');
  const number = suffix?.kept === true ? `${written}${suffix.text}` : written;
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
 * Validates a VAT number by the format and the check digits of its country (stdnum). Never throws: junk is an invalid
 * number. Whether the number is registered only the tax office knows: see `vies.ts`.
 * @param text blanks, dots, hyphens and slashes are ignored, in either case.
 * @param country alpha-2 or alpha-3: the country of a number without its prefix.
 */
export function readVat(text: string, country: string | null): VatRecord {
  const compact = text.replace(/[\s.\-/:]/g, '').toUpperCase();
  if (!/^[A-Z0-9+*]{2,20}$/.test(compact)) return invalidVat;
  const own = prefixAtStart(compact);
  const code = country === null ? null : countryWithCode(country.toUpperCase());
  if (code !== null) {
    const prefix = prefixOf(code);
    const prefixed = own?.prefix === prefix ? check(prefix, own.rest) : null;
    const found = prefixed ?? check(prefix, compact);
    if (found !== null) return found;
  }
  return (own === null ? null : check(own.prefix, own.rest)) ?? invalidVat;
}
