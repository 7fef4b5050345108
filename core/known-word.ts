/**
 * Checks that a word from a source belongs to a closed set.
 * @param source name of the source, for the error message
 * @throws Error for an unknown word, which means that the source has changed its vocabulary
 */
export function requireKnownWord<T extends string>(words: readonly T[], word: string, source: string): T {
  const match = words.find((each) => each === word);
  if (match === undefined) throw new Error(`${source}: ${word} is not one of ${words.join(', ')}`);
  return match;
}
