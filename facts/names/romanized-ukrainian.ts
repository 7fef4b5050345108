/**
 * Latin letters by Ukrainian letter, from Resolution 55 of the Cabinet of Ministers of Ukraine (2010). Some letters differ at the
 * start of a word.
 */
const latinByLetter: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
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
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
  зг: 'zgh',
};
const latinByInitial: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/**
 * Converts a Ukrainian name to Latin letters by the official rules: Київ → Kyiv, Запоріжжя → Zaporizhzhia, Згурівка →
 * Zghurivka.
 */
export function romanizeUkrainian(name: string): string {
  return name.replace(/\p{L}[\p{L}'’ʼ]*/gu, (word) => {
    let latinName = '';
    for (const [letter] of word
      .toLowerCase()
      .replace(/['’ʼь]/g, '')
      .matchAll(/зг|./gu)) {
      latinName += (latinName === '' ? latinByInitial[letter] : undefined) ?? latinByLetter[letter] ?? letter;
    }
    return /^\p{Lu}/u.test(word) ? latinName.charAt(0).toUpperCase() + latinName.slice(1) : latinName;
  });
}
