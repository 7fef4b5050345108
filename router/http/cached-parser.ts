/** Maximum number of cached header values. Above this number, the cache is cleared. */
const maxEntries = 256;
const maxHeaderLength = 256;

/** Caches the result of parsing a header, since clients send few distinct values. Long values are not cached. */
export function createCachedParser<T>(parse: (header: string) => T): (header: string) => T {
  const cache = new Map<string, { readonly value: T }>();
  return (header) => {
    const cachedValue = cache.get(header);
    if (cachedValue !== undefined) return cachedValue.value;
    const value = parse(header);
    if (header.length >= maxHeaderLength) return value;
    if (cache.size >= maxEntries) cache.clear();
    cache.set(header, { value });
    return value;
  };
}
