import { perObject } from '../../../core/per-object.ts';

/** Every text that one missing character makes of a word, and the word itself. */
function* shortened(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** Two words with one edit between them share a shortened form: the index finds candidates without comparing all. */
const indexOf = perObject((words: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const index = new Map<string, string[]>();
  for (const word of words) {
    for (const form of shortened(word)) index.set(form, [...(index.get(form) ?? []), word]);
  }
  return index;
});

/** Where two words differ: at most one character on each side, or two that have changed places. */
export interface Edit {
  readonly at: number;
  readonly typed: string;
  readonly meant: string;
}

/** The one insertion, deletion, substitution or swap of neighbours between two words; null when it takes more or none. */
export function oneEdit(typed: string, meant: string): Edit | null {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return null;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - at && typed.at(-1 - end) === meant.at(-1 - end))
    end += 1;
  const edit = { at, typed: typed.slice(at, typed.length - end), meant: meant.slice(at, meant.length - end) };
  if (edit.typed.length <= 1 && edit.meant.length <= 1) return edit;
  return isSwap(edit) ? edit : null;
}

const isSwap = ({ typed, meant }: Edit) =>
  typed.length === 2 && meant.length === 2 && typed[0] === meant[1] && typed[1] === meant[0];

/** Keys that touch, on the keyboards of most of the world. */
const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const places = new Map(keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }])));

function touch(a: string, b: string): boolean {
  const one = places.get(a);
  const other = places.get(b);
  return (
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.x - other.x) <= 1 &&
    Math.abs(one.y - other.y) <= 1
  );
}

const lookAlikes = new Set(['0o', 'o0', '1l', 'l1', '1i', 'i1']);
const vowels = new Set('aeiou');

/** Top-level domains that are real, and yet rather `.com` with a letter missing. */
const shortOfCom = new Set(['co', 'cm', 'om']);

/**
 * The provider whose domain is one typing error away; null when none is. Not every domain at that distance is an error:
 * short names and names that differ in their first letter or in a letter that no finger confuses are names of their own
 * (cloud.com, love.com, never.com).
 * @param providers the domains in the order of preference
 * @param isDelegated whether the domain's top-level domain exists; one that does not is an error for certain
 */
export function nearestProvider(
  domain: string,
  providers: readonly string[],
  isDelegated: boolean,
): string | null {
  // So few letters are as likely a name of their own.
  if (domain.length < 7) return null;
  const index = indexOf(providers);
  for (const form of shortened(domain)) {
    const found = index.get(form)?.find((provider) => {
      const edit = oneEdit(domain, provider);
      return edit !== null && (!isDelegated || isLikely(edit, domain, provider));
    });
    if (found !== undefined) return found;
  }
  return null;
}

function isLikely(edit: Edit, domain: string, provider: string): boolean {
  const name = provider.slice(0, provider.indexOf('.'));
  if (name.length < 5) return false;
  if (domain.startsWith(`${name}.`)) {
    return provider === `${name}.com` && shortOfCom.has(domain.slice(name.length + 1));
  }
  const { at, typed, meant } = edit;
  if (typed.includes('.') || meant.includes('.')) return false;
  if (isSwap(edit)) return true;
  const isLong = name.length >= 7;
  const isFirst = at === 0;
  if (typed === '') return isLong || !isFirst;
  const neighbours = [name[at - 1], name[meant === '' ? at : at + 1]];
  if (meant === '') {
    // A plural is another word.
    if (typed === 's' && at === name.length) return false;
    const isNear = name.includes(typed) || neighbours.some((key) => key !== undefined && touch(key, typed));
    return isLong || (isNear && !isFirst);
  }
  if (touch(typed, meant)) return isLong || !isFirst;
  if (isFirst) return false;
  if (neighbours.includes(typed) || lookAlikes.has(typed + meant)) return true;
  return isLong && vowels.has(typed) && vowels.has(meant);
}
