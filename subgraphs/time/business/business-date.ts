import type { WorkCalendar } from './work-calendar.ts';

/** Returns the day number of the nearest business day after a day, or before the day with direction -1. */
export function findNextBusinessDay({ business }: WorkCalendar, from: number, direction: 1 | -1): number {
  let day = from + direction;
  while (!business(day)) day += direction;
  return day;
}

/** Adds business days to a day number; a negative count subtracts. A count of 0 returns the day itself. */
export function addBusinessDays(calendar: WorkCalendar, from: number, count: number): number {
  let day = from;
  for (let remainingDays = Math.abs(count); remainingDays > 0; remainingDays -= 1) {
    day = findNextBusinessDay(calendar, day, count < 0 ? -1 : 1);
  }
  return day;
}

/**
 * Counts the business days after `from` up to and including `to`. When `to` is earlier than `from`, the count is negative and
 * covers the business days from `to` up to the day before `from`.
 */
export function countBusinessDays({ business }: WorkCalendar, from: number, to: number): number {
  const direction = to < from ? -1 : 1;
  let count = 0;
  for (let day = from; day !== to;) {
    day += direction;
    if (business(day)) count += direction;
  }
  return count;
}

/** Whether any holiday between two day numbers, both included, has an estimated date. */
export function dependsOnEstimate({ closed }: WorkCalendar, from: number, to: number): boolean {
  const [first, last] = from <= to ? [from, to] : [to, from];
  for (const [day, { estimated }] of closed) if (estimated && day >= first && day <= last) return true;
  return false;
}
