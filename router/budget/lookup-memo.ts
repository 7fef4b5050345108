/** The outcome of a resolver: a value, a promise of it, or a thrown error. */
type Told = { readonly value: unknown } | { readonly error: unknown };

/**
 * Caches resolver results within one operation. The deferred parts of an operation are separate operations that all
 * start at the root. The cache makes them share the same objects, so that nothing is looked up twice.
 */
export class LookupMemo {
  readonly #told = new WeakMap<object, WeakMap<object, Map<string, Told>>>();
  /** Represents the root value. */
  readonly #root = {};

  /**
   * Returns the cached result of a field, or resolves it.
   * @param source object that the field is resolved on; undefined for the root
   * @param field identifies the field within its type
   * @param given arguments, compared as JSON
   */
  take(source: unknown, field: object, given: unknown, resolve: () => unknown): unknown {
    const owner = source ?? this.#root;
    if (typeof owner !== 'object') return resolve();
    let fields = this.#told.get(owner);
    if (fields === undefined) this.#told.set(owner, (fields = new WeakMap()));
    let answers = fields.get(field);
    if (answers === undefined) fields.set(field, (answers = new Map<string, Told>()));
    const key = JSON.stringify(given);
    let told = answers.get(key);
    if (told === undefined) answers.set(key, (told = tell(resolve)));
    if ('error' in told) throw told.error;
    return told.value;
  }
}

function tell(resolve: () => unknown): Told {
  try {
    return { value: resolve() };
  } catch (error) {
    return { error };
  }
}
