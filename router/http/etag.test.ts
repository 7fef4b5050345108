import { expect, test } from 'vitest';
import { computeETag, findMatchingETag } from './etag.ts';

const etag = computeETag('{"a":1}');
const [opaque = ''] = /[^"]+/.exec(etag) ?? [];

test('an ETag is quoted, is equal for equal texts and differs for different texts', () => {
  expect(etag).toMatch(/^"[A-Za-z0-9+/]{27}"$/);
  expect(computeETag('{"a":1}')).toBe(etag);
  expect(computeETag('{"a":2}')).not.toBe(etag);
});

test('the ETag of an empty text is its SHA-1 digest as published in the standard', () => {
  // FIPS 180: the SHA-1 of an empty text is da39a3ee5e6b4b0d3255bfef95601890afd80709.
  const digest = Buffer.from('da39a3ee5e6b4b0d3255bfef95601890afd80709', 'hex').toString('base64');
  expect(computeETag('')).toBe(`"${digest.slice(0, 27)}"`);
  expect(digest).toBe(`${digest.slice(0, 27)}=`);
});

test.each<[string, string | undefined, string | null]>([
  ['none', undefined, null],
  ['any', '*', etag],
  ['any, with blanks', ' * ', etag],
  ['the same', etag, etag],
  ['the same, weakly', `W/${etag}`, etag],
  ['one of several', `"x", ${etag} ,"y"`, etag],
  ['several without it', '"x","y"', null],
  ['in a coding', `"${opaque}-gzip"`, `"${opaque}-gzip"`],
  ['in another coding, weakly', `W/"${opaque}-br"`, `"${opaque}-br"`],
  ['in a coding that nothing is sent in', `"${opaque}-zip"`, null],
  ['with the coding in between', `"-gzip${opaque}"`, null],
  ['without quotes', opaque, null],
  ['a weak prefix in another position', `xW/${etag}`, null],
  ['nothing', '', null],
])('namedBy compares If-None-Match: %s', (_, header, expected) => {
  expect(findMatchingETag(header, etag)).toBe(expected);
});
