import { addEmptyDeepBefore2 } from './empty-deep.ts';
import { createNationalHint, numberParameters } from './phone-number.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { selectReasonIfInvalid } from './reason.ts';

/** Phone numbers by their numbering plan. */
export const phoneRoutes: readonly Route[] = [
  {
    name: 'phone',
    family: 'phone',
    path: '/phone/{number}',
    summary:
      'Validates and formats a phone number by its numbering plan. Costs no carrier unit. A valid number can be unassigned.',
    operation: toNamesByVersion('phone'),
    parameters: numberParameters,
    hint: createNationalHint,
    deep: 'included',
    cache: 'facts',
    shape: (body, variables, version) => addEmptyDeepBefore2(selectReasonIfInvalid(body), variables, version),
    examples: [
      { path: '/phone/+12125550123', note: 'An international number.' },
      { path: '/phone/02079460018?country=GB', note: 'A national number outside North America.' },
      {
        path: '/phone/2125550123?deep=true',
        note: 'A North American national number, with state and time zone.',
      },
    ],
  },
];
