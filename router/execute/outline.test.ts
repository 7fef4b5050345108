import { buildSchema, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { conditionVariables, applyConditions, variantOf } from '../document/conditions.ts';
import { asClientDocument, clientDocument, isInvalidDocument } from '../document/document.ts';
import { outline } from './outline.ts';
import { split, withObserved, withoutFields } from '../document/split.ts';
import { compiledWeight, documentWeight, variantWeight } from './weight.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type City implements Node { id: ID! name: String twin: City phone: Phone }
  type Zone implements Node { id: ID! }
  type Phone { valid: Boolean type: String }
  type Query { city(id: ID): City node: Node phones: [Phone] }
`);
const plain = (text: string) => print(parse(text)).replace(/\s+/g, ' ').trim();
const client = (text: string) => asClientDocument(parse(text, { noLocation: true }));
const outlineOf = (text: string) => outline(client(text), schema);

describe('documents with the same outline have the same JSON result', () => {
  test.each([
    ['{ city { id name } }', '{ ... { city { ... on City { id } name } } }'],
    ['{ city { id } }', 'query Q($id: ID) { city(id: $id) { ...F } } fragment F on City { id }'],
    ['{ a: city { id } }', '{ a: city(id: 1) { id } }'],
  ])('the documents %s and %s have the same outline', (one, other) => {
    expect(outlineOf(one)).toBe(outlineOf(other));
    expect(outlineOf(one)).not.toBeNull();
  });

  test.each([
    ['{ city { id name } }', '{ city { name id } }'],
    ['{ city { id } }', '{ a: city { id } }'],
    ['{ city { id } }', '{ city { id: name } }'],
    ['{ city { twin { id } name } }', '{ city { twin { id name } } }'],
    ['{ node { ... on City { id } } }', '{ node { ... on Zone { id } } }'],
    ['{ node { id } }', '{ node { ... on City { id } } }'],
    ['{ city { id } }', 'query($a: Boolean!) { city { id @include(if: $a) } }'],
    [
      'query($a: Boolean!) { city { ... @include(if: $a) { id } } }',
      'query($a: Boolean!) { city { ... @skip(if: $a) { id } } }',
    ],
  ])('the documents %s and %s have different outlines', (one, other) => {
    expect(outlineOf(one)).not.toBe(outlineOf(other));
  });

  test.each([
    '{ city { id id } }',
    '{ city { id ... on City { id } } }',
    '{ city { id } city { name } }',
    '{ city { twin { id id } } }',
    '{ ...Unknown }',
  ])('the document %s has no outline: a key occurs twice, or a fragment is unknown', (text) => {
    expect(outlineOf(text)).toBeNull();
  });

  test('the order of directives does not change the outline', () => {
    const head = 'query($a: Boolean!, $b: Boolean!)';
    expect(outlineOf(`${head} { city { id @skip(if: $a) @include(if: $b) } }`)).toBe(
      outlineOf(`${head} { city { id @include(if: $b) @skip(if: $a) } }`),
    );
  });
});

describe('conditions', () => {
  const text =
    'query($a: Boolean!, $b: Boolean!, $c: Boolean!) { city @skip(if: $a) { id @include(if: $b) ... @include(if: true) { name } ... @skip(if: true) { twin { id } } n: name @custom(if: $c) } }';

  test('conditionVariables lists only the variables in conditions', () => {
    expect(conditionVariables(parse(text))).toEqual(['a', 'b']);
    expect(conditionVariables(parse('{ city { id } }'))).toEqual([]);
  });

  test.each([
    [{ a: false, b: true, c: true }, '{ city { id ... { name } n: name @custom(if: $c) } }'],
    [{ a: false, b: false, c: true }, '{ city { ... { name } n: name @custom(if: $c) } }'],
  ])(
    'resolving conditions removes decided conditions and keeps the others, with %j',
    (variables, expected) => {
      const decided = print(applyConditions(parse(text), variables)).replace(/\s+/g, ' ');
      expect(decided.slice(decided.indexOf('{'))).toBe(expected);
    },
  );

  test('a skipped selection is removed with everything in it', () => {
    expect(JSON.stringify(applyConditions(parse(text), { a: true, b: true, c: true }))).not.toContain(
      '"city"',
    );
  });

  test('resolving conditions without variables decides only literal conditions', () => {
    const decided = plain(print(applyConditions(parse(text), null)));
    expect(decided).toContain('city @skip(if: $a)');
    expect(decided).toContain('id @include(if: $b)');
    expect(decided).not.toContain('twin');
    expect(decided).not.toContain('true');
  });

  test('resolving conditions keeps a selection set that becomes empty', () => {
    const decided = applyConditions(parse('query($a: Boolean!) { city { id @include(if: $a) } }'), {
      a: false,
    });
    expect(JSON.stringify(decided)).toContain('"value":"city"');
    expect(JSON.stringify(decided)).toContain('"selections":[]');
  });

  test('variantOf distinguishes combinations of variables', () => {
    expect([
      variantOf(['a', 'b'], { a: true, b: false }),
      variantOf(['a', 'b'], { a: false, b: true }),
      variantOf([], { a: true }),
    ]).toEqual(['10', '01', '']);
  });
});

describe('the fetched part of a document', () => {
  const parts = (text: string, observed = new Map<string, string>()) => {
    const { fetched, introspection, observedKey } = split(client(text), schema, observed);
    const shown = (document: typeof fetched) => document && plain(print(document));
    return { fetched: shown(fetched), introspection: shown(introspection), observedKey };
  };

  test('the fetched part of a document excludes introspection and root type names', () => {
    expect(
      parts('{ __typename city { id } __schema { queryType { name } } t: __type(name: "X") { name } }'),
    ).toEqual({
      fetched: plain('{ city { id } }'),
      introspection: plain('{ __schema { queryType { name } } t: __type(name: "X") { name } }'),
      observedKey: null,
    });
    expect(parts('{ __typename }')).toEqual({ fetched: null, introspection: null, observedKey: null });
    expect(parts('{ city { __typename id } }').introspection).toBeNull();
  });

  test('the fetched part of a document has only the fragments and variables that it uses', () => {
    const text =
      'query Q($id: ID, $name: String!) { ...F ... on Query { city(id: $id) { ...C } } } fragment F on Query { __type(name: $name) { name } } fragment C on City { id ...D } fragment D on City { name }';
    const { fetched, introspection } = parts(text);
    expect(fetched).toBe(
      plain(
        'query Q($id: ID) { ... { city(id: $id) { ...C } } } fragment C on City { id ...D } fragment D on City { name }',
      ),
    );
    expect(introspection).toBe(plain('query Q($name: String!) { ... { __type(name: $name) { name } } }'));
  });

  test('the fetched part of a document selects __typename where the client aliases it, and where a selection set is empty', () => {
    expect(parts('{ node { t: __typename id } }').fetched).toBe(
      plain('{ node { __typename t: __typename id } }'),
    );
    expect(parts('{ node { ...F } } fragment F on Node { t: __typename }').fetched).toContain(
      'node { __typename ...F }',
    );
    expect(parts('{ node { __typename id } }').fetched).toBe(plain('{ node { __typename id } }'));
    expect(parts('{ city { t: __typename id } }').fetched).toBe(plain('{ city { t: __typename id } }'));
    const empty = split(
      asClientDocument(
        applyConditions(parse('query($a: Boolean!) { city { id @include(if: $a) } }'), { a: false }),
      ),
      schema,
    );
    expect(empty.fetched && plain(print(empty.fetched))).toContain('city { __typename }');
  });

  test('the fetched part of a document selects the observed field for each object of its type, under an unused response key', () => {
    const observed = new Map([['Phone', 'valid']]);
    expect(parts('{ phones { type } city { phone { valid } } }', observed)).toMatchObject({
      fetched: plain('{ phones { type observed: valid } city { phone { valid observed: valid } } }'),
      observedKey: 'observed',
    });
    expect(parts('{ phones { observed: type observed_: type } }', observed).observedKey).toBe('observed__');
    expect(parts('{ city { id } }', observed).observedKey).toBeNull();
    expect(withObserved(parse('{ city { id } }'), schema)).toBeNull();
  });

  test('the fetched part of a document excludes redacted fields', () => {
    const without = (text: string, ...fields: string[]) =>
      plain(print(withoutFields(client(text), schema, new Set(fields)).document));
    expect(without('{ city { id name twin { name id } } node { id } }', 'City.name')).toBe(
      plain('{ city { id twin { id } } node { id } }'),
    );
    const same = client('{ city { id } }');
    expect(withoutFields(same, schema, new Set(['City.name']))).toBe(same);
    expect(withoutFields(same, schema, new Set())).toBe(same);
  });
});

describe('a document that cannot be executed', () => {
  const read = (text: string, operation?: string, introspection = true) =>
    clientDocument(text, operation, { schema, introspection });
  const fault = (text: string, operation?: string, introspection = true) => {
    try {
      read(text, operation, introspection);
    } catch (error) {
      if (isInvalidDocument(error))
        return error.errors?.map(({ message, extensions, locations }) => ({
          message,
          code: extensions?.['code'],
          line: locations?.[0]?.line,
        }));
      throw error;
    }
    return null;
  };

  test.each<[string, string | undefined, string, RegExp]>([
    ['{', undefined, 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
    ['{ nope }', undefined, 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "nope"/],
    [
      '{ __proto__: city { id } }',
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
      /The alias "__proto__" is reserved: use another name/,
    ],
    [
      'query($constructor: ID) { city(id: $constructor) { id } }',
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
      /The variable "constructor" is reserved/,
    ],
    [
      'query A { city { id } } query B { city { id } }',
      undefined,
      'OPERATION_RESOLUTION_FAILURE',
      /Must provide operation name/,
    ],
    ['query A { city { id } }', 'C', 'OPERATION_RESOLUTION_FAILURE', /Unknown operation named "C"/],
  ])('rejects the document %s with operation %s: %s', (text, operation, code, message) => {
    expect(fault(text, operation)?.[0]).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('rejects a document that cannot be executed with all errors and their lines', () => {
    expect(fault('{\n nope\n nothing }')?.map(({ line }) => line)).toEqual([2, 3]);
  });

  test('rejects a document that uses disabled introspection', () => {
    expect(fault('{ __schema { queryType { name } } }', undefined, false)?.[0]?.code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(fault('{ __schema { queryType { name } } }')).toBeNull();
    expect(fault('{ city { __typename } }', undefined, false)).toBeNull();
  });

  test('a parsed document has no source locations', () => {
    expect(JSON.stringify(read('{ city { id } }'))).not.toContain('loc');
    expect(read('query A { city { id } } query B { node { id } }', 'B').operation.name?.value).toBe('B');
  });
});

test('the memory of an operation depends on its number of nodes, and increases when it is compiled', () => {
  const [small, large] = [client('{ city { id } }'), client('{ city { id name twin { id name } } }')];
  // Nodes: document, operation, selection set, and for each field the field and its name.
  expect(variantWeight(small) / 900).toBe(1 + 1 + 2 + 2 * 2);
  expect(variantWeight(large)).toBeGreaterThan(variantWeight(small));
  expect(documentWeight(small, 'x'.repeat(10))).toBe(8 * 250 + 20);
  expect(compiledWeight(small)).toBe(8 * 800);
});
