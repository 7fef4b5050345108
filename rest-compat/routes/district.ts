import { countryQueryParameter } from '../parameters/country.ts';
import { codeParameter } from '../parameters/code.ts';
import { districtCodeRule } from '../../subgraphs/validation/division-code.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

/** Districts by the official codes of their countries. */
export const districtRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'district',
    family: 'district',
    path: '/district/{code}',
    summary:
      'A district by its US county FIPS, French INSEE department or British GSS code. Areas (UK), property tax and population (UK, Puerto Rico) are null until the operator imports official files.',
    operation: toNamesByVersion('district'),
    parameters: {
      code: codeParameter(
        districtCodeRule,
        'US county FIPS, French INSEE department or British GSS code, case-insensitive.',
        {
          in: 'path',
          keepsSpelling: true,
        },
      ),
      country: countryQueryParameter(
        'ISO 3166-1 code of the country. Required if several countries use the code.',
      ),
    },
    deep: 'paid',
    cache: 'facts',
    missing: ({ code, country }) =>
      `No district has the code ${toParameterText(code)}${country === undefined ? '' : ` in ${toParameterText(country)}`}. For example, use 06037 with country=US.`,
    examples: [
      { path: '/district/06037', note: 'Los Angeles County.' },
      { path: '/district/2A?deep=true', note: 'Corse-du-Sud, with its population.' },
      { path: '/district/E09000033', note: 'Westminster.' },
    ],
  },
]);
