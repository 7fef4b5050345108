/** Maximum number of cached header values. When it is exceeded, the cache is cleared. */
const most = 256;
const longest = 256;

/** Caches the result of parsing a header, since clients send few distinct values. Long values are not cached. */
export function eachOnce<T>(read: (header: string) => T): (header: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before.value;
    const value = read(header);
    if (header.length >= longest) return value;
    if (known.size >= most) known.clear();
    known.set(header, { value });
    return value;
  };
}
