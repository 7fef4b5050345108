import type { Gender } from '../schema.generated.ts';
import { nameWord, type NameWord } from './name-words.ts';

/** What stands before a name, taken off it. */
export interface Titles {
  readonly written: readonly string[];
  readonly gender: Gender | null;
  /** The last of them goes before a given name: Sir, Queen. */
  readonly beforeGiven: boolean;
  readonly left: readonly string[];
}

/** `Lt.Gen.`, `Magistrate-Judge`: titles without a blank between them. */
function joinedTitle(word: string): string | null {
  const parts = word.split(/(?<=\.)(?=\p{L})|-/u);
  if (parts.length < 2 || !parts.every((part) => nameWord('title', part) !== undefined)) return null;
  return word;
}

/** How many words of a title begin here; 0: none. */
function titleLength(words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  if (nameWord('title', word) !== undefined || joinedTitle(word) !== null) {
    // Secretary of State, Chancellor of the Exchequer: an office, and a name after it.
    const of = words[at + 1]?.toLowerCase() === 'of';
    const end = at + (words[at + 2]?.toLowerCase() === 'the' ? 4 : 3);
    return of && words.length > end ? end - at : 1;
  }
  if (nameWord('title-part', word) !== undefined || /^(?:and|&)$/i.test(word)) {
    if (/^(?:and|&)$/i.test(word) && at === 0) return 0;
    const further = titleLength(words, at + 1);
    if (further > 0) return 1 + further;
    // Excellency and the like end a title that His or Her began.
    return at > 0 && /^(?:excellency|majesty|highness|honou?r)$/i.test(word) ? 1 : 0;
  }
  return 0;
}

/** What a doctor is of, as German grades write it behind the title: Dr. med., Dr. rer. nat., Dr. h. c. */
const field = /^(?:(?:med|phil|jur|iur|rer|nat|pol|oec|theol|habil|dent|vet|ing|techn|agr|h|c|mult)\.)+$/;

export function takeTitles(words: readonly string[]): Titles {
  const written: string[] = [];
  let gender: Gender | null = null;
  let beforeGiven = false;
  let at = 0;
  const lengthAt = () =>
    /(?:Dr|Prof|Mag)\.$/.test(written.at(-1) ?? '') || field.test(written.at(-1) ?? '')
      ? Number(field.test(words[at] ?? '')) || titleLength(words, at)
      : titleLength(words, at);
  for (let length = lengthAt(); length > 0; length = lengthAt()) {
    for (const word of words.slice(at, at + length)) {
      const title = nameWord('title', word);
      // Chancellor of the Exchequer: `The` is a title where one begins with it.
      const part = /^of$/i.test(written.at(-1) ?? '') ? undefined : nameWord('title-part', word);
      written.push(title?.written ?? part?.written ?? word);
      gender = title?.gender ?? gender;
      beforeGiven = nameWord('first-title', word) !== undefined;
    }
    at += length;
  }
  return { written, gender, beforeGiven, left: words.slice(at) };
}

/** What follows a name. Two letters with dots are initials, not "junior": J.R. */
export function suffixOf(word: string): string | null {
  if (/^[js]\.r\.?$/i.test(word)) return null;
  const whole = nameWord('suffix', word);
  return whole?.written ?? null;
}

const generation = /^[IVX]+$/;

/** The title at the end of a name, as forms print it: PAUL LEWIS MR. Null: none, or what remains is no whole name. */
export function titleAtEnd(words: readonly string[]): NameWord | null {
  const last = words.at(-1) ?? '';
  return words.length > 2 && /^(?:mr|mrs|ms|miss)\.?$/i.test(last) ? (nameWord('title', last) ?? null) : null;
}

/**
 * Takes what follows a name off its end, as long as a word remains.
 * @param beforeWord how many words have to remain before Senior or Junior, which are family names too
 */
export function takeSuffixes(words: readonly string[], suffixes: string[], beforeWord = 1): string[] {
  const left = [...words];
  const found: string[] = [];
  while (left.length > 1) {
    const last = left.at(-1) ?? '';
    if (left.length <= beforeWord && /^(?:senior|junior)$/i.test(last)) break;
    // A letter alone is a generation behind three words, an initial behind fewer.
    const isGeneration =
      /^[IV]$/i.test(last) && left.length > 3 && !/^(?:and|&|y|e)$/i.test(left.at(-2) ?? '');
    const suffix = isGeneration ? last.toUpperCase() : suffixOf(last);
    if (suffix === null) break;
    found.unshift(suffix);
    left.pop();
  }
  suffixes.unshift(...found);
  return left;
}

/**
 * The suffixes of a part behind a comma; null when it is something else. Behind a whole name, in a text of both cases, capitals
 * are a grade that no list has to know: `John Doe, CLU, CFP`.
 */
export function suffixPart(part: readonly string[], mayBeGrade: boolean): string[] | null {
  const read = part.map((word) => {
    const known = suffixOf(word);
    if (known !== null) return known;
    if (generation.test(word)) return word;
    return mayBeGrade && /^(?:\p{Lu}\.?){2,6}$/u.test(word) ? word : null;
  });
  const found = read.filter((word) => word !== null);
  return found.length === read.length && found.length > 0 ? found : null;
}
