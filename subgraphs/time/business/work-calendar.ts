import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { amend } from '../holiday/amend.ts';
import type { HolidayCalendar } from '../holiday/calendar.ts';
import { rulesFor } from '../holiday/rules.ts';
import type { Holiday, SettlementCalendar } from '../schema.generated.ts';
import { weekendsOf } from './weekend.ts';

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
  /** Its holidays by day number. */
  readonly closed: ReadonlyMap<number, ClosedDay>;
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
    const days =
      'market' in place ? closedOfMarket(place.market, year) : await closedOfCountry(place, year, calendar);
    coverage &&= days !== null;
    for (const [day, holiday] of days ?? []) if (!closed.has(day)) closed.set(day, holiday);
  }
  // Settlement calendars rest on Saturday and Sunday, as places that the table of weekends does not name.
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

/** By year, as the calendar hands it out, and by region: one operation may ask for the same years a hundred times. */
const ofRegions = new WeakMap<readonly Holiday[], Map<string | null, Closed>>();
/** By market and year; some 400 at most. */
const ofMarkets = new Map<string, Closed>();

async function closedOfCountry(
  { country, region }: { readonly country: string; readonly region: string | null },
  year: number,
  calendar: HolidayCalendar,
): Promise<Closed | null> {
  const days = await calendar(country, year);
  if (days === null) return null;
  const regions = ofRegions.get(days) ?? new Map<string | null, Closed>();
  ofRegions.set(days, regions);
  const closed =
    regions.get(region) ??
    closedOf(days.filter(({ regions: of }) => of === null || of === undefined || of.includes(region ?? '')));
  regions.set(region, closed);
  return closed;
}

function closedOfMarket(market: SettlementCalendar, year: number): Closed {
  const key = `${market} ${year}`;
  const known = ofMarkets.get(key);
  if (known !== undefined) return known;
  const rules = rulesFor(market);
  if (rules === undefined) throw new Error(`holiday-rules.tsv has no rules of ${market}`);
  const closed = closedOf(amend(market, [rules], () => [], year));
  ofMarkets.set(key, closed);
  return closed;
}

type Kept = Pick<Holiday, 'date' | 'name' | 'type' | 'estimated'> & Partial<Pick<Holiday, 'from' | 'to'>>;

/** A holiday of some hours leaves the day a business day. */
function closedOf(days: readonly Kept[]): Closed {
  const closed = new Map<number, ClosedDay>();
  for (const { date, name, type, estimated, from = null, to = null } of days) {
    const day = numberOf(date);
    const isWhole = from === null && to === null;
    if (day !== null && type === 'public' && isWhole && !closed.has(day))
      closed.set(day, { name, estimated });
  }
  return closed;
}
