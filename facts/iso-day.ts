export const dayMs = 86_400_000;

/** Formats the UTC day of an instant (epoch milliseconds) as YYYY-MM-DD. @throws RangeError for an invalid instant */
export function formatIsoDay(instant: number): string {
  const day = Math.floor(instant / dayMs);
  // Cache the last day, because most calls are for the current day.
  if (day === lastDay) return lastText;
  lastText = new Date(instant).toISOString().slice(0, 10);
  lastDay = day;
  return lastText;
}

let [lastDay, lastText] = [Number.NaN, ''];

/** Whether a text is an existing day in the format YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && formatIsoDay(instant) === text;
}
