import { candidate } from '../parameters/candidate.ts';
import { countryQuery } from '../parameters/country.ts';
import { formParameter } from '../parameters/form-parameter.ts';
import { versioned, type Route } from '../routing/route.ts';

/** Names of persons. */
export const nameRoutes: readonly Route[] = [
  {
    name: 'name',
    family: 'name',
    path: '/name/{name}',
    summary: "A person's name: its parts, its capitals repaired.",
    operation: versioned('name'),
    parameters: {
      name: candidate('The name as written.', "BILLY O'SHALL"),
      country: countryQuery('Country whose order of names applies: ISO 3166-1 alpha-2.'),
      name_locale: formParameter("BCP 47 tag of the name's language, instead of country.", {
        example: 'ja',
        maximum: 64,
      }),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [
      { path: "/name/BILLY%20O'SHALL", note: 'Capitals repaired' },
      { path: '/name/Nagy%20J%C3%A1nos?country=HU', note: 'Family name first' },
    ],
  },
];
