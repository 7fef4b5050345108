import { memoizePerObject } from '../../../core/memoize-per-object.ts';

/** Yields a word, and every text that results from removing one character of the word. */
function* listShortenedWords(word: string): Generator<string> {
  yield word;
  for (let removedIndex = 0; removedIndex < word.length; removedIndex += 1)
    yield word.slice(0, removedIndex) + word.slice(removedIndex + 1);
}

/**
 * Indexes words by themselves and by the texts that result from removing one character. Two words that differ by one edit share
 * such a text, so that a lookup compares only a few words.
 */
const getShortenedWordIndex = memoizePerObject(
  (words: readonly string[]): ReadonlyMap<string, readonly string[]> => {
    const index = new Map<string, string[]>();
    for (const word of words) {
      for (const shortenedWord of listShortenedWords(word))
        index.set(shortenedWord, [...(index.get(shortenedWord) ?? []), word]);
    }
    return index;
  },
);

/** The differing part of two words: at most one character in each word, or two swapped characters. */
export interface Edit {
  readonly at: number;
  readonly typed: string;
  readonly intended: string;
}

/**
 * Returns the single edit between two words: an insertion, deletion, substitution, or swap of adjacent characters.
 * @returns null when the words are equal or differ by more than one edit
 */
export function findSingleEdit(typed: string, intended: string): Edit | null {
  if (typed === intended || Math.abs(typed.length - intended.length) > 1) return null;
  let prefixLength = 0;
  while (prefixLength < typed.length && typed[prefixLength] === intended[prefixLength]) prefixLength += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, intended.length) - prefixLength &&
    typed.at(-1 - end) === intended.at(-1 - end)
  )
    end += 1;
  const edit = {
    at: prefixLength,
    typed: typed.slice(prefixLength, typed.length - end),
    intended: intended.slice(prefixLength, intended.length - end),
  };
  if (edit.typed.length <= 1 && edit.intended.length <= 1) return edit;
  return isSwap(edit) ? edit : null;
}

const isSwap = ({ typed, intended }: Edit) =>
  typed.length === 2 && intended.length === 2 && typed[0] === intended[1] && typed[1] === intended[0];

/** Rows of keys on QWERTY keyboards. */
const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keyPositions = new Map(
  keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }])),
);

function areAdjacentKeys(a: string, b: string): boolean {
  const firstPosition = keyPositions.get(a);
  const secondPosition = keyPositions.get(b);
  return (
    firstPosition !== undefined &&
    secondPosition !== undefined &&
    Math.abs(firstPosition.x - secondPosition.x) <= 1 &&
    Math.abs(firstPosition.y - secondPosition.y) <= 1
  );
}

const similarCharacters = new Set(['0o', 'o0', '1l', 'l1', '1i', 'i1']);
const vowels = new Set('aeiou');

/** Top-level domains that exist, but are more often a typo of `.com` with a missing letter. */
const comTypos = new Set(['co', 'cm', 'om']);

/**
 * Returns the provider whose domain differs by one likely typo; null when no provider does. Short names, and names that differ
 * in the first letter or in a seldom mistyped letter, are usually unrelated domains: cloud.com, love.com, never.com.
 * @param providers domains in order of preference
 * @param isDelegated whether the top-level domain exists; if not, the domain is certainly a typo
 */
export function findNearestProvider(
  domain: string,
  providers: readonly string[],
  isDelegated: boolean,
): string | null {
  // Do not correct domains of fewer than 7 characters. Such a domain is as likely to be a real domain as a typo.
  if (domain.length < 7) return null;
  const index = getShortenedWordIndex(providers);
  for (const shortenedWord of listShortenedWords(domain)) {
    const match = index.get(shortenedWord)?.find((provider) => {
      const edit = findSingleEdit(domain, provider);
      return edit !== null && (!isDelegated || isLikelyTypo(edit, domain, provider));
    });
    if (match !== undefined) return match;
  }
  return null;
}

function isLikelyTypo(edit: Edit, domain: string, provider: string): boolean {
  const name = provider.slice(0, provider.indexOf('.'));
  if (name.length < 5) return false;
  if (domain.startsWith(`${name}.`)) {
    return provider === `${name}.com` && comTypos.has(domain.slice(name.length + 1));
  }
  const { at, typed, intended } = edit;
  if (typed.includes('.') || intended.includes('.')) return false;
  if (isSwap(edit)) return true;
  const isLong = name.length >= 7;
  const isFirst = at === 0;
  if (typed === '') return isLong || !isFirst;
  const neighbours = [name[at - 1], name[intended === '' ? at : at + 1]];
  if (intended === '') {
    // A plural is a different word, not a typo.
    if (typed === 's' && at === name.length) return false;
    const isNearbyKey =
      name.includes(typed) || neighbours.some((key) => key !== undefined && areAdjacentKeys(key, typed));
    return isLong || (isNearbyKey && !isFirst);
  }
  if (areAdjacentKeys(typed, intended)) return isLong || !isFirst;
  if (isFirst) return false;
  if (neighbours.includes(typed) || similarCharacters.has(typed + intended)) return true;
  return isLong && vowels.has(typed) && vowels.has(intended);
}
