const maxLength = 120;
/** Matches letters with their diacritics, and the punctuation of names. */
const nameTextPattern = /^[\p{L}\p{M}'’‘ʻ`.,\-‐·・\s()"“”&]+$/u;
const ordinalPattern = /(?<=\p{L}[.,]?,? )(?:2nd|3rd|[4-9]th)(?=$|[ ,])/giu;

/** The text of a name without nicknames. */
export interface NameText {
  readonly bare: string;
  readonly hadNickname: boolean;
}

/** Normalises the text of a name. Null when the text contains characters that names don't have, or is too long. */
export function parseNameText(text: string): NameText | null {
  const cleanText = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')
    // Remove the space within degrees.
    .replace(/\bPh\. ?D\b\.?/gi, 'PhD')
    .replace(/\bM\. D\./g, 'MD')
    // Normalise the word for "retired", with or without brackets: USN (Ret.).
    .replace(
      /,?\s*(?:\(\s*(?:ret|retd|ret'd|retired)\.?\s*\)|(?<=\p{L}\.?,? )\b(?:ret\.|retd\.?|ret'd))(?=[\s,]|$)/giu,
      ' Ret.',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (cleanText === '' || cleanText.length > maxLength) return null;
  // Keep the words of a quoted surname before a comma together. Other quoted or bracketed words are nicknames.
  const bareText = cleanText
    .replace(/^["“]([^"”]+)["”],/, '$1,')
    .replace(/(^| )(?:"[^"]*"|“[^”]*”|'[^' ][^']*'|‘[^’ ][^’]*’|\([^)]*\)|\[[^\]]*\])(?=[ ,]|$)/g, '$1')
    // Remove the name at birth: Mary Toogood née Johnson.
    .replace(/,?\s(?:née|nee|geb\.|geborene)\s.+$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Remove a generation, the only number that is allowed in a name: John Smith 2nd.
  const textWithoutOrdinal = bareText.replace(ordinalPattern, '');
  if (!nameTextPattern.test(textWithoutOrdinal) || !/\p{L}/u.test(textWithoutOrdinal)) return null;
  return { bare: bareText, hadNickname: bareText !== cleanText };
}
