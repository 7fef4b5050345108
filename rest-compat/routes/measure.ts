import { candidate } from '../parameters/candidate.ts';
import { choice } from '../parameters/choice.ts';
import { formParameter } from '../parameters/form-parameter.ts';
import { text } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

const unitRule = { example: 'mi', maximum: 64 } as const;

export const measureRoutes: readonly Route[] = [
  {
    name: 'measure',
    family: 'measure',
    path: '/measure/units',
    summary: 'The units that can be read and converted: by type, then by size.',
    operation: 'measure-units',
    parameters: {
      q: text('Text that the key, symbol, name or an alias contains.', { example: 'gallon', maximum: 64 }),
      type: text('Type of quantity.', { example: 'length', maximum: 64 }),
      unit: text('One unit by key, symbol, name or alias; several when the text is ambiguous.', unitRule),
    },
    cache: 'facts',
    body: 'whole',
    examples: [
      { path: '/measure/units?type=length', note: 'all units of length' },
      { path: '/measure/units?unit=gal', note: 'what gal can mean' },
    ],
  },
  {
    name: 'measure',
    family: 'measure',
    path: '/measure/{measure+}',
    summary:
      'A quantity with its unit, read and converted exactly. Ambiguous units are answered with reason and choices, never guessed.',
    operation: 'measure',
    parameters: {
      measure: candidate('A number and its unit, or several that add up, as in 5ft 11in.', '10km'),
      to: text(
        'Unit of the answer, by key, symbol, name or alias. Default: the unit of the value.',
        unitRule,
      ),
      system: choice('Whose gallon, ton and ounce are meant.', ['us', 'imperial']),
      locale: formParameter(
        'BCP 47 tag of the language whose decimal and grouping signs the value uses. Default: en.',
        {
          example: 'de',
          maximum: 64,
        },
      ),
    },
    cache: 'facts',
    examples: [
      { path: '/measure/10km?to=mi', note: '6.2137119223733396962 miles' },
      { path: "/measure/5'11%22?to=cm", note: '180.34 centimetres' },
      { path: '/measure/10gal?to=L', note: 'ambiguous: choices has the US and the imperial gallon' },
      { path: '/measure/1,5km?locale=de', note: 'a decimal comma' },
    ],
  },
];
