import { describe, expect, test } from 'vitest';
import { parse } from 'graphql';
import { measureCpuTime } from '../../test/support/cpu-time.ts';
import {
  defaultLimits,
  isTokenLimitMessage,
  maxIntrospectionDepth,
  maxListLength,
  findLengthProblem,
  findDocumentProblem,
  findVariableProblem,
} from './document-limits.ts';

const findProblem = (text: string) => findDocumentProblem(parse(text, { noLocation: true }));

const repeatText = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nestFields = (levels: number): string => (levels === 0 ? '' : `{ a ${nestFields(levels - 1)} }`);
/** Returns a document with exactly this number of tokens. */
const createDocumentOfTokens = (count: number) => `{ x(l: [${repeatText(count - 9, () => '1')}]) }`;

/** For each limit, a document at the limit and one above it. */
const cases: [name: string, at: string, over: string][] = [
  [
    'root fields',
    `{ ${repeatText(defaultLimits.rootFields, (index) => `f${index}`)} }`,
    `{ ${repeatText(defaultLimits.rootFields + 1, (index) => `f${index}`)} }`,
  ],
  ['levels', nestFields(defaultLimits.depth), nestFields(defaultLimits.depth + 1)],
  [
    'levels of introspection',
    `{ __schema ${nestFields(maxIntrospectionDepth)} }`,
    `{ __schema ${nestFields(maxIntrospectionDepth + 1)} }`,
  ],
  [
    'levels of introspection inside a fragment',
    `{ a { ...F } } fragment F on X { b { __type ${nestFields(maxIntrospectionDepth)} } }`,
    `{ a { ...F } } fragment F on X { b { __type ${nestFields(maxIntrospectionDepth + 1)} } }`,
  ],
  [
    'aliases',
    `{ x { ${repeatText(defaultLimits.aliases, (index) => `a${index}: f`)} } }`,
    `{ x { ${repeatText(defaultLimits.aliases + 1, (index) => `a${index}: f`)} } }`,
  ],
  [
    'fields',
    `{ x { ${repeatText(defaultLimits.fields - 1, (index) => `f${index}`)} } }`,
    `{ x { ${repeatText(defaultLimits.fields, (index) => `f${index}`)} } }`,
  ],
  [
    'deferred fragments',
    `{ x { ${repeatText(defaultLimits.deferred, () => '... @defer { f }')} } }`,
    `{ x { y { ...F @defer } ...G } } fragment G on X { ${repeatText(defaultLimits.deferred, () => '... @defer { f }')} }`,
  ],
  [
    'elements of a list',
    `{ x(l: [${repeatText(maxListLength, () => '1')}]) }`,
    `{ x(l: [${repeatText(maxListLength + 1, () => '1')}]) }`,
  ],
  [
    'aliases in a fragment, once per spread',
    `{ x { ...F } y { ...F } } fragment F on X { ${repeatText(defaultLimits.aliases / 2, (index) => `a${index}: f`)} }`,
    `{ x { ...F } y { ...F } z { b: f } } fragment F on X { ${repeatText(defaultLimits.aliases / 2, (index) => `a${index}: f`)} }`,
  ],
  [
    'levels through fragments',
    `{ a { ...F } } fragment F on X ${nestFields(14)}`,
    `{ a { ...F } } fragment F on X ${nestFields(15)}`,
  ],
  [
    'root fields in fragments',
    `{ ...F ...F } fragment F on Query { ${repeatText(10, (index) => `f${index}`)} }`,
    `{ ...F ...F y } fragment F on Query { ${repeatText(10, (index) => `f${index}`)} }`,
  ],
];

describe('documents', () => {
  test.each(cases)(
    'documents at the limit are accepted and documents above it are rejected: %s',
    (_, at, over) => {
      expect(findProblem(at)).toBeNull();
      expect(findProblem(over)).toMatchObject({ code: 'invalid_request', param: 'query' });
    },
  );

  test('a spread of an unknown fragment counts as an empty fragment', () => {
    const nestFragments = (levels: number): string =>
      levels === 0 ? '{ ...None }' : `{ a ${nestFragments(levels - 1)} }`;
    expect(findProblem(nestFragments(defaultLimits.depth))).toBeNull();
    for (const index of [0, 4, 5])
      expect(findProblem(`${cases[index]?.[1].slice(0, -1)} ...None }`)).toBeNull();
  });

  test('the parser stops at the token limit of a document', () => {
    const { tokens: maxTokens } = defaultLimits;
    expect(() => parse(createDocumentOfTokens(maxTokens), { maxTokens })).not.toThrow();
    const error = (() => {
      try {
        return parse(createDocumentOfTokens(maxTokens + 1), { maxTokens });
      } catch (error) {
        return error;
      }
    })();
    expect(error).toSatisfy((error: Error) => isTokenLimitMessage(error.message));
  });

  test('the byte limit of a document counts UTF-8 bytes, accepts the exact limit and rejects one byte more', () => {
    const createComment = (bytes: number) => `{ f } #${'x'.repeat(bytes - 7)}`;
    expect(findLengthProblem(createComment(defaultLimits.body))).toBeNull();
    expect(findLengthProblem(createComment(defaultLimits.body + 1))?.message).toMatch(/bytes/);
    expect(findLengthProblem(`{ f } #${'é'.repeat(defaultLimits.body / 2)}`)?.message).toMatch(/bytes/);
  });

  test.each(['{ a } fragment F on X { ...F } ', '{ ...F } fragment F on Query { a ...F }'])(
    'the document limits accept the fragment cycle in %j, which validation rejects',
    (text) => {
      expect(findProblem(text)).toBeNull();
    },
  );

  test('the introspection query of common GraphQL tools is accepted', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect(findProblem(getIntrospectionQuery())).toBeNull();
  });
});

describe('hostile documents', () => {
  const bombs: [string, string][] = [
    ['100 kB of aliases', `{ ${repeatText(9000, (index) => `a${index}: f`)} }`.padEnd(100_000)],
    ['60 kB of aliases', `{ ${repeatText(6000, (index) => `a${index}: f`)} }`.slice(0, 60_000)],
    ['60 kB of braces', '{ a'.repeat(20_000)],
    ['60 kB of one string', `{ a(s: "${'x'.repeat(60_000)}") }`],
    ['60 kB of directives', `{ a ${'@b '.repeat(19_000)} }`],
    [
      'fragments that double',
      `{ ...F0 } ${repeatText(100, (index) => `fragment F${index} on X { a { ...F${index + 1} } b { ...F${index + 1} } }`)}`,
    ],
    ['variables in a long list', `query(${repeatText(9000, (index) => `$v${index}: Int`)}) { a }`],
  ];
  test.each(bombs)('a hostile document is rejected within 5 ms of CPU time: %s', async (_, text) => {
    const findAllProblems = () => {
      if (findLengthProblem(text) !== null) return;
      try {
        findDocumentProblem(parse(text, { noLocation: true, maxTokens: defaultLimits.tokens }));
      } catch {
        // The parser has rejected the document.
      }
    };
    findAllProblems(); // The first run warms up the JIT compiler.
    expect(await measureCpuTime(findAllProblems, 7)).toBeLessThan(5);
  });

  test('exponentially nested fragments are rejected although each fragment is measured once', () => {
    expect(findProblem(bombs[5]?.[1] ?? '')).not.toBeNull();
  });
});

describe('variables', () => {
  const createList = (length: number) => ({ ids: Array.from({ length }, () => 'x') });
  const nestLists = (levels: number): unknown => (levels === 0 ? 1 : { a: nestLists(levels - 1) });
  test('variables at the limits of list length and depth are accepted, and variables above these limits are rejected', () => {
    expect(findVariableProblem(createList(maxListLength))).toBeNull();
    expect(findVariableProblem(createList(maxListLength + 1))?.message).toMatch(/elements/);
    expect(findVariableProblem(nestLists(defaultLimits.depth))).toBeNull();
    expect(findVariableProblem(JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`))?.message).toMatch(
      /levels/,
    );
  });
});
