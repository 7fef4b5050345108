import { stdnum, type Validator } from 'stdnum';

/** Check rules and format of the numbers with one prefix. */
export interface Scheme {
  /** Alpha-2 code of the country whose tax office issues the number. */
  readonly country: string;
  /** Rules for the kinds of numbers that the tax office issues. A valid number satisfies at least one rule. */
  readonly rules: readonly Validator[];
  /** Formats of issued numbers that no rule can check. */
  readonly unchecked?: RegExp;
  /** Formats of numbers with exceptions: the tax office also issued numbers whose check digit breaks the rule. */
  readonly looseCheck?: RegExp;
  /**
   * Suffix that the rules require after the digits, its accepted spellings, and whether the canonical form contains the suffix.
   */
  readonly suffix?: { readonly text: string; readonly spellings: RegExp; readonly isKept: boolean };
  /** Whether the tax office can be queried through VIES. */
  readonly vies: boolean;
}

const findRules = (country: string, ...names: readonly string[]): readonly Validator[] =>
  names.flatMap((name) => stdnum[country]?.[name] ?? []);

/** Member states of the European Union: the name of the rules in stdnum by prefix. */
const unionSchemes: Readonly<Record<string, string>> = {
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

/** Other countries: the rules of tax numbers with which a business charges VAT or GST. */
const otherCountrySchemes: Readonly<Record<string, string>> = {
  AD: 'nrt',
  AL: 'nipt',
  AO: 'nif',
  AR: 'cuit',
  AU: 'abn',
  AZ: 'tin',
  BR: 'cnpj',
  BY: 'unp',
  BZ: 'tin',
  CA: 'gst bn qst',
  CL: 'rut',
  CN: 'uscc ric',
  CO: 'nit',
  CR: 'cpj cpf cr',
  DO: 'rnc cedula',
  DZ: 'nif',
  EC: 'ruc',
  EG: 'tn',
  FO: 'vn',
  GB: 'vat',
  GH: 'tin',
  GN: 'nifp',
  GT: 'nit cui',
  ID: 'npwp',
  IL: 'hp idnr',
  IN: 'gstin',
  IS: 'vsk',
  JP: 'cn',
  KE: 'pin',
  KR: 'brn',
  MA: 'ice',
  MD: 'idno',
  ME: 'pib',
  MK: 'edb',
  MX: 'rfc',
  MZ: 'nuit',
  NZ: 'ird',
  PE: 'ruc',
  PK: 'ntn',
  PY: 'ruc',
  RS: 'pib',
  RU: 'inn',
  SG: 'uen',
  SM: 'coe',
  SV: 'nit',
  TH: 'tin',
  TN: 'mf',
  TR: 'vkn tckimlik',
  TW: 'ubn',
  UA: 'edrpou rntrc',
  UY: 'rut',
  VE: 'rif',
  VN: 'mst',
  ZA: 'vat',
};

/** Formats in use that no check rule covers. */
const uncheckedFormats: Readonly<Record<string, RegExp>> = {
  // Chinese taxpayer numbers from before 2015.
  CN: /^[\dA-Z]{15}$/,
  // The number of a Ghanaian identity card.
  GH: /^A\d{10}$/,
  // The number of an identity card, which is also a tax number since 2024.
  ID: /^\d{16}$/,
  // The number of a Japanese qualified invoice issuer, which is not always a corporation.
  JP: /^T\d{13}$/,
  // Identifiant fiscal.
  MA: /^\d{7,8}$/,
  // The code of a Moldovan VAT payer.
  MD: /^\d{7}$/,
  // A tax number with its check digit, a sales tax number, or the number of an identity card.
  PK: /^\d{8}$|^\d{13}$/,
  // GST numbers of businesses without an entity number.
  SG: /^M[\dA-Z]\d{7}[\dA-Z]$/,
  // Salvadoran taxpayer registrations and identity cards.
  SV: /^\d{2,9}$/,
  // The number of a Ukrainian VAT payer.
  UA: /^\d{12}$/,
  // The number of an identity card, which is also a tax number since 2025.
  VN: /^\d{12}$/,
};

const looseChecks: Readonly<Record<string, RegExp>> = {
  // Some registered companies have numbers that break the rule, because the valid numbers were used up.
  EC: /^\d{2}9\d{7}\d{3}$/,
  // Some Mexican numbers have check digits that break the tax office's own rule.
  MX: /^[A-Z&Ñ]{3,4}\d{6}[\dA-Z]{2}[\dA]$/,
};

const createOtherScheme = (country: string, names: string): Scheme => ({
  country,
  rules: findRules(country, ...names.split(' ')),
  ...(uncheckedFormats[country] === undefined ? {} : { unchecked: uncheckedFormats[country] }),
  ...(looseChecks[country] === undefined ? {} : { looseCheck: looseChecks[country] }),
  vies: false,
});

/** Rules by prefix. */
export const schemes = new Map<string, Scheme>([
  ...Object.entries(unionSchemes).map(([code, name]): [string, Scheme] => [
    code,
    { country: code, rules: findRules(code, name), vies: true },
  ]),
  ...Object.entries(otherCountrySchemes).map(([code, names]): [string, Scheme] => [
    code,
    createOtherScheme(code, names),
  ]),
  ['EL', { country: 'GR', rules: findRules('GR', 'vat'), vies: true }],
  // Northern Ireland trades in goods with the Union under British numbers. Government departments have no XI number.
  ['XI', { country: 'GB', rules: findRules('GB', 'vat'), vies: true }],
  [
    'CHE',
    {
      country: 'CH',
      rules: findRules('CH', 'vat'),
      suffix: { text: 'MWST', spellings: /(MWST|TVA|IVA)$/, isKept: false },
      vies: false,
    },
  ],
  [
    'NO',
    {
      country: 'NO',
      rules: findRules('NO', 'mva'),
      suffix: { text: 'MVA', spellings: /MVA$/, isKept: true },
      vies: false,
    },
  ],
]);

const memberStates = (
  '040 AT 056 BE 100 BG 191 HR 196 CY 203 CZ 208 DK 233 EE 246 FI 250 FR 276 DE 300 GR 348 HU 372 IE 380 IT 428 LV ' +
  '440 LT 442 LU 470 MT 528 NL 616 PL 620 PT 642 RO 703 SK 705 SI 724 ES 752 SE 900 GB'
).match(/\d{3} [A-Z]{2}/g);
const memberStateByCode = new Map(memberStates?.map((pair) => [pair.slice(0, 3), pair.slice(4)]));

/**
 * Returns the member state that issued a One-Stop-Shop number: EU for services from outside the Union, IM for imports. The
 * digits begin with the numeric ISO 3166-1 code of the state, or with 900 for Northern Ireland (Regulation (EU) 2020/194, annex
 * I).
 * @returns null when the text is not a One-Stop-Shop number
 */
export function findOneStopShopState(text: string): string | null {
  const code = /^(?:EU(\d{3})\d{6}|IM(\d{3})\d{7})$/.exec(text);
  return memberStateByCode.get(code?.[1] ?? code?.[2] ?? '') ?? null;
}
