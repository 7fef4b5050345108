import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { amendHolidays } from '../holiday/amend.ts';
import type { HolidayCalendar } from '../holiday/calendar.ts';
import { rulesFor } from '../holiday/rules.ts';
import { isVerified } from '../holiday/verified.ts';
import type { Holiday, SettlementCalendar } from '../schema.generated.ts';
import { weekendsOf } from './weekend.ts';

/** A public holiday on which business is closed. */
export interface ClosedDay {
  readonly name: string;
  readonly estimated: boolean;
}

/** The country, region or market whose business days are computed. */
export type Workplace =
  { readonly country: string; readonly region: string | null } | { readonly market: SettlementCalendar };

/** The days off in a range of days. */
export interface WorkCalendar {
  /** False when a year is not covered: there is no calendar, or the year is before the verified ones. */
  readonly coverage: boolean;
  /** Holidays by day number. */
  readonly closed: ReadonlyMap<number, ClosedDay>;
  readonly weekend: (day: number) => boolean;
  readonly business: (day: number) => boolean;
}

/** The first year for which the published rules of a settlement calendar are included. */
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

/** Loads the non-working days from the day number `from` to `to`. Days outside that range are unknown. */
export async function workCalendar(
  place: Workplace,
  from: number,
  to: number,
  calendar: HolidayCalendar,
): Promise<WorkCalendar> {
  const closed = new Map<number, ClosedDay>();
  let coverage = true;
  for (let { year } = fromDayNumber(from); year <= fromDayNumber(to).year; year += 1) {
    const days =
      'market' in place ? closedOfMarket(place.market, year) : await closedOfCountry(place, year, calendar);
    coverage &&= days !== null && ('market' in place || isVerified(place.country, year));
    for (const [day, holiday] of days ?? []) if (!closed.has(day)) closed.set(day, holiday);
  }
  // Settlement calendars are not in the table of weekends, so their weekend is Saturday and Sunday.
  const weekend = weekendsOf(
    'market' in place
      ? place.market
      : place.region === null
        ? place.country
        : `${place.country}-${place.region}`,
  );
  return {
    coverage,
    closed,
    weekend,
    business: (day) => !weekend(day) && !closed.has(day),
  };
}

type Closed = ReadonlyMap<number, ClosedDay>;

/**
 * Cache by the array that the calendar returns for a year, and by region: one operation may need the same year a hundred times.
 */
const closedByRegion = new WeakMap<readonly Holiday[], Map<string | null, Closed>>();
/** Cache by market and year, with at most some 400 entries. */
const closedByMarket = new Map<string, Closed>();

async function closedOfCountry(
  { country, region }: { readonly country: string; readonly region: string | null },
  year: number,
  calendar: HolidayCalendar,
): Promise<Closed | null> {
  const days = await calendar(country, year);
  if (days === null) return null;
  const regions = closedByRegion.get(days) ?? new Map<string | null, Closed>();
  closedByRegion.set(days, regions);
  const closed =
    regions.get(region) ??
    closedOf(days.filter(({ regions: of }) => of === null || of === undefined || of.includes(region ?? '')));
  regions.set(region, closed);
  return closed;
}

function closedOfMarket(market: SettlementCalendar, year: number): Closed {
  const key = `${market} ${year}`;
  const cached = closedByMarket.get(key);
  if (cached !== undefined) return cached;
  const rules = rulesFor(market);
  if (rules.length === 0) throw new Error(`holiday-rules.tsv has no rules of ${market}`);
  const closed = closedOf(amendHolidays(market, rules, () => [], year));
  closedByMarket.set(key, closed);
  return closed;
}

type ClosingHoliday = Pick<Holiday, 'date' | 'name' | 'type' | 'estimated'> &
  Partial<Pick<Holiday, 'from' | 'to'>>;

/** Keeps public holidays that close the whole day; a partial holiday leaves a business day. */
function closedOf(days: readonly ClosingHoliday[]): Closed {
  const closed = new Map<number, ClosedDay>();
  for (const { date, name, type, estimated, from = null, to = null } of days) {
    const day = numberOf(date);
    const isWhole = from === null && to === null;
    if (day !== null && type === 'public' && isWhole && !closed.has(day))
      closed.set(day, { name, estimated });
  }
  return closed;
}
