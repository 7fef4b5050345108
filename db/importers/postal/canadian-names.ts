import { readFacts } from '../../../facts/fact-table.ts';

/** What stands where a letter was lost on the way. */
const lost = '\ufffd';
const words = readFacts('canadian-words').map(({ word = '' }) => word);

/** The only known word that differs in lost letters alone; null: none, or several. */
function mended(word: string): string | null {
  const [only, second] = words.filter(
    (known) =>
      known.length === word.length &&
      [...word.toLowerCase()].every(
        (letter, at) => letter === lost || letter === known.toLowerCase().charAt(at),
      ),
  );
  return only === undefined || second !== undefined ? null : only;
}

/** Words that stay small within a name. */
const small = new Set(['a', 'à', 'au', 'aux', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'sur']);

/**
 * A name as it is written: with the letters that the list has lost, its brackets (they tell the streets) left out, the
 * parts of a hyphened name large. Null: it has lost letters that cannot be told.
 */
export function canadianName(name: string): string | null {
  const plain = name.replace(/\s*\(.*$/, '').replace(/-\s+/g, '-');
  let whole = true;
  const text = plain.replace(/[\p{L}\ufffd]+/gu, (word) => {
    if (!word.includes(lost)) return word;
    const known = mended(word);
    whole &&= known !== null;
    return known ?? word;
  });
  if (!whole) return null;
  return text.replace(/(?<=[-'])\p{L}+/gu, (word, at: number) =>
    (small.has(word) && text.charAt(at - 1) === '-') || word === 's'
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
