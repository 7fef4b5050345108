/** The outcome of a resolver: a value, a promise of it, or a thrown error. */
type ResolverOutcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Caches resolver results within one operation. The deferred parts of an operation are separate operations that all
 * start at the root. The cache makes them share the same objects, so that nothing is looked up twice.
 */
export class LookupMemo {
  readonly #outcomes = new WeakMap<object, WeakMap<object, Map<string, ResolverOutcome>>>();
  /** The object that represents the root value. */
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
    let fields = this.#outcomes.get(owner);
    if (fields === undefined) this.#outcomes.set(owner, (fields = new WeakMap()));
    let outcomes = fields.get(field);
    if (outcomes === undefined) fields.set(field, (outcomes = new Map<string, ResolverOutcome>()));
    const key = JSON.stringify(given);
    let outcome = outcomes.get(key);
    if (outcome === undefined) outcomes.set(key, (outcome = runResolver(resolve)));
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }
}

function runResolver(resolve: () => unknown): ResolverOutcome {
  try {
    return { value: resolve() };
  } catch (error) {
    return { error };
  }
}
