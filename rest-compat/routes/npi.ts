import { candidate } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';

export const npiRoutes: readonly Route[] = [
  {
    name: 'npi',
    family: 'npi',
    path: '/npi/{npi}',
    summary:
      'A US National Provider Identifier: its check digit, and the provider from the national registry (NPPES): from its imported file, else from the registry itself. What no source tells is null; enrollments are never an empty list, since none can be ruled out.',
    operation: 'npi',
    parameters: { npi: candidate('Ten digits; blanks and hyphens are ignored.', '1234567893') },
    deep: 'paid',
    cache: 'live',
    examples: [
      { path: '/npi/1234567893', note: 'A number with a right check digit, as the registry has it.' },
      { path: '/npi/1234567890', note: 'A wrong check digit: valid is false, nobody is asked.' },
    ],
  },
];
