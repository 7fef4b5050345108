import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('folded names', () => {
  test.each([
    ['São Paulo', 'SAO PAULO'],
    ['Aix-en-Provence', 'aix en provence'],
    ["Xi'an", 'Xi’an'],
    ["N'Djamena", 'NDjamena'],
    ['St. Gallen', 'st gallen'],
    ['Straße', 'STRASSE'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['İstanbul', 'ISTANBUL'],
    ['Αθήνα', 'ΑΘΗΝΑ'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['ﾄｳｷｮｳ', 'トウキョウ'],
    ['القَاهِرَة', 'القاهرة'],
    ['Hà Nội', 'ha noi'],
    ['  New   York ', 'new york'],
  ])('folded names are equal: %s and %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['カキ', 'ガキ'],
    ['กา', 'กี'],
    ['Bern', 'Berne'],
    ['東京', '京都'],
  ])('folded names differ: %s and %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test('folding a folded name does not change it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(folded).toBe(folded.trim());
      }),
    );
  });
});
