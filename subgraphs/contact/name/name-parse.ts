import type { Gender } from '../schema.generated.ts';
import { repairCase } from './name-case.ts';
import { suffixOf, suffixPart, takeSuffixes, takeTitles, titleAtEnd } from './name-ends.ts';
import { orderOf } from './name-order.ts';
import { nameWord } from './name-words.ts';
import { withMore } from '../../../core/with-more.ts';

export interface ParsedName {
  /** The complete name with its case restored. */
  readonly text: string;
  readonly prefix: string | null;
  readonly first: string | null;
  readonly middle: string | null;
  readonly last: string | null;
  readonly suffix: string | null;
  /** Gender that the title implies. */
  readonly titleGender: Gender | null;
  /** Whether the name is written with the family name first. The order is kept. */
  readonly familyFirst: boolean;
}

const maxLength = 120;
/** Letters with their marks, and the punctuation of names. */
const nameText = /^[\p{L}\p{M}'’‘ʻ`.,\-‐·・\s()"“”&]+$/u;

/** Countries and languages where the family name is first, even in Latin letters. */
const familyFirst = new Set([
  'CN',
  'TW',
  'HK',
  'MO',
  'JP',
  'KR',
  'KP',
  'VN',
  'HU',
  'zh',
  'ja',
  'ko',
  'vi',
  'hu',
]);
const chinese = new Set(['CN', 'TW', 'HK', 'MO', 'SG', 'zh']);
/**
 * Countries and languages where all given words are one given name, usually of two syllables, without a middle name: Park Chan
 * Wook, Mao Ze Dong.
 */
const oneGivenName = new Set(['CN', 'TW', 'HK', 'MO', 'KR', 'KP', 'zh', 'ko']);

/** Chinese and Korean family names of two characters. All others have one. */
const longFamilyNames = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 长孙 長孫 남궁 황보 제갈 선우 독고 사공 서문'.split(
    ' ',
  ),
);

/**
 * Parses a person's name.
 * @param origin ISO 3166-1 alpha-2 country (upper case) or language (lower case) whose order of names applies
 * @returns null when the text cannot be a name: no letters, digits, addresses, more than 120 characters, a title alone.
 */
export function parseName(text: string, origin: string | null): ParsedName | null {
  const clean = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')
    // Degrees that may contain a space.
    .replace(/\bPh\. ?D\b\.?/gi, 'PhD')
    .replace(/\bM\. D\./g, 'MD')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '' || clean.length > maxLength || !nameText.test(clean) || !/\p{L}/u.test(clean)) return null;
  // Remove a nickname in quotes or brackets.
  const bare = clean
    .replace(/(^| )(?:"[^"]*"|“[^”]*”|'[^' ]+'|‘[^’ ]+’|\([^)]*\))(?=[ ,]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const repaired = repairCase(bare);
  const titles: string[] = [];
  const suffixes: string[] = [];
  let gender: Gender | null = null;
  let beforeGiven = false;

  const [head = [], ...tail] = repaired
    .split(',')
    .map((part) =>
      part
        .trim()
        .split(' ')
        .filter((word) => word !== ''),
    )
    .filter((part) => part.length > 0);
  // Capitals after the comma show a degree only when the name itself is complete and in mixed case.
  const isWhole = head.length >= 2 && repaired === bare && /\p{Ll}/u.test(bare);
  const otherParts = tail.filter((part) => {
    const partSuffixes = suffixPart(part, isWhole && (tail.length > 1 || head.length > 2));
    if (partSuffixes === null) return true;
    suffixes.push(...partSuffixes);
    return false;
  });
  function withoutTitles(list: readonly string[]): readonly string[] {
    const taken = takeTitles(list);
    titles.push(...taken.written);
    gender = taken.gender ?? gender;
    if (taken.written.length > 0) beforeGiven = taken.beforeGiven;
    return taken.left;
  }
  let words = withoutTitles(head);
  // When only suffixes follow the titles, the last title is the name: Dr King Jr; King, Martin Luther.
  const onlyGrades = words.every((word) => suffixOf(word) !== null);
  if (onlyGrades && titles.length > 0 && (titles.length > 1 || otherParts.length > 0)) {
    titles.pop();
    words = [...head.slice(0, head.length - words.length).slice(-1), ...words];
  }
  if (words.length === 0 && otherParts.length === 0) return null;
  if (!words.concat(...otherParts).some((word) => /\p{L}/u.test(word))) return null;
  const affixes = () => ({
    prefix: titles.length === 0 ? null : titles.join(' '),
    suffix: suffixes.length === 0 ? null : suffixes.join(', '),
    titleGender: gender,
  });
  /** @param fullName the complete name when the family name is first */
  const finish = (
    first: readonly string[],
    middle: readonly string[],
    last: readonly string[],
    fullName: string | null = null,
  ): ParsedName => {
    const name = withMore(affixes(), { first: joined(first), middle: joined(middle), last: joined(last) });
    const body = fullName ?? [...first, ...middle, ...last].join(' ');
    const front = name.prefix === null ? body : `${name.prefix} ${body}`;
    // A generation follows the name directly; a degree follows a comma.
    const separator = /^(?:Jr\.|Sr\.|[IV]+)/.test(name.suffix ?? '') ? ' ' : ', ';
    const text = name.suffix === null ? front : `${front}${separator}${name.suffix}`;
    return withMore(name, { text, familyFirst: fullName !== null });
  };

  // In `Smith, John A.` the given name follows the comma.
  const [givenPart] = otherParts;
  if (givenPart !== undefined) {
    if (otherParts.length > 1) return null;
    const [first = '', ...middle] = takeSuffixes(withoutTitles(givenPart), suffixes);
    words = takeSuffixes(words, suffixes);
    const [particle = '', ...family] = words;
    // In a list that is all upper case, a particle begins the family name: VAN GOGH, VINCENT.
    if (repaired !== bare && family.length > 0 && nameWord('particle', particle) !== undefined)
      words = [particle.toLowerCase(), ...family];
    return finish(
      [first].filter((word) => word !== ''),
      middle,
      words,
    );
  }
  const trailingTitle = titleAtEnd(words);
  if (trailingTitle !== null) {
    titles.unshift(trailingTitle.written);
    gender = trailingTitle.gender ?? gender;
    words = words.slice(0, -1);
  }
  words = takeSuffixes(words, suffixes, titles.length > 0 ? 1 : 2);

  const [only = ''] = words;
  if (words.length === 1) {
    const split = splitEastern(only, origin);
    if (split !== null) return finish([split.first], [], [split.last], only);
    if (isEastern(only)) return finish([], [], [], only);
    // A single word with a title, a nickname or a suffix is a family name; after Sir or Queen it is a given name.
    const isFamily = (titles.length > 0 && !beforeGiven) || suffixes.length > 0 || bare !== clean;
    return isFamily ? finish([], [], words) : finish(words, [], []);
  }
  const order = origin ?? orderOf(words);
  if (order === 'ru') {
    const [last = '', first = '', ...fathers] = words;
    return finish([first], fathers, [last], words.join(' '));
  }
  if (familyFirst.has(order ?? '') || isEastern(words.join(''))) {
    const [last = '', ...givenWords] = words;
    const fullName = words.join(' ');
    if (oneGivenName.has(order ?? '') || isEastern(words.join('')))
      return finish(givenWords, [], [last], fullName);
    // Vietnamese names end with the given name. The words between are the middle name.
    const vietnamese = order === 'VN' || order === 'vi';
    const first = vietnamese ? givenWords.slice(-1) : givenWords.slice(0, 1);
    const middle = vietnamese ? givenWords.slice(0, -1) : givenWords.slice(1);
    return finish(first, middle, [last], fullName);
  }
  // Two given names of a couple: John and Jane Smith.
  const givenEnd = words.length > 3 && /^(?:and|&)$/i.test(words[1] ?? '') ? 3 : 1;
  const start = Math.max(familyStart(words), givenEnd);
  return finish(words.slice(0, givenEnd), words.slice(givenEnd, start), words.slice(start));
}

const joined = (words: readonly string[]) => (words.length === 0 ? null : words.join(' '));

/**
 * Returns the position where the family name begins: at the last group of particles after the given name (van der, de la), at the
 * word before `y`, or else at the last word.
 */
function familyStart(words: readonly string[]): number {
  const isLower = (word: string) => word === word.toLowerCase();
  const isParticle = (word: string) =>
    nameWord('particle', word) !== undefined || (word === 'ben' && !isLower(words[0] ?? ''));
  let start = words.length - 1;
  for (let at = 1; at < words.length - 1; at += 1) {
    const word = words[at] ?? '';
    // A hyphenated family name with a particle is one name: Heijdanus-De Boer.
    const isJoint = isParticle(/-(\p{L}+)$/u.exec(word)?.[1] ?? '');
    const isFurther = at > 1 && isParticle(words[at - 1]?.split('-').at(-1) ?? '');
    if ((!isParticle(word) && !isJoint) || isFurther) continue;
    if (word.toLowerCase() !== 'y') start = at;
    else if (start === words.length - 1 && at > 1) start = at - 1;
  }
  return start;
}

const isEastern = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・]+$/u.test(word);

/** Splits a name without a space. Hangul is always Korean; Han characters are split only when `origin` is Chinese. */
function splitEastern(word: string, origin: string | null): { first: string; last: string } | null {
  const korean = /^\p{Script=Hangul}{2,5}$/u.test(word);
  const han = /^\p{Script=Han}{2,4}$/u.test(word) && chinese.has(origin ?? '');
  if (!korean && !han) return null;
  const length = word.length > 2 && longFamilyNames.has(word.slice(0, 2)) ? 2 : 1;
  return { last: word.slice(0, length), first: word.slice(length) };
}
