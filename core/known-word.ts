/**
 * A word of a closed set, as sources have it.
 * @param where names the source in the error
 * @throws Error for another word: the source has begun to say something else
 */
export function knownWord<T extends string>(words: readonly T[], word: string, where: string): T {
  const known = words.find((each) => each === word);
  if (known === undefined) throw new Error(`${where}: ${word} is none of ${words.join(', ')}`);
  return known;
}
