/** Careful steps into JSON that somebody else wrote: what is not there, or of another kind, is null. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return null;
    here = Object.getOwnPropertyDescriptor(here, key)?.value ?? null;
  }
  return here;
}

export const numberAt = (value: unknown, ...path: readonly (string | number)[]): number | null => {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
};

/** Null when blank. */
export const textAt = (value: unknown, ...path: readonly (string | number)[]): string | null => {
  const found = at(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
};

/** Empty when it is no list. */
export const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};
