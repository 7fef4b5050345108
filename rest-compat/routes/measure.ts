import { candidateParameter } from '../parameters/candidate.ts';
import { choiceParameter } from '../parameters/choice.ts';
import { patternParameter } from '../parameters/pattern-parameter.ts';
import { textParameter } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

const unitTextRule = { example: 'mi', maximum: 64 } as const;

export const measureRoutes: readonly Route[] = [
  {
    name: 'measure',
    family: 'measure',
    path: '/measure/units',
    summary: 'All supported units, by type, then by size.',
    operation: 'measure-units',
    parameters: {
      q: textParameter('Part of the key, symbol, name or an alias.', { example: 'gallon', maximum: 64 }),
      type: textParameter('Type of quantity.', { example: 'length', maximum: 64 }),
      unit: textParameter(
        'Key, symbol, name or alias of a unit. An ambiguous text returns several units.',
        unitTextRule,
      ),
    },
    cache: 'facts',
    body: 'whole',
    examples: [
      { path: '/measure/units?type=length', note: 'All units of length.' },
      { path: '/measure/units?unit=gal', note: 'All meanings of gal.' },
    ],
  },
  {
    name: 'measure',
    family: 'measure',
    path: '/measure/{measure+}',
    summary:
      'Parses and converts a quantity exactly. For ambiguous units, the response has reason and choices and never guesses.',
    operation: 'measure',
    parameters: {
      measure: candidateParameter('A number and its unit, or a sum such as 5ft 11in.', '10km'),
      to: textParameter(
        'Target unit: key, symbol, name or alias. Default: the unit of the value.',
        unitTextRule,
      ),
      system: choiceParameter('System of gallon, ton and ounce: US or imperial.', ['us', 'imperial']),
      locale: patternParameter(
        'BCP 47 tag of the language whose decimal and grouping separators the value uses. Default: en.',
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
      { path: '/measure/10gal?to=L', note: 'Ambiguous: choices has the US and the imperial gallon.' },
      { path: '/measure/1,5km?locale=de', note: 'A value with a decimal comma.' },
    ],
  },
];
