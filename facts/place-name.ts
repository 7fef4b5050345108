import { fold } from './fold.ts';

/** Words that are written whole or short, in names of places: both are one name. */
const short = replacer({
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  santa: 'sta',
  santo: 'sto',
  mount: 'mt',
  fort: 'ft',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
});
const long = replacer({ st: 'saint', ste: 'sainte', sta: 'santa', sto: 'santo', mt: 'mount', ft: 'fort' });

/** Replaces whole words of a folded text. */
function replacer(words: Readonly<Record<string, string>>): (folded: string) => string {
  const known = new RegExp(`(?<![a-z])(?:${Object.keys(words).join('|')})(?![a-z])`, 'g');
  return (folded) => folded.replace(known, (word) => words[word] ?? word);
}

/** Letters with marks that are written as two where the keyboard has them not: München, Muenchen; København, Koebenhavn. */
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * A name as it is looked up: folded, with Saint, Mount, North and the like in their short form. `placeKey('Fort Wayne') ===
 * placeKey('Ft. Wayne')`.
 */
export const placeKey = (name: string): string => short(fold(name));

/** Before the word for city, the rank of the city: 부산광역시. */
const withCity = /^(\p{Lo}{2,}?)(?:特别|特別|广域|広域|廣域|특별|광역)?[市시]$/u;

/** A Chinese, Japanese or Korean name without the word for city at its end: 烟台 of 烟台市. Null: it has none. */
export const withoutCity = (name: string): string | null => withCity.exec(name.normalize('NFC'))?.[1] ?? null;

/** The forms, folded, in which a place's name may be typed from its beginning on; the name itself is the first. */
export function writtenForms(name: string): Set<string> {
  const folded = fold(name);
  const forms = new Set([folded]);
  forms.add(short(folded)).add(long(folded));
  if (/[äöüøå]/i.test(name.normalize('NFC'))) {
    forms.add(
      fold(name.normalize('NFC').replace(/[äöüøå]/gi, (letter) => pairs[letter.toLowerCase()] ?? letter)),
    );
  }
  // Västerås: keyboards that have ä need not have å.
  forms.add(fold(name.normalize('NFC').replace(/å/gi, 'aa')));
  if (/\p{L}['’‘`´]\p{L}/u.test(name)) forms.add(fold(name.replace(/['’‘`´]/g, ' ')));
  forms.add(fold(withoutCity(name) ?? ''));
  forms.delete('');
  return forms;
}

/** Signs that stand in no place's name: somebody asks for something else. */
export const hasForeignCharacter = (text: string): boolean => /[%*?_\\^$<>{}|~+#@;]/.test(text);
