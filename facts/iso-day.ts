export const dayMs = 86_400_000;

/** The day of an instant (epoch milliseconds) in UTC, as YYYY-MM-DD. */
export const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && isoDay(instant) === text;
}
