import type { Gender, NameFlaw } from '../schema.generated.ts';
import { countCoupleWords, isSeveralPeople } from './couple.ts';
import { findFamilyStart, isEastAsianWord, isOnlyFamilyName, splitEastAsianName } from './family-name.ts';
import { findPortugueseSuffix, splitIberianName } from './iberian-name.ts';
import { repairCase } from './name-case.ts';
import { findSuffix, parseSuffixes, takeSuffixes, takeTitles, findTitleAtEnd } from './name-ends.ts';
import { isNameAndPatronymic, detectOrder } from './name-order.ts';
import { parseNameText } from './name-text.ts';
import { findNameWord } from './name-words.ts';

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
  /** Whether the family name is first in the text. The response has the same order. */
  readonly familyFirst: boolean;
  /** Number of people: two for a couple with one family name, such as Mr. and Mrs. Smith or John and Jane Smith. */
  readonly people: 1 | 2;
}

/** Countries and languages where the family name is first, even in Latin letters. */
const familyFirstOrigins = new Set([
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
/**
 * Countries and languages where names have no middle name: all given words, usually of two syllables, are one given name.
 * Examples: Park Chan Wook, Mao Ze Dong.
 */
const oneGivenNameOrigins = new Set(['CN', 'TW', 'HK', 'MO', 'KR', 'KP', 'zh', 'ko']);

/**
 * Parses a person's name.
 * @param origin ISO 3166-1 alpha-2 country (upper case) or language (lower case) whose order of names applies
 * @returns null when the text cannot be a name: no letters, digits, addresses, more than 120 characters, only a title
 */
export function parseName(text: string, origin: string | null): ParsedName | null {
  const nameText = parseNameText(text);
  return nameText === null ? null : new NameParser(nameText.bare, nameText.hadNickname, origin).parse();
}

/** Returns the reason why a text is not the name of one person or couple. */
export function findNameFlaw(text: string): NameFlaw {
  const nameText = parseNameText(text);
  if (nameText === null) return 'malformed';
  return isSeveralPeople(nameText.bare.split(' ')) ? 'several_people' : 'incomplete';
}

type Words = readonly string[];

/** Parser of a single name. Collects titles and suffixes, then splits the remaining words. */
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
  /** Whether a given name usually follows the last title, as after Sir. */
  #isTitleBeforeGiven = false;
  #people: 1 | 2 = 1;

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
    const remainingParts = this.#withoutSuffixParts(head, tail);
    const words = this.#headWords(head, remainingParts.length > 0);
    if (words.length === 0 && remainingParts.length === 0) return null;
    if (!words.concat(...remainingParts).some((word) => /\p{L}/u.test(word))) return null;
    const [givenPart] = remainingParts;
    if (givenPart === undefined) {
      const name = this.#withoutEnds(words);
      return isSeveralPeople(name) ? null : this.#parseInOrder(name);
    }
    return remainingParts.length > 1 ? null : this.#parseFamilyFirst(words, givenPart);
  }

  /** Moves the parts after a comma that are suffixes to the suffixes of the result. @returns the other parts */
  #withoutSuffixParts(head: Words, tail: readonly Words[]): readonly Words[] {
    // Capitals after the comma are a degree only when the name before the comma is complete and in mixed case.
    const isComplete = head.length >= 2 && this.#hasMixedCase;
    return tail.filter((part) => {
      const suffixes = parseSuffixes(part, isComplete, tail.length > 1 || head.length > 2);
      if (suffixes !== null) {
        this.#suffixes.push(...suffixes);
        return false;
      }
      // A title can follow the last comma: Smith, John, Dr.
      const isTitle = part.every((word) => /^(?:mrs?|ms|miss|dr|prof|rev|sir|dame)\.?$/i.test(word));
      if (isTitle) this.#withoutTitles(part);
      return !isTitle;
    });
  }

  #withoutTitles(words: Words): Words {
    const takenTitles = takeTitles(words);
    this.#titles.push(...takenTitles.written);
    this.#gender = takenTitles.gender ?? this.#gender;
    if (takenTitles.written.length > 0) this.#isTitleBeforeGiven = takenTitles.beforeGiven;
    if (takenTitles.isCouple) this.#people = 2;
    return takenTitles.left;
  }

  /** Returns the words before the first comma, without titles. */
  #headWords(head: Words, hasOtherParts: boolean): Words {
    const words = this.#withoutTitles(head);
    // When only suffixes follow the titles, the last title is the family name: Dr King Jr; King, Martin Luther.
    const isOnlySuffixes = words.every((word) => findSuffix(word) !== null);
    if (!isOnlySuffixes || this.#titles.length === 0) return words;
    if (this.#titles.length === 1 && !hasOtherParts) return words;
    this.#titles.pop();
    return [...head.slice(0, head.length - words.length).slice(-1), ...words];
  }

  /** Parses a name whose given name follows the comma: `Smith, John A.` */
  #parseFamilyFirst(head: Words, givenPart: Words): ParsedName {
    const [first = '', ...middle] = takeSuffixes(this.#withoutTitles(givenPart), this.#suffixes);
    const last = takeSuffixes(head, this.#suffixes);
    const [particle = '', ...family] = last;
    // In a name that is all upper case, a particle begins the family name: VAN GOGH, VINCENT.
    const isParticle =
      this.#isCaseRepaired && family.length > 0 && findNameWord('particle', particle) !== undefined;
    return this.#name(
      [first].filter((word) => word !== ''),
      middle,
      isParticle ? [particle.toLowerCase(), ...family] : last,
    );
  }

  /** Moves a title and suffixes at the end of the words to the result. @returns the other words */
  #withoutEnds(words: Words): Words {
    const title = findTitleAtEnd(words);
    if (title !== null) {
      this.#titles.unshift(title.written);
      this.#gender = title.gender ?? this.#gender;
    }
    const wordsWithoutTitle = title === null ? words : words.slice(0, -1);
    const nameWords = takeSuffixes(wordsWithoutTitle, this.#suffixes, this.#titles.length > 0 ? 1 : 2);
    const portugueseWord = findPortugueseSuffix(nameWords, this.#origin);
    if (portugueseWord === null) return nameWords;
    this.#suffixes.unshift(portugueseWord);
    return nameWords.slice(0, -1);
  }

  /** Splits a name without a comma according to the name order of its origin. */
  #parseInOrder(words: Words): ParsedName {
    const [only = ''] = words;
    if (words.length === 1) return this.#parseSingle(only);
    const detectedOrder = detectOrder(words, this.#origin);
    const order =
      this.#origin !== null && familyFirstOrigins.has(this.#origin)
        ? this.#origin
        : (detectedOrder ?? this.#origin);
    const text = words.join(' ');
    if (detectedOrder === 'ru') {
      const [last = '', ...given] = words;
      // The text И.И. contains the initials of the given name and of the father's name.
      const [first = '', ...fathers] = given.flatMap((word) => word.split(/(?<=\p{Lu}\.)(?=\p{Lu}\.)/u));
      return this.#name([first], fathers, [last], text);
    }
    if (isNameAndPatronymic(words, this.#origin)) return this.#name(words.slice(0, 1), words.slice(1), []);
    const isEasternText = isEastAsianWord(words.join(''));
    if (familyFirstOrigins.has(order ?? '') || isEasternText) {
      const [last = '', ...given] = words;
      if (oneGivenNameOrigins.has(order ?? '') || isEasternText) return this.#name(given, [], [last], text);
      // Vietnamese names end with the given name. The words between family name and given name are the middle name.
      const isVietnamese = order === 'VN' || order === 'vi';
      const first = isVietnamese ? given.slice(-1) : given.slice(0, 1);
      const middle = isVietnamese ? given.slice(0, -1) : given.slice(1);
      return this.#name(first, middle, [last], text);
    }
    return this.#parseWestern(words);
  }

  /** Splits a name with the given name first. */
  #parseWestern(words: Words): ParsedName {
    if (isOnlyFamilyName(words)) {
      const hasTitle = this.#titles.length > 0 && !this.#isTitleBeforeGiven;
      if (hasTitle || /^\p{Ll}/u.test(words[0] ?? '')) return this.#name([], [], words);
    }
    // A couple has two given names: John and Jane Smith.
    const coupleWordCount = countCoupleWords(words);
    if (coupleWordCount > 0) this.#people = 2;
    if (coupleWordCount === 0) {
      const iberianName = splitIberianName(words, this.#origin);
      if (iberianName !== null) return this.#name(iberianName.first, iberianName.middle, iberianName.last);
    }
    const givenNameEnd = Math.max(coupleWordCount, 1);
    const familyIndex = Math.max(findFamilyStart(words), givenNameEnd);
    return this.#name(
      words.slice(0, givenNameEnd),
      words.slice(givenNameEnd, familyIndex),
      words.slice(familyIndex),
    );
  }

  #parseSingle(word: string): ParsedName {
    const splitName = splitEastAsianName(word, this.#origin);
    if (splitName !== null) return this.#name([splitName.first], [], [splitName.last], word);
    if (isEastAsianWord(word)) return this.#name([], [], [], word);
    // A single word with a title, a nickname or a suffix is a family name. After Sir or Queen, the word is a given name.
    const isFamilyName =
      (this.#titles.length > 0 && !this.#isTitleBeforeGiven) ||
      this.#suffixes.length > 0 ||
      this.#hadNickname;
    return isFamilyName ? this.#name([], [], [word]) : this.#name([word], [], []);
  }

  /**
   * Creates the result from the parts of the name. @param fullName the text of the name if the family name is first, otherwise
   * null
   */
  #name(first: Words, middle: Words, last: Words, fullName: string | null = null): ParsedName {
    const prefix = this.#titles.length === 0 ? null : this.#titles.join(' ');
    const suffix = this.#suffixes.length === 0 ? null : this.#suffixes.join(', ');
    const nameBody = fullName ?? [...first, ...middle, ...last].join(' ');
    const textWithPrefix = prefix === null ? nameBody : `${prefix} ${nameBody}`;
    // A space precedes a generation, and a comma precedes a degree.
    const separator = /^(?:Jr\.|Sr\.|[IV]+\b|\d|Filho|Neto|J[uú]nior|Sobrinho|Bisneto)/i.test(suffix ?? '')
      ? ' '
      : ', ';
    return {
      text: suffix === null ? textWithPrefix : `${textWithPrefix}${separator}${suffix}`,
      prefix,
      first: joinWords(first),
      middle: joinWords(middle),
      last: joinWords(last),
      suffix,
      titleGender: this.#people === 2 ? null : this.#gender,
      familyFirst: fullName !== null,
      people: this.#people,
    };
  }
}

const joinWords = (words: readonly string[]) => (words.length === 0 ? null : words.join(' '));
