import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { deferRules } from './defer-rules.ts';

const schema = buildSchema(`
  directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  type Query { a: Int b: Int }
  type Mutation { a: Int }
`);
const findErrors = (document: string) =>
  validate(schema, parse(document), deferRules).map(({ message }) => message);

test('each label of @defer in a document must be unique', () => {
  expect(findErrors('{ ... @defer(label: "one") { a } ... @defer(label: "two") { b } }')).toEqual([]);
  expect(findErrors('{ ... @defer(label: "one") { a } ... @defer(label: "one") { b } }')).toEqual([
    expect.stringContaining('Two @defer directives have the label "one"'),
  ]);
});

test('a label of @defer is optional and must not be a variable', () => {
  expect(findErrors('{ ... @defer { a } ... @defer { b } ... @defer(label: null) { a } }')).toEqual([]);
  expect(findErrors('query ($label: String) { ... @defer(label: $label) { a } }')).toEqual([
    expect.stringContaining('must be a string in the document'),
  ]);
});

test('fields of a mutation cannot be deferred', () => {
  expect(findErrors('mutation { ... @defer { a } }')).toHaveLength(1);
});
