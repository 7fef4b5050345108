/** Caches a computed value for each object, for the lifetime of the object. */
export function memoizePerObject<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    let entry = cache.get(of);
    if (entry === undefined) cache.set(of, (entry = { value: make(of) }));
    return entry.value;
  };
}
