/** A JSON object of somebody else's answer: what it holds is checked key by key. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isJsonRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key's text without blanks around it. Null when it is missing, blank or no text. */
export function textOf(record: JsonRecord, key: string): string | null {
  const value = record[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
