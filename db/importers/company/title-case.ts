/** Short words in streets and names that stay in capitals, and words that become lower case. */
const upperCaseWords = new Set(
  'NE NW SE SW N S E W PO II III IV VI USA US LLC PLC LP NV SA AG AT&T'.split(' '),
);
const lowerCaseWords = new Set('and at de del des for in la of on the van von'.split(' '));
const streetAbbreviations = new Set(
  'ST DR RD LTD BLVD PKWY HWY PLZ SQ CTR FL FLR STE MT FT MR LN CT'.split(' '),
);

/**
 * Converts register text in capitals: "ONE APPLE PARK WAY" → "One Apple Park Way". Text with a lower-case letter is unchanged.
 * Words without vowels are initials and stay in capitals: CVS, PNC.
 */
export function toTitleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .trim()
    .split(/\s+/)
    .map((word, index) => capitaliseWord(word, index === 0))
    .join(' ');
}

function capitaliseWord(word: string, first: boolean): string {
  const wordWithoutPunctuation = word.replace(/[.,]/g, '');
  if (upperCaseWords.has(wordWithoutPunctuation)) return word;
  if (!first && lowerCaseWords.has(word.toLowerCase())) return word.toLowerCase();
  if (/^\d+(ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase();
  if (/\d/.test(word)) return word;
  if (/^[^AEIOUY]{2,4}$/.test(wordWithoutPunctuation) && !streetAbbreviations.has(wordWithoutPunctuation))
    return word;
  return word
    .toLowerCase()
    .replace(/(^|[-/(&.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /^(O'|D'|Mc)(\p{L})(?=\p{L}{2})/u,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
