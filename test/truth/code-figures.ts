import validator from 'validator';
import { locales } from 'validator/lib/isIBAN.js';
import { readFacts } from '../../facts/fact-table.ts';
import { readPackageJson } from '../../core/package-file.ts';
import { getCurrencies, isActive } from '../../subgraphs/company/currency/currencies.ts';
import { parseIban } from '../../subgraphs/company/iban/iban.ts';
import { findCallingCode } from '../../subgraphs/contact/phone/number.ts';
import { buildFigure, type Figure } from './figure.ts';

/** Kinds of codes and numbers that another package also provides. */
export const buildCodeFigures = (): readonly Figure[] => [
  compareIbanFormats(),
  compareCurrencyCodes(),
  compareCallingCodes(),
];

const validatorPackage = 'validator 13.15.35';

/** Returns an IBAN of a structure (`4a 6n 8c`) with valid check digits; one more digit makes it invalid. */
function buildIban(country: string, structure: string): string {
  const bban = structure
    .split(' ')
    .map((part) => (part.endsWith('a') ? 'A' : '1').repeat(Number(part.slice(0, -1))))
    .join('');
  const number = Array.from(`${bban}${country}00`, (character) => `${parseInt(character, 36)}`).join('');
  return `${country}${`${98n - (BigInt(number) % 97n)}`.padStart(2, '0')}${bban}`;
}

function compareIbanFormats(): Figure {
  const listedCountries = new Set<string>(locales);
  const facts = readFacts('iban')
    .filter(({ country = '' }) => listedCountries.has(country))
    .map(({ country = '', structure = '' }) => {
      const iban = buildIban(country, structure);
      const isForm = parseIban(iban, null).valid && validator.isIBAN(iban);
      return [country, isForm && !validator.isIBAN(buildIban(country, `${structure} 1n`))] as const;
    });
  return buildFigure('IBAN: length and format by country', validatorPackage, facts);
}

function compareCurrencyCodes(): Figure {
  const activeCurrencies = [...getCurrencies().values()].filter((currency) =>
    isActive(currency, '2026-11-01'),
  );
  return buildFigure(
    'currencies in use: code of ISO 4217',
    validatorPackage,
    activeCurrencies.map(({ code }) => [code, validator.isISO4217(code)] as const),
  );
}

interface CallingCodeEntry {
  readonly cca2: string;
  readonly idd: { readonly root?: string; readonly suffixes?: readonly string[] };
}

/** Several suffixes of one country are areas of a shared numbering plan. */
function compareCallingCodes(): Figure {
  const facts = readPackageJson<CallingCodeEntry[]>('world-countries/countries.json').flatMap(
    ({ cca2, idd }) => {
      const { root = '', suffixes = [] } = idd;
      const ownCallingCode = findCallingCode(cca2);
      if (root === '' || ownCallingCode === null) return [];
      const listedCallingCode = root === '+1' || suffixes.length > 1 ? root : root + (suffixes[0] ?? '');
      return [[cca2, ownCallingCode === listedCallingCode] as const];
    },
  );
  return buildFigure('countries: calling code', 'world-countries 5.1.0', facts);
}
