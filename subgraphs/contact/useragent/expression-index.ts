import { isCommon, findRequiredTexts } from './required-texts.ts';

interface Entry {
  readonly text: string;
  /** Offset of the key characters within the text. */
  readonly offset: number;
  /** Positions of the expressions that require the text. */
  readonly places: number[];
}

/** Number of keys. Each pair of ASCII characters has its own key; some triples of characters share a key. */
const keyCount = 32_768;
const hashPair = (a: number, b: number) => (a & 127) * 128 + (b & 127);
const hashTriad = (a: number, b: number, c: number) => (a * 961 + b * 31 + c) & (keyCount - 1);

/** Returns the index key of a text: a hash of three characters at an offset, or both characters of a text with two characters. */
const hashTriadAt = (text: string, at: number) =>
  text.length === 2
    ? hashPair(text.charCodeAt(0), text.charCodeAt(1))
    : hashTriad(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2));

/** Hash table of entries. The entry lists are in a separate array, where index 0 means no list. */
class ExpressionTable {
  readonly #heads = new Uint16Array(keyCount);
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
 * Creates an index that finds which of many expressions can match a text. Expressions without a known required text are always
 * candidates; the others are candidates when the text contains their required text. Returns positions in list order. For a text
 * of a hundred characters, about a tenth of the expressions are candidates.
 */
export function createExpressionIndex(expressions: readonly RegExp[]): (text: string) => number[] {
  const unindexedPositions: number[] = [];
  const positionsByText = new Map<string, number[]>();
  for (const [place, { source }] of expressions.entries()) {
    const texts = findRequiredTexts(source);
    if (texts === null) unindexedPositions.push(place);
    for (const text of texts ?? []) positionsByText.set(text, [...(positionsByText.get(text) ?? []), place]);
  }
  const pairs = new ExpressionTable();
  const triads = new ExpressionTable();
  for (const [text, places] of positionsByText) {
    const entries = text.length === 2 ? pairs : triads;
    const offsets = Array.from({ length: Math.max(1, text.length - 2) }, (_, offset) => offset);
    const estimateCost = (offset: number) =>
      (isCommon(text.slice(offset, offset + 3)) ? expressions.length : 0) +
      (entries.at(hashTriadAt(text, offset))?.length ?? 0);
    const offset = offsets.reduce((best, other) => (estimateCost(other) < estimateCost(best) ? other : best));
    entries.add(hashTriadAt(text, offset), { text, offset, places });
  }

  // Each search marks positions with a new number, so that the marks need no reset.
  const marks = new Float64Array(expressions.length);
  let searchNumber = 0;

  function markMatches(entries: readonly Entry[], lower: string, at: number) {
    for (const { text, offset, places } of entries) {
      if (lower.startsWith(text, at - offset)) for (const position of places) marks[position] = searchNumber;
    }
  }

  return (text) => {
    searchNumber += 1;
    for (const position of unindexedPositions) marks[position] = searchNumber;
    const lowerText = text.toLowerCase();
    let firstCode = lowerText.charCodeAt(0);
    let secondCode = lowerText.charCodeAt(1);
    for (let offset = 0; offset + 1 < lowerText.length; offset += 1) {
      const thirdCode = lowerText.charCodeAt(offset + 2);
      const pairEntries = pairs.at(hashPair(firstCode, secondCode));
      if (pairEntries !== undefined) markMatches(pairEntries, lowerText, offset);
      const triadEntries = triads.at(hashTriad(firstCode, secondCode, thirdCode));
      if (triadEntries !== undefined) markMatches(triadEntries, lowerText, offset);
      firstCode = secondCode;
      secondCode = thirdCode;
    }
    const matches: number[] = [];
    for (let position = 0; position < marks.length; position += 1)
      if (marks[position] === searchNumber) matches.push(position);
    return matches;
  };
}
