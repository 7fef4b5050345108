import { tariffCodeRule } from '../../subgraphs/validation/trade-code.ts';
import { codeParameter } from '../parameters/code.ts';
import { textParameter } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

export const tariffRoutes: readonly Route[] = [
  {
    name: 'tariff',
    family: 'tariff',
    path: '/tariff/{code}',
    summary:
      'A line of the customs tariff by its code. Chapters come from the Harmonized System, the lines below them from the US schedule.',
    operation: 'tariff',
    parameters: {
      code: codeParameter(tariffCodeRule, '2, 4, 6, 8 or 10 digits, with or without dots.', { in: 'path' }),
    },
    deep: 'paid',
    cache: 'facts',
    missing: ({ code }) => `The tariff has no line ${String(code)}. For example, use 09.`,
    examples: [
      { path: '/tariff/09', note: 'A chapter.' },
      { path: '/tariff/0901.21?deep=true', note: 'A subheading; requires an imported schedule.' },
    ],
  },
  {
    name: 'tariff_search',
    family: 'tariff',
    path: '/tariff',
    when: ['q'],
    summary: 'Searches the customs tariff by words or by the start of a code; up to 20 lines.',
    operation: 'tariff-search',
    parameters: {
      q: textParameter('Words that must all match, or the start of a code.', {
        example: 'coffee',
        maximum: 100,
        required: true,
      }),
    },
    cache: 'facts',
    examples: [{ path: '/tariff?q=coffee', note: 'Words.' }],
  },
];
