import { headerText, webAddress, type TextsOf } from '../../core/setting.ts';

/** Settings of the company subgraph's providers. */
export const companySettings = {
  VIES_URL: {
    description: 'VIES, the VAT register of the European Union, for /vat with deep=true.',
    parse: webAddress,
    publicAddress: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  },
  NPPES_URL: {
    description:
      'NPPES, the registry of US health care providers, for /npi numbers that are not in an imported file.',
    parse: webAddress,
    publicAddress: 'https://npiregistry.cms.hhs.gov/api/',
  },
  COMPANIES_HOUSE_KEY: {
    description: 'API key of Companies House, for British company numbers.',
    parse: headerText,
    secret: true,
  },
  COMPANIES_HOUSE_URL: {
    description:
      'Base address of Companies House. Default: https://api.company-information.service.gov.uk; used only with a key.',
    parse: webAddress,
  },
  SIRENE_KEY: {
    description: 'API key of Sirene (INSEE), for French company numbers.',
    parse: headerText,
    secret: true,
  },
  SIRENE_URL: {
    description:
      'Base address of Sirene. Default: https://api.insee.fr/api-sirene/3.11; used only with a key.',
    parse: webAddress,
  },
  BRREG_URL: {
    description: 'Enhetsregisteret of the Brønnøysund Register Centre, for Norwegian company numbers.',
    parse: webAddress,
    publicAddress: 'https://data.brreg.no/enhetsregisteret/api',
  },
  ECB_URL: {
    description: 'Folder of the reference rates of the European Central Bank, for rates of /currency.',
    parse: webAddress,
    publicAddress: 'https://www.ecb.europa.eu/stats/eurofxref',
  },
  NORGES_BANK_URL: {
    description:
      'Data of Norges Bank, for rates of /currency that the European Central Bank does not publish, such as TWD, PKR and VND.',
    parse: webAddress,
    publicAddress: 'https://data.norges-bank.no/api',
  },
} as const;

/** Values by variable name. A missing value means that the provider is not configured. */
export type CompanySettings = TextsOf<typeof companySettings>;
