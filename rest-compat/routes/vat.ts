import { candidateParameter } from '../parameters/candidate.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { textParameter } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

export const vatRoutes: readonly Route[] = [
  {
    name: 'vat',
    family: 'vat',
    path: '/vat/{number}',
    summary:
      'Validates a VAT number by the format and check digits of its country. deep=true queries the tax office through VIES.',
    operation: 'vat',
    parameters: {
      number: candidateParameter('VAT number. Spaces, dots, hyphens and case are ignored.', 'DE136695976'),
      country: countryQueryParameter('ISO 3166-1 code, for a number without its country prefix.'),
      from: textParameter(
        'Your own VAT number. With deep=true, VIES then returns a consultation reference.',
        {
          example: 'DE136695976',
          maximum: 24,
        },
      ),
    },
    deep: 'vat',
    metering: 'vat-metered',
    cache: 'live',
    examples: [
      { path: '/vat/DE136695976', note: 'Format and check digits only.' },
      { path: '/vat/136695976?country=DE', note: 'The country supplies the missing prefix.' },
      { path: '/vat/IE6433435F?deep=true', note: 'With registration, name and address from the tax office.' },
    ],
  },
];
