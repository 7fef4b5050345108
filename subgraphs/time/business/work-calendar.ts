import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { amendHolidays } from '../holiday/amend.ts';
import type { HolidayCalendar } from '../holiday/calendar.ts';
import { findRuleSets } from '../holiday/rules.ts';
import { isVerified } from '../holiday/verified-years.ts';
import type { Holiday, SettlementCalendar } from '../schema.generated.ts';
import { createWeekendTest } from './weekend.ts';

/** A public holiday that is not a business day. */
export interface ClosedDay {
  readonly name: string;
  readonly estimated: boolean;
}

/** The country, region or market whose business days are computed. */
export type Workplace =
  { readonly country: string; readonly region: string | null } | { readonly market: SettlementCalendar };

/** The weekend days and holidays of a place in a range of days. */
export interface WorkCalendar {
  /** Whether verified holiday data exists for every year of the range. */
  readonly coverage: boolean;
  /** Holidays in the range by day number. */
  readonly closed: ReadonlyMap<number, ClosedDay>;
  readonly weekend: (day: number) => boolean;
  readonly business: (day: number) => boolean;
}

/** The first year of the published rules, by settlement calendar. */
export const firstYearByMarket: Readonly<Record<SettlementCalendar, number>> = {
  target2: 2002,
  federal_reserve: 1986,
  nyse: 1998,
  lse: 1998,
};

const parseDayNumber = (iso: string): number | null => {
  const date = parseDate(iso);
  return date === null ? null : toDayNumber(date);
};

/** Loads the holidays from the day number `from` to the day number `to`. The calendar is incomplete outside this range. */
export async function loadWorkCalendar(
  place: Workplace,
  from: number,
  to: number,
  calendar: HolidayCalendar,
): Promise<WorkCalendar> {
  const closedDays = new Map<number, ClosedDay>();
  let coverage = true;
  for (let { year } = fromDayNumber(from); year <= fromDayNumber(to).year; year += 1) {
    const days =
      'market' in place
        ? computeClosedDaysOfMarket(place.market, year)
        : await loadClosedDaysOfCountry(place, year, calendar);
    coverage &&= days !== null && ('market' in place || isVerified(place.country, year));
    for (const [day, holiday] of days ?? []) if (!closedDays.has(day)) closedDays.set(day, holiday);
  }
  // Settlement calendars have no row in the table of weekends, so that their weekend is Saturday and Sunday.
  const isWeekend = createWeekendTest(
    'market' in place
      ? place.market
      : place.region === null
        ? place.country
        : `${place.country}-${place.region}`,
  );
  return {
    coverage,
    closed: closedDays,
    weekend: isWeekend,
    business: (day) => !isWeekend(day) && !closedDays.has(day),
  };
}

type ClosedDays = ReadonlyMap<number, ClosedDay>;

/**
 * Cache of the public holidays, by the array of a country's year and by region. One operation can need the same year a hundred
 * times.
 */
const closedDaysByRegion = new WeakMap<readonly Holiday[], Map<string | null, ClosedDays>>();
/** Cache of the holidays of settlement calendars by market and year, with at most about 400 entries. */
const closedDaysByMarket = new Map<string, ClosedDays>();

async function loadClosedDaysOfCountry(
  { country, region }: { readonly country: string; readonly region: string | null },
  year: number,
  calendar: HolidayCalendar,
): Promise<ClosedDays | null> {
  const days = await calendar(country, year);
  if (days === null) return null;
  const regions = closedDaysByRegion.get(days) ?? new Map<string | null, ClosedDays>();
  closedDaysByRegion.set(days, regions);
  const closedDays =
    regions.get(region) ??
    collectClosedDays(
      days.filter(({ regions: of }) => of === null || of === undefined || of.includes(region ?? '')),
    );
  regions.set(region, closedDays);
  return closedDays;
}

function computeClosedDaysOfMarket(market: SettlementCalendar, year: number): ClosedDays {
  const key = `${market} ${year}`;
  const cachedValue = closedDaysByMarket.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const rules = findRuleSets(market);
  if (rules.length === 0) throw new Error(`holiday-rules.tsv has no rules of ${market}`);
  const closedDays = collectClosedDays(amendHolidays(market, rules, () => [], year));
  closedDaysByMarket.set(key, closedDays);
  return closedDays;
}

type ClosingHoliday = Pick<Holiday, 'date' | 'name' | 'type' | 'estimated'> &
  Partial<Pick<Holiday, 'from' | 'to'>>;

/** Collects the holidays of type "public" that last a complete day. A day with a partial holiday is a business day. */
function collectClosedDays(days: readonly ClosingHoliday[]): ClosedDays {
  const closedDays = new Map<number, ClosedDay>();
  for (const { date, name, type, estimated, from = null, to = null } of days) {
    const day = parseDayNumber(date);
    const isFullDay = from === null && to === null;
    if (day !== null && type === 'public' && isFullDay && !closedDays.has(day))
      closedDays.set(day, { name, estimated });
  }
  return closedDays;
}
