import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { amend } from '../holiday/amend.ts';
import type { HolidayCalendar } from '../holiday/calendar.ts';
import { rulesFor } from '../holiday/rules.ts';
import type { SettlementCalendar } from '../schema.generated.ts';
import { isWeekend } from './weekend.ts';

/** A public holiday as far as work is concerned. */
export interface ClosedDay {
  readonly name: string;
  readonly estimated: boolean;
}

/** Whose business days are meant. */
export type Workplace =
  { readonly country: string; readonly region: string | null } | { readonly market: SettlementCalendar };

/** The days off of some years. */
export interface WorkCalendar {
  /** False when nothing is known but the days of rest of the week. */
  readonly coverage: boolean;
  /** The holiday of a day number. */
  readonly holiday: (day: number) => ClosedDay | undefined;
  readonly weekend: (day: number) => boolean;
  readonly business: (day: number) => boolean;
}

/** The first year of which the published rules of a settlement calendar are held. */
export const firstYearOf: Readonly<Record<SettlementCalendar, number>> = {
  target2: 2002,
  federal_reserve: 1986,
  nyse: 1998,
  lse: 1998,
};

const numberOf = (iso: string): number | null => {
  const date = parseDate(iso);
  return date === null ? null : toDayNumber(date);
};

/** The days off between two day numbers, which are loaded once; what lies outside of them is not known. */
export async function workCalendar(
  place: Workplace,
  from: number,
  to: number,
  calendar: HolidayCalendar,
): Promise<WorkCalendar> {
  const closed = new Map<number, ClosedDay>();
  let coverage = true;
  for (let { year } = fromDayNumber(from); year <= fromDayNumber(to).year; year += 1) {
    const days = 'market' in place ? daysOfMarket(place.market, year) : await calendar(place.country, year);
    coverage &&= days !== null;
    for (const { date, name, type, estimated, ...rest } of days ?? []) {
      const day = numberOf(date);
      if (day === null || type !== 'public' || closed.has(day)) continue;
      const regions = 'regions' in rest ? (rest.regions ?? null) : null;
      const kept = regions === null || ('country' in place && regions.includes(place.region ?? ''));
      if (kept) closed.set(day, { name, estimated });
    }
  }
  // Settlement calendars rest on Saturday and Sunday, as places that the table of weekends does not name.
  const week = 'market' in place ? place.market : place.country;
  const weekend = (day: number) => isWeekend(week, day);
  return {
    coverage,
    holiday: (day) => closed.get(day),
    weekend,
    business: (day) => !weekend(day) && !closed.has(day),
  };
}

function daysOfMarket(market: SettlementCalendar, year: number) {
  const rules = rulesFor(market);
  if (rules === undefined) throw new Error(`holiday-rules.tsv has no rules of ${market}`);
  return amend(market, [rules], () => [], year);
}
