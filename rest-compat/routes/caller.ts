import { createNationalHint, numberParameters } from './phone-number.ts';
import type { Route } from '../routing/route.ts';

/** Names that phone numbers are registered to. */
export const callerRoutes: readonly Route[] = [
  {
    name: 'caller',
    family: 'caller',
    path: '/caller/{number}',
    summary: 'The name that a phone number is registered to. Requires a configured provider.',
    operation: 'caller',
    parameters: numberParameters,
    hint: createNationalHint,
    feature: 'caller',
    cache: 'live',
    examples: [{ path: '/caller/+12125550123', note: 'The name of a US number.' }],
  },
];
