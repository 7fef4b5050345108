import { readFacts } from '../../../facts/fact-table.ts';

/** The Unicode replacement character, which replaces lost letters in the source. */
const replacementCharacter = '\ufffd';
const knownWords = readFacts('canadian-words').map(({ word = '' }) => word);

/** Returns the only known word that differs just in lost letters. Null when no word or several words match. */
function repairWord(word: string): string | null {
  const [only, second] = knownWords.filter(
    (known) =>
      known.length === word.length &&
      [...word.toLowerCase()].every(
        (letter, at) => letter === replacementCharacter || letter === known.toLowerCase().charAt(at),
      ),
  );
  return only === undefined || second !== undefined ? null : only;
}

/** Words that stay in lower case within a name. */
const lowerCaseWords = new Set([
  'a',
  'à',
  'au',
  'aux',
  'de',
  'des',
  'du',
  'en',
  'et',
  'la',
  'le',
  'les',
  'sur',
]);

/**
 * Corrects a name: restores lost letters, removes brackets with lists of streets, and capitalises the parts of hyphenated
 * names. @returns null when lost letters cannot be restored
 */
export function repairCanadianName(name: string): string | null {
  const plainName = name.replace(/\s*\(.*$/, '').replace(/-\s+/g, '-');
  let isComplete = true;
  const text = plainName.replace(/[\p{L}\ufffd]+/gu, (word) => {
    if (!word.includes(replacementCharacter)) return word;
    const repairedWord = repairWord(word);
    isComplete &&= repairedWord !== null;
    return repairedWord ?? word;
  });
  if (!isComplete) return null;
  return text.replace(/(?<=[-'])\p{L}+/gu, (word, at: number) =>
    (lowerCaseWords.has(word) && text.charAt(at - 1) === '-') || word === 's'
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
