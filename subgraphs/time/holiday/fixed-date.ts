import type { HolidayDay } from './days.ts';

/** Matches a rule that begins with month and day. */
const monthDay = /^(\d{2}-\d{2})(?![-\d])/;

/** Matches a rule that moves the day itself on a weekday: `if sunday then next monday`, but not `then 00:00`. */
const conditionalMove = / if .* then (?!\d)/;

/** Matches a rule that adds a day and keeps the day itself: `and if sunday then next monday`. */
const addsDay = / and if /;

/** Whether a day is on the Gregorian date in its rule. */
export function isOnFixedDate({
  date,
  rule,
  substitute,
  moves,
}: Pick<HolidayDay, 'date' | 'rule' | 'substitute' | 'moves'>): boolean {
  const [, own] = monthDay.exec(rule) ?? [];
  if (own === undefined || substitute || moves === true) return false;
  return addsDay.test(rule) ? date.endsWith(own) : !conditionalMove.test(rule);
}

/** A rule without regard to years, and the name of its days. */
interface NamedRule {
  readonly rule: string;
  readonly name: string;
}

/** Returns the names of rules whose date has no such day this year: in other years they are on other dates. */
export function changingNames(rules: Iterable<NamedRule>, days: readonly HolidayDay[]): ReadonlySet<string> {
  const observed = new Set(days.map(({ name, date }) => `${name} ${date.slice(5)}`));
  const names = new Set<string>();
  for (const { rule, name } of rules) {
    const [, date] = monthDay.exec(rule) ?? [];
    if (date !== undefined && !observed.has(`${name} ${date}`)) names.add(name);
  }
  return names;
}
