import { headerText, webAddress, type ValuesOf } from '../setting.ts';

/** Settings of the company subgraph's providers. */
export const companySettings = {
  VIES_URL: {
    meaning: 'VIES, the VAT register of the European Union: deep facts of /vat.',
    fault: webAddress,
    publicAddress: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  },
  NPPES_URL: {
    meaning: 'NPPES, the registry of US health care providers: facts of /npi that no imported file has.',
    fault: webAddress,
    publicAddress: 'https://npiregistry.cms.hhs.gov/api/',
  },
  COMPANIES_HOUSE_KEY: {
    meaning: 'Key of Companies House: British numbers of /company.',
    fault: headerText,
    secret: true,
  },
  COMPANIES_HOUSE_URL: {
    meaning:
      'Base address of Companies House. Default: https://api.company-information.service.gov.uk; asked only with a key.',
    fault: webAddress,
  },
  SIRENE_KEY: {
    meaning: 'Key of Sirene (INSEE): French numbers of /company.',
    fault: headerText,
    secret: true,
  },
  SIRENE_URL: {
    meaning: 'Base address of Sirene. Default: https://api.insee.fr/api-sirene/3.11; asked only with a key.',
    fault: webAddress,
  },
  BRREG_URL: {
    meaning: 'Enhetsregisteret, the register of Brønnøysund: Norwegian numbers of /company.',
    fault: webAddress,
    publicAddress: 'https://data.brreg.no/enhetsregisteret/api',
  },
  ECB_URL: {
    meaning: 'Folder of the reference rates of the European Central Bank: rates of /currency.',
    fault: webAddress,
    publicAddress: 'https://www.ecb.europa.eu/stats/eurofxref',
  },
  NORGES_BANK_URL: {
    meaning:
      'Data of Norges Bank: rates of /currency that the European Central Bank does not publish, as of TWD, PKR and VND.',
    fault: webAddress,
    publicAddress: 'https://data.norges-bank.no/api',
  },
} as const;

/** Values by variable name; a missing one is not configured. */
export type CompanySettings = ValuesOf<typeof companySettings>;
