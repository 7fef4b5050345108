import { candidate } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';

/** Hardware (MAC) addresses. */
export const macRoutes: readonly Route[] = [
  {
    name: 'mac',
    family: 'mac',
    path: '/mac/{mac}',
    summary: 'Vendor and kind of a hardware address. A locally administered one has no vendor.',
    operation: 'mac',
    parameters: {
      mac: candidate('EUI-48 or EUI-64 with colons, hyphens, dots or nothing between.', '00:1A:11:00:00:00'),
    },
    cache: 'facts',
    examples: [{ path: '/mac/00:1A:11:00:00:00', note: 'A registered block' }],
  },
];
