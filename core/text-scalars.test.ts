import { buildSchema, graphqlSync, isScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { addTextScalars } from './text-scalars.ts';

const schema = addTextScalars(
  buildSchema('scalar Date\nscalar Other\ntype Query { day(date: Date, other: Other): Date }'),
);
const runQuery = (source: string, variableValues: Readonly<Record<string, unknown>> = {}) =>
  graphqlSync({
    schema,
    source,
    variableValues,
    rootValue: { day: ({ date, other }: Record<string, unknown>) => JSON.stringify([date, other]) },
  });

test('a text scalar accepts any text, because the field validates the text', () => {
  expect(runQuery('{ day(date: "tomorrow") }').data).toEqual({ day: '["tomorrow",null]' });
  expect(runQuery('query ($d: Date) { day(date: $d) }', { d: 'x' }).data).toEqual({ day: '["x",null]' });
});

test.each([['5'], ['true'], ['{ a: 1 }'], ['["2026-01-01"]']])(
  'a text scalar rejects the literal %s, which is not text',
  (literal) => {
    expect(runQuery(`{ day(date: ${literal}) }`).errors).toHaveLength(1);
    expect(runQuery(`{ day(other: ${literal}) }`).errors).toBeUndefined();
  },
);

test.each([[5], [true], [{}], [['2026-01-01']]])('a text scalar rejects the variable %j', (value) => {
  expect(runQuery('query ($d: Date) { day(date: $d) }', { d: value }).errors).toHaveLength(1);
});

test('scalars other than text scalars are unchanged', () => {
  const otherType = schema.getType('Other');
  expect(isScalarType(otherType) && otherType.parseValue({ a: 1 })).toEqual({ a: 1 });
});
