import { webAddress } from '../setting.ts';

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
  ECB_URL: {
    meaning: 'Folder of the reference rates of the European Central Bank: rates of /currency.',
    fault: webAddress,
    publicAddress: 'https://www.ecb.europa.eu/stats/eurofxref',
  },
} as const;
