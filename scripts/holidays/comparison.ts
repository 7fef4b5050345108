import { createHolidayCalendar } from '../../subgraphs/time/holiday/calendar.ts';

/** A day that only one of the two sets has. */
interface Day {
  readonly date: string;
  readonly name: string;
}

/** Comparison of the holidays of one year. */
interface ComparedYear {
  readonly year: number;
  readonly common: number;
  readonly onlyOurs: readonly Day[];
  readonly onlyTheirs: readonly Day[];
}

const calendar = createHolidayCalendar(4096);

/**
 * Compares the years for which the independent set has any day.
 * @param place a country (its nationwide days are compared) or a region such as `GB-SCT` (all its days)
 * @param theirs an object from ISO dates to names
 * @returns null when this service has no calendar of the country
 */
export async function compareYears(
  place: string,
  theirs: unknown,
  first: number,
  last: number,
): Promise<ComparedYear[] | null> {
  const [country = '', region = null] = place.split('-');
  const entries = Object.entries(theirs ?? {}).map(([date, name]) => ({ date, name: String(name) }));
  const years: ComparedYear[] = [];
  for (let year = first; year <= last; year += 1) {
    const days = await calendar(country, year);
    if (days === null) return null;
    const holidaysOfYear = new Map(
      entries.filter(({ date }) => date.startsWith(`${year}-`)).map((day) => [day.date, day]),
    );
    if (holidaysOfYear.size === 0) continue;
    const ownDays = new Map(
      days
        .filter(
          ({ type, regions }) =>
            type === 'public' &&
            (regions === null || regions === undefined || regions.includes(region ?? '')),
        )
        .map(({ date, name }) => [date, { date, name }]),
    );
    years.push({
      year,
      common: [...ownDays.keys()].filter((date) => holidaysOfYear.has(date)).length,
      onlyOurs: [...ownDays.values()].filter(({ date }) => !holidaysOfYear.has(date)),
      onlyTheirs: [...holidaysOfYear.values()].filter(({ date }) => !ownDays.has(date)),
    });
  }
  return years;
}

/** Lists the days that only one of the two sets has, by date. */
export const listDifferentDays = (years: readonly ComparedYear[]) =>
  years
    .flatMap(({ onlyOurs, onlyTheirs }) => [
      ...onlyOurs.map((day) => ({ ...day, sign: '+' })),
      ...onlyTheirs.map((day) => ({ ...day, sign: '-' })),
    ])
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

type Sign = '+' | '-';

/**
 * Returns the first year from which all years agree up to the last one. Null when the last year differs.
 * @param isExplained whether a difference has a known reason, so that it counts as agreement
 */
export function findFirstAgreedYear(
  years: readonly ComparedYear[],
  isExplained: (sign: Sign, date: string) => boolean = () => false,
): number | null {
  let agreedYear: number | null = null;
  let followingYear: number | null = null;
  for (const { year, onlyOurs, onlyTheirs } of [...years].reverse()) {
    const hasAgreed =
      onlyOurs.every(({ date }) => isExplained('+', date)) &&
      onlyTheirs.every(({ date }) => isExplained('-', date));
    if (!hasAgreed || (followingYear !== null && year !== followingYear - 1)) break;
    followingYear = year;
    agreedYear = year;
  }
  return agreedYear;
}
