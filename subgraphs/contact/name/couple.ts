import { isGivenName } from './given-name.ts';
import { isGivenNameIn } from './national-given-name.ts';
import { findNameWord } from './name-words.ts';

/** Matches words for "and" in the supported languages. */
const conjunctionPattern = /^(?:and|&|und|et|y|e|og|och|en|и|та|і)$/iu;
/** Matches words that mean "and" in one language but are a particle or an initial in another. */
const ambiguousConjunctionPattern = /^(?:y|e|en|і|et)$/iu;

const isKnownGivenName = (word: string) => {
  const lowerWord = word.toLowerCase();
  const unaccentedWord = lowerWord.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    isGivenName(unaccentedWord) ||
    isGivenNameIn(lowerWord, ['ES', 'FR', 'IT', 'PT', 'BR', 'NL', 'RU', 'UA', 'MX', 'BE'])
  );
};

/**
 * Returns the number of words in the given names of a couple with one family name. The result is 3 for John and Jane Smith, and
 * 0 when the words do not name a couple.
 *
 * @param words the name without titles and suffixes
 */
export function countCoupleWords(words: readonly string[]): 0 | 3 {
  const [first = '', joiner = '', second = ''] = words;
  if (!conjunctionPattern.test(joiner) || words.length < 3 || conjunctionPattern.test(first)) return 0;
  // In José y García, the word `y` is a particle. Juan y María García are two people.
  if (words.length === 3 || ambiguousConjunctionPattern.test(joiner))
    return isKnownGivenName(first) &&
      isKnownGivenName(second) &&
      (words.length > 3 || !ambiguousConjunctionPattern.test(joiner))
      ? 3
      : 0;
  return 3;
}

/** Whether a text names several people that the parser cannot separate: two full names, or a family. */
export function isSeveralPeople(words: readonly string[]): boolean {
  if (words.length > 1 && /^(?:familie|famille|familia|famiglia|família|family)$/iu.test(words[0] ?? ''))
    return true;
  if (words.length > 1 && /^family$/i.test(words.at(-1) ?? '')) return true;
  if (words.length === 2 && /^the$/i.test(words[0] ?? '') && /^\p{L}{4,}s$/u.test(words[1] ?? ''))
    return true;
  return words.some((word, at) => {
    if (at === 0 || at === words.length - 1 || !conjunctionPattern.test(word)) return false;
    const nextWord = words[at + 1] ?? '';
    const isTitleNext = findNameWord('title', nextWord) !== undefined && at + 2 < words.length;
    if (isTitleNext && !ambiguousConjunctionPattern.test(word)) return true;
    // Test whether there is a full name on each side: John Smith and Jane Doe.
    const wordsBefore = words.slice(0, at);
    const wordsAfter = words.slice(at + 1);
    if (
      wordsBefore.length < 2 ||
      wordsAfter.length < 2 ||
      wordsAfter.some((part) => findNameWord('particle', part) !== undefined)
    )
      return false;
    return (
      /^(?:and|&|und|og|och)$/i.test(word) &&
      isKnownGivenName(nextWord) &&
      isKnownGivenName(wordsBefore[0] ?? '')
    );
  });
}
