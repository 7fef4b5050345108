import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { toClientDocument, readClientDocument } from '../../document/document.ts';
import { splitAtDefers } from './parts.ts';
import { findPlaces, createRecords } from './records.ts';

const parsePart = (text: string) => {
  const [part] = splitAtDefers(toClientDocument(parse(text)))?.parts ?? [];
  if (part === undefined) throw new Error('nothing is deferred');
  return part;
};

describe('the records of a deferred part in a list', () => {
  const part = parsePart('{ found { id ... on City @defer { name } } }');
  const places = findPlaces(part, { found: [{ id: 1 }, null, { id: 2 }, { id: 3 }] });

  test('a deferred part has one record per existing object, at the path of the object', () => {
    expect(places.map(({ path }) => path)).toEqual([
      ['found', 0],
      ['found', 2],
      ['found', 3],
    ]);
    const data = { found: [{ name: 'Oslo' }, null, { name: 'Rome' }, { name: null }] };
    expect(createRecords(part, places, { data }).map(({ path, data: own }) => [path.at(-1), own])).toEqual([
      [0, { name: 'Oslo' }],
      [2, { name: 'Rome' }],
      [3, { name: null }],
    ]);
  });

  test('the records of a deferred part exclude objects of another type', () => {
    const data = { found: [{ name: 'Oslo' }, null, {}, { name: 'Lima' }] };
    expect(createRecords(part, places, { data }).map(({ path }) => path)).toEqual([
      ['found', 0],
      ['found', 3],
    ]);
  });

  test('a deferred record is null with an error when its list has become shorter in the meantime', () => {
    const [, , last] = createRecords(part, places, {
      data: { found: [{ name: 'Oslo' }, null, { name: 'Rome' }] },
    });
    expect(last).toMatchObject({ path: ['found', 3], data: null });
    expect(last?.errors.map(({ message }) => message)).toEqual([
      'The object of this part has changed since the first part of the response: send the request again.',
    ]);
  });

  test('the deferred record of a failed object is null, and has the errors at, below and above the object', () => {
    const errorBelow = { message: 'no name', path: ['found', 0, 'name'] };
    const errorAbove = { message: 'no list', path: ['found'] };
    const failedRecords = createRecords(part, places, {
      data: { found: [null, null, { name: 'Rome' }, {}] },
      errors: [errorBelow],
    });
    expect(failedRecords.map(({ data, errors }) => [data, errors.map(({ message }) => message)])).toEqual([
      [null, ['no name']],
      [{ name: 'Rome' }, []],
    ]);
    const missingRecords = createRecords(part, places, {
      data: { found: [null, null, null, null] },
      errors: [errorAbove],
    });
    expect(missingRecords.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['no list'],
      ['no list'],
      ['no list'],
    ]);
  });
});

describe('rejection of @defer', () => {
  const schema = buildSchema(`
    directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
    type Query { a: Int }
    type Mutation { a: Int }
    type Subscription { a: Int }
  `);
  test.each(['mutation', 'subscription'])('@defer on the root of a %s is rejected', (kind) => {
    const name = kind === 'mutation' ? 'Mutation' : 'Subscription';
    expect(() =>
      readClientDocument(`${kind} { ... @defer { a } }`, undefined, { schema, introspection: true }),
    ).toThrow(`Directive "@defer" cannot be used on root ${kind} type "${name}".`);
  });
});
