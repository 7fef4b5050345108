/** The family names of nine in ten Vietnamese people, in Vietnamese spelling. */
const vietnamese = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đào mai trương lâm hà'.split(
    ' ',
  ),
);
/** Letters that are used only in Vietnamese. */
const vietnameseLetterPattern = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

/** Patronymic: Иванович, Сергеевна, Ильич. */
const patronymicPattern = /\p{Script=Cyrillic}(?:[ое]вич|[ое]вна|ильич|инична|ична|ьмич|укич)$/iu;

/**
 * Returns the language of a name whose spelling shows that the family name is first: a Vietnamese name in Vietnamese letters, or
 * a Russian name that ends with the patronymic, as in lists. @returns null when the spelling does not show it
 */
export function orderOf(words: readonly string[]): 'vi' | 'ru' | null {
  const [first = '', second = '', third = ''] = words;
  const hasVietnameseLetters = vietnameseLetterPattern.test(words.join(''));
  if (words.length > 2 && hasVietnameseLetters && vietnamese.has(first.toLowerCase().normalize('NFC')))
    return 'vi';
  const isList = words.length === 3 && patronymicPattern.test(third) && !patronymicPattern.test(second);
  return isList && /^\p{Script=Cyrillic}/u.test(first) ? 'ru' : null;
}
