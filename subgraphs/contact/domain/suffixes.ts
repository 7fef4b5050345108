/** Yields a name and its parent domains, longest first: `a.b.c`, `b.c`, `c`. */
export function* suffixesOf(name: string): Generator<string> {
  let remainingName = name;
  for (;;) {
    yield remainingName;
    const dot = remainingName.indexOf('.');
    if (dot === -1) return;
    remainingName = remainingName.slice(dot + 1);
  }
}
