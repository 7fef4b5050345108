import { romanizeUkrainian } from '../../facts/names/romanized-ukrainian.ts';
import { fold } from '../../facts/fold.ts';

const common = {
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
const eastern = { ...common, ж: 'zh', х: 'kh', ч: 'ch', ш: 'sh', ю: 'yu', я: 'ya', й: 'y', ь: '', ъ: '' };

/** Romanisation systems: BGN/PCGN (as used by GeoNames), the Bulgarian law of 2009, the Serbian Latin alphabet. */
const systems: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BY: { ...eastern, г: 'h', ё: 'yo', і: 'i', ў: 'w', ы: 'y', э: 'e' },
  BG: { ...eastern, х: 'h', ъ: 'a', ь: 'y', щ: 'sht' },
  RS: {
    ...common,
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
    ...eastern,
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
  RU: { ...eastern, ё: 'e', щ: 'shch', ы: 'y', э: 'e' },
  UA: {
    ...eastern,
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
const comparable = (name: string): string =>
  fold(name)
    .replace(/([aeiouy])ye|\bye/g, '$1e')
    .replace(/yo/g, 'e')
    .replace(/iy|yy|ii/g, 'y')
    .replace(/ia\b/g, 'ya');

/**
 * Whether a Cyrillic name is the source of one of the Latin names: Харків for Kharkiv, but not Харьков. Null when no
 * romanisation system is known for the country.
 */
export function isRomanizedAs(country: string, name: string, latin: readonly string[]): boolean | null {
  const letters = systems[country];
  if (letters === undefined) return null;
  const plain = name.toLowerCase().replace(/['’ʼ]/g, '');
  const romanized = [Array.from(plain, (letter) => letters[letter] ?? letter).join('')];
  if (country === 'UA') romanized.push(romanizeUkrainian(name));
  if (country === 'RU' || country === 'KZ')
    return romanized.some((one) => latin.some((other) => comparable(other) === comparable(one)));
  return romanized.some((one) => latin.some((other) => fold(other) === fold(one)));
}
