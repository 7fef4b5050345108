import { getSection } from './columns.ts';
import { findRangesWithOneEdit, findRangesWithTwoEdits } from './edit-distance-walk.ts';
import { RankTree, buildRankTree } from './rank-tree.ts';
import type { Sections } from './section-file.ts';
import { SortedNames, type Range } from './sorted-names.ts';

export interface RankedName {
  /** Folded. */
  readonly name: string;
  readonly row: number;
  /** Score of a row. Rows with a higher score come first. */
  readonly score: number;
}

export function createTypeaheadSections(name: string, names: readonly RankedName[]): Sections {
  const rankByName = new Uint32Array(names.length);
  const rowsByScore = Uint32Array.from(names.keys()).sort(
    (a, b) => (names[b]?.score ?? 0) - (names[a]?.score ?? 0),
  );
  for (const [rank, at] of rowsByScore.entries()) rankByName[at] = rank;
  const encodedNames = names.map(
    (entry, at) => [toBytes(entry.name), entry.row, rankByName[at] ?? 0] as const,
  );
  encodedNames.sort(([a, , rankA], [b, , rankB]) => (a < b ? -1 : a > b ? 1 : rankA - rankB));
  const offsets = new Uint32Array(encodedNames.length + 1);
  const bytes = Buffer.alloc(encodedNames.reduce((sum, [text]) => sum + text.length, 0));
  const rows = new Uint32Array(encodedNames.length);
  const ranks = new Uint32Array(encodedNames.length);
  let length = 0;
  for (const [at, [text, row, rank]] of encodedNames.entries()) {
    length += bytes.write(text, length, 'latin1');
    offsets[at + 1] = length;
    rows[at] = row;
    ranks[at] = rank;
  }
  return {
    [`${name}.bytes`]: new Uint8Array(bytes),
    [`${name}.offsets`]: offsets,
    [`${name}.rows`]: rows,
    [`${name}.ranks`]: ranks,
    [`${name}.tree`]: buildRankTree(ranks),
  };
}

/** Returns the UTF-8 bytes of a text as a Latin-1 string, so that the order of strings equals the order of bytes. */
const toBytes = (text: string) => (/[^\0-\x7f]/.test(text) ? Buffer.from(text).toString('latin1') : text);

/** Matching rows by kind of match, sorted by rank. */
interface Matches {
  /** Rows whose name equals the text. */
  readonly exact: readonly number[];
  /** Rows whose name begins with the text and is longer. */
  readonly longer: readonly number[];
}

/** Whether a row is allowed in the result. */
type RowFilter = (row: number) => boolean;

const acceptAll: RowFilter = () => true;

/**
 * Finds rows by the beginning of a folded name. Names are sorted by their UTF-8 bytes, each with its rank. A tree of the best
 * rank per range finds the best names of a range without a scan.
 */
export class Typeahead {
  readonly #names: SortedNames;
  readonly #ranks: RankTree;

  /** Opens the index. @param name the name of the sections that `createTypeaheadSections` created */
  constructor(sections: Sections, name: string) {
    this.#names = new SortedNames(
      getSection(sections, `${name}.bytes`, Uint8Array),
      getSection(sections, `${name}.offsets`, Uint32Array),
    );
    this.#ranks = new RankTree(
      getSection(sections, `${name}.rows`, Uint32Array),
      getSection(sections, `${name}.ranks`, Uint32Array),
      getSection(sections, `${name}.tree`, Uint32Array),
    );
  }

  /** Returns the rows with exactly this name, sorted by rank. */
  exact(text: string, limit: number, accept = acceptAll): number[] {
    const range = this.#beginningWith(text);
    return range === null ? [] : this.#ranks.best([this.#names.ending(range)], limit, accept);
  }

  /** Returns rows with a longer name that begins with the text, sorted by rank. */
  longer(text: string, limit: number, accept = acceptAll): number[] {
    const range = this.#beginningWith(text);
    return range === null ? [] : this.#ranks.best([this.#names.longer(range)], limit, accept);
  }

  /** Returns rows whose name matches the text with one edit: a wrong, missing, additional or transposed letter. */
  withOneEdit(text: string, limit: number, accept = acceptAll): Matches {
    return this.#matches(findRangesWithOneEdit(this.#names, Buffer.from(text)), limit, accept);
  }

  /** Returns rows whose name matches the text with up to two edits. The first letter must be equal. Slower than `withOneEdit`. */
  withTwoEdits(text: string, limit: number, accept = acceptAll): Matches {
    return this.#matches(findRangesWithTwoEdits(this.#names, Buffer.from(text)), limit, accept);
  }

  #beginningWith(text: string): Range | null {
    const query = Buffer.from(text);
    return query.length === 0 ? null : this.#names.narrowByText(this.#names.all, query);
  }

  #matches(ranges: readonly Range[], limit: number, accept: RowFilter): Matches {
    const selectBestRows = (parts: readonly Range[]) => this.#ranks.best(parts, limit, accept);
    return {
      exact: selectBestRows(ranges.map((range) => this.#names.ending(range))),
      longer: selectBestRows(ranges.map((range) => this.#names.longer(range))),
    };
  }
}
