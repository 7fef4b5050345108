/** Longer words are not compared: nobody mistypes a word of that length for another. */
const longest = 64;

/**
 * The word that was most likely meant: at most a third of its letters is wrong, missing, too many or swapped with its
 * neighbour. Case and marks do not count.
 * @param plainOf the words as they are compared, for who keeps them
 * @returns null when none is near, or when two are equally near
 */
export function nearest(text: string, words: Iterable<string>, plainOf = plain): string | null {
  const asked = plain(text);
  if (asked.length < 3 || asked.length > longest) return null;
  let found: string | null = null;
  let least = Math.min(3, Math.floor(asked.length / 3)) + 1;
  for (const word of words) {
    const known = plainOf(word);
    if (Math.abs(known.length - asked.length) > least || known.length > longest) continue;
    const distance = distanceOf(asked, known, least);
    if (distance === 0) return word;
    if (distance < least) [found, least] = [word, distance];
    else if (distance === least && found !== null && plainOf(found) !== known) found = null;
  }
  return found;
}

/** Without case and marks. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Optimal string alignment; `most + 1` when it is more than `most`. */
function distanceOf(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
