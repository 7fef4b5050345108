/** Yields a name and its parent domains, longest first: `a.b.c`, `b.c`, `c`. */
export function* suffixesOf(name: string): Generator<string> {
  let rest = name;
  for (;;) {
    yield rest;
    const dot = rest.indexOf('.');
    if (dot === -1) return;
    rest = rest.slice(dot + 1);
  }
}
