import { expect, test } from 'vitest';
import { isRejected, catchRejection } from '../../test/support/rejection.ts';
import { languageTagRule } from './language-tag.ts';

const isAccepted = (tag: string) => !isRejected((param) => languageTagRule.read(tag, param));

/** RFC 5646, appendix A. */
const examples =
  'de fr ja i-enochian zh-Hant zh-Hans sr-Cyrl sr-Latn zh-cmn-Hans-CN cmn-Hans-CN zh-yue-HK yue-HK zh-Hans-CN ' +
  'sr-Latn-RS sl-rozaj sl-rozaj-biske sl-nedis de-CH-1901 sl-IT-nedis hy-Latn-IT-arevela de-DE en-US es-419 ' +
  'de-CH-x-phonebk az-Arab-x-AZE-derbend x-whatever qaa-Qaaa-QM-x-southern de-Qaaa sr-Latn-QM sr-Qaaa-RS ' +
  'en-US-u-islamcal zh-CN-a-myext-x-private en-a-myext-b-another';

/** RFC 5646, section 2.1: "irregular" and "regular" grandfathered tags. */
const grandfathered =
  'en-GB-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
  'sgn-BE-FR sgn-BE-NL sgn-CH-DE art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang';

test.each([
  ['its examples', examples],
  ['its grandfathered tags', grandfathered],
])('the language tag %s of RFC 5646 is accepted in any case', (_, tags) => {
  const allTags = tags.split(' ');
  expect(allTags.filter((tag) => !isAccepted(tag))).toEqual([]);
  expect(allTags.filter((tag) => !isAccepted(tag.toUpperCase()))).toEqual([]);
  for (const tag of allTags) expect(languageTagRule.read(tag, 'lang')).toBe(tag);
});

test.each([
  // Invalid tags of appendix A: two regions; a language of one letter; the letter of an extension twice.
  'de-419-DE',
  'a-DE',
  'ar-a-aaa-b-bbb-a-ccc',
  // Section 2.2.5: "de-DE-1901-1901" is not valid. Case is ignored.
  'de-DE-1901-1901',
  'sl-rozaj-ROZAJ',
  'en-a-bbb-A-ccc',
  '',
  '-de',
  'de-',
  'de_DE',
  'de--DE',
  'x',
  'x-',
  'de-x',
  'de-x-123456789',
  'en-a',
  'en-a-b',
  'en-a-123456789',
  'abcdefghi',
  'de-1',
  'de-abc-def-ghi-jkl',
  'i-unknown',
  'de ',
  ' de',
])('the language tag %j is rejected', (tag) => {
  expect(isAccepted(tag)).toBe(false);
});

test('a language tag may repeat subtags in private use and in the values of an extension', () => {
  for (const tag of ['de-x-a-a', 'de-1901-x-1901', 'en-a-abcde-abcde', 'x-a-a', 'de-x-abcde-abcde'])
    expect(isAccepted(tag), tag).toBe(true);
  // A variant that is also a value of an extension.
  expect(isAccepted('de-1901-a-1901')).toBe(true);
});

test('a language tag has at most 64 characters', () => {
  const createTag = (length: number) => `x-${'abcdefg-'.repeat(8)}`.slice(0, length);
  expect(createTag(64).at(-1)).not.toBe('-');
  expect(isAccepted(createTag(64))).toBe(true);
  expect(isAccepted(createTag(65))).toBe(false);
  expect(isAccepted(`${createTag(64)}abc`.slice(0, 65))).toBe(false);
  expect(catchRejection(() => languageTagRule.read('', 'lang'))?.message).toContain('at most 64 characters');
});
