/** Makes a value of an object when it is first asked for, and keeps it as long as the object is. */
export function perObject<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    let known = made.get(of);
    if (known === undefined) made.set(of, (known = { value: make(of) }));
    return known.value;
  };
}
