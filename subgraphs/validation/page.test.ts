import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEdges, createPage, getPagePosition, type Page } from './page.ts';

const keyOf = (item: string) => item;
const letters = [...'abcdefg'];
const cursor = (item: string) => Buffer.from(item).toString('base64url');

describe('pages of a list', () => {
  test('the pages of a list contain every element once, in the order of the list, in both directions', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 })),
        fc.integer({ min: 1, max: 50 }),
        (all, size) => {
          const forward: string[] = [];
          let after: string | null = null;
          for (;;) {
            const page: Page<string> = createPage(all, keyOf, { first: size, after });
            forward.push(...page.items);
            if (!page.hasNext) break;
            after = getPagePosition(page).end;
          }
          expect(forward).toEqual(all);
          const backward: string[] = [];
          let before: string | null = null;
          for (;;) {
            const page: Page<string> = createPage(all, keyOf, { last: size, before });
            backward.unshift(...page.items);
            if (!page.hasPrevious) break;
            before = getPagePosition(page).start;
          }
          expect(backward).toEqual(all);
        },
      ),
    );
  });

  test('a page of a list has its position, its cursors and the number of all elements', () => {
    const page = createPage(letters, keyOf, { first: 2, after: cursor('b') });
    expect(page).toMatchObject({ items: ['c', 'd'], total: 7, hasPrevious: true, hasNext: true });
    expect(getPagePosition(page)).toMatchObject({ start: cursor('c'), end: cursor('d') });
    expect(createEdges(page)).toEqual([
      { node: 'c', cursor: cursor('c') },
      { node: 'd', cursor: cursor('d') },
    ]);
    expect(getPagePosition(createPage([], keyOf, {}))).toMatchObject({
      start: null,
      end: null,
      hasNext: false,
    });
  });

  test.each([
    ['first', { first: 0 }],
    ['first', { first: 51 }],
    ['last', { last: 51 }],
    ['after', { after: cursor('z') }],
    ['before', { before: 'not a cursor' }],
    ['last', { first: 2, last: 2 }],
    ['last', { after: cursor('b'), before: cursor('d') }],
  ])('an invalid page results in the error invalid_request for %s', (param, request) => {
    expect(() => createPage(letters, keyOf, request)).toThrow(
      expect.objectContaining({ extensions: { code: 'invalid_request', param } }),
    );
  });
});
