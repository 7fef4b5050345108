import { findNameWord } from './name-words.ts';

const chineseOrigins = new Set(['CN', 'TW', 'HK', 'MO', 'SG', 'zh']);

/** Chinese and Korean family names of two characters. All other family names have one character. */
const twoCharacterFamilyNames = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 长孙 長孫 남궁 황보 제갈 선우 독고 사공 서문'.split(
    ' ',
  ),
);

const isLowerCase = (word: string) => word === word.toLowerCase();

/**
 * Returns the index of the first word of the family name. The family name begins with the last group of particles after the
 * given name (van der, de la), or with the word before `y`. Otherwise, the last word is the family name.
 */
export function findFamilyStart(words: readonly string[]): number {
  const isParticle = (word: string) =>
    findNameWord('particle', word) !== undefined || (word === 'ben' && !isLowerCase(words[0] ?? ''));
  let start = words.length - 1;
  for (let index = 1; index < words.length - 1; index += 1) {
    const word = words[index] ?? '';
    // A hyphenated family name with a particle is one name: Heijdanus-De Boer.
    const hasHyphenatedParticle = isParticle(/-(\p{L}+)$/u.exec(word)?.[1] ?? '');
    const followsParticle = index > 1 && isParticle(words[index - 1]?.split('-').at(-1) ?? '');
    if ((!isParticle(word) && !hasHyphenatedParticle) || followsParticle) continue;
    if (word.toLowerCase() !== 'y') start = index;
    else if (start === words.length - 1 && index > 1) start = index - 1;
  }
  return start;
}

/** Particles that are also given names: Van Morrison, Al Gore, Della Reese. */
const givenNameParticles = new Set('van von al ben della santa mac bin le du ten'.split(' '));

/**
 * Whether words are a family name without a given name: von der Leyen, De Niro. A capitalised particle that is also a given name
 * must precede another particle: Van der Berg, but not Van Morrison.
 */
export function isOnlyFamilyName(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length < 2 || findNameWord('particle', first) === undefined || /^y$/i.test(first)) return false;
  const particleCount = words.findIndex((word) => findNameWord('particle', word) === undefined);
  if (particleCount !== words.length - 1) return false;
  if (isLowerCase(first) && /\p{L}/u.test(first)) return true;
  return !givenNameParticles.has(first.toLowerCase()) || findNameWord('particle', second) !== undefined;
}

export const isEastAsianWord = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・]+$/u.test(word);

/** Splits a name without a space. Hangul is always Korean; Han characters are split only when `origin` is Chinese. */
export function splitEastAsianName(
  word: string,
  origin: string | null,
): { first: string; last: string } | null {
  const isKorean = /^\p{Script=Hangul}{2,5}$/u.test(word);
  const isChinese = /^\p{Script=Han}{2,4}$/u.test(word) && chineseOrigins.has(origin ?? '');
  if (!isKorean && !isChinese) return null;
  const familyLength = word.length > 2 && twoCharacterFamilyNames.has(word.slice(0, 2)) ? 2 : 1;
  return { last: word.slice(0, familyLength), first: word.slice(familyLength) };
}
