import {
  isJson,
  toResponseError,
  type Json,
  type ResponseError,
  type ResponseKey,
  type Result,
} from '../../document/result.ts';
import type { DeferredPart } from './parts.ts';

/** An object with an outstanding deferred part. */
export interface Place {
  readonly part: DeferredPart;
  readonly path: readonly ResponseKey[];
  /** The object in the client's current data. */
  readonly object: Json;
}

/** The result of a deferred part for one object. */
export interface DeferredRecord {
  readonly part: DeferredPart;
  readonly path: readonly ResponseKey[];
  /** Data of the part for this object. Null when the part failed; the errors then contain the reason. */
  readonly data: Json | null;
  readonly errors: readonly ResponseError[];
}

/** Returns the objects of the client's current data that a part belongs to. */
export function findPlaces(part: DeferredPart, data: Json): readonly Place[] {
  const places: Place[] = [];
  visitObjects(part.objectPath, data, [], (object, path) => places.push({ part, path, object }));
  return places;
}

/**
 * Returns the records of a part, one for each of its places. A place whose type does not match the fragment gets no
 * record.
 * @param places the objects of the part
 */
export function createRecords(
  part: DeferredPart,
  places: readonly Place[],
  { data, errors = [] }: Result,
): readonly DeferredRecord[] {
  const [first] = places;
  if (first === undefined) return [];
  const partErrors = new PartErrors(errors, first.path.length);
  return places.flatMap(({ path }): readonly DeferredRecord[] => {
    const value = valueAt(data ?? null, path);
    if (value === undefined || (isJson(value) && Object.keys(value).length === 0)) return [];
    const nestedErrors = partErrors.below(path);
    if (isJson(value)) return [{ part, path, data: value, errors: nestedErrors }];
    return [
      { part, path, data: null, errors: nestedErrors.length > 0 ? nestedErrors : partErrors.above(path) },
    ];
  });
}

function visitObjects(
  objectPath: readonly string[],
  value: unknown,
  path: readonly ResponseKey[],
  onObject: (object: Json, path: readonly ResponseKey[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitObjects(objectPath, item, [...path, index], onObject);
    return;
  }
  if (!isJson(value)) return;
  const [key, ...rest] = objectPath;
  if (key === undefined) onObject(value, path);
  else visitObjects(rest, value[key], [...path, key], onObject);
}

/** Returns the value at a path. Null when it could not be fetched, undefined when it was not selected. */
function valueAt(data: Json | null, path: readonly ResponseKey[]): unknown {
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

  /**
   * Groups the errors of a part by place.
   * @param length length of the paths of the part's places
   */
  constructor(errors: readonly ResponseError[], length: number) {
    for (const error of errors) {
      const placePath =
        error.path !== undefined && error.path.length >= length ? error.path.slice(0, length) : null;
      if (placePath === null) {
        this.#errorsAbove.push(error);
        continue;
      }
      const key = JSON.stringify(placePath);
      const errorsOfPlace = this.#errorsBelow.get(key);
      if (errorsOfPlace === undefined) this.#errorsBelow.set(key, [error]);
      else errorsOfPlace.push(error);
    }
  }

  below(path: readonly ResponseKey[]): readonly ResponseError[] {
    return this.#errorsBelow.get(JSON.stringify(path)) ?? [];
  }

  /** Returns the errors above a place, which explain why it has no data. */
  above(path: readonly ResponseKey[]): readonly ResponseError[] {
    const explanations = this.#errorsAbove.filter(
      (error) => error.path?.every((key, index) => key === path[index]) ?? true,
    );
    return explanations.length > 0 ? explanations : [toResponseError(unexplainedError, path)];
  }
}
