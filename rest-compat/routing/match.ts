import { nearest } from '../parameters/nearest.ts';

/** The routes that share a path, and the raw (still percent-encoded) values of its path parameters. */
export interface Match<T> {
  readonly rows: readonly T[];
  readonly values: readonly string[];
}

interface Node<T> {
  readonly literal: Map<string, Node<T>>;
  /** `{name}`: matches one segment. */
  one: Node<T> | null;
  /** `{name+}`: matches the remaining path, including slashes. */
  rest: T[] | null;
  readonly rows: T[];
}

const node = <T>(): Node<T> => ({ literal: new Map(), one: null, rest: null, rows: [] });

/**
 * A tree of path templates. Literal segments take precedence over parameters, `{name}` over `{name+}`. A trailing slash
 * is ignored, except after a word that a parameter follows: `/city/id/` is `/city/id/{id}` with an empty id. Slashes separate segments; an encoded slash (%2F) is part of a value.
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
   * Returns a known path that is similar to an unknown one: literal segments are corrected, values stay as they are.
   * @returns null when there is none
   */
  near(path: string): string | null {
    const segments = path.replace(/\/$/, '').slice(1).split('/');
    return segments.length > maxSegments ? null : (corrected(this.#root, segments)?.join('/') ?? null);
  }

  /**
   * Returns the rows of the templates that have one parameter more than a path: those of `/phone/{number}` for `/phone` and
   * `/phones`.
   */
  below(path: string): readonly T[] {
    let at = this.#root;
    for (const segment of path.replace(/\/$/, '').slice(1).split('/').slice(0, maxSegments)) {
      const words = [...at.literal.keys()];
      const word = at.literal.has(segment)
        ? segment
        : (nearest(segment, words) ?? nearest(singular(segment), words));
      const next = word === null ? undefined : at.literal.get(word);
      if (next === undefined) return [];
      at = next;
    }
    const rows = at.one?.rows ?? [];
    return rows.length > 0 ? rows : (at.rest ?? []);
  }

  /**
   * @param path raw, with a leading slash
   * @returns null when no template matches
   */
  find(path: string): Match<T> | null {
    const isOpen = path.endsWith('/');
    const segments = (isOpen ? path.slice(1, -1) : path.slice(1)).split('/');
    const match = search(this.#root, segments, 0, []);
    if (!isOpen || match === null || match.values.length === 0) return match;
    const rows = this.#literal(segments)?.one?.rows ?? [];
    return rows.length > 0 ? { rows, values: [''] } : match;
  }

  /** @returns the node of a path without parameters; null when there is none */
  #literal(segments: readonly string[]): Node<T> | null {
    let at = this.#root;
    for (const segment of segments) {
      const next = at.literal.get(segment);
      if (next === undefined) return null;
      at = next;
    }
    return at;
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
  const match = literal === undefined ? null : search(literal, segments, index + 1, values);
  if (match !== null) return match;
  // An empty segment is not a value: /country//states matches nothing.
  if (at.one !== null && segment !== '') {
    const nestedMatch = search(at.one, segments, index + 1, [...values, segment]);
    if (nestedMatch !== null) return nestedMatch;
  }
  return at.rest === null || segment === ''
    ? null
    : { rows: at.rest, values: [...values, segments.slice(index).join('/')] };
}

/** No template has more segments, so a longer path is not a typo. */
const maxSegments = 8;

/** @returns the corrected segments after an empty first element, for joining with slashes */
function corrected<T>(at: Node<T>, [segment, ...rest]: readonly string[]): string[] | null {
  if (segment === undefined) return at.rows.length > 0 ? [''] : null;
  if (segment === '') return null;
  const words = [...at.literal.keys()];
  const suggestion = at.literal.has(segment)
    ? segment
    : (nearest(segment, words) ?? nearest(singular(segment), words));
  const literal = suggestion === null ? undefined : at.literal.get(suggestion);
  for (const [next, word] of [
    [literal, suggestion],
    [at.one ?? undefined, segment],
  ] as const) {
    const match = next === undefined ? null : corrected(next, rest);
    if (match !== null) return ['', word ?? segment, ...match.slice(1)];
  }
  return at.rest === null ? null : ['', segment, ...rest];
}

/** Returns `city` for `cities`. */
const singular = (word: string): string => word.replace(/ies$/i, 'y').replace(/s$/i, '');

/** Returns the names of a template's path parameters, in order. */
export const pathParameters = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)\+?\}/g), ([, name]) => name ?? '');
