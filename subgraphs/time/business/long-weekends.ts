import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import type { BridgeDay, LongWeekend } from '../schema.generated.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** Consecutive days off, as the day numbers of the first and last day. */
interface DaysOff {
  readonly first: number;
  readonly last: number;
}

/** Maximum number of days by which consecutive days off can extend into the adjacent years. */
export const maxDaysBeyondYear = 20;
const formatDay = (day: number) => formatIso(fromDayNumber(day));
const countDays = ({ first, last }: DaysOff) => last - first + 1;
/** Minimum length of a long weekend in days: Saturday, Sunday and one more day. */
const minLongWeekendDays = 3;

function listRunsOfDaysOff({ business }: WorkCalendar, from: number, to: number): DaysOff[] {
  const runs: DaysOff[] = [];
  for (let day = from; day <= to; day += 1) {
    if (business(day)) continue;
    const first = day;
    while (day < to && !business(day + 1)) day += 1;
    runs.push({ first, last: day });
  }
  return runs;
}

/**
 * Finds the long weekends that begin in a year, and the bridge days. A long weekend consists of at least three days off, one of
 * them a holiday. A bridge day is a single working day between days off.
 */
export function findLongWeekends(
  calendar: WorkCalendar,
  year: number,
): { readonly bridgeDays: BridgeDay[]; readonly longWeekends: LongWeekend[] } {
  const start = toDayNumber({ year, month: 1, day: 1 });
  const end = toDayNumber({ year, month: 12, day: 31 });
  const runs = listRunsOfDaysOff(calendar, start - maxDaysBeyondYear, end + maxDaysBeyondYear);
  const isWithinYear = (day: number) => start <= day && day <= end;
  const listHolidayNames = ({ first, last }: DaysOff) => {
    const names: string[] = [];
    for (let day = first; day <= last; day += 1) {
      const name = calendar.closed.get(day)?.name;
      if (name !== undefined && !names.includes(name)) names.push(name);
    }
    return names;
  };
  const longWeekends = runs
    .filter((run) => isWithinYear(run.first) && countDays(run) >= minLongWeekendDays)
    .map((run) => ({
      from: formatDay(run.first),
      to: formatDay(run.last),
      days: countDays(run),
      holidayNames: listHolidayNames(run),
    }))
    .filter(({ holidayNames }) => holidayNames.length > 0);
  const bridgeDays = runs.flatMap((run, index) => {
    const nextRun = runs[index + 1];
    const bridgeDay = run.last + 1;
    if (nextRun === undefined || nextRun.first !== bridgeDay + 1 || !isWithinYear(bridgeDay)) return [];
    return [
      {
        date: formatDay(bridgeDay),
        from: formatDay(run.first),
        to: formatDay(nextRun.last),
        days: nextRun.last - run.first + 1,
      },
    ];
  });
  return { bridgeDays, longWeekends };
}
