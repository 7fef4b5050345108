/** Family names that nine of ten Vietnamese bear, as they are spelled there. */
const vietnamese = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đào mai trương lâm hà'.split(
    ' ',
  ),
);
/** Letters that no other language writes. */
const vietnameseLetter = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

/** A name after the father: Иванович, Сергеевна, Ильич. */
const patronymic = /\p{Script=Cyrillic}(?:[ое]вич|[ое]вна|ильич|инична|ична|ьмич|укич)$/iu;

/**
 * The language by whose order a name stands with the family name first, where its spelling tells: a Vietnamese name in its own
 * letters, and a Russian one that ends with the father's name, as lists have it. Null: nothing tells.
 */
export function orderOf(words: readonly string[]): 'vi' | 'ru' | null {
  const [first = '', second = '', third = ''] = words;
  const isSpelled = vietnameseLetter.test(words.join(''));
  if (words.length > 2 && isSpelled && vietnamese.has(first.toLowerCase().normalize('NFC'))) return 'vi';
  const isList = words.length === 3 && patronymic.test(third) && !patronymic.test(second);
  return isList && /^\p{Script=Cyrillic}/u.test(first) ? 'ru' : null;
}
