/**
 * A value or a promise of the value. Values are handled without a promise and without a microtask. Use this type only on the
 * measured hot paths: the executor, access control and the REST handler. All other code uses `async`.
 */
export type PromiseOrValue<T> = T | Promise<T>;

/** Whether a value is a promise by the definition of graphql-js: an object with a method `then`. */
export const isPromise = <T>(value: PromiseOrValue<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && typeof readThenProperty(value) === 'function';

// Read `then` instead of testing `'then' in value`. V8 caches property reads of many classes, but not `in`.
const readThenProperty = (value: { readonly then?: unknown }): unknown => value.then;

/** Continues with a value: immediately for a value, or when a promise resolves. */
// The name is not `then`, because `import()` treats a module that exports `then` as a promise.
export const chain = <T, U>(
  value: PromiseOrValue<T>,
  next: (value: T) => PromiseOrValue<U>,
): PromiseOrValue<U> => (isPromise(value) ? value.then(next) : next(value));

/**
 * Runs work that can throw or reject.
 * @param onError returns a result in place of the error, or throws
 */
export function attempt<T>(
  work: () => PromiseOrValue<T>,
  onError: (error: unknown) => PromiseOrValue<T>,
): PromiseOrValue<T> {
  try {
    const result = work();
    return isPromise(result) ? result.then(undefined, onError) : result;
  } catch (error) {
    return onError(error);
  }
}

/** Works like Promise.all, but returns a list instead of a promise when no value is a promise. */
export function resolveAll<T>(values: readonly PromiseOrValue<T>[]): PromiseOrValue<T[]> {
  const results: T[] = [];
  for (const value of values) {
    if (isPromise(value)) return Promise.all(values);
    results.push(value);
  }
  return results;
}
