import { candidateParameter } from '../parameters/candidate.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { patternParameter } from '../parameters/pattern-parameter.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { selectReasonIfInvalid } from './reason.ts';

/** Names of persons. */
export const nameRoutes: readonly Route[] = [
  {
    name: 'name',
    family: 'name',
    path: '/name/{name}',
    summary: "Splits a person's name into its parts and corrects its capitalisation.",
    operation: toNamesByVersion('name'),
    // Only the body of a couple has the key `people`.
    shape: ({ people, ...body }) => selectReasonIfInvalid(people === 2 ? { ...body, people } : body),
    parameters: {
      name: candidateParameter('The name as written.', "BILLY O'SHALL"),
      country: countryQueryParameter('Country whose name order applies: ISO 3166-1 alpha-2 code.'),
      name_locale: patternParameter("BCP 47 tag of the name's language, as an alternative to country.", {
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
