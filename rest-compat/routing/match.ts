import { findNearest } from '../parameters/nearest.ts';

/** The routes that share a path, and the raw (still percent-encoded) values of its path parameters. */
export interface Match<T> {
  readonly rows: readonly T[];
  readonly values: readonly string[];
}

interface PathNode<T> {
  readonly literal: Map<string, PathNode<T>>;
  /** `{name}`: matches one segment. */
  one: PathNode<T> | null;
  /** `{name+}`: matches the remaining path, including slashes. */
  rest: T[] | null;
  readonly rows: T[];
}

const createNode = <T>(): PathNode<T> => ({ literal: new Map(), one: null, rest: null, rows: [] });

/**
 * A tree of path templates. Literal segments take precedence over parameters, `{name}` over `{name+}`. A trailing slash is
 * ignored, except where a parameter can follow: `/city/id/` is `/city/id/{id}` with an empty id. Slashes separate segments; an
 * encoded slash (%2F) is part of a value.
 */
export class PathTree<T> {
  readonly #root = createNode<T>();

  add(template: string, row: T): void {
    let currentNode = this.#root;
    for (const segment of template.split('/').slice(1)) {
      if (segment.endsWith('+}')) {
        currentNode.rest ??= [];
        currentNode.rest.push(row);
        return;
      }
      if (segment.startsWith('{')) {
        currentNode.one ??= createNode();
        currentNode = currentNode.one;
        continue;
      }
      let nextNode = currentNode.literal.get(segment);
      if (nextNode === undefined) currentNode.literal.set(segment, (nextNode = createNode()));
      currentNode = nextNode;
    }
    currentNode.rows.push(row);
  }

  /**
   * Returns a known path that is similar to an unknown path: literal segments are corrected, values are unchanged.
   * @returns null when there is none
   */
  near(path: string): string | null {
    const segments = path.replace(/\/$/, '').slice(1).split('/');
    return segments.length > maxSegments ? null : (correctSegments(this.#root, segments)?.join('/') ?? null);
  }

  /**
   * Returns the rows of the templates with one parameter more than a path. Example: the rows of `/phone/{number}` for `/phone`
   * and `/phones`.
   */
  below(path: string): readonly T[] {
    let currentNode = this.#root;
    for (const segment of path.replace(/\/$/, '').slice(1).split('/').slice(0, maxSegments)) {
      const words = [...currentNode.literal.keys()];
      const word = currentNode.literal.has(segment)
        ? segment
        : (findNearest(segment, words) ?? findNearest(toSingular(segment), words));
      const nextNode = word === null ? undefined : currentNode.literal.get(word);
      if (nextNode === undefined) return [];
      currentNode = nextNode;
    }
    const rows = currentNode.one?.rows ?? [];
    return rows.length > 0 ? rows : (currentNode.rest ?? []);
  }

  /**
   * Finds the rows of a path.
   * @param path raw, with a leading slash
   * @returns null when no template matches
   */
  find(path: string): Match<T> | null {
    const hasTrailingSlash = path.endsWith('/');
    const segments = (hasTrailingSlash ? path.slice(1, -1) : path.slice(1)).split('/');
    const match = searchNode(this.#root, segments, 0, []);
    if (!hasTrailingSlash || match === null || match.values.length === 0) return match;
    const rows = this.#findLiteral(segments)?.one?.rows ?? [];
    return rows.length > 0 ? { rows, values: [''] } : match;
  }

  /**
   * Finds the node of a path without parameters.
   * @returns null when there is none
   */
  #findLiteral(segments: readonly string[]): PathNode<T> | null {
    let currentNode = this.#root;
    for (const segment of segments) {
      const nextNode = currentNode.literal.get(segment);
      if (nextNode === undefined) return null;
      currentNode = nextNode;
    }
    return currentNode;
  }
}

function searchNode<T>(
  at: PathNode<T>,
  segments: readonly string[],
  index: number,
  values: string[],
): Match<T> | null {
  const segment = segments[index];
  if (segment === undefined) return at.rows.length > 0 ? { rows: at.rows, values } : null;
  const literal = at.literal.get(segment);
  const match = literal === undefined ? null : searchNode(literal, segments, index + 1, values);
  if (match !== null) return match;
  // An empty segment is not a value: /country//states matches nothing.
  if (at.one !== null && segment !== '') {
    const nestedMatch = searchNode(at.one, segments, index + 1, [...values, segment]);
    if (nestedMatch !== null) return nestedMatch;
  }
  return at.rest === null || segment === ''
    ? null
    : { rows: at.rest, values: [...values, segments.slice(index).join('/')] };
}

/** No template has more segments, so a longer path is not a typo. */
const maxSegments = 8;

/**
 * Corrects typos in literal segments.
 * @returns the corrected segments after an empty first element, for joining with slashes
 */
function correctSegments<T>(at: PathNode<T>, [segment, ...rest]: readonly string[]): string[] | null {
  if (segment === undefined) return at.rows.length > 0 ? [''] : null;
  if (segment === '') return null;
  const words = [...at.literal.keys()];
  const suggestion = at.literal.has(segment)
    ? segment
    : (findNearest(segment, words) ?? findNearest(toSingular(segment), words));
  const literal = suggestion === null ? undefined : at.literal.get(suggestion);
  for (const [next, word] of [
    [literal, suggestion],
    [at.one ?? undefined, segment],
  ] as const) {
    const match = next === undefined ? null : correctSegments(next, rest);
    if (match !== null) return ['', word ?? segment, ...match.slice(1)];
  }
  return at.rest === null ? null : ['', segment, ...rest];
}

/** Returns `city` for `cities`. */
const toSingular = (word: string): string => word.replace(/ies$/i, 'y').replace(/s$/i, '');

/** Returns the names of a template's path parameters, in order. */
export const listPathParameters = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)\+?\}/g), ([, name]) => name ?? '');
