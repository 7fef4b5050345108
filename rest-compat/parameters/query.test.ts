import { expect, test } from 'vitest';
import { decodeParameter, parseQuery } from './query.ts';

test.each([
  ['', {}],
  ['a=1&b=2', { a: '1', b: '2' }],
  ['q=san+fr', { q: 'san fr' }],
  ['q=caf%C3%A9', { q: 'café' }],
  ['at=12%3A00%2B09', { at: '12:00+09' }],
  ['q=', { q: '' }],
  ['q', { q: '' }],
  ['&a=1&', { a: '1' }],
  ['q=%2525', { q: '%25' }],
  [
    '__proto__=1&constructor=2',
    Object.fromEntries([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]),
  ],
])('the query string %j is decoded once', (text, expected) => {
  expect(Object.entries(parseQuery(text))).toEqual(Object.entries(expected));
});

test('CONV-042 a repeated query parameter is rejected by name', () => {
  expect(() => parseQuery('to=UTC&to=Asia/Tokyo')).toThrow(/to occurs more than once/);
});

test('CONV-045 invalid percent-encoding in a query is rejected', () => {
  expect(() => parseQuery('q=%E0%A4%A')).toThrow(/percent-encoding/);
  expect(() => decodeParameter('%', 'code')).toThrow(/percent-encoding/);
});

test('a plus in a path is read as a plus, not as a space', () => {
  expect(decodeParameter('GMT+3', 'timezone')).toBe('GMT+3');
});
