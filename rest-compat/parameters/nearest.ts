import { editDistance } from '../../facts/edit-distance.ts';

/** Longer words are not compared: nobody mistypes a word of that length for another. */
const longest = 64;

/**
 * The word that was most likely meant: at most a third of its letters is wrong, missing, too many or swapped with its
 * neighbour. Case and marks do not count.
 * @param plainOf the words as they are compared, for who keeps them
 * @returns null when none is near, or when two are equally near
 */
export function nearest(text: string, words: readonly string[], plainOf = plain): string | null {
  const [only, ...others] = equallyNear(text, words, plainOf);
  return only === undefined || others.length > 0 ? null : only;
}

/** As `nearest`, with all the words that are equally near; of those that are written alike, the first. */
export function equallyNear(text: string, words: readonly string[], plainOf = plain): readonly string[] {
  const asked = plain(text);
  if (asked.length < 3 || asked.length > longest) return [];
  const most = Math.min(3, Math.floor(asked.length / 3));
  // Nearly all mistakes are one: to look for one takes a tenth of the time that looking for three takes.
  for (let limit = 1; limit <= most; limit += 1) {
    const found = new Map<string, string>();
    for (const word of words) {
      const known = plainOf(word);
      if (Math.abs(known.length - asked.length) > limit || known.length > longest) continue;
      const distance = editDistance(asked, known, limit);
      if (distance === 0) return [word];
      if (distance <= limit && !found.has(known)) found.set(known, word);
    }
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

/** Without case and marks. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
