/** JSON of unknown shape, as other services send it. Readers return null when a member is missing or has another type. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Path to a value: object keys and list indexes, the outermost first. An empty path means the value itself. */
type Path = readonly (string | number)[];

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON. @returns undefined when the text is not valid JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of nested levels in JSON that clients send. */
export const maxLevels = 100;

/**
 * Whether objects and lists are nested more than `levels` deep. JSON.parse accepts any depth, but JSON.stringify and
 * recursive readers overflow the stack.
 */
export function isTooDeep(value: unknown, levels: number = maxLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

export function at(value: unknown, ...path: Path): unknown {
  let here = value;
  for (const key of path) here = typeof key === 'number' ? elementAt(here, key) : memberAt(here, key);
  return here ?? null;
}

const memberAt = (value: unknown, key: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : null;

const elementAt = (value: unknown, place: number): unknown => listOrEmpty(value)[place];

const listOrEmpty = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function objectAt(value: unknown, ...path: Path): JsonObject | null {
  const found = at(value, ...path);
  return isJsonObject(found) ? found : null;
}

/** Returns the list at a path; empty when there is none. */
export const listAt = (value: unknown, ...path: Path): readonly unknown[] => listOrEmpty(at(value, ...path));

/** Returns the objects in the list at a path. */
export const objectsAt = (value: unknown, ...path: Path): readonly JsonObject[] =>
  listAt(value, ...path).filter(isJsonObject);

/** Returns the strings in the list at a path. */
export const textsAt = (value: unknown, ...path: Path): readonly string[] =>
  listAt(value, ...path).filter((item) => typeof item === 'string');

/** Returns the trimmed string at a path; null when it is missing or blank. */
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
