/** A value, a promise of it, or what was thrown. */
type Told = { readonly value: unknown } | { readonly error: unknown };

/**
 * What resolvers have answered within one operation. Its parts are operations of their own, which all begin at the root:
 * by this they go the same way, over the same objects, and nothing is looked up twice.
 */
export class LookupMemo {
  readonly #told = new WeakMap<object, WeakMap<object, Map<string, Told>>>();
  /** Stands for the root. */
  readonly #root = {};

  /**
   * @param source what the field is resolved on; undefined for the root.
   * @param field what tells it from the others of its type.
   * @param given the arguments, as JSON tells them apart.
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
