import type { Gender } from '../schema.generated.ts';
import { repairCase } from './name-case.ts';
import { suffixOf, parseSuffixes, takeSuffixes, takeTitles, titleAtEnd } from './name-ends.ts';
import { orderOf } from './name-order.ts';
import { nameWord } from './name-words.ts';

export interface ParsedName {
  /** The complete name, with upper and lower case restored. */
  readonly text: string;
  readonly prefix: string | null;
  readonly first: string | null;
  readonly middle: string | null;
  readonly last: string | null;
  readonly suffix: string | null;
  /** Gender that the title implies. */
  readonly titleGender: Gender | null;
  /** Whether the name is written with the family name first. The response keeps that order. */
  readonly familyFirst: boolean;
}

const maxLength = 120;
/** Matches letters with their combining marks, and the punctuation of names. */
const nameTextPattern = /^[\p{L}\p{M}'’‘ʻ`.,\-‐·・\s()"“”&]+$/u;

/** Countries and languages whose names begin with the family name, even in Latin letters. */
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

/** Chinese and Korean family names of two characters. All other ones have one character. */
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
    // Join degrees that may contain a space: `Ph. D`.
    .replace(/\bPh\. ?D\b\.?/gi, 'PhD')
    .replace(/\bM\. D\./g, 'MD')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '' || clean.length > maxLength || !nameTextPattern.test(clean) || !/\p{L}/u.test(clean))
    return null;
  // Remove a nickname in quotation marks or brackets.
  const bare = clean
    .replace(/(^| )(?:"[^"]*"|“[^”]*”|'[^' ]+'|‘[^’ ]+’|\([^)]*\))(?=[ ,]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return new NameParser(bare, bare !== clean, origin).parse();
}

type Words = readonly string[];

/** The parser of a single name: collects titles and suffixes, then splits the words that remain. */
class NameParser {
  readonly #repaired: string;
  readonly #isCaseRepaired: boolean;
  /** Whether the name was written in upper and lower case. */
  readonly #hasMixedCase: boolean;
  readonly #hadNickname: boolean;
  readonly #origin: string | null;
  readonly #titles: string[] = [];
  readonly #suffixes: string[] = [];
  #gender: Gender | null = null;
  /** Whether a given name follows the last title, as after Sir. */
  #isTitleBeforeGiven = false;

  constructor(bare: string, hadNickname: boolean, origin: string | null) {
    this.#repaired = repairCase(bare);
    this.#isCaseRepaired = this.#repaired !== bare;
    this.#hasMixedCase = !this.#isCaseRepaired && /\p{Ll}/u.test(bare);
    this.#hadNickname = hadNickname;
    this.#origin = origin;
  }

  parse(): ParsedName | null {
    const [head = [], ...tail] = this.#repaired
      .split(',')
      .map((part) =>
        part
          .trim()
          .split(' ')
          .filter((word) => word !== ''),
      )
      .filter((part) => part.length > 0);
    const otherParts = this.#withoutSuffixParts(head, tail);
    const words = this.#headWords(head, otherParts.length > 0);
    if (words.length === 0 && otherParts.length === 0) return null;
    if (!words.concat(...otherParts).some((word) => /\p{L}/u.test(word))) return null;
    const [givenPart] = otherParts;
    if (givenPart === undefined) return this.#parseInOrder(this.#withoutEnds(words));
    return otherParts.length > 1 ? null : this.#parseFamilyFirst(words, givenPart);
  }

  /** Collects the parts after a comma that are suffixes. @returns the other parts */
  #withoutSuffixParts(head: Words, tail: readonly Words[]): readonly Words[] {
    // Capitals after the comma show a degree only when the name itself is complete and in mixed case.
    const isComplete = head.length >= 2 && this.#hasMixedCase;
    return tail.filter((part) => {
      const suffixes = parseSuffixes(part, isComplete && (tail.length > 1 || head.length > 2));
      if (suffixes === null) return true;
      this.#suffixes.push(...suffixes);
      return false;
    });
  }

  #withoutTitles(words: Words): Words {
    const taken = takeTitles(words);
    this.#titles.push(...taken.written);
    this.#gender = taken.gender ?? this.#gender;
    if (taken.written.length > 0) this.#isTitleBeforeGiven = taken.beforeGiven;
    return taken.left;
  }

  /** Returns the words before the first comma, without titles. */
  #headWords(head: Words, hasOtherParts: boolean): Words {
    const words = this.#withoutTitles(head);
    // When only suffixes follow the titles, the last title is the name: Dr King Jr; King, Martin Luther.
    const isOnlySuffixes = words.every((word) => suffixOf(word) !== null);
    if (!isOnlySuffixes || this.#titles.length === 0) return words;
    if (this.#titles.length === 1 && !hasOtherParts) return words;
    this.#titles.pop();
    return [...head.slice(0, head.length - words.length).slice(-1), ...words];
  }

  /** Parses `Smith, John A.`, where the given name follows the comma. */
  #parseFamilyFirst(head: Words, givenPart: Words): ParsedName {
    const [first = '', ...middle] = takeSuffixes(this.#withoutTitles(givenPart), this.#suffixes);
    const last = takeSuffixes(head, this.#suffixes);
    const [particle = '', ...family] = last;
    // In a list that is all upper case, a particle begins the family name: VAN GOGH, VINCENT.
    const isParticle =
      this.#isCaseRepaired && family.length > 0 && nameWord('particle', particle) !== undefined;
    return this.#name(
      [first].filter((word) => word !== ''),
      middle,
      isParticle ? [particle.toLowerCase(), ...family] : last,
    );
  }

  /** Collects a title and suffixes at the end. @returns the other words */
  #withoutEnds(words: Words): Words {
    const title = titleAtEnd(words);
    if (title !== null) {
      this.#titles.unshift(title.written);
      this.#gender = title.gender ?? this.#gender;
    }
    const untitled = title === null ? words : words.slice(0, -1);
    return takeSuffixes(untitled, this.#suffixes, this.#titles.length > 0 ? 1 : 2);
  }

  /** Splits a name without a comma by the order of its origin. */
  #parseInOrder(words: Words): ParsedName {
    const [only = ''] = words;
    if (words.length === 1) return this.#parseSingle(only);
    const order = this.#origin ?? orderOf(words);
    const text = words.join(' ');
    if (order === 'ru') {
      const [last = '', first = '', ...fathers] = words;
      return this.#name([first], fathers, [last], text);
    }
    const isEasternText = isEastern(words.join(''));
    if (familyFirst.has(order ?? '') || isEasternText) {
      const [last = '', ...given] = words;
      if (oneGivenName.has(order ?? '') || isEasternText) return this.#name(given, [], [last], text);
      // Vietnamese names end with the given name. The words between are the middle name.
      const isVietnamese = order === 'VN' || order === 'vi';
      const first = isVietnamese ? given.slice(-1) : given.slice(0, 1);
      const middle = isVietnamese ? given.slice(0, -1) : given.slice(1);
      return this.#name(first, middle, [last], text);
    }
    // The given names of a couple: John and Jane Smith.
    const givenEnd = words.length > 3 && /^(?:and|&)$/i.test(words[1] ?? '') ? 3 : 1;
    const start = Math.max(familyStart(words), givenEnd);
    return this.#name(words.slice(0, givenEnd), words.slice(givenEnd, start), words.slice(start));
  }

  #parseSingle(word: string): ParsedName {
    const split = splitEasternName(word, this.#origin);
    if (split !== null) return this.#name([split.first], [], [split.last], word);
    if (isEastern(word)) return this.#name([], [], [], word);
    // A single word with a title, a nickname or a suffix is a family name; after Sir or Queen it is a given name.
    const isFamily =
      (this.#titles.length > 0 && !this.#isTitleBeforeGiven) ||
      this.#suffixes.length > 0 ||
      this.#hadNickname;
    return isFamily ? this.#name([], [], [word]) : this.#name([word], [], []);
  }

  /** @param fullName the name as written if the family name is first, otherwise null */
  #name(first: Words, middle: Words, last: Words, fullName: string | null = null): ParsedName {
    const prefix = this.#titles.length === 0 ? null : this.#titles.join(' ');
    const suffix = this.#suffixes.length === 0 ? null : this.#suffixes.join(', ');
    const body = fullName ?? [...first, ...middle, ...last].join(' ');
    const textWithPrefix = prefix === null ? body : `${prefix} ${body}`;
    // Append a generation directly to the name, and a degree after a comma.
    const separator = /^(?:Jr\.|Sr\.|[IV]+)/.test(suffix ?? '') ? ' ' : ', ';
    return {
      text: suffix === null ? textWithPrefix : `${textWithPrefix}${separator}${suffix}`,
      prefix,
      first: joined(first),
      middle: joined(middle),
      last: joined(last),
      suffix,
      titleGender: this.#gender,
      familyFirst: fullName !== null,
    };
  }
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
    const hasHyphenatedParticle = isParticle(/-(\p{L}+)$/u.exec(word)?.[1] ?? '');
    const isFurtherParticle = at > 1 && isParticle(words[at - 1]?.split('-').at(-1) ?? '');
    if ((!isParticle(word) && !hasHyphenatedParticle) || isFurtherParticle) continue;
    if (word.toLowerCase() !== 'y') start = at;
    else if (start === words.length - 1 && at > 1) start = at - 1;
  }
  return start;
}

const isEastern = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・]+$/u.test(word);

/** Splits a name without a space. Hangul is always Korean; Han characters are split only when `origin` is Chinese. */
function splitEasternName(word: string, origin: string | null): { first: string; last: string } | null {
  const korean = /^\p{Script=Hangul}{2,5}$/u.test(word);
  const han = /^\p{Script=Han}{2,4}$/u.test(word) && chinese.has(origin ?? '');
  if (!korean && !han) return null;
  const length = word.length > 2 && longFamilyNames.has(word.slice(0, 2)) ? 2 : 1;
  return { last: word.slice(0, length), first: word.slice(length) };
}
