import companyQuery from '../../queries/company.graphql';
import currencyQuery from '../../queries/currency.graphql';
import ibanQuery from '../../queries/iban.graphql';
import vatQuery from '../../queries/vat.graphql';
import vinQuery from '../../queries/vin.graphql';
import { at, list, number, text } from '../request.ts';
import { country, facts, joined, namesOf, rightOrWrong, validity, yesOrNo, type Card } from './card.ts';

export const businessCards = {
  company: {
    query: companyQuery,
    field: 'company',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: list(record, 'industries').flatMap((each) => text(each, 'name') ?? [])[0] ?? '',
      mark: '&',
      flag: text(record, 'country.code'),
      facts: facts(
        ['Legal name', text(record, 'legalName')],
        ['Website', text(record, 'website')],
        [
          'Listed',
          list(record, 'listings')
            .map((each) => `${text(each, 'symbol')} (${text(each, 'exchange')})`)
            .join(', '),
        ],
        ['Address', joined([text(record, 'address.cityName'), text(record, 'address.stateCode')])],
        ['Incorporated', text(record, 'incorporated')],
        country(record),
      ),
      clock: null,
      point: null,
    }),
  },
  currency: {
    query: currencyQuery,
    field: 'currency',
    finding: (record) => ({
      title: text(record, 'name') ?? '',
      subtitle: joined([
        text(record, 'code'),
        at(record, 'active') === false ? `withdrawn ${text(record, 'withdrawn') ?? ''}`.trim() : null,
      ]),
      mark: text(record, 'symbolNative') ?? text(record, 'symbol') ?? text(record, 'code') ?? '',
      facts: facts(
        ['Symbol', text(record, 'symbol')],
        ['Decimal places', number(record, 'digits')],
        ['ISO 4217 number', text(record, 'numeric')],
        ['Countries', namesOf(record, 'countries', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
  iban: {
    query: ibanQuery,
    field: 'iban',
    finding: (record, { label }) => ({
      title: text(record, 'formatted') ?? label,
      subtitle: validity(record, 'IBAN', 'flaw'),
      mark: 'IBAN',
      flag: text(record, 'country.code'),
      facts: facts(
        country(record),
        ['Bank', text(record, 'bankName')],
        ['Bank code', text(record, 'bankCode')],
        ['Branch code', text(record, 'branchCode')],
        ['Account number', text(record, 'accountNumber')],
        ['BIC', text(record, 'bic')],
        ['SEPA', yesOrNo(at(record, 'sepa'))],
      ),
      clock: null,
      point: null,
    }),
  },
  vat: {
    query: vatQuery,
    field: 'vat',
    finding: (record, { label }) => ({
      title: text(record, 'vat') ?? label,
      subtitle: validity(record, 'VAT number', 'reason'),
      mark: 'VAT',
      flag: text(record, 'country.code'),
      facts: facts(country(record), ['Can be checked with VIES', yesOrNo(at(record, 'hasRegister'))]),
      clock: null,
      point: null,
    }),
  },
  vin: {
    query: vinQuery,
    field: 'vin',
    finding: (record) => ({
      title: joined([text(record, 'make'), text(record, 'model')], ' ') || (text(record, 'vin') ?? ''),
      subtitle: validity(record, 'vehicle identification number', 'reason'),
      mark: 'VIN',
      facts: facts(
        ['VIN', text(record, 'vin')],
        ['Model year', number(record, 'year')],
        ['Body', text(record, 'body')],
        ['Type', text(record, 'type')],
        ['Manufacturer', text(record, 'manufacturer')],
        ['Made in', text(record, 'plantCountry')],
        ['Check digit', rightOrWrong(at(record, 'checkDigitValid'))],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
