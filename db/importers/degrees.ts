/** Parses a coordinate. @returns null when the coordinate is missing or out of range */
export function parseDegrees(text: string | number | null | undefined, limit: 90 | 180): number | null {
  if (text === null || text === undefined || text === '') return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
