import { createInvalidInputError } from '../../core/lookup-error.ts';
import { checkLimit } from './batch.ts';

/** Arguments of a connection: `first` with `after`, or `last` with `before`. */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Number of all elements of the list. */
  readonly total: number;
  /** Whether the list has an element before or after the page. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly cursorOf: (item: T) => string;
}

const defaultSize = 20;

/** Encodes the key of a record as an opaque cursor. */
export const encodeCursor = (key: string): string => Buffer.from(key).toString('base64url');

/** Decodes the key of a record from a cursor. */
export const decodeCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/**
 * Returns a page of a list. A cursor is the key of a record, so that it stays valid when the list changes.
 * @param keyOf returns the key of an element, which must be unique in the list
 * @throws invalid_request for a page size outside 1 to 50, for both directions in one request, or for a cursor of another list
 */
export function createPage<T>(all: readonly T[], keyOf: (item: T) => string, request: PageRequest): Page<T> {
  const { first, after, last, before } = request;
  const isBackward = typeof last === 'number' || typeof before === 'string';
  if (isBackward && (typeof first === 'number' || typeof after === 'string'))
    throw createInvalidInputError(
      'last',
      'last and before cannot be combined with first and after: use one direction.',
    );
  const size = isBackward
    ? checkLimit(last ?? defaultSize, 'last')
    : checkLimit(first ?? defaultSize, 'first');
  const parsePosition = (cursor: string, param: string) => {
    const key = decodeCursor(cursor);
    const index = all.findIndex((item) => keyOf(item) === key);
    if (index >= 0) return index;
    throw createInvalidInputError(
      param,
      `${param} must be a cursor of a page of the same list: use a cursor of its pageInfo.`,
    );
  };
  const end = typeof before === 'string' ? parsePosition(before, 'before') : all.length;
  const start = isBackward
    ? Math.max(0, end - size)
    : typeof after === 'string'
      ? parsePosition(after, 'after') + 1
      : 0;
  const stop = isBackward ? end : Math.min(all.length, start + size);
  return {
    items: all.slice(start, stop),
    total: all.length,
    hasPrevious: start > 0,
    hasNext: stop < all.length,
    cursorOf: (item) => encodeCursor(keyOf(item)),
  };
}

/** The position of a page, for the resolvers of `PageInfo`. */
export interface PagePosition {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly start: string | null;
  readonly end: string | null;
}

export function getPagePosition<T>({
  items,
  hasPrevious,
  hasNext,
  cursorOf,
}: Omit<Page<T>, 'total'>): PagePosition {
  const [first] = items;
  const last = items.at(-1);
  return {
    hasPrevious,
    hasNext,
    start: first === undefined ? null : cursorOf(first),
    end: last === undefined ? null : cursorOf(last),
  };
}

/** An element of a page with its cursor. */
export interface PageEdge<T> {
  readonly node: T;
  readonly cursor: string;
}

export const createEdges = <T>({ items, cursorOf }: Page<T>): PageEdge<T>[] =>
  items.map((node) => ({ node, cursor: cursorOf(node) }));

/** Resolvers of a connection type. The model of the connection is a page. */
export const connectionFields = {
  edges: createEdges,
  nodes: <T>({ items }: Page<T>): T[] => [...items],
  pageInfo: getPagePosition,
  totalCount: ({ total }: { readonly total: number }): number => total,
};

/** Resolvers of `PageInfo`, whose parent is the position of a page. */
export const pageInfoFields = {
  hasNextPage: ({ hasNext }: PagePosition): boolean => hasNext,
  hasPreviousPage: ({ hasPrevious }: PagePosition): boolean => hasPrevious,
  startCursor: ({ start }: PagePosition): string | null => start,
  endCursor: ({ end }: PagePosition): string | null => end,
};
