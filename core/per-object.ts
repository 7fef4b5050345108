/** Caches one computed value per object for as long as the object lives. */
export function perObject<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    let entry = cache.get(of);
    if (entry === undefined) cache.set(of, (entry = { value: make(of) }));
    return entry.value;
  };
}
