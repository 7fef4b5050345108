/** Delays a computation until its first use, and caches the result. */
export function memoize<T>(build: () => T): () => T {
  let cachedValue: { readonly value: T } | undefined;
  return () => (cachedValue ??= { value: build() }).value;
}
