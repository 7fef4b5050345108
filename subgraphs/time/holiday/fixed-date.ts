import type { HolidayDay } from './days.ts';

/** Matches a rule that begins with month and day. */
const monthDayPattern = /^(\d{2}-\d{2})(?![-\d])/;

/**
 * Matches a rule that moves the holiday to another day if it falls on a given weekday: `if sunday then next monday`. Does
 * not match changes of the time, such as `then 00:00`.
 */
const conditionalMovePattern = / if .* then (?!\d)/;

/** Matches a rule whose holiday stays on its date when the rule adds a day: `and if sunday then next monday`. */
const addedDayPattern = / and if /;

/** Whether a day is on the Gregorian date that its rule contains. */
export function isOnFixedDate({
  date,
  rule,
  substitute,
  moves,
}: Pick<HolidayDay, 'date' | 'rule' | 'substitute' | 'moves'>): boolean {
  const [, own] = monthDayPattern.exec(rule) ?? [];
  if (own === undefined || substitute || moves === true) return false;
  return addedDayPattern.test(rule) ? date.endsWith(own) : !conditionalMovePattern.test(rule);
}

/** A rule without its condition on years, and the name of its holidays. */
interface NamedRule {
  readonly rule: string;
  readonly name: string;
}

/**
 * Returns the names of holidays that are not observed on the fixed date of their rule in a year. Their dates differ between
 * years.
 */
export function findChangingNames(
  rules: Iterable<NamedRule>,
  days: readonly HolidayDay[],
): ReadonlySet<string> {
  const observedDates = new Set(days.map(({ name, date }) => `${name} ${date.slice(5)}`));
  const names = new Set<string>();
  for (const { rule, name } of rules) {
    const [, date] = monthDayPattern.exec(rule) ?? [];
    if (date !== undefined && !observedDates.has(`${name} ${date}`)) names.add(name);
  }
  return names;
}
