import { findNameWord } from './name-words.ts';

/**
 * Matches the beginning of names with Mc and at least three more letters, such as McDonald. The letter after Mc becomes a
 * capital. Mack and Macy do not match.
 */
const scottishPattern = /^Mc(\p{Ll})(?=\p{Ll}{2})/u;

/** Converts to lower case, and removes the combining dot of a lower-cased Turkish capital İ. */
const toLower = (part: string) => part.toLowerCase().replaceAll('i\u0307', 'i');

const capitalize = (part: string) => {
  // Keep the first letter unchanged, because İ must stay İ.
  const [first = ''] = part;
  const [, ...rest] = toLower(part);
  return (first.toUpperCase() + rest.join('')).replace(
    scottishPattern,
    (_, letter: string) => `Mc${letter.toUpperCase()}`,
  );
};

function capitalizeWord(word: string, isFirst: boolean): string {
  if (!isFirst && findNameWord('particle', word) !== undefined) return word.toLowerCase();
  return word
    .split(/([-'’.])/)
    .map((part, index, parts) => {
      // Capitalise a part after an apostrophe (O'Shall, D'Angelo), except a single letter.
      const isAfterApostrophe = /['’]/.test(parts[index - 1] ?? '');
      return isAfterApostrophe && part.length === 1 ? part.toLowerCase() : capitalize(part);
    })
    .join('');
}

/** Restores the capitals of a name that is all upper or all lower case. A name in mixed case is returned unchanged. */
export function repairCase(name: string): string {
  const isSingleCase = name === name.toUpperCase() || name === name.toLowerCase();
  if (!isSingleCase) return name;
  return name
    .split(' ')
    .map((word, index) => capitalizeWord(word, index === 0))
    .join(' ');
}
