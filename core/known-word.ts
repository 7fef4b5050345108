/** Returns a text as a member of a closed set, or null when it is not a member. */
export const findKnownWord = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;

/**
 * Checks that a word from a source belongs to a closed set.
 * @param source name of the source, for the error message
 * @throws Error for an unknown word, which means that the source has changed its vocabulary
 */
export function requireKnownWord<T extends string>(words: readonly T[], word: string, source: string): T {
  const match = findKnownWord(words, word);
  if (match === null) throw new Error(`${source}: ${word} is not one of ${words.join(', ')}`);
  return match;
}
