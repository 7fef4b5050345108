import { computeEditDistance } from '../../facts/edit-distance.ts';

/** Returns "Did you mean X? " as the beginning of a message, or an empty text when there is no suggestion. */
export const formatSuggestion = (suggestion: string | null): string =>
  suggestion === null ? '' : `Did you mean ${suggestion}? `;

/** Maximum length of a word that is compared; longer words cannot be typos. */
const maxLength = 64;

/**
 * Returns the most similar word: at most a third of its letters are wrong, missing, surplus or swapped with a neighbour. Ignores
 * case and diacritics.
 * @param plainOf returns the normalised form of a word, for callers that cache it
 * @returns null when no word is similar, or when two words are equally similar
 */
export function findNearest(
  text: string,
  words: readonly string[],
  plainOf = removeDiacritics,
): string | null {
  const [only, ...alternatives] = findEquallyClose(text, words, plainOf);
  return only === undefined || alternatives.length > 0 ? null : only;
}

/**
 * Returns all words that are equally similar by the rules of `findNearest`. Of words with the same normalised form, only the
 * first is returned.
 */
export function findEquallyClose(
  text: string,
  words: readonly string[],
  plainOf = removeDiacritics,
): readonly string[] {
  const query = removeDiacritics(text);
  if (query.length < 3 || query.length > maxLength) return [];
  const maxEdits = Math.min(3, Math.floor(query.length / 3));
  // Search for a single edit first: most typos have one edit, and this search is ten times as fast as a search for three edits.
  for (let limit = 1; limit <= maxEdits; limit += 1) {
    const matches = new Map<string, string>();
    for (const word of words) {
      const plainWord = plainOf(word);
      if (Math.abs(plainWord.length - query.length) > limit || plainWord.length > maxLength) continue;
      const distance = computeEditDistance(query, plainWord, limit);
      if (distance === 0) return [word];
      if (distance <= limit && !matches.has(plainWord)) matches.set(plainWord, word);
    }
    if (matches.size > 0) return [...matches.values()];
  }
  return [];
}

/** Returns a text in lower case and without diacritics. */
export const removeDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
