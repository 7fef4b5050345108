import { nameWord } from './name-words.ts';

/** Names whose second capital is lost in one case; longer words only, so that Mack and Macy stay. */
const scottish = /^Mc(\p{Ll})(?=\p{Ll}{2})/u;

/** Without the dot that the Turkish capital İ would leave above the small letter. */
const lower = (part: string) => part.toLowerCase().replaceAll('i\u0307', 'i');

const capital = (part: string) => {
  // As written: where İ begins a name, it stays what it is.
  const [first = ''] = part;
  const [, ...rest] = lower(part);
  return (first.toUpperCase() + rest.join('')).replace(
    scottish,
    (_, letter: string) => `Mc${letter.toUpperCase()}`,
  );
};

function wordCase(word: string, isFirst: boolean): string {
  if (!isFirst && nameWord('particle', word) !== undefined) return word.toLowerCase();
  return word
    .split(/([-'’.])/)
    .map((part, index, parts) => {
      // What follows an apostrophe is a name of its own (O'Shall, D'Angelo) unless it is one letter.
      const afterApostrophe = /['’]/.test(parts[index - 1] ?? '');
      return afterApostrophe && part.length === 1 ? part.toLowerCase() : capital(part);
    })
    .join('');
}

/** A name typed in one case gets its capitals back; a name in mixed case is taken as its owner writes it. */
export function repairCase(name: string): string {
  const oneCase = name === name.toUpperCase() || name === name.toLowerCase();
  if (!oneCase) return name;
  return name
    .split(' ')
    .map((word, index) => wordCase(word, index === 0))
    .join(' ');
}
