/** A weekday (0 Sunday to 6 Saturday) on which a day has one in its place, and the weekday of that. */
interface Step {
  readonly on: readonly number[];
  readonly next: number;
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const condition = /if ([a-z, ]+?) then next ([a-z]+day)/gi;

function stepsOf(rule: string): readonly Step[] {
  return [...rule.matchAll(condition)].map(([, on = '', next = '']) => ({
    on: on.split(/[, ]+/).map((name) => names.indexOf(name.toLowerCase())),
    next: names.indexOf(next.toLowerCase()),
  }));
}

/**
 * How many days after a day lies the one in its place, by a rule of date-holidays such as `1 Shawwal and if sunday then
 * next monday`; null when there is none. The library looks at the weekday in its own table of the moon, so that it has to
 * be asked again of a day which the country keeps on another date. @param weekday 0 Sunday to 6 Saturday
 */
export function daysToReplacement(rule: string, weekday: number): number | null {
  const step = stepsOf(rule).find(({ on }) => on.includes(weekday));
  return step === undefined ? null : (step.next - weekday + 7) % 7 || 7;
}
