/** Careful steps into JSON that somebody else wrote: what is not of the kind asked for is null. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (parent: JsonObject, key: string): JsonObject | null => {
  const value = parent[key];
  return isJsonObject(value) ? value : null;
};

/** Empty when it is no list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const listAt = (parent: JsonObject, key: string): readonly unknown[] => asList(parent[key]);

/** Trimmed; null when blank. */
export const textAt = (parent: JsonObject, key: string): string | null => {
  const value = parent[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export const booleanAt = (parent: JsonObject, key: string): boolean | null => {
  const value = parent[key];
  return typeof value === 'boolean' ? value : null;
};
