import validator from 'validator';
import { locales } from 'validator/lib/isIBAN.js';
import { readFacts } from '../../facts/fact-table.ts';
import { readPackageJson } from '../../core/package-file.ts';
import { getCurrencies, isActive } from '../../subgraphs/company/currency/currencies.ts';
import { parseIban } from '../../subgraphs/company/iban/iban.ts';
import { callingCodeOf } from '../../subgraphs/contact/phone/number.ts';
import { figure, type Figure } from './figure.ts';

/** Kinds of codes and numbers that another package also provides. */
export const codeFigures = (): readonly Figure[] => [ibanForms(), currencyCodes(), callingCodes()];

const validatorPackage = 'validator 13.15.35';

/** Returns an IBAN of a structure (`4a 6n 8c`) with valid check digits; one more digit makes it invalid. */
function ibanOf(country: string, structure: string): string {
  const bban = structure
    .split(' ')
    .map((part) => (part.endsWith('a') ? 'A' : '1').repeat(Number(part.slice(0, -1))))
    .join('');
  const number = Array.from(`${bban}${country}00`, (character) => `${parseInt(character, 36)}`).join('');
  return `${country}${`${98n - (BigInt(number) % 97n)}`.padStart(2, '0')}${bban}`;
}

function ibanForms(): Figure {
  const listed = new Set<string>(locales);
  const facts = readFacts('iban')
    .filter(({ country = '' }) => listed.has(country))
    .map(({ country = '', structure = '' }) => {
      const iban = ibanOf(country, structure);
      const isForm = parseIban(iban, null).valid && validator.isIBAN(iban);
      return [country, isForm && !validator.isIBAN(ibanOf(country, `${structure} 1n`))] as const;
    });
  return figure('IBAN: length and format by country', validatorPackage, facts);
}

function currencyCodes(): Figure {
  const active = [...getCurrencies().values()].filter((currency) => isActive(currency, '2026-11-01'));
  return figure(
    'currencies in use: code of ISO 4217',
    validatorPackage,
    active.map(({ code }) => [code, validator.isISO4217(code)] as const),
  );
}

interface Dialled {
  readonly cca2: string;
  readonly idd: { readonly root?: string; readonly suffixes?: readonly string[] };
}

/** Several suffixes of one country are areas of a shared numbering plan. */
function callingCodes(): Figure {
  const facts = readPackageJson<Dialled[]>('world-countries/countries.json').flatMap(({ cca2, idd }) => {
    const { root = '', suffixes = [] } = idd;
    const ours = callingCodeOf(cca2);
    if (root === '' || ours === null) return [];
    const theirs = root === '+1' || suffixes.length > 1 ? root : root + (suffixes[0] ?? '');
    return [[cca2, ours === theirs] as const];
  });
  return figure('countries: calling code', 'world-countries 5.1.0', facts);
}
