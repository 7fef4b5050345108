import { naicsCode } from '../../subgraphs/validation/trade-code.ts';
import { code } from '../parameters/code.ts';
import { pageSize } from '../parameters/integer.ts';
import { text } from '../parameters/text.ts';
import { eachWithRecordFirst } from '../formats/reshape.ts';
import type { Route } from '../routing/route.ts';

export const naicsRoutes: readonly Route[] = [
  {
    name: 'naics',
    family: 'naics',
    path: '/naics/{code}',
    summary:
      'A class of the North American Industry Classification System (2022) by its code. A code of 2017 that is no more answers with its successors.',
    operation: 'naics',
    parameters: {
      code: code(naicsCode, 'Two to six digits, or the range of a sector.', { in: 'path' }),
    },
    deep: 'paid',
    cache: 'facts',
    // `successors` appears only for withdrawn classes.
    shape: ({ successors, ...body }) =>
      Array.isArray(successors) && successors.length > 0 ? { ...body, successors } : body,
    missing: ({ code }) => `No class of NAICS has the code ${String(code)}. A code that exists: 541511.`,
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
    summary: 'Searches titles and descriptions of NAICS; typing errors are corrected and said.',
    operation: 'naics-search',
    parameters: {
      q: text('Words to search for, or the beginning of a code.', {
        example: 'software',
        maximum: 100,
        required: true,
      }),
      limit: pageSize('Results at most.'),
    },
    deep: 'paid',
    cache: 'facts',
    shape: (body) => ({ ...body, results: eachWithRecordFirst(body['results'], 'class') }),
    examples: [
      { path: '/naics?q=software', note: 'Words.' },
      { path: '/naics?q=restorant&limit=3', note: 'A typing error is corrected.' },
      { path: '/naics?q=5415', note: 'The beginning of a code.' },
    ],
  },
];
