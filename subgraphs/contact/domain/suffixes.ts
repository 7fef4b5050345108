/** Yields a name and its parent domains, longest first: `a.b.c`, `b.c`, `c`. */
export function* listSuffixes(name: string): Generator<string> {
  let remainingName = name;
  for (;;) {
    yield remainingName;
    const dotIndex = remainingName.indexOf('.');
    if (dotIndex === -1) return;
    remainingName = remainingName.slice(dotIndex + 1);
  }
}
