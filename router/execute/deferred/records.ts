import {
  isJson,
  responseError,
  type Json,
  type ResponseError,
  type ResponseKey,
  type Result,
} from '../../document/result.ts';
import type { Part } from './parts.ts';

/** An object with an outstanding deferred part. */
export interface Place {
  readonly part: Part;
  readonly path: readonly ResponseKey[];
  /** The object in the client's current data. */
  readonly object: Json;
}

/** The result of a deferred part for one object. */
export interface DeferredRecord {
  readonly part: Part;
  readonly path: readonly ResponseKey[];
  /** Null when the part failed; the errors have the reason. */
  readonly data: Json | null;
  readonly errors: readonly ResponseError[];
}

/** Returns the objects of the client's current data that a part belongs to. */
export function placesOf(part: Part, data: Json): readonly Place[] {
  const found: Place[] = [];
  walk(part.way, data, [], (object, path) => found.push({ part, path, object }));
  return found;
}

/**
 * Returns the records of a part, one for each of its places. A place whose type does not match the fragment gets no
 * record.
 * @param places the objects of the part
 */
export function recordsOf(
  part: Part,
  places: readonly Place[],
  { data, errors = [] }: Result,
): readonly DeferredRecord[] {
  const [first] = places;
  if (first === undefined) return [];
  const partErrors = new PartErrors(errors, first.path.length);
  return places.flatMap(({ path }): readonly DeferredRecord[] => {
    const found = at(data ?? null, path);
    if (found === undefined || (isJson(found) && Object.keys(found).length === 0)) return [];
    const own = partErrors.below(path);
    if (isJson(found)) return [{ part, path, data: found, errors: own }];
    return [{ part, path, data: null, errors: own.length > 0 ? own : partErrors.above(path) }];
  });
}

function walk(
  way: readonly string[],
  value: unknown,
  path: readonly ResponseKey[],
  found: (object: Json, path: readonly ResponseKey[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(way, item, [...path, index], found);
    return;
  }
  if (!isJson(value)) return;
  const [key, ...rest] = way;
  if (key === undefined) found(value, path);
  else walk(rest, value[key], [...path, key], found);
}

/** Returns the value at a path. Null when it could not be fetched, undefined when it was not selected. */
function at(data: Json | null, path: readonly ResponseKey[]): unknown {
  let value: unknown = data;
  for (const key of path) {
    if (isJson(value)) value = value[key];
    else if (Array.isArray(value) && typeof key === 'number')
      value = value[key] === undefined ? null : value[key];
    else return value === undefined ? undefined : null;
  }
  return value;
}

const unexplainedError: ResponseError = {
  message:
    'The object of this part has changed since the first part of the response: send the request again.',
  extensions: { code: 'service_unavailable' },
};

/** The errors of a part, grouped by place. */
class PartErrors {
  readonly #errorsBelow = new Map<string, ResponseError[]>();
  readonly #errorsAbove: ResponseError[] = [];

  /** @param length length of the paths of the part's places */
  constructor(errors: readonly ResponseError[], length: number) {
    for (const error of errors) {
      const place =
        error.path !== undefined && error.path.length >= length ? error.path.slice(0, length) : null;
      if (place === null) {
        this.#errorsAbove.push(error);
        continue;
      }
      const key = JSON.stringify(place);
      const known = this.#errorsBelow.get(key);
      if (known === undefined) this.#errorsBelow.set(key, [error]);
      else known.push(error);
    }
  }

  below(path: readonly ResponseKey[]): readonly ResponseError[] {
    return this.#errorsBelow.get(JSON.stringify(path)) ?? [];
  }

  /** Returns the errors above a place, which explain why it has no data. */
  above(path: readonly ResponseKey[]): readonly ResponseError[] {
    const found = this.#errorsAbove.filter(
      (error) => error.path?.every((key, index) => key === path[index]) ?? true,
    );
    return found.length > 0 ? found : [responseError(unexplainedError, path)];
  }
}
