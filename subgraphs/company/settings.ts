import {
  headerTextParser,
  webAddressParser,
  type OfflineSetting,
  type SettingTexts,
} from '../../core/setting.ts';

/** Settings of the company subgraph's providers. */
export const companySettings = {
  VIES_URL: {
    description: 'VIES, the VAT register of the European Union, for /vat with deep=true.',
    parse: webAddressParser,
    onlineDefault: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    outgoing: {
      source: 'VIES',
      lookups: '/vat with deep=true',
      sends: 'the VAT number, and the one in from=',
      recipient: 'European Commission, and the tax office of the member state',
    },
  },
  NPPES_URL: {
    description:
      'NPPES, the registry of US health care providers, for /npi numbers that are not in an imported file.',
    parse: webAddressParser,
    onlineDefault: 'https://npiregistry.cms.hhs.gov/api/',
    outgoing: {
      source: 'NPPES',
      lookups: '/npi',
      sends: 'the NPI number',
      recipient: 'Centers for Medicare & Medicaid Services (US)',
    },
  },
  COMPANIES_HOUSE_KEY: {
    description: 'API key of Companies House, for British company numbers.',
    parse: headerTextParser,
    secret: true,
    outgoing: {
      source: 'Companies House',
      lookups: '/company by number, GB',
      sends: 'the company number',
      recipient: 'Companies House (UK)',
    },
    addressIn: () => 'COMPANIES_HOUSE_URL',
  },
  COMPANIES_HOUSE_URL: {
    description:
      'Base address of Companies House. Default: https://api.company-information.service.gov.uk; used only with a key.',
    parse: webAddressParser,
  },
  SIRENE_KEY: {
    description: 'API key of Sirene (INSEE), for French company numbers.',
    parse: headerTextParser,
    secret: true,
    outgoing: {
      source: 'Sirene',
      lookups: '/company by number, FR',
      sends: 'the SIREN or SIRET number',
      recipient: 'INSEE (France)',
    },
    addressIn: () => 'SIRENE_URL',
  },
  SIRENE_URL: {
    description:
      'Base address of Sirene. Default: https://api.insee.fr/api-sirene/3.11; used only with a key.',
    parse: webAddressParser,
  },
  BRREG_URL: {
    description: 'Enhetsregisteret of the Brønnøysund Register Centre, for Norwegian company numbers.',
    parse: webAddressParser,
    onlineDefault: 'https://data.brreg.no/enhetsregisteret/api',
    outgoing: {
      source: 'Enhetsregisteret',
      lookups: '/company by number, NO',
      sends: 'the organisation number',
      recipient: 'Brønnøysund Register Centre (Norway)',
    },
  },
  ECB_URL: {
    description: 'Folder of the reference rates of the European Central Bank, for rates of /currency.',
    parse: webAddressParser,
    onlineDefault: 'https://www.ecb.europa.eu/stats/eurofxref',
    outgoing: {
      source: 'European Central Bank',
      lookups: 'none (fetched at start and when rates are published)',
      sends: 'no data from requests',
      recipient: 'European Central Bank',
    },
  },
  NORGES_BANK_URL: {
    description:
      'Data of Norges Bank, for rates of /currency that the European Central Bank does not publish, such as TWD, PKR and VND.',
    parse: webAddressParser,
    onlineDefault: 'https://data.norges-bank.no/api',
    outgoing: {
      source: 'Norges Bank',
      lookups: 'none (fetched at start and when rates are published)',
      sends: 'no data from requests',
      recipient: 'Norges Bank',
    },
  },
} as const;

/** Values by variable name. A provider without a value is turned off or not configured. */
export type CompanySettings = SettingTexts<typeof companySettings> & OfflineSetting;
