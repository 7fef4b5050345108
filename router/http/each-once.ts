/** Clients send a handful of different ones; who sends many makes the others be read again. */
const most = 256;
const longest = 256;

/** Reads each text of a header once, and not each time that it is sent. */
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
