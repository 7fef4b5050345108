/** Careful steps into JSON that somebody else wrote: what is not there, or not of the kind asked for, is null. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Keys of objects and places in lists, from the outside in; without any, the value itself is meant. */
type Path = readonly (string | number)[];

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for text that is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function at(value: unknown, ...path: Path): unknown {
  let here = value;
  for (const key of path) here = typeof key === 'number' ? elementAt(here, key) : memberAt(here, key);
  return here ?? null;
}

const memberAt = (value: unknown, key: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : null;

const elementAt = (value: unknown, place: number): unknown => asList(value)[place];

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function objectAt(value: unknown, ...path: Path): JsonObject | null {
  const found = at(value, ...path);
  return isJsonObject(found) ? found : null;
}

/** Empty when it is no list. */
export const listAt = (value: unknown, ...path: Path): readonly unknown[] => asList(at(value, ...path));

/** Those of a list that are objects. */
export const objectsAt = (value: unknown, ...path: Path): readonly JsonObject[] =>
  listAt(value, ...path).filter(isJsonObject);

/** Those of a list that are texts. */
export const textsAt = (value: unknown, ...path: Path): readonly string[] =>
  listAt(value, ...path).filter((item) => typeof item === 'string');

/** Trimmed; null when blank. */
export function textAt(value: unknown, ...path: Path): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

export function numberAt(value: unknown, ...path: Path): number | null {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}

export function booleanAt(value: unknown, ...path: Path): boolean | null {
  const found = at(value, ...path);
  return typeof found === 'boolean' ? found : null;
}
