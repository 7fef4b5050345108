/**
 * Checks that a word from a source belongs to a closed set.
 * @param source names the source in the error
 * @throws Error for any other word: the source has changed its vocabulary
 */
export function requireKnownWord<T extends string>(words: readonly T[], word: string, source: string): T {
  const match = words.find((each) => each === word);
  if (match === undefined) throw new Error(`${source}: ${word} is not one of ${words.join(', ')}`);
  return match;
}
