import { fold } from '../../facts/fold.ts';

/**
 * Whether a name can be in the language of a country. GeoNames does not specify the language of names, and several languages
 * use the same script.
 */
export function isSpelledLocally(country: string, name: string): boolean {
  if (districtPattern.test(name) || foreignPatterns[country]?.test(name) === true) return false;
  const letters = alphabets[country];
  if (letters !== undefined) return letters.test(name);
  const encoding = encodings[country];
  return encoding === undefined || [...name].every((character) => readCharacters(encoding).has(character));
}

/** Matches words for "district" in the languages of India. A name with such a word denotes the surrounding district. */
const districtPattern =
  /जिला|ज़िला|ज़िला|जिल्हा|জেলা|জিলা|જિલ્લો|જિલ્લા|மாவட்டம்|జిల్లా|ಜಿಲ್ಲೆ|ജില്ല|ଜିଲ୍ଲା|ਜ਼ਿਲ੍ਹਾ|ਜ਼ਿਲ੍ਹਾ|ਜਿਲ੍ਹਾ/;

const arabicPattern = /^[\u0621-\u063a\u0641-\u0652\p{P}\s]+$/u;
const arabicCountries = 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE'.split(' ');

/** Alphabets of countries where foreign names in the same script are common. */
const alphabets: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(arabicCountries.map((country) => [country, arabicPattern])),
  BG: /^[абвгдежзийклмнопрстуфхцчшщъьюя\p{P}\s]+$/iu,
  BY: /^[абвгдеёжзійклмнопрстуўфхцчшыьэюя\p{P}\s]+$/iu,
  RS: /^[абвгдђежзијклљмнњопрстћуфхцчџш\p{P}\s]+$/iu,
  RU: /^[а-яё\p{P}\s]+$/iu,
  UA: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя\p{P}\s]+$/iu,
};
/** Matches Ukrainian letter sequences, and word endings from before 1918. */
const foreignPatterns: Readonly<Record<string, RegExp>> = { BY: /[сц]ьк/iu, RU: /[сц]ьк|ъ(?!\p{L})/iu };

/** National character sets, which contain only characters of the country's own language. */
const encodings: Readonly<Record<string, 'gb2312' | 'big5' | 'euc-jp'>> = {
  CN: 'gb2312',
  HK: 'big5',
  MO: 'big5',
  TW: 'big5',
  JP: 'euc-jp',
};
const characters = new Map<string, ReadonlySet<string>>();

/** Returns the characters in the first plane of a character set, and digits and space. */
function readCharacters(encoding: 'gb2312' | 'big5' | 'euc-jp'): ReadonlySet<string> {
  let knownCharacters = characters.get(encoding);
  if (knownCharacters === undefined) {
    const decoder = new TextDecoder(encoding);
    const foundCharacters = new Set('0123456789 ');
    const [rows, cells] =
      encoding === 'big5'
        ? [
            [0xa4, 0xf9],
            [0x40, 0xfe],
          ]
        : [
            [0xa1, 0xf7],
            [0xa1, 0xfe],
          ];
    const [[firstRow = 0, lastRow = 0], [firstCell = 0, lastCell = 0]] = [rows ?? [], cells ?? []];
    for (let row = firstRow; row <= lastRow; row++) {
      for (let cell = firstCell; cell <= lastCell; cell++) {
        const text = decoder.decode(Uint8Array.of(row, cell));
        if (text.length === 1) foundCharacters.add(text);
      }
    }
    characters.set(encoding, (knownCharacters = foundCharacters));
  }
  return knownCharacters;
}

/** Countries whose languages have Persian or Pashto letters in place of similar Arabic letters. */
const persianCountries = new Set(['AF', 'IR', 'PK']);
const arabicLetters: Readonly<Record<string, string>> = {
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ۀ: 'ه',
};
const hamzaPattern = /[أإآٱ]/g;

/** Returns a key that all spellings of a name have in common: without points, accents and variants of similar letters. */
export const toSpellingKey = (name: string): string =>
  fold(name)
    .replace(/[یکہھەىۀ]/g, (letter) => arabicLetters[letter] ?? letter)
    .replace(hamzaPattern, 'ا')
    .replace(/ь/g, '');

/**
 * Ranks the spellings of a name. More complete spellings rank higher. Spellings with hyphens rank higher where the Latin name
 * has hyphens.
 */
export function rankSpelling(country: string, name: string, latin: string): number {
  const diacritics = name.normalize('NFD').match(/[\u0300-\u0301ьЬ]/g) ?? [];
  const hyphenScore = name.includes('-') === latin.includes('-') ? 1 : 0;
  const other = name.match(persianCountries.has(country) ? /[يكىة]/g : /[یکہھەۀ]/g) ?? [];
  return diacritics.length + hyphenScore + (name.match(hamzaPattern) ?? []).length - 10 * other.length;
}

/** Returns a name in the spelling of the country: without vowel points, and in Iran with Persian letters. */
export function normaliseSpelling(country: string, name: string): string {
  const unmarkedName = name.replace(/\u0640|[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652]/g, '');
  return country === 'IR' ? unmarkedName.replaceAll('ي', 'ی').replaceAll('ك', 'ک') : unmarkedName;
}
