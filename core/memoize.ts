/** Delays a computation until its first use, and caches the result. */
export function lazy<T>(build: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => (cached ??= { value: build() }).value;
}
