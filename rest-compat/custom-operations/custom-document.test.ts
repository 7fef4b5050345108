import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createCustomRow } from './custom-document.ts';
import { isUserFacing } from '../../core/user-facing-error.ts';

const schema = buildSchema(`
  enum Unit { km miles }
  input Box { north: Float }
  type City { name(lang: String): String! population: Int nearby(unit: Unit): [City!] }
  type Query {
    "The city of a name."
    city("Name of the city." name: String! country: ID population: Int area: Float box: Box): City
    cities(names: [String!]! isLarge: Boolean): [City]
  }
`);
const createRow = (text: string, file = 'a.graphql', files: Readonly<Record<string, string>> = {}) =>
  createCustomRow(
    file,
    (path) => {
      const fileText = path === file ? text : files[path];
      if (fileText === undefined) throw new Error(`${path} is not there.`);
      return fileText;
    },
    schema,
  );
function catchProblem(text: string, file?: string, files?: Readonly<Record<string, string>>) {
  try {
    createRow(text, file, files);
  } catch (error) {
    if (isUserFacing(error, 'document')) return { message: error.message, ...error.position };
    throw error;
  }
  return null;
}
const simpleQuery = 'query A($name: String!) { city(name: $name) { name } }';

describe('routes of custom operations', () => {
  test('a custom operation becomes a live, strict route named after its file, with its single record as the body', () => {
    expect(createRow(simpleQuery, 'my-city-2.graphql')).toMatchObject({
      name: 'x/my-city-2',
      family: 'x',
      path: '/x/my-city-2',
      summary: 'The custom operation my-city-2.',
      operation: 'x-my-city-2',
      strict: true,
      cache: 'live',
      body: 'field',
      examples: [{ path: '/x/my-city-2?name=text', note: 'The example of the document.' }],
    });
    expect(createRow(simpleQuery).missing?.({})).toBe('No record matches the request: city of /x/a is null.');
  });

  test('a custom operation with several root fields or a list returns the complete data as the body', () => {
    expect(createRow('query A { a: city(name: "x") { name } b: city(name: "y") { name } }').body).toBe(
      'whole',
    );
    expect(createRow('query A { cities(names: ["x"]) { name } }').body).toBe('whole');
    expect(createRow('query A { __typename }').body).toBe('whole');
  });

  test('a custom operation has the settings in the comment lines before its query', () => {
    const frontMatter =
      '# summary:  A city.  \n\n#cache: facts\n# Whatever else: is said\n# example: name=Oslo\n';
    const createdRow = createRow(`${frontMatter}${simpleQuery}\n# cache: live\n`);
    expect([createdRow.summary, createdRow.cache]).toEqual(['A city.', 'facts']);
    expect(createdRow.examples).toEqual([{ path: '/x/a?name=Oslo', note: 'The example of the document.' }]);
    expect(createdRow.parameters?.['name']?.example).toBe('Oslo');
  });

  test('a custom operation without an example gets an example that consists of the required parameters', () => {
    expect(createRow('query A { city(name: "x") { name } }').examples[0]?.path).toBe('/x/a');
    expect(createRow(`# example:\n${simpleQuery}`).examples[0]?.path).toBe('/x/a?name=text');
    const queryOfThree =
      'query A($a: String!, $b: Float!, $c: ID) { city(name: $a, area: $b, country: $c) { name } }';
    expect(createRow(queryOfThree).examples[0]?.path).toBe('/x/a?a=text&b=1.5');
  });

  test('a custom operation includes its fragments, and has a parameter lang if a fragment uses one', () => {
    const files = { 'fragments/names.graphql': 'fragment Names on City { name(lang: $lang) }' };
    const createRowWithFragment = (query: string) =>
      createRow(`#import "fragments/names.graphql"\n${query}`, 'a.graphql', files);
    const rowWithGivenName = createRowWithFragment(
      'query A($name: String!) { city(name: $name) { ...Names } }',
    );
    expect(rowWithGivenName.text).toContain('query A($lang: String, $name: String!)');
    expect(Object.keys(rowWithGivenName.parameters ?? {})).toEqual(['lang', 'name']);
    expect(createRowWithFragment('query A { city(name: "x") { ...Names } }').text).toMatch(
      /query A\s*\(\$lang: String\)\s*\{/,
    );
    const rowWithOwnLang = createRowWithFragment(
      'query A($lang : String = "de") { city(name: "x") { ...Names } }',
    );
    expect(rowWithOwnLang.text?.match(/\$lang/g)).toHaveLength(2);
    expect(Object.keys(createRow(simpleQuery).parameters ?? {})).toEqual(['name']);
  });
});

describe('invalid custom operations', () => {
  test.each([
    'help.graphql',
    'A.graphql',
    '-a.graphql',
    'a_b.graphql',
    'a.graphqls',
    'a.graphql.txt',
    `${'a'.repeat(65)}.graphql`,
    '.graphql',
  ])('the file name %s of a custom operation is rejected', (file) =>
    expect(catchProblem(simpleQuery, file)).toMatchObject({
      message: expect.stringMatching(/For example, use my-dashboard\.graphql/),
      file,
      line: 1,
      column: 1,
    }),
  );

  test.each(['a.graphql', '0.graphql', `${'a'.repeat(64)}.graphql`, 'helper.graphql'])(
    'the file name %s of a custom operation is accepted',
    (file) => expect(catchProblem(simpleQuery, file)).toBeNull(),
  );

  test.each<[string, string, object]>([
    ['text that is not GraphQL', '# x\nquery A { city(', { line: 2, column: 16 }],
    [
      'two queries',
      'query A { __typename }\nquery B { __typename }',
      { message: 'A document must contain one query, not 2.' },
    ],
    ['no query', 'fragment F on City { name }', { message: 'A document must contain one query, not 0.' }],
    ['a mutation', 'mutation A { x }', { message: 'A document must be a query, not a mutation.' }],
    [
      'a word of the head that is nearly one',
      `# summary: x\n# exampel: name=x\n${simpleQuery}`,
      { message: 'Did you mean example? exampel is not a known front matter line.', line: 2 },
    ],
    [
      'another word for keeping',
      `# cache: day\n${simpleQuery}`,
      {
        message: 'cache must be facts (cached for a day) or live (never cached), not "day".',
        line: 1,
        column: 8,
      },
    ],
    [
      'an example of another parameter',
      `# example: nam=x\n${simpleQuery}`,
      { message: 'The example has nam, which is not a variable of the document.' },
    ],
    [
      'an import that is not there',
      `\n#import "fragments/none.graphql"\n${simpleQuery}`,
      { message: expect.stringContaining('fragments/none.graphql'), line: 2 },
    ],
    ['an import of no fragment', `#import "other.graphql"\n${simpleQuery}`, { line: 1, file: 'a.graphql' }],
    [
      'an input object',
      'query A(\n  $box: Box) { city(name: "x", box: $box) { name } }',
      {
        message: expect.stringMatching(/^Replace \$box by one variable per field: parameters are scalars/),
        line: 2,
        column: 3,
      },
    ],
    [
      'a list of them',
      'query A($box: [Box!]) { city(name: "x") { name } }',
      { message: expect.stringMatching(/^Replace \$box/) },
    ],
    [
      'a type that nobody knows',
      'query A($box: Bax) { city(name: "x") { name } }',
      { message: expect.stringMatching(/^Replace \$box/) },
    ],
    [
      'a name that every path has for itself',
      'query A($pretty: Boolean) { city(name: "x") { name } }',
      { message: 'Rename $pretty: every path already has a parameter pretty.' },
    ],
  ])('an invalid custom operation is rejected with the position of the error: %s', (_, text, expected) =>
    expect(catchProblem(text)).toMatchObject(expected),
  );
});

describe('variables of custom operations', () => {
  const completeQuery = `query A($name: String!, $country: ID = "NO", $population: Int, $area: Float, $unit: Unit, $names: [String!]!,
    $isLarge: Boolean, $has_name: Boolean! = false, $need: Int! = 3) {
    city(name: $name, country: $country, population: $population, area: $area) { nearby(unit: $unit) { name } }
    cities(names: $names, isLarge: $isLarge) { population }
    other: city(name: "x", population: $need) { name @include(if: $has_name) }
  }`;
  const parameters = createRow(completeQuery).parameters ?? {};
  const parseParameter = (name: string, text: string) => parameters[name]?.parse(text, name);

  test('all variables of a custom operation except has_ variables are parameters, and non-null variables without a default are required', () => {
    expect(Object.entries(parameters).map(([name, { required }]) => `${name} ${required}`)).toEqual([
      ...['name true', 'country false', 'population false', 'area false', 'unit false'],
      ...['names true', 'isLarge false', 'need false'],
    ]);
  });

  test('the variables of a custom operation are parsed according to their types', () => {
    expect(parseParameter('name', ' Oslo ')).toBe('Oslo');
    expect(parseParameter('population', '-2147483647')).toBe(-2147483647);
    expect(parseParameter('population', '2147483647')).toBe(2147483647);
    expect(() => parseParameter('population', '2147483648')).toThrow(/population/);
    expect(() => parseParameter('population', '-2147483648')).toThrow(/population/);
    expect(parseParameter('area', '-1.25')).toBe(-1.25);
    expect(parseParameter('area', '7')).toBe(7);
    for (const text of ['1e3', '.5', '1.', 'x1', '1x', '1,5', '', '1234567890123456'])
      expect(() => parseParameter('area', text)).toThrow('area must be a decimal number');
    expect(parseParameter('unit', 'miles')).toBe('miles');
    expect(() => parseParameter('unit', 'ells')).toThrow(/km/);
    expect(parseParameter('isLarge', 'true')).toBe(true);
    expect(parseParameter('names', 'a, b')).toEqual(['a', 'b']);
    expect(() => parseParameter('name', 'x'.repeat(1001))).toThrow(/name/);
    expect(parseParameter('name', 'x'.repeat(1000))).toHaveLength(1000);
  });

  test('list parameters of a custom operation have a maximum length, which is documented', () => {
    const maxValues = Number(/Up to (\d+) values/.exec(parameters['names']?.summary ?? '')?.[1]);
    expect(maxValues).toBeGreaterThan(1);
    const list = (count: number) => Array.from({ length: count }, () => 'x').join(',');
    expect(parseParameter('names', list(maxValues))).toHaveLength(maxValues);
    expect(() => parseParameter('names', list(maxValues + 1))).toThrow(
      `at most ${maxValues} values, separated by commas, not ${maxValues + 1}.`,
    );
  });

  test("variables of a custom operation become parameters with the schema's descriptions, their defaults and an example", () => {
    expect(parameters['name']).toMatchObject({ in: 'query', summary: 'Name of the city.', example: 'text' });
    expect(parameters['country']).toMatchObject({
      summary: 'A variable of the document.',
      schema: { default: 'NO' },
    });
    expect(parameters['population']).toMatchObject({
      example: '1',
      schema: { type: 'integer', maximum: 2147483647 },
    });
    expect(parameters['area']).toMatchObject({ example: '1.5', schema: { type: 'number' } });
    expect(parameters['area']?.schema).not.toHaveProperty('default');
    expect(parameters['unit']).toMatchObject({ example: 'km' });
    expect(parameters['need']?.schema['default']).toBe(3);
  });
});
