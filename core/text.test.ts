import { buildSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { isRejected, catchRejection } from '../test/support/rejection.ts';
import { guardTextArguments } from './text-arguments.ts';
import { isPrintable, parseText, rejectUnprintable } from './text.ts';

const rules = { maximum: 5, example: 'abc' };
const isAccepted = (text: string) => !isRejected((param) => parseText(text, param, rules));

describe('free text', () => {
  test('the validation of free text trims it and rejects blank text', () => {
    expect(parseText('  a b ', 'q', rules)).toBe('a b');
    expect(isAccepted('')).toBe(false);
    expect(isAccepted('   ')).toBe(false);
  });

  test('the length of free text is measured in characters after trimming, not in UTF-16 units', () => {
    expect(isAccepted('abcde')).toBe(true);
    expect(isAccepted('abcdef')).toBe(false);
    expect(isAccepted(' abcde ')).toBe(true);
    expect(isAccepted('😀😀😀😀😀')).toBe(true);
    expect(isAccepted('😀😀😀😀😀😀')).toBe(false);
    expect(catchRejection(() => parseText('abcdef', 'q', rules))?.message).toBe(
      'q must have at most 5 characters, not "abcdef": for example, use "abc".',
    );
  });

  // Unicode general category Cc: U+0000 to U+001F, and U+007F to U+009F.
  test.each(['\0', '\t', '\n', '\u001f', '\u007f', '\u0085', '\u009f', '\ud800', '\udfff'])(
    'the free text %j is rejected',
    (sign) => {
      expect(isPrintable(`a${sign}b`)).toBe(false);
      expect(isAccepted(`a${sign}b`)).toBe(false);
      expect(isAccepted(`${sign}ab`)).toBe(false);
      expect(isRejected((param) => rejectUnprintable(`a${sign}`, param))).toBe(true);
    },
  );

  test.each([' ', '~', '\u00a0', '\u00ad', '\u200d', '\ufeff', '😀', '\ue000'])(
    'the free text %j is accepted',
    (sign) => {
      expect(isPrintable(`a${sign}b`)).toBe(true);
      expect(isRejected((param) => rejectUnprintable(`a${sign}b`, param))).toBe(false);
    },
  );
});

describe('guardTextArguments', () => {
  const schema = guardTextArguments(
    buildSchema(`
      input Place { city: String, near: Place, tags: [String!] }
      type Query {
        name(text: String, id: ID): String
        names(texts: [String!], nested: [[String!]!]): [String!]
        place(place: Place, places: [Place!]): String
        number(value: Int): Int
        plain: String
      }
    `),
  );
  const rootValue = {
    name: ({ text, id }: { text?: string; id?: string }) => text ?? id ?? 'none',
    names: ({ texts }: { texts?: string[] }) => texts ?? [],
    place: () => 'taken',
    number: ({ value }: { value: number }) => value,
    plain: 'plain',
  };
  const runQuery = async (source: string, variableValues: Record<string, unknown> = {}) => {
    const { data, errors = [] } = await graphql({ schema, source, variableValues, rootValue });
    return {
      data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
      params: errors.map(({ extensions }) => [extensions['code'], extensions['param']]),
    };
  };

  test('guardTextArguments passes printable text to the resolver unchanged', async () => {
    expect(await runQuery('{ name(text: "a b") number(value: 3) plain names(texts: ["x", "y"]) }')).toEqual({
      data: { name: 'a b', number: 3, plain: 'plain', names: ['x', 'y'] },
      params: [],
    });
    expect((await runQuery('{ name }')).data).toEqual({ name: 'none' });
    expect((await runQuery('{ name(text: null, id: "7") }')).data).toEqual({ name: '7' });
  });

  test('guardTextArguments rejects unprintable text and names its argument or input field', async () => {
    expect((await runQuery('{ name(text: "a\\u0000") }')).params).toEqual([['invalid_request', 'text']]);
    expect((await runQuery('{ name(id: "a\\u0000") }')).params).toEqual([['invalid_request', 'id']]);
    expect((await runQuery('{ place(place: { city: "a\\u0007" }) }')).params).toEqual([
      ['invalid_request', 'city'],
    ]);
    expect((await runQuery('{ place(place: { near: { city: "a\\u0007" } }) }')).params).toEqual([
      ['invalid_request', 'city'],
    ]);
    expect((await runQuery('{ place(place: { tags: ["a", "\\u0007"] }) }')).params).toEqual([
      ['invalid_request', 'tags'],
    ]);
  });

  test('guardTextArguments rejects an unprintable element of a list without affecting the other elements', async () => {
    expect(await runQuery('{ names(texts: ["a", "b\\u0000", "c"]) }')).toEqual({
      data: { names: ['a', '\ufffd', 'c'] },
      params: [],
    });
  });
});
