import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import type { BridgeDay, LongWeekend } from '../schema.generated.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** A run of consecutive days off: the first and the last day number. */
interface Run {
  readonly first: number;
  readonly last: number;
}

/** Maximum number of days by which a run of days off extends beyond its year. */
export const reach = 20;
const isoOf = (day: number) => formatIso(fromDayNumber(day));
const lengthOf = ({ first, last }: Run) => last - first + 1;
/** Minimum length of a long weekend: Saturday, Sunday and one more day. */
const minLongWeekendDays = 3;

function runsOf({ business }: WorkCalendar, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let day = from; day <= to; day += 1) {
    if (business(day)) continue;
    const first = day;
    while (day < to && !business(day + 1)) day += 1;
    runs.push({ first, last: day });
  }
  return runs;
}

/**
 * Finds the long weekends that begin in a year (at least three days off in a row, one of them a holiday), and the
 * bridge days: single working days between two runs of days off.
 */
export function longWeekendsOf(
  calendar: WorkCalendar,
  year: number,
): { readonly bridgeDays: BridgeDay[]; readonly longWeekends: LongWeekend[] } {
  const start = toDayNumber({ year, month: 1, day: 1 });
  const end = toDayNumber({ year, month: 12, day: 31 });
  const runs = runsOf(calendar, start - reach, end + reach);
  const within = (day: number) => start <= day && day <= end;
  const namesIn = ({ first, last }: Run) => {
    const names: string[] = [];
    for (let day = first; day <= last; day += 1) {
      const name = calendar.closed.get(day)?.name;
      if (name !== undefined && !names.includes(name)) names.push(name);
    }
    return names;
  };
  const longWeekends = runs
    .filter((run) => within(run.first) && lengthOf(run) >= minLongWeekendDays)
    .map((run) => ({
      from: isoOf(run.first),
      to: isoOf(run.last),
      days: lengthOf(run),
      holidayNames: namesIn(run),
    }))
    .filter(({ holidayNames }) => holidayNames.length > 0);
  const bridgeDays = runs.flatMap((run, index) => {
    const following = runs[index + 1];
    const bridge = run.last + 1;
    if (following === undefined || following.first !== bridge + 1 || !within(bridge)) return [];
    return [
      {
        date: isoOf(bridge),
        from: isoOf(run.first),
        to: isoOf(following.last),
        days: following.last - run.first + 1,
      },
    ];
  });
  return { bridgeDays, longWeekends };
}
