import { createNationalHint, numberParameters } from './phone-number.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

/** The status of mobile numbers in their home networks. */
export const hlrRoutes: readonly Route[] = [
  {
    name: 'hlr',
    family: 'hlr',
    path: '/hlr/{number}',
    summary: 'Live status of a mobile number in its home network (HLR). Requires a configured provider.',
    operation: toNamesByVersion('hlr'),
    parameters: numberParameters,
    hint: createNationalHint,
    deep: 'included',
    feature: 'hlr',
    cache: 'live',
    examples: [{ path: '/hlr/+447400123456?deep=true', note: 'With networks and roaming.' }],
  },
];
