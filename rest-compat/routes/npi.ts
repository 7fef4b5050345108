import { candidateParameter } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';

export const npiRoutes: readonly Route[] = [
  {
    name: 'npi',
    family: 'npi',
    path: '/npi/{npi}',
    summary:
      'Validates a US National Provider Identifier and returns the provider from the national registry (NPPES): from its imported file, else live. Unknown values are null; unknown enrollments are null, never an empty list.',
    operation: 'npi',
    parameters: { npi: candidateParameter('Ten digits. Spaces and hyphens are ignored.', '1234567893') },
    notes: [
      'Without an imported file and with NPPES_URL=none or OFFLINE=true, registered and all facts of the registry are null.',
    ],
    hint: ({ valid, registered }) =>
      valid === true && registered === null
        ? 'No registry was queried: no NPPES file is imported, and NPPES_URL=none or OFFLINE=true turns the registry off.'
        : null,
    deep: 'paid',
    cache: 'live',
    examples: [
      { path: '/npi/1234567893', note: 'A valid number, with its provider.' },
      { path: '/npi/1234567890', note: 'A wrong check digit: valid is false, without a registry query.' },
    ],
  },
];
