import companyQuery from '../../queries/company.graphql';
import currencyQuery from '../../queries/currency.graphql';
import ibanQuery from '../../queries/iban.graphql';
import vatQuery from '../../queries/vat.graphql';
import vinQuery from '../../queries/vin.graphql';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import {
  createCountryFact,
  removeUnknownFacts,
  joinKnownTexts,
  formatNames,
  formatRightOrWrong,
  formatValidity,
  formatYesOrNo,
  type Card,
} from './card.ts';

export const businessCards = {
  company: {
    query: companyQuery,
    field: 'company',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: getListAt(record, 'industries').flatMap((each) => getTextAt(each, 'name') ?? [])[0] ?? '',
      mark: '&',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        ['Legal name', getTextAt(record, 'legalName')],
        ['Website', getTextAt(record, 'website')],
        [
          'Listed',
          getListAt(record, 'listings')
            .map((each) => `${getTextAt(each, 'symbol')} (${getTextAt(each, 'exchange')})`)
            .join(', '),
        ],
        [
          'Address',
          joinKnownTexts([getTextAt(record, 'address.cityName'), getTextAt(record, 'address.stateCode')]),
        ],
        ['Incorporated', getTextAt(record, 'incorporated')],
        createCountryFact(record),
      ),
      clock: null,
      point: null,
    }),
  },
  currency: {
    query: currencyQuery,
    field: 'currency',
    finding: (record) => ({
      title: getTextAt(record, 'name') ?? '',
      subtitle: joinKnownTexts([
        getTextAt(record, 'code'),
        getValueAt(record, 'active') === false
          ? `withdrawn ${getTextAt(record, 'withdrawn') ?? ''}`.trim()
          : null,
      ]),
      mark:
        getTextAt(record, 'symbolNative') ?? getTextAt(record, 'symbol') ?? getTextAt(record, 'code') ?? '',
      facts: removeUnknownFacts(
        ['Symbol', getTextAt(record, 'symbol')],
        ['Decimal places', getNumberAt(record, 'digits')],
        ['ISO 4217 number', getTextAt(record, 'numeric')],
        ['Countries', formatNames(record, 'countries', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
  iban: {
    query: ibanQuery,
    field: 'iban',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'formatted') ?? label,
      subtitle: formatValidity(record, 'IBAN', 'flaw'),
      mark: 'IBAN',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        createCountryFact(record),
        ['Bank', getTextAt(record, 'bankName')],
        ['Bank code', getTextAt(record, 'bankCode')],
        ['Branch code', getTextAt(record, 'branchCode')],
        ['Account number', getTextAt(record, 'accountNumber')],
        ['BIC', getTextAt(record, 'bic')],
        ['SEPA', formatYesOrNo(getValueAt(record, 'sepa'))],
      ),
      clock: null,
      point: null,
    }),
  },
  vat: {
    query: vatQuery,
    field: 'vat',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'vat') ?? label,
      subtitle: formatValidity(record, 'VAT number', 'reason'),
      mark: 'VAT',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(createCountryFact(record), [
        'Can be checked with VIES',
        formatYesOrNo(getValueAt(record, 'hasRegister')),
      ]),
      clock: null,
      point: null,
    }),
  },
  vin: {
    query: vinQuery,
    field: 'vin',
    finding: (record) => ({
      title:
        joinKnownTexts([getTextAt(record, 'make'), getTextAt(record, 'model')], ' ') ||
        (getTextAt(record, 'vin') ?? ''),
      subtitle: formatValidity(record, 'vehicle identification number', 'reason'),
      mark: 'VIN',
      facts: removeUnknownFacts(
        ['VIN', getTextAt(record, 'vin')],
        ['Model year', getNumberAt(record, 'year')],
        ['Body', getTextAt(record, 'body')],
        ['Type', getTextAt(record, 'type')],
        ['Manufacturer', getTextAt(record, 'manufacturer')],
        ['Made in', getTextAt(record, 'plantCountry')],
        ['Check digit', formatRightOrWrong(getValueAt(record, 'checkDigitValid'))],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
