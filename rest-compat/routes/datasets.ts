import { text } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

/** The data sources of all families. */
export const datasetsRoutes: readonly Route[] = [
  {
    name: 'datasets',
    family: 'datasets',
    path: '/datasets',
    summary:
      'What answers rest on: datasets, packages, tables and who is asked live, with edition, licence and attribution. Needs no key.',
    operation: 'datasets',
    versions: ['2.0.0'],
    parameters: {
      family: text('Only what the answers of this family rest on: the first segment of its path.', {
        example: 'holiday',
        maximum: 40,
      }),
    },
    key: false,
    cache: 'live',
    body: 'whole',
    examples: [
      { path: '/datasets', note: 'Everything.' },
      { path: '/datasets?family=holiday', note: 'What the answers about holidays rest on.' },
    ],
  },
];
