import { romanizeUkrainian } from '../../facts/names/romanized-ukrainian.ts';
import { fold } from '../../facts/fold.ts';

const commonLetters = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  ц: 'ts',
};
const easternLetters = {
  ...commonLetters,
  ж: 'zh',
  х: 'kh',
  ч: 'ch',
  ш: 'sh',
  ю: 'yu',
  я: 'ya',
  й: 'y',
  ь: '',
  ъ: '',
};

/** Romanisation systems: BGN/PCGN (as in GeoNames), the Bulgarian law of 2009, the Serbian Latin alphabet. */
const letterSystems: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BY: { ...easternLetters, г: 'h', ё: 'yo', і: 'i', ў: 'w', ы: 'y', э: 'e' },
  BG: { ...easternLetters, х: 'h', ъ: 'a', ь: 'y', щ: 'sht' },
  RS: {
    ...commonLetters,
    ц: 'c',
    х: 'h',
    ђ: 'd',
    ж: 'z',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    ч: 'c',
    џ: 'dz',
    ш: 's',
  },
  KZ: {
    ...easternLetters,
    ё: 'e',
    щ: 'shch',
    ы: 'y',
    э: 'e',
    і: 'i',
    ә: 'a',
    ғ: 'g',
    қ: 'k',
    ң: 'n',
    ө: 'o',
    ұ: 'u',
    ү: 'u',
    һ: 'h',
  },
  RU: { ...easternLetters, ё: 'e', щ: 'shch', ы: 'y', э: 'e' },
  UA: {
    ...easternLetters,
    г: 'h',
    ґ: 'g',
    и: 'y',
    і: 'i',
    ї: 'yi',
    є: 'ye',
    щ: 'shch',
  },
};

/** Removes the differences between romanisation systems: -ий, Ye-, -iya, soft signs. */
const toComparable = (name: string): string =>
  fold(name)
    .replace(/([aeiouy])ye|\bye/g, '$1e')
    .replace(/yo/g, 'e')
    .replace(/iy|yy|ii/g, 'y')
    .replace(/ia\b/g, 'ya');

/**
 * Whether one of the Latin names is the romanised form of a Cyrillic name. Kharkiv is the romanised form of Харків, but not of
 * Харьков. Null when no romanisation system is known for the country.
 */
export function isRomanizedAs(country: string, name: string, latin: readonly string[]): boolean | null {
  const letters = letterSystems[country];
  if (letters === undefined) return null;
  const plainName = name.toLowerCase().replace(/['’ʼ]/g, '');
  const romanizedNames = [Array.from(plainName, (letter) => letters[letter] ?? letter).join('')];
  if (country === 'UA') romanizedNames.push(romanizeUkrainian(name));
  if (country === 'RU' || country === 'KZ')
    return romanizedNames.some((one) => latin.some((other) => toComparable(other) === toComparable(one)));
  return romanizedNames.some((one) => latin.some((other) => fold(other) === fold(one)));
}
