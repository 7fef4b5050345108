import type { Gender } from '../schema.generated.ts';
import { repairCase } from './name-case.ts';
import { nameWord } from './name-words.ts';

export interface ParsedName {
  /** The whole name, its case repaired. */
  readonly text: string;
  readonly prefix: string | null;
  readonly first: string | null;
  readonly middle: string | null;
  readonly last: string | null;
  readonly suffix: string | null;
  /** What the title says. */
  readonly titleGender: Gender | null;
  /** The name is written with the family name first, and stays so. */
  readonly familyFirst: boolean;
}

const longest = 120;
/** Letters with their marks, and what stands between them in names. */
const nameText = /^[\p{L}\p{M}'’‘ʻ`.,\-‐·・\s()"“”&]+$/u;

/** Countries and languages where the family name stands first, also in Latin letters. */
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

/** Chinese and Korean family names of two characters; all others have one. */
const longFamilyNames = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 长孙 長孫 남궁 황보 제갈 선우 독고 사공 서문'.split(
    ' ',
  ),
);

/**
 * Parts a person's name. Null when the text cannot be one (no letters, digits, addresses, more than 120
 * characters, a title alone).
 * @param origin ISO 3166-1 alpha-2 country (upper case) or language (lower case) whose order of names applies
 */
export function parseName(text: string, origin: string | null): ParsedName | null {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > longest || !nameText.test(clean) || !/\p{L}/u.test(clean)) return null;
  // A nickname in quotes or brackets is no part of the name's order.
  const bare = clean
    .replace(/(^| )(?:"[^"]*"|“[^”]*”|\([^)]*\))(?=[ ,]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const repaired = repairCase(bare);
  const titles: string[] = [];
  const suffixes: string[] = [];
  let gender: Gender | null = null;

  const [head = '', ...tail] = repaired
    .split(',')
    .map((part) =>
      part
        .trim()
        .split(' ')
        .filter((word) => word !== ''),
    )
    .filter((part) => part.length > 0);
  const rest = tail.filter((part) => {
    const words = part.map((word) => nameWord('suffix', word));
    if (!words.every((word) => word !== undefined)) return true;
    suffixes.push(...words.map(({ written }) => written));
    return false;
  });
  let words = [...head];

  function takeTitles(list: string[]): string[] {
    let count = 0;
    for (; count < list.length; count += 1) {
      const title = nameWord('title', list[count] ?? '');
      if (title === undefined) break;
      titles.push(title.written);
      gender = title.gender ?? gender;
    }
    return list.slice(count);
  }
  words = takeTitles(words);
  if (words.length === 0 && rest.length === 0) return null;
  if (!words.concat(...rest).some((word) => /\p{L}/u.test(word))) return null;
  const known = () => ({
    prefix: titles.length === 0 ? null : titles.join(' '),
    suffix: suffixes.length === 0 ? null : suffixes.join(', '),
    titleGender: gender,
  });
  /** @param written the name itself where the family name stands first */
  const finish = (
    first: readonly string[],
    middle: readonly string[],
    last: readonly string[],
    written: string | null = null,
  ): ParsedName => {
    const name = { ...known(), first: joined(first), middle: joined(middle), last: joined(last) };
    const body = written ?? [...first, ...middle, ...last].join(' ');
    const front = name.prefix === null ? body : `${name.prefix} ${body}`;
    // A generation follows the name directly, a degree behind a comma.
    const between = /^(?:Jr\.|Sr\.|[IV]+)/.test(name.suffix ?? '') ? ' ' : ', ';
    const text = name.suffix === null ? front : `${front}${between}${name.suffix}`;
    return { ...name, text, familyFirst: written !== null };
  };

  // `Smith, John A.`: what stands behind the comma is the given name.
  const [given] = rest;
  if (given !== undefined) {
    if (rest.length > 1) return null;
    const [first = '', ...middle] = takeSuffixes(takeTitles(given), suffixes);
    const [particle = '', ...family] = words;
    // Nothing stands before the family name but the comma's order: VAN GOGH, VINCENT.
    if (repaired !== bare && family.length > 0 && nameWord('particle', particle) !== undefined)
      words = [particle.toLowerCase(), ...family];
    return finish(
      [first].filter((word) => word !== ''),
      middle,
      words,
    );
  }
  words = takeSuffixes(words, suffixes);

  const [only = ''] = words;
  if (words.length === 1) {
    const split = splitEastern(only, origin);
    if (split !== null) return finish([split.first], [], [split.last], only);
    if (isEastern(only)) return finish([], [], [], only);
    return titles.length > 0 ? finish([], [], words) : finish(words, [], []);
  }
  if (familyFirst.has(origin ?? '') || isEastern(words.join(''))) {
    const [last = '', ...others] = words;
    // Vietnamese names end with the given name; what stands between is the middle name.
    const vietnamese = origin === 'VN' || origin === 'vi';
    const first = vietnamese ? others.slice(-1) : others.slice(0, 1);
    const middle = vietnamese ? others.slice(0, -1) : others.slice(1);
    return finish(first, middle, [last], words.join(' '));
  }
  const start = familyStart(words);
  return finish(words.slice(0, 1), words.slice(1, start), words.slice(start));
}

const joined = (words: readonly string[]) => (words.length === 0 ? null : words.join(' '));

/** Takes what follows a name off its end, as long as a given and a family name remain. */
function takeSuffixes(words: readonly string[], suffixes: string[]): string[] {
  const left = [...words];
  const found: string[] = [];
  while (left.length > 1) {
    const suffix = nameWord('suffix', left.at(-1) ?? '');
    if (suffix === undefined) break;
    found.unshift(suffix.written);
    left.pop();
  }
  suffixes.unshift(...found);
  return left;
}

/** Where the family name begins: at the last word, or at the particles (van der, de la, y) before it. */
function familyStart(words: readonly string[]): number {
  let start = words.length - 1;
  while (start > 1 && nameWord('particle', words[start - 1] ?? '') !== undefined) {
    start -= words[start - 1]?.toLowerCase() === 'y' && start > 2 ? 2 : 1;
  }
  return start;
}

const isEastern = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・]+$/u.test(word);

/** A name written without a blank: Hangul is Korean; Han is parted only when it is known to be Chinese. */
function splitEastern(word: string, origin: string | null): { first: string; last: string } | null {
  const korean = /^\p{Script=Hangul}{2,5}$/u.test(word);
  const han = /^\p{Script=Han}{2,4}$/u.test(word) && chinese.has(origin ?? '');
  if (!korean && !han) return null;
  const length = word.length > 2 && longFamilyNames.has(word.slice(0, 2)) ? 2 : 1;
  return { last: word.slice(0, length), first: word.slice(length) };
}
