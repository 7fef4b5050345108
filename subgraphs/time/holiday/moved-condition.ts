/** Weekdays (0 Sunday to 6 Saturday) on which a day gets a substitute, and the weekday of the substitute. */
interface Step {
  readonly on: readonly number[];
  readonly next: number;
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const conditionPattern = /if ([a-z, ]+?) then next ([a-z]+day)/gi;

function stepsOf(rule: string): readonly Step[] {
  return [...rule.matchAll(conditionPattern)].map(([, on = '', next = '']) => ({
    on: on.split(/[, ]+/).map((name) => names.indexOf(name.toLowerCase())),
    next: names.indexOf(next.toLowerCase()),
  }));
}

/**
 * Returns the number of days from a holiday to its substitute by a rule of date-holidays, such as `1 Shawwal and if sunday then
 * next monday`; null when it has none. The library decides by its own Islamic dates, so the rule is evaluated again for the
 * country's date.
 * @param weekday 0 Sunday to 6 Saturday
 */
export function daysToReplacement(rule: string, weekday: number): number | null {
  const step = stepsOf(rule).find(({ on }) => on.includes(weekday));
  return step === undefined ? null : (step.next - weekday + 7) % 7 || 7;
}
