import { buildSchema, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { listConditionVariables, applyConditions, toVariantKey } from '../document/conditions.ts';
import { toClientDocument, readClientDocument, isInvalidDocument } from '../document/document.ts';
import { formatOutline } from './outline.ts';
import { split, addObservedFields, omitFields } from '../document/split.ts';
import { estimateCompiledWeight, estimateDocumentWeight, estimateVariantWeight } from './weight.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type City implements Node { id: ID! name: String twin: City phone: Phone }
  type Zone implements Node { id: ID! }
  type Phone { valid: Boolean type: String }
  type Query { city(id: ID): City node: Node phones: [Phone] }
`);
const removeWhitespace = (text: string) => print(parse(text)).replace(/\s+/g, ' ').trim();
const parseClient = (text: string) => toClientDocument(parse(text, { noLocation: true }));
const createOutline = (text: string) => formatOutline(parseClient(text), schema);

describe('outlines of documents', () => {
  test.each([
    ['{ city { id name } }', '{ ... { city { ... on City { id } name } } }'],
    ['{ city { id } }', 'query Q($id: ID) { city(id: $id) { ...F } } fragment F on City { id }'],
    ['{ a: city { id } }', '{ a: city(id: 1) { id } }'],
  ])('the documents %s and %s have the same outline', (one, other) => {
    expect(createOutline(one)).toBe(createOutline(other));
    expect(createOutline(one)).not.toBeNull();
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
    expect(createOutline(one)).not.toBe(createOutline(other));
  });

  test.each([
    '{ city { id id } }',
    '{ city { id ... on City { id } } }',
    '{ city { id } city { name } }',
    '{ city { twin { id id } } }',
    '{ ...Unknown }',
  ])('the document %s has no outline: a key occurs twice, or a fragment is unknown', (text) => {
    expect(createOutline(text)).toBeNull();
  });

  test('the order of directives does not change the outline', () => {
    const documentHead = 'query($a: Boolean!, $b: Boolean!)';
    expect(createOutline(`${documentHead} { city { id @skip(if: $a) @include(if: $b) } }`)).toBe(
      createOutline(`${documentHead} { city { id @include(if: $b) @skip(if: $a) } }`),
    );
  });
});

describe('conditions', () => {
  const text =
    'query($a: Boolean!, $b: Boolean!, $c: Boolean!) { city @skip(if: $a) { id @include(if: $b) ... @include(if: true) { name } ... @skip(if: true) { twin { id } } n: name @custom(if: $c) } }';

  test('listConditionVariables lists only the variables in conditions', () => {
    expect(listConditionVariables(parse(text))).toEqual(['a', 'b']);
    expect(listConditionVariables(parse('{ city { id } }'))).toEqual([]);
  });

  test.each([
    [{ a: false, b: true, c: true }, '{ city { id ... { name } n: name @custom(if: $c) } }'],
    [{ a: false, b: false, c: true }, '{ city { ... { name } n: name @custom(if: $c) } }'],
  ])(
    'resolving conditions removes decided conditions and keeps the others, with %j',
    (variables, expected) => {
      const documentWithoutConditions = print(applyConditions(parse(text), variables)).replace(/\s+/g, ' ');
      expect(documentWithoutConditions.slice(documentWithoutConditions.indexOf('{'))).toBe(expected);
    },
  );

  test('the removal of a skipped selection removes everything in the selection', () => {
    expect(JSON.stringify(applyConditions(parse(text), { a: true, b: true, c: true }))).not.toContain(
      '"city"',
    );
  });

  test('resolving the conditions of a document without variables decides only literal conditions', () => {
    const documentWithoutConditions = removeWhitespace(print(applyConditions(parse(text), null)));
    expect(documentWithoutConditions).toContain('city @skip(if: $a)');
    expect(documentWithoutConditions).toContain('id @include(if: $b)');
    expect(documentWithoutConditions).not.toContain('twin');
    expect(documentWithoutConditions).not.toContain('true');
  });

  test('resolving the conditions of a document keeps a selection set that becomes empty', () => {
    const documentWithoutConditions = applyConditions(
      parse('query($a: Boolean!) { city { id @include(if: $a) } }'),
      {
        a: false,
      },
    );
    expect(JSON.stringify(documentWithoutConditions)).toContain('"value":"city"');
    expect(JSON.stringify(documentWithoutConditions)).toContain('"selections":[]');
  });

  test('toVariantKey returns a different key for each combination of variables', () => {
    expect([
      toVariantKey(['a', 'b'], { a: true, b: false }),
      toVariantKey(['a', 'b'], { a: false, b: true }),
      toVariantKey([], { a: true }),
    ]).toEqual(['10', '01', '']);
  });
});

describe('the fetched part of a document', () => {
  const splitDocument = (text: string, observed = new Map<string, string>()) => {
    const { fetched, introspection, observedKey } = split(parseClient(text), schema, observed);
    const printPlain = (document: typeof fetched) => document && removeWhitespace(print(document));
    return { fetched: printPlain(fetched), introspection: printPlain(introspection), observedKey };
  };

  test('the fetched part of a document excludes introspection and root type names', () => {
    expect(
      splitDocument(
        '{ __typename city { id } __schema { queryType { name } } t: __type(name: "X") { name } }',
      ),
    ).toEqual({
      fetched: removeWhitespace('{ city { id } }'),
      introspection: removeWhitespace('{ __schema { queryType { name } } t: __type(name: "X") { name } }'),
      observedKey: null,
    });
    expect(splitDocument('{ __typename }')).toEqual({
      fetched: null,
      introspection: null,
      observedKey: null,
    });
    expect(splitDocument('{ city { __typename id } }').introspection).toBeNull();
  });

  test('the fetched part of a document has only the fragments and variables that it uses', () => {
    const text =
      'query Q($id: ID, $name: String!) { ...F ... on Query { city(id: $id) { ...C } } } fragment F on Query { __type(name: $name) { name } } fragment C on City { id ...D } fragment D on City { name }';
    const { fetched, introspection } = splitDocument(text);
    expect(fetched).toBe(
      removeWhitespace(
        'query Q($id: ID) { ... { city(id: $id) { ...C } } } fragment C on City { id ...D } fragment D on City { name }',
      ),
    );
    expect(introspection).toBe(
      removeWhitespace('query Q($name: String!) { ... { __type(name: $name) { name } } }'),
    );
  });

  test('the fetched part of a document selects __typename where the client aliases it, and in empty selection sets', () => {
    expect(splitDocument('{ node { t: __typename id } }').fetched).toBe(
      removeWhitespace('{ node { __typename t: __typename id } }'),
    );
    expect(splitDocument('{ node { ...F } } fragment F on Node { t: __typename }').fetched).toContain(
      'node { __typename ...F }',
    );
    expect(splitDocument('{ node { __typename id } }').fetched).toBe(
      removeWhitespace('{ node { __typename id } }'),
    );
    expect(splitDocument('{ city { t: __typename id } }').fetched).toBe(
      removeWhitespace('{ city { t: __typename id } }'),
    );
    const emptySplit = split(
      toClientDocument(
        applyConditions(parse('query($a: Boolean!) { city { id @include(if: $a) } }'), { a: false }),
      ),
      schema,
    );
    expect(emptySplit.fetched && removeWhitespace(print(emptySplit.fetched))).toContain(
      'city { __typename }',
    );
  });

  test('the fetched part of a document selects the observed field of each object of its type under an unused key', () => {
    const observed = new Map([['Phone', 'valid']]);
    expect(splitDocument('{ phones { type } city { phone { valid } } }', observed)).toMatchObject({
      fetched: removeWhitespace(
        '{ phones { type observed: valid } city { phone { valid observed: valid } } }',
      ),
      observedKey: 'observed',
    });
    expect(splitDocument('{ phones { observed: type observed_: type } }', observed).observedKey).toBe(
      'observed__',
    );
    expect(splitDocument('{ city { id } }', observed).observedKey).toBeNull();
    expect(addObservedFields(parse('{ city { id } }'), schema)).toBeNull();
  });

  test('the fetched part of a document excludes redacted fields', () => {
    const removeFields = (text: string, ...fields: string[]) =>
      removeWhitespace(print(omitFields(parseClient(text), schema, new Set(fields)).document));
    expect(removeFields('{ city { id name twin { name id } } node { id } }', 'City.name')).toBe(
      removeWhitespace('{ city { id twin { id } } node { id } }'),
    );
    const unchanged = parseClient('{ city { id } }');
    expect(omitFields(unchanged, schema, new Set(['City.name']))).toBe(unchanged);
    expect(omitFields(unchanged, schema, new Set())).toBe(unchanged);
  });
});

describe('a document that cannot be executed', () => {
  const readDocument = (text: string, operation?: string, introspection = true) =>
    readClientDocument(text, operation, { schema, introspection });
  const readError = (text: string, operation?: string, introspection = true) => {
    try {
      readDocument(text, operation, introspection);
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
  ])('the document %s with the operation %s is rejected: %s', (text, operation, code, message) => {
    expect(readError(text, operation)?.[0]).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('a document that cannot be executed is rejected with all errors and their lines', () => {
    expect(readError('{\n nope\n nothing }')?.map(({ line }) => line)).toEqual([2, 3]);
  });

  test('a document with introspection is rejected when introspection is disabled', () => {
    expect(readError('{ __schema { queryType { name } } }', undefined, false)?.[0]?.code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(readError('{ __schema { queryType { name } } }')).toBeNull();
    expect(readError('{ city { __typename } }', undefined, false)).toBeNull();
  });

  test('a parsed document has no source locations', () => {
    expect(JSON.stringify(readDocument('{ city { id } }'))).not.toContain('loc');
    expect(readDocument('query A { city { id } } query B { node { id } }', 'B').operation.name?.value).toBe(
      'B',
    );
  });
});

test('the memory of a document depends on its number of nodes, and increases when it is compiled', () => {
  const [small, large] = [
    parseClient('{ city { id } }'),
    parseClient('{ city { id name twin { id name } } }'),
  ];
  // Nodes: document, operation, selection set, and for each field the field and its name.
  expect(estimateVariantWeight(small) / 900).toBe(1 + 1 + 2 + 2 * 2);
  expect(estimateVariantWeight(large)).toBeGreaterThan(estimateVariantWeight(small));
  expect(estimateDocumentWeight(small, 'x'.repeat(10))).toBe(8 * 250 + 20);
  expect(estimateCompiledWeight(small)).toBe(8 * 800);
});
