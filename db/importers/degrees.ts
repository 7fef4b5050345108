/** A coordinate as sources write it. Null: none. */
export function degrees(text: string | number | null | undefined, limit: 90 | 180): number | null {
  if (text === null || text === undefined || text === '') return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
