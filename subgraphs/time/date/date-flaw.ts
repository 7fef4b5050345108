import type { DateFlaw } from '../schema.generated.ts';
import type { DateOrder } from './parse-date.ts';

/** Matches texts that `parseDate` accepts if the day exists. */
const yearFirstPattern = /^\d{4}-?(?:\d{2}-?\d{2}|\d{3}|W\d{2}-?\d)$/i;
const yearLastPattern = /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/;

/** Returns the reason why a text is not a date. */
export function findDateFlaw(text: string, order: DateOrder | null): DateFlaw {
  const trimmedText = text.trim();
  if (yearLastPattern.test(trimmedText)) return order === null ? 'format_required' : 'no_such_day';
  return yearFirstPattern.test(trimmedText) ? 'no_such_day' : 'malformed';
}
