import { textParameter } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

/** The data sources of all families. */
export const datasetsRoutes: readonly Route[] = [
  {
    name: 'datasets',
    family: 'datasets',
    path: '/datasets',
    summary:
      'All data sources with version, licence and attribution: datasets, packages, tables and live providers. Needs no key.',
    operation: 'datasets',
    versions: ['2.0.0'],
    parameters: {
      family: textParameter(
        'Restricts the list to the data sources of a family, the first segment of a path.',
        {
          example: 'holiday',
          maximum: 40,
        },
      ),
    },
    key: false,
    cache: 'live',
    body: 'whole',
    examples: [
      { path: '/datasets', note: 'Everything.' },
      { path: '/datasets?family=holiday', note: 'The data sources of /holiday.' },
    ],
  },
];
