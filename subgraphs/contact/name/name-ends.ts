import type { Gender } from '../schema.generated.ts';
import { findNameWord, type NameWord } from './name-words.ts';

/** The titles at the beginning of a name, and the remaining words. */
export interface Titles {
  readonly written: readonly string[];
  readonly gender: Gender | null;
  /** Whether the last title precedes a given name: Sir, Queen. */
  readonly beforeGiven: boolean;
  /** Whether the titles contain those of a man and a woman: Mr. and Mrs. */
  readonly isCouple: boolean;
  readonly left: readonly string[];
}

/** Returns a word that joins titles without a space: `Lt.Gen.`, `Magistrate-Judge`. Null for other words. */
function findJoinedTitle(word: string): string | null {
  const parts = word.split(/(?<=\.)(?=\p{L})|-/u);
  if (parts.length < 2 || !parts.every((part) => findNameWord('title', part) !== undefined)) return null;
  return word;
}

/** Matches the words for "and" between titles: Herr und Frau, Sr. y Sra. */
const conjunctionPattern = /^(?:and|&|und|et|y|e)$/i;

/** Returns the number of words of the title that begins at a position; 0 when no title begins there. */
function countTitleWords(words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  if (findNameWord('title', word) !== undefined || findJoinedTitle(word) !== null) {
    // A title can consist of an office and its field: Secretary of State, Chancellor of the Exchequer.
    const isOfNext = words[at + 1]?.toLowerCase() === 'of';
    const end = at + (words[at + 2]?.toLowerCase() === 'the' ? 4 : 3);
    return isOfNext && words.length > end ? end - at : 1;
  }
  // The letter M. is an initial, except in M. et Mme.
  if (/^m\.?$/i.test(word) && /^et$/i.test(words[at + 1] ?? '') && countTitleWords(words, at + 2) > 0)
    return 1;
  if (findNameWord('title-part', word) !== undefined || conjunctionPattern.test(word)) {
    if (conjunctionPattern.test(word) && at === 0) return 0;
    const followingTitleLength = countTitleWords(words, at + 1);
    if (followingTitleLength > 0) return 1 + followingTitleLength;
    // Excellency and similar words end a title that begins with His or Her.
    return at > 0 && /^(?:excellency|majesty|highness|honou?r)$/i.test(word) ? 1 : 0;
  }
  return 0;
}

/** Matches the field after the title of a German doctorate: Dr. med., Dr. rer. nat., Dr. h. c. */
const fieldPattern =
  /^(?:(?:med|phil|jur|iur|rer|nat|pol|oec|theol|habil|dent|vet|ing|techn|agr|h|c|mult)\.)+$/;

export function takeTitles(words: readonly string[]): Titles {
  const writtenTitles: string[] = [];
  let gender: Gender | null = null;
  let isBeforeGivenName = false;
  let isCouple = false;
  let position = 0;
  const countAtPosition = () =>
    /(?:Dr|Prof|Mag)\.$/.test(writtenTitles.at(-1) ?? '') || fieldPattern.test(writtenTitles.at(-1) ?? '')
      ? Number(fieldPattern.test(words[position] ?? '')) || countTitleWords(words, position)
      : countTitleWords(words, position);
  for (let length = countAtPosition(); length > 0; length = countAtPosition()) {
    for (const word of words.slice(position, position + length)) {
      const title = findNameWord('title', word);
      // `The` is a title part only at the beginning of a title, not in Chancellor of the Exchequer.
      const titlePart = /^of$/i.test(writtenTitles.at(-1) ?? '')
        ? undefined
        : findNameWord('title-part', word);
      writtenTitles.push(title?.written ?? titlePart?.written ?? word);
      const isAfterAnd = conjunctionPattern.test(writtenTitles.at(-2) ?? '');
      if (isAfterAnd && title !== undefined && title.gender !== null && title.gender !== gender)
        isCouple = true;
      gender = title?.gender ?? gender;
      isBeforeGivenName = findNameWord('first-title', word) !== undefined;
    }
    position += length;
  }
  return {
    written: writtenTitles,
    gender,
    beforeGiven: isBeforeGivenName,
    isCouple,
    left: words.slice(position),
  };
}

/** Returns the canonical form of a suffix, or null for other words. Two letters with dots (J.R.) are initials, not "junior". */
export function findSuffix(word: string): string | null {
  if (/^[js]\.r\.?$/i.test(word)) return null;
  const suffix = findNameWord('suffix', word);
  return suffix?.written ?? null;
}

const generationPattern = /^[IVX]+$/;

/**
 * Matches honours of two capitals that can also be a given or family name: MA, DO. After a comma, such a word counts as an
 * honour only together with other words.
 */
const shortNamePattern = /^(?:MA|DO|BA|AO|OM|MI)$/;

/**
 * Returns an honour or degree of few letters; null for other words. The letters must be capitals: John Smith CH, but not Yuki
 * Ch.
 */
function findHonour(word: string): string | null {
  const letters = word.replaceAll('.', '');
  return letters === letters.toUpperCase() ? (findNameWord('honour', letters)?.written ?? null) : null;
}

/**
 * Returns the title at the end of a name, as in forms: PAUL LEWIS MR. Null when the name has no title at its end, or when fewer
 * than two words would remain.
 */
export function findTitleAtEnd(words: readonly string[]): NameWord | null {
  const lastWord = words.at(-1) ?? '';
  const isTitle = /^(?:(?:mr|mrs|ms|miss)\.?|(?:dr|prof)\.)$/i.test(lastWord);
  return words.length > 2 && isTitle ? (findNameWord('title', lastWord) ?? null) : null;
}

/**
 * Moves the suffixes at the end of a name to `suffixes` and returns the remaining words, at least one.
 * @param minRemaining number of words that must remain before Senior or Junior, which can also be family names
 */
export function takeSuffixes(words: readonly string[], suffixes: string[], minRemaining = 1): string[] {
  const remainingWords = [...words];
  const trailingSuffixes: string[] = [];
  while (remainingWords.length > 1) {
    const lastWord = remainingWords.at(-1) ?? '';
    if (remainingWords.length <= minRemaining && /^(?:senior|junior)$/i.test(lastWord)) break;
    // A single letter (I, V) is a generation after at least three words; after fewer words the letter is an initial.
    const isGenerationSuffix =
      /^[IV]$/i.test(lastWord) &&
      remainingWords.length > 3 &&
      !/^(?:and|&|y|e)$/i.test(remainingWords.at(-2) ?? '');
    const canBeHonour = remainingWords.length > minRemaining && /\p{Ll}/u.test(remainingWords[0] ?? '');
    const suffix = isGenerationSuffix
      ? lastWord.toUpperCase()
      : (findSuffix(lastWord) ?? (canBeHonour ? findHonour(lastWord) : null));
    if (suffix === null) break;
    trailingSuffixes.unshift(suffix);
    remainingWords.pop();
    // Remove the article before a generation: John Smith the 3rd.
    if (/^\d/.test(suffix) && remainingWords.length > 2 && /^the$/i.test(remainingWords.at(-1) ?? ''))
      remainingWords.pop();
  }
  suffixes.unshift(...trailingSuffixes);
  return remainingWords;
}

/**
 * Returns the suffixes of a part after a comma; null when the part contains other words.
 * @param isComplete whether a complete name in mixed case precedes the part, so that an honour cannot be a given name
 * @param mayBeGrade whether unlisted words in capitals count as degrees, as in `John Doe, CLU, CFP`
 */
export function parseSuffixes(
  part: readonly string[],
  isComplete: boolean,
  mayBeGrade: boolean,
): string[] | null {
  const parsedWords = part.map((word) => {
    const suffix = findSuffix(word);
    if (suffix !== null) return suffix;
    if (generationPattern.test(word)) return word;
    const honour = isComplete && (part.length > 1 || !shortNamePattern.test(word)) ? findHonour(word) : null;
    if (honour !== null) return honour;
    return isComplete && mayBeGrade && /^(?:\p{Lu}\.?){2,6}$/u.test(word) ? word : null;
  });
  const suffixes = parsedWords.filter((word) => word !== null);
  return suffixes.length === parsedWords.length && suffixes.length > 0 ? suffixes : null;
}
