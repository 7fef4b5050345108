/** Letters that Unicode does not decompose, with their usual replacements. */
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ſ: 's',
  ə: 'e',
};

const plainPattern = /^[a-z0-9 ]*$/;
const specialPattern = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'g');

/**
 * Normalises a name of any script for comparison. The result has no upper case, accents, full-width characters and punctuation,
 * and has single spaces between words. `fold('São-Paulo') === fold('SAO PAULO')`. Vowel signs are kept, as in Thai and
 * Devanagari. Arabic and Hebrew points are removed, because they are often omitted.
 */
export function fold(name: string): string {
  // Cache the last name, because a lookup often folds the same name several times.
  if (name === previousName) return lastFoldedName;
  lastFoldedName = computeFoldedName(name);
  previousName = name;
  return lastFoldedName;
}

let previousName = '';
let lastFoldedName = '';

function computeFoldedName(name: string): string {
  const lowerName = name.toLowerCase();
  if (plainPattern.test(lowerName)) return lowerName.trim().replace(/ {2,}/g, ' ');
  return (
    lowerName
      .normalize('NFKD')
      .toLowerCase()
      .replace(specialPattern, (letter) => letterReplacements[letter] ?? letter)
      // Matches accents of Latin, Greek and Cyrillic, and Hebrew and Arabic points, but not the Japanese voicing marks (U+3099…).
      .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
      // Remove apostrophes (Xi'an, Xian). Other punctuation separates words (Aix-en-Provence).
      .replace(/['’‘ʼʻʹʺ`´"“”.·]/g, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}
