import { binParameter } from '../parameters/bin.ts';
import type { Route } from '../routing/route.ts';

export const binRoutes: readonly Route[] = [
  {
    name: 'bin',
    family: 'bin',
    path: '/bin/{bin}',
    summary: 'The scheme and, where known, the issuer of a payment card by the first digits of its number.',
    operation: 'bin',
    parameters: { bin: binParameter },
    cache: 'facts',
    missing: () => 'No card scheme has these digits. For example, use 411111.',
    examples: [
      { path: '/bin/414720', note: 'A range with a known issuer.' },
      { path: '/bin/411111', note: 'Only the scheme is known: issuer and country are null.' },
    ],
  },
];
