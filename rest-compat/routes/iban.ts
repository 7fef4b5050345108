import { candidateParameter } from '../parameters/candidate.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

export const ibanRoutes: readonly Route[] = [
  {
    name: 'iban',
    family: 'iban',
    path: '/iban/{iban}',
    summary: 'Validates an International Bank Account Number and extracts bank, branch and account.',
    operation: toNamesByVersion('iban'),
    parameters: {
      iban: candidateParameter('IBAN. Spaces, hyphens and case are ignored.', 'DE89370400440532013000'),
      country: countryQueryParameter('ISO 3166-1 code, for an IBAN without its country prefix.'),
    },
    deep: 'included',
    cache: 'facts',
    examples: [
      { path: '/iban/DE89370400440532013000?deep=true', note: 'Bank, BIC and account of a German IBAN.' },
      { path: '/iban/89370400440532013000?country=DE', note: 'The country supplies the missing prefix.' },
      {
        path: '/iban/DE88370400440532013000',
        note: 'Wrong check digits: valid is false, all details are null.',
      },
    ],
  },
];
