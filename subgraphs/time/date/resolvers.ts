import { checkBatch } from '../batch.ts';
import type { CalendarDate, Resolvers } from '../schema.generated.ts';
import { dateFacts, type DateQuestion } from './calendar-date.ts';

function calendarDate(question: DateQuestion, now: number): CalendarDate {
  const facts = dateFacts(question, now);
  const record: CalendarDate = {
    ...facts,
    get deep() {
      return record;
    },
  };
  return record;
}

export const dateResolvers = {
  Query: {
    date: (_, { value = null, format = null, to = null }, { now }) =>
      calendarDate({ value, order: format, to }, now),
    dates: (_, { values, format = null, to = null }, { now }) => {
      checkBatch(values);
      return values.map((value) => calendarDate({ value, order: format, to }, now));
    },
  },
} satisfies Resolvers;
