import { candidate } from '../parameters/candidate.ts';
import { countryQuery } from '../parameters/country.ts';
import { formParameter } from '../parameters/form-parameter.ts';
import { versioned, type Route } from '../routing/route.ts';
import { reasonIfInvalid } from './reason.ts';

/** Names of persons. */
export const nameRoutes: readonly Route[] = [
  {
    name: 'name',
    family: 'name',
    path: '/name/{name}',
    summary: "Splits a person's name into its parts and corrects its capitalisation.",
    operation: versioned('name'),
    // Only a couple has the key `people`.
    shape: ({ people, ...body }) => reasonIfInvalid(people === 2 ? { ...body, people } : body),
    parameters: {
      name: candidate('The name as written.', "BILLY O'SHALL"),
      country: countryQuery('Country whose name order applies: ISO 3166-1 alpha-2 code.'),
      name_locale: formParameter("BCP 47 tag of the name's language, as an alternative to country.", {
        example: 'ja',
        maximum: 64,
      }),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [
      { path: "/name/BILLY%20O'SHALL", note: 'Corrected capitalisation.' },
      { path: '/name/Nagy%20J%C3%A1nos?country=HU', note: 'Family name first.' },
    ],
  },
];
