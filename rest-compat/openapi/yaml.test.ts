import { expect, test } from 'vitest';
import { formatYaml } from './yaml.ts';

// YAML 1.2.2: block mappings and sequences; JSON flow style for strings, numbers and empty collections.
test.each<[string, unknown, string]>([
  ['a mapping', { a: 1, b: true, c: null }, 'a: 1\nb: true\nc: null\n'],
  ['a mapping in one', { a: { b: { c: 'x' } } }, 'a:\n  b:\n    c: "x"\n'],
  ['a sequence', { a: [1, 'two'] }, 'a:\n  - 1\n  - "two"\n'],
  ['a sequence alone', [1, 2], '- 1\n- 2\n'],
  ['mappings in a sequence', { a: [{ b: 1, c: 2 }, { b: 3 }] }, 'a:\n  - b: 1\n    c: 2\n  - b: 3\n'],
  ['sequences in a sequence', [[1, [2]], [3]], '- - 1\n  - - 2\n- - 3\n'],
  ['a mapping below a mapping in a sequence', [{ a: { b: 1 } }], '- a:\n    b: 1\n'],
  ['empty values', { a: [], b: {}, c: [[], {}] }, 'a: []\nb: {}\nc:\n  - []\n  - {}\n'],
  ['texts, always quoted', { a: 'yes', b: '1', c: 'a: b\n' }, 'a: "yes"\nb: "1"\nc: "a: b\\n"\n'],
  ['an undefined value', { a: undefined, b: 1 }, 'b: 1\n'],
  ['only undefined values', { a: { b: undefined } }, 'a: {}\n'],
])('formatYaml formats %s', (_, value, text) => expect(formatYaml(value)).toBe(text));

test.each(['a', 'A1', '$ref', 'x-null', 'a_b', '_', 'yes-1', 'nothing', 'truest', 'offer'])(
  'formatYaml does not quote the key %s',
  (key) => expect(formatYaml({ [key]: 1 })).toBe(`${key}: 1\n`),
);

test.each([
  'y',
  'N',
  'yes',
  'No',
  'ON',
  'off',
  'true',
  'FALSE',
  'null',
  '1',
  '200',
  '-a',
  'a b',
  'a:b',
  '',
  '/x',
  'ä',
  'a{',
])('formatYaml quotes the key %j, so that YAML parsers read it as a string', (key) =>
  expect(formatYaml({ [key]: 1 })).toBe(`${JSON.stringify(key)}: 1\n`),
);
