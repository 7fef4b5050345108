import { expect, test } from 'vitest';
import { isNullable, makeNullable, type Schema } from './schema.ts';

test('makeNullable adds null to a schema and documents its meaning', () => {
  expect(makeNullable({ type: 'string', description: 'The capital.' }, 'The country has none.')).toEqual({
    type: ['string', 'null'],
    description: 'The capital. Null: the country has none.',
    'x-null': 'The country has none.',
  });
  expect(makeNullable({ type: 'integer' }, 'Not known.').description).toBe('Null: not known.');
});

test('makeNullable does not repeat a meaning of null that the description already contains', () => {
  const knownSchema: Schema = { type: 'string', description: 'The capital; null: none.' };
  expect(makeNullable(knownSchema, 'Not known.')).toMatchObject({
    description: knownSchema.description,
    'x-null': 'Not known.',
  });
  expect(makeNullable({ type: 'string', description: 'X.' }, 'Null only with an error.').description).toBe(
    'X. Null only with an error.',
  );
  // The letters of “null” inside another word don't count.
  expect(makeNullable({ type: 'string', description: 'Nullified.' }, 'None.').description).toBe(
    'Nullified. Null: none.',
  );
  expect(makeNullable({ type: 'string' }, 'It is annulled.').description).toBe('Null: it is annulled.');
});

test('makeNullable adds null only once to enum values', () => {
  expect(makeNullable({ type: 'string', enum: ['a', 'b'] }, 'x').enum).toEqual(['a', 'b', null]);
  expect(makeNullable({ type: 'string', enum: ['a', null] }, 'x').enum).toEqual(['a', null]);
  expect(makeNullable({ type: 'string' }, 'x')).not.toHaveProperty('enum');
});

test('makeNullable supports references and schemas with several types', () => {
  expect(makeNullable({ $ref: '#/x' }, 'x')).toEqual({ $ref: '#/x', description: 'Null: x', 'x-null': 'x' });
  expect(makeNullable({ type: ['string', 'integer'] }, 'x').type).toEqual(['string', 'integer']);
});

test.each<[Schema, boolean]>([
  [{ type: ['string', 'null'] }, true],
  [{ type: ['string'] }, false],
  [{ type: 'null' }, false],
  [{}, false],
])('isNullable of %j is %s', (schema, expected) => expect(isNullable(schema)).toBe(expected));
