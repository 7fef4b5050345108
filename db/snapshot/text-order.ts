import type { TextColumn } from './columns.ts';

/** Creates a lookup of rows by the complete text of a column, which can contain duplicates. Takes four bytes per row. */
export function createTextFinder(column: TextColumn): (text: string) => readonly number[] {
  const order = sortRowsByText(column);
  return (text) => {
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (column.at(order[middle] ?? 0) < text) from = middle + 1;
      else to = middle;
    }
    const foundRows: number[] = [];
    for (let row = order[from]; row !== undefined && column.at(row) === text; row = order[++from])
      foundRows.push(row);
    return foundRows;
  };
}

/** Compares texts by UTF-16 code unit, for `sort`. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the rows with a text, sorted by the text. The decoded texts are not retained. */
function sortRowsByText(column: TextColumn): Uint32Array {
  const texts = Array.from({ length: column.length }, (_, row) => column.at(row));
  const rowsWithText = [...texts.keys()].filter((row) => texts[row] !== '');
  return Uint32Array.from(rowsWithText).sort((a, b) => compareText(texts[a] ?? '', texts[b] ?? '') || a - b);
}
