import { isCommon, requiredTexts } from './required-texts.ts';

interface Entry {
  readonly text: string;
  /** Offset in the text of the characters that form the index key. */
  readonly offset: number;
  /** Positions of the expressions that require the text. */
  readonly places: number[];
}

/** Number of keys: one for each pair of ASCII characters, or hashes of three characters, some of which collide. */
const size = 32_768;
const pairOf = (a: number, b: number) => (a & 127) * 128 + (b & 127);
const triadOf = (a: number, b: number, c: number) => (a * 961 + b * 31 + c) & (size - 1);

/** Returns the key of a text: a hash of three characters at an offset, or both characters of a text of two. */
const keyAt = (text: string, at: number) =>
  text.length === 2
    ? pairOf(text.charCodeAt(0), text.charCodeAt(1))
    : triadOf(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2));

/** Hash table of entries. Lists are stored in a separate array; index 0 means no list. */
class Entries {
  readonly #heads = new Uint16Array(size);
  readonly #lists: Entry[][] = [[]];

  at(key: number): readonly Entry[] | undefined {
    const head = this.#heads[key] ?? 0;
    return head === 0 ? undefined : this.#lists[head];
  }

  add(key: number, entry: Entry) {
    const head = this.#heads[key] ?? 0;
    if (head === 0) this.#heads[key] = this.#lists.push([entry]) - 1;
    else this.#lists[head]?.push(entry);
  }
}

/**
 * Creates an index that finds which of many expressions may match a text: those whose required text it contains, and those
 * without a known required text. Returns their positions in list order. A text of a hundred characters selects about a tenth of
 * them.
 */
export function expressionIndex(expressions: readonly RegExp[]): (text: string) => number[] {
  const always: number[] = [];
  const placesOf = new Map<string, number[]>();
  for (const [place, { source }] of expressions.entries()) {
    const texts = requiredTexts(source);
    if (texts === null) always.push(place);
    for (const text of texts ?? []) placesOf.set(text, [...(placesOf.get(text) ?? []), place]);
  }
  const pairs = new Entries();
  const triads = new Entries();
  for (const [text, places] of placesOf) {
    const entries = text.length === 2 ? pairs : triads;
    const offsets = Array.from({ length: Math.max(1, text.length - 2) }, (_, offset) => offset);
    const cost = (offset: number) =>
      (isCommon(text.slice(offset, offset + 3)) ? expressions.length : 0) +
      (entries.at(keyAt(text, offset))?.length ?? 0);
    const offset = offsets.reduce((best, other) => (cost(other) < cost(best) ? other : best));
    entries.add(keyAt(text, offset), { text, offset, places });
  }

  // Each search marks positions with its own number, so that the marks need no reset.
  const marks = new Float64Array(expressions.length);
  let searchNumber = 0;

  function mark(entries: readonly Entry[], lower: string, at: number) {
    for (const { text, offset, places } of entries) {
      if (lower.startsWith(text, at - offset)) for (const place of places) marks[place] = searchNumber;
    }
  }

  return (text) => {
    searchNumber += 1;
    for (const place of always) marks[place] = searchNumber;
    const lower = text.toLowerCase();
    let before = lower.charCodeAt(0);
    let last = lower.charCodeAt(1);
    for (let at = 0; at + 1 < lower.length; at += 1) {
      const next = lower.charCodeAt(at + 2);
      const pairEntries = pairs.at(pairOf(before, last));
      if (pairEntries !== undefined) mark(pairEntries, lower, at);
      const triadEntries = triads.at(triadOf(before, last, next));
      if (triadEntries !== undefined) mark(triadEntries, lower, at);
      before = last;
      last = next;
    }
    const matches: number[] = [];
    for (let place = 0; place < marks.length; place += 1)
      if (marks[place] === searchNumber) matches.push(place);
    return matches;
  };
}
