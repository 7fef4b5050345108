import { blocCodeRule as rule } from '../../subgraphs/validation/bloc-code.ts';
import { codeParameter } from '../parameters/code.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Route, Variables } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

const blocCodeParameter: Parameter<string> = {
  ...codeParameter(rule, 'Code of the bloc, case-insensitive.', { in: 'path', keepsSpelling: true }),
  words: 'blocs',
};
const describeMissingBloc = ({ code }: Variables) =>
  `No bloc has the code ${toParameterText(code)}. For example, use EU.`;

/** Unions and alliances of countries. */
export const blocRoutes: readonly Route[] = [
  {
    name: 'bloc',
    family: 'bloc',
    path: '/bloc/{code}',
    summary: 'A union or alliance of countries by code, with its number of members.',
    operation: 'bloc',
    parameters: { code: blocCodeParameter },
    cache: 'facts',
    missing: describeMissingBloc,
    examples: [{ path: '/bloc/EU', note: 'The European Union.' }],
  },
  {
    name: 'bloc',
    family: 'bloc',
    path: '/bloc',
    summary: 'All blocs.',
    operation: 'blocs',
    body: 'whole',
    cache: 'facts',
    examples: [{ path: '/bloc', note: 'Codes, names and member counts.' }],
  },
  ...addNameLanguages([
    {
      name: 'bloc',
      family: 'bloc',
      path: '/bloc/{code}/countries',
      summary: "A bloc's member countries.",
      operation: 'bloc-countries',
      parameters: { code: blocCodeParameter },
      cache: 'facts',
      missing: describeMissingBloc,
      examples: [{ path: '/bloc/NATO/countries', note: 'The members of NATO.' }],
    },
  ]),
];
