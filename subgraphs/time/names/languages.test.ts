import { expect, test } from 'vitest';
import { findLanguage } from './languages.ts';

const isRejected = (tag: string) => {
  try {
    findLanguage(tag);
    return false;
  } catch {
    return true;
  }
};

test('findLanguage rejects a repeated variant or extension exactly when ICU does', () => {
  const languageTags = [
    ...[
      'de-1996-1996',
      'de-1901-1996',
      'sl-rozaj-biske-1994',
      'sl-rozaj-ROZAJ',
      'de-DE-1996-1996',
      'de-1996',
    ],
    ...[
      'en-u-ca-gregory-u-nu-latn',
      'en-u-ca-gregory-t-de',
      'en-a-bbb-a-ccc',
      'en-x-1996-1996',
      'en-a-aaaaa-aaaaa',
    ],
    ...['zh-Hant-TW', 'de-1996-x-1996', 'de-1996-u-ca-buddhist-1996', 'en-u-attr-attr2'],
  ];
  for (const tag of languageTags) {
    let isWellFormed = true;
    try {
      Intl.getCanonicalLocales(tag);
    } catch {
      isWellFormed = false;
    }
    expect(isRejected(tag), tag).toBe(!isWellFormed);
  }
});
