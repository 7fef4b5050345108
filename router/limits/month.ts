/** A calendar month in UTC: the period of monthly units. */
export interface Month {
  /** `2026-11`. */
  readonly name: string;
  /** Epoch milliseconds; `end` belongs to the next month. */
  readonly start: number;
  readonly end: number;
}

let latest: Month = { name: '1970-01', start: 0, end: 0 };

/** @param now epoch milliseconds. @returns the same object as long as the month is the same. */
export function monthAt(now: number): Month {
  if (now >= latest.start && now < latest.end) return latest;
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  latest = {
    name: date.toISOString().slice(0, 7),
    start: Date.UTC(year, month),
    end: Date.UTC(year, month + 1),
  };
  return latest;
}
