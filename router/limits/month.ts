/** A calendar month in UTC: the period of monthly units. */
export interface Month {
  /** Name of the month, such as `2026-11`. */
  readonly name: string;
  /** Start and end in epoch milliseconds. The end is exclusive. */
  readonly start: number;
  readonly end: number;
}

let latestMonth: Month = { name: '1970-01', start: 0, end: 0 };

/**
 * Returns the month of a time.
 * @param now epoch milliseconds
 * @returns the same object for all times in the current month
 */
export function toMonth(now: number): Month {
  if (now >= latestMonth.start && now < latestMonth.end) return latestMonth;
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  latestMonth = {
    name: date.toISOString().slice(0, 7),
    start: Date.UTC(year, month),
    end: Date.UTC(year, month + 1),
  };
  return latestMonth;
}
