import type { HolidayDay } from './days.ts';

/** A rule that begins with a month and a day of it. */
const monthDay = /^(\d{2}-\d{2})(?![-\d])/;

/** What puts the day itself elsewhere when it falls on a weekday: `if sunday then next monday`, not `then 00:00`. */
const moving = / if .* then (?!\d)/;

/** What adds a day and leaves the day itself: `and if sunday then next monday`. */
const adding = / and if /;

/** Whether a day is on the date of the Gregorian calendar that its rule names. */
export function isOnFixedDate({
  date,
  rule,
  substitute,
  moves,
}: Pick<HolidayDay, 'date' | 'rule' | 'substitute' | 'moves'>): boolean {
  const [, own] = monthDay.exec(rule) ?? [];
  if (own === undefined || substitute || moves === true) return false;
  return adding.test(rule) ? date.endsWith(own) : !moving.test(rule);
}

/** A rule of any years, and what its days are called. */
interface NamedRule {
  readonly rule: string;
  readonly name: string;
}

/** The names whose rules name dates that they are not kept on this year: those of other years are others. */
export function changingNames(rules: Iterable<NamedRule>, days: readonly HolidayDay[]): ReadonlySet<string> {
  const kept = new Set(days.map(({ name, date }) => `${name} ${date.slice(5)}`));
  const names = new Set<string>();
  for (const { rule, name } of rules) {
    const [, date] = monthDay.exec(rule) ?? [];
    if (date !== undefined && !kept.has(`${name} ${date}`)) names.add(name);
  }
  return names;
}
