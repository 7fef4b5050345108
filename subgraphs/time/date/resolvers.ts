import { resolveBatch } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import { computeDateFacts } from './calendar-date.ts';

export const dateResolvers = {
  Query: {
    date: (_, { value = null, format = null, until: to = null }, { now }) =>
      computeDateFacts({ value, order: format, to }, now),
    dates: (_, { values, format = null, until: to = null }, { now }) =>
      resolveBatch('values', values, 'values', (value) =>
        computeDateFacts({ value, order: format, to }, now),
      ),
  },
  CalendarDate: {
    deep: (date) => date,
  },
} satisfies Resolvers;
