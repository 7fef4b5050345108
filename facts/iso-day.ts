export const dayMs = 86_400_000;

/** The day of an instant (epoch milliseconds) in UTC, as YYYY-MM-DD. @throws RangeError when it is none */
export function isoDay(instant: number): string {
  const day = Math.floor(instant / dayMs);
  // It is mostly today that is asked for.
  if (day === lastDay) return lastText;
  lastText = new Date(instant).toISOString().slice(0, 10);
  lastDay = day;
  return lastText;
}

let [lastDay, lastText] = [Number.NaN, ''];

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && isoDay(instant) === text;
}
