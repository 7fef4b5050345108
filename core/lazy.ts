/** Builds a table when it is first asked for, once. */
export function lazy<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined;
  return () => (built ??= { value: build() }).value;
}
