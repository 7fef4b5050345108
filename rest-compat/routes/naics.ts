import { naicsCodeRule } from '../../subgraphs/validation/trade-code.ts';
import { codeParameter } from '../parameters/code.ts';
import { pageSizeParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import { moveRecordsFirst } from '../formats/reshape.ts';
import type { Route } from '../routing/route.ts';

export const naicsRoutes: readonly Route[] = [
  {
    name: 'naics',
    family: 'naics',
    path: '/naics/{code}',
    summary:
      'A class of the North American Industry Classification System (NAICS 2022) by code. For withdrawn 2017 codes, the response lists their successors.',
    operation: 'naics',
    parameters: {
      code: codeParameter(naicsCodeRule, 'NAICS code of two to six digits, or the range of a sector.', {
        in: 'path',
      }),
    },
    deep: 'paid',
    cache: 'facts',
    // Only withdrawn classes have the key `successors`.
    shape: ({ successors, ...body }) =>
      Array.isArray(successors) && successors.length > 0 ? { ...body, successors } : body,
    missing: ({ code }) => `No NAICS class has the code ${String(code)}. For example, use 541511.`,
    examples: [
      { path: '/naics/541511', note: 'A national industry.' },
      { path: '/naics/31-33?deep=true', note: 'A sector, its description and its subsectors.' },
    ],
  },
  {
    name: 'naics_search',
    family: 'naics',
    path: '/naics',
    when: ['q'],
    summary: 'Searches NAICS titles and descriptions; corrects typos and reports the correction.',
    operation: 'naics-search',
    parameters: {
      q: textParameter('Words to search for, or the start of a code.', {
        example: 'software',
        maximum: 100,
        required: true,
      }),
      limit: pageSizeParameter('Maximum number of results.'),
    },
    deep: 'paid',
    cache: 'facts',
    shape: (body) => ({ ...body, results: moveRecordsFirst(body['results'], 'class') }),
    examples: [
      { path: '/naics?q=software', note: 'Words.' },
      { path: '/naics?q=restorant&limit=3', note: 'A corrected typo.' },
      { path: '/naics?q=5415', note: 'The start of a code.' },
    ],
  },
];
