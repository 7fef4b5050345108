import { languageCode } from '../parameters/place.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

/** Languages by code. */
export const languageRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'language',
    family: 'language',
    path: '/language/{code}',
    summary: 'A language by ISO 639 code: name, script and direction.',
    operation: toNamesByVersion('language'),
    parameters: { code: languageCode },
    deep: 'included',
    cache: 'facts',
    missing: ({ code }) => `No language has the code ${toParameterText(code)}. For example, use de.`,
    examples: [
      { path: '/language/ar', note: 'Arabic, written from right to left.' },
      { path: '/language/deu?deep=true', note: 'By ISO 639-3 code, with the countries.' },
    ],
  },
]);
