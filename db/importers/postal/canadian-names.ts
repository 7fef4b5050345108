import { readFacts } from '../../../facts/fact-table.ts';

/** The replacement character for a lost letter. */
const replacementCharacter = '\ufffd';
const words = readFacts('canadian-words').map(({ word = '' }) => word);

/** Returns the only known word that differs just in lost letters; null when no word or several words match. */
function repairedWord(word: string): string | null {
  const [only, second] = words.filter(
    (known) =>
      known.length === word.length &&
      [...word.toLowerCase()].every(
        (letter, at) => letter === replacementCharacter || letter === known.toLowerCase().charAt(at),
      ),
  );
  return only === undefined || second !== undefined ? null : only;
}

/** Words that stay in lower case within a name. */
const small = new Set(['a', 'à', 'au', 'aux', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'sur']);

/**
 * Repairs a name: restores lost letters, removes brackets (which list streets), and capitalises the parts of hyphenated
 * names. @returns null when lost letters cannot be restored
 */
export function canadianName(name: string): string | null {
  const plain = name.replace(/\s*\(.*$/, '').replace(/-\s+/g, '-');
  let isComplete = true;
  const text = plain.replace(/[\p{L}\ufffd]+/gu, (word) => {
    if (!word.includes(replacementCharacter)) return word;
    const known = repairedWord(word);
    isComplete &&= known !== null;
    return known ?? word;
  });
  if (!isComplete) return null;
  return text.replace(/(?<=[-'])\p{L}+/gu, (word, at: number) =>
    (small.has(word) && text.charAt(at - 1) === '-') || word === 's'
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
