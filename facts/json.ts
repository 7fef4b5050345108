/** Careful steps into JSON whose types nobody vouches for here: what is not of the kind asked for is null. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (parent: JsonObject | null, key: string): JsonObject | null => {
  const value = parent?.[key];
  return isJsonObject(value) ? value : null;
};

/** Empty when it is no list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const listAt = (parent: JsonObject | null, key: string): readonly unknown[] => asList(parent?.[key]);

/** Those of a list that are objects. */
export const objectsAt = (parent: JsonObject | null, key: string): readonly JsonObject[] =>
  listAt(parent, key).filter(isJsonObject);

/** Those of a list that are texts. */
export const textsAt = (parent: JsonObject | null, key: string): readonly string[] =>
  listAt(parent, key).filter((item) => typeof item === 'string');

/** Trimmed; null when blank. */
export const textAt = (parent: JsonObject | null, key: string): string | null => {
  const value = parent?.[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export const numberAt = (parent: JsonObject | null, key: string): number | null => {
  const value = parent?.[key];
  return typeof value === 'number' ? value : null;
};

export const booleanAt = (parent: JsonObject, key: string): boolean | null => {
  const value = parent[key];
  return typeof value === 'boolean' ? value : null;
};
