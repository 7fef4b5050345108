/**
 * JSON of unknown shape from other services. The functions of this file return null when a member is missing or has another
 * type.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Path to a value: object keys and list indexes, the outermost first. The empty path is the value itself. */
type JsonPath = readonly (string | number)[];

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON. @returns undefined when the text is not valid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of nested levels in JSON from clients. */
export const maxJsonDepth = 100;

/**
 * Whether objects and lists are nested more than `depth` levels deep. JSON.parse accepts any depth, but JSON.stringify and
 * recursive functions overflow the stack.
 */
export function isTooDeep(value: unknown, depth: number = maxJsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1));
}

export function getValueAt(value: unknown, ...path: JsonPath): unknown {
  let currentValue = value;
  for (const key of path)
    currentValue = typeof key === 'number' ? getElement(currentValue, key) : getMember(currentValue, key);
  return currentValue ?? null;
}

const getMember = (value: unknown, key: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : null;

const getElement = (value: unknown, index: number): unknown => toList(value)[index];

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function getObjectAt(value: unknown, ...path: JsonPath): JsonObject | null {
  const member = getValueAt(value, ...path);
  return isJsonObject(member) ? member : null;
}

/** Returns the list at a path; empty when the path does not exist. */
export const getListAt = (value: unknown, ...path: JsonPath): readonly unknown[] =>
  toList(getValueAt(value, ...path));

/** Returns the objects in the list at a path. */
export const getObjectsAt = (value: unknown, ...path: JsonPath): readonly JsonObject[] =>
  getListAt(value, ...path).filter(isJsonObject);

/** Returns the strings in the list at a path. */
export const getTextsAt = (value: unknown, ...path: JsonPath): readonly string[] =>
  getListAt(value, ...path).filter((item) => typeof item === 'string');

/** Returns the trimmed string at a path; null when the string is missing or blank. */
export function getTextAt(value: unknown, ...path: JsonPath): string | null {
  const member = getValueAt(value, ...path);
  return typeof member === 'string' && member.trim() !== '' ? member.trim() : null;
}

export function getNumberAt(value: unknown, ...path: JsonPath): number | null {
  const member = getValueAt(value, ...path);
  return typeof member === 'number' && Number.isFinite(member) ? member : null;
}

export function getBooleanAt(value: unknown, ...path: JsonPath): boolean | null {
  const member = getValueAt(value, ...path);
  return typeof member === 'boolean' ? member : null;
}
