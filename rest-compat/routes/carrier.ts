import { createNationalHint, numberParameters } from './phone-number.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

/** Phone carriers and line types. */
export const carrierRoutes: readonly Route[] = [
  {
    name: 'carrier',
    family: 'carrier',
    path: '/carrier/{number}',
    summary:
      'Carrier, line type and burner classification of a phone number. City and state are those of the number block, not of the phone.',
    operation: toNamesByVersion('carrier'),
    parameters: numberParameters,
    hint: createNationalHint,
    deep: 'included',
    unit: 'carrier',
    metering: 'carrier-metered',
    cache: 'live',
    examples: [
      { path: '/carrier/+12125550123', note: 'Costs one carrier unit.' },
      { path: '/carrier/+12125550123?deep=true', note: 'With city and state, at no additional cost.' },
    ],
  },
];
