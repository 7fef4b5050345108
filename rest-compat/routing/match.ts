import { nearest } from '../parameters/nearest.ts';

/** Where a path leads: the rows that share it, and the raw (still encoded) values of its path parameters. */
export interface Match<T> {
  readonly rows: readonly T[];
  readonly values: readonly string[];
}

interface Node<T> {
  readonly literal: Map<string, Node<T>>;
  /** `{name}`: one segment. */
  one: Node<T> | null;
  /** `{name+}`: the rest, slashes included. */
  rest: T[] | null;
  readonly rows: T[];
}

const node = <T>(): Node<T> => ({ literal: new Map(), one: null, rest: null, rows: [] });

/**
 * A tree of path templates. Literal segments win over parameters, one segment over the rest; a trailing slash is
 * the same path. Raw slashes separate, encoded ones (%2F) belong to a value.
 */
export class PathTree<T> {
  readonly #root = node<T>();

  add(template: string, row: T): void {
    let at = this.#root;
    for (const segment of template.split('/').slice(1)) {
      if (segment.endsWith('+}')) {
        at.rest ??= [];
        at.rest.push(row);
        return;
      }
      if (segment.startsWith('{')) {
        at.one ??= node();
        at = at.one;
        continue;
      }
      let next = at.literal.get(segment);
      if (next === undefined) at.literal.set(segment, (next = node()));
      at = next;
    }
    at.rows.push(row);
  }

  /**
   * The path that was most likely meant by one that no template fits: words of templates that are nearly those of the path
   * stand in their place, and everything else stays as it is. Null when there is none.
   */
  near(path: string): string | null {
    const segments = path.replace(/\/$/, '').slice(1).split('/');
    return segments.length > deepest ? null : (nearly(this.#root, segments)?.join('/') ?? null);
  }

  /** @param path raw, from its leading slash on. @returns null when no template fits. */
  find(path: string): Match<T> | null {
    const segments = (path.endsWith('/') ? path.slice(1, -1) : path.slice(1)).split('/');
    return search(this.#root, segments, 0, []);
  }
}

function search<T>(
  at: Node<T>,
  segments: readonly string[],
  index: number,
  values: string[],
): Match<T> | null {
  const segment = segments[index];
  if (segment === undefined) return at.rows.length > 0 ? { rows: at.rows, values } : null;
  const literal = at.literal.get(segment);
  const found = literal === undefined ? null : search(literal, segments, index + 1, values);
  if (found !== null) return found;
  // An empty segment is no value: /country//states leads nowhere.
  if (at.one !== null && segment !== '') {
    const deeper = search(at.one, segments, index + 1, [...values, segment]);
    if (deeper !== null) return deeper;
  }
  return at.rest === null || segment === ''
    ? null
    : { rows: at.rest, values: [...values, segments.slice(index).join('/')] };
}

/** No template has more segments; a longer path is none that was mistyped. */
const deepest = 8;

/** @returns the segments, each with a slash before them in front */
function nearly<T>(at: Node<T>, [segment, ...more]: readonly string[]): string[] | null {
  if (segment === undefined) return at.rows.length > 0 ? [''] : null;
  if (segment === '') return null;
  const words = [...at.literal.keys()];
  const meant = at.literal.has(segment)
    ? segment
    : (nearest(segment, words) ?? nearest(singular(segment), words));
  const literal = meant === null ? undefined : at.literal.get(meant);
  for (const [next, word] of [
    [literal, meant],
    [at.one ?? undefined, segment],
  ] as const) {
    const found = next === undefined ? null : nearly(next, more);
    if (found !== null) return ['', word ?? segment, ...found.slice(1)];
  }
  return at.rest === null ? null : ['', segment, ...more];
}

/** `cities` as `city`. */
const singular = (word: string): string => word.replace(/ies$/i, 'y').replace(/s$/i, '');

/** The names of a template's path parameters, in order. */
export const pathParameters = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)\+?\}/g), ([, name]) => name ?? '');
