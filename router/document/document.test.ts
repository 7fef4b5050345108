import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { defaultLimits } from '../cost/document-limits.ts';
import { RequestRejected } from '../../core/request-rejected.ts';
import { readClientDocument } from './document.ts';

const schema = buildSchema('type Query { x(l: Int): Int }');
const rules = { schema, introspection: true };

/** Nested values, types and selections. */
const nestingCases: readonly (readonly [string, (levels: number) => string])[] = [
  ['lists', (levels) => `{ x(l: ${'['.repeat(levels)}${']'.repeat(levels)}) }`],
  ['objects', (levels) => `{ x(l: ${'{a:'.repeat(levels)}1${'}'.repeat(levels)}) }`],
  ['types', (levels) => `query($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { x(l: $a) }`],
  ['selections', (levels) => `{ x ${'{ x '.repeat(levels)}${'}'.repeat(levels)} }`],
];

test.each(nestingCases)('a document with deeply nested %s is rejected at any depth', (_, nest) => {
  for (const levels of [10, 600, 990, 1500, 30_000]) {
    for (const maxTokens of [defaultLimits.tokens, undefined]) {
      const readDocument = () =>
        readClientDocument(
          nest(levels),
          undefined,
          maxTokens === undefined ? rules : { ...rules, maxTokens },
        );
      expect(readDocument, `${levels}`).toThrow(RequestRejected);
    }
  }
});
