/** Weekdays on which a holiday gets a substitute day, and the weekday of the substitute: 0 (Sunday) to 6 (Saturday). */
interface SubstituteStep {
  readonly on: readonly number[];
  readonly next: number;
}

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const conditionPattern = /if ([a-z, ]+?) then next ([a-z]+day)/gi;

function parseSteps(rule: string): readonly SubstituteStep[] {
  return [...rule.matchAll(conditionPattern)].map(([, on = '', next = '']) => ({
    on: on.split(/[, ]+/).map((name) => weekdayNames.indexOf(name.toLowerCase())),
    next: weekdayNames.indexOf(next.toLowerCase()),
  }));
}

/**
 * Returns the number of days from a holiday to its substitute by a rule of date-holidays, such as `1 Shawwal and if sunday then
 * next monday`. Null when the holiday has no substitute. The rule is evaluated again with the date of the country, because
 * date-holidays uses its own Islamic date.
 * @param weekday 0 Sunday to 6 Saturday
 */
export function computeDaysToSubstitute(rule: string, weekday: number): number | null {
  const step = parseSteps(rule).find(({ on }) => on.includes(weekday));
  return step === undefined ? null : (step.next - weekday + 7) % 7 || 7;
}
