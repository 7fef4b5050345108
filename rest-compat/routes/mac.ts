import { candidateParameter } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';
import { selectReasonIfInvalid } from './reason.ts';

/** Hardware (MAC) addresses. */
export const macRoutes: readonly Route[] = [
  {
    name: 'mac',
    family: 'mac',
    path: '/mac/{mac}',
    summary: 'Vendor and type of a MAC address. Locally administered addresses have no vendor.',
    operation: 'mac',
    shape: selectReasonIfInvalid,
    parameters: {
      mac: candidateParameter(
        'EUI-48 or EUI-64, with colons, hyphens, dots or no separators.',
        '00:1A:11:00:00:00',
      ),
    },
    cache: 'facts',
    examples: [{ path: '/mac/00:1A:11:00:00:00', note: 'An address from a registered block.' }],
  },
];
