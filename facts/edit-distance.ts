/** Three rows of the distance table for all calls. The rows grow to the length of the longest word. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/**
 * Returns the number of insertions, deletions, replacements and transpositions between two words (optimal string alignment).
 * Returns limit + 1 for a larger number. Skips the common prefix and suffix, and computes only the cells within `limit` of the
 * diagonal.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  let [endA, endB] = [a.length, b.length];
  while (endA > 0 && endB > 0 && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  let prefixLength = 0;
  while (
    prefixLength < endA &&
    prefixLength < endB &&
    a.charCodeAt(prefixLength) === b.charCodeAt(prefixLength)
  )
    prefixLength += 1;
  const [lengthA, lengthB] = [endA - prefixLength, endB - prefixLength];
  const costOverLimit = limit + 1;
  if (Math.abs(lengthA - lengthB) > limit) return costOverLimit;
  if (lengthA === 0 || lengthB === 0) return lengthA + lengthB;
  if (rows[0].length <= lengthB + 1) {
    const length = 2 * lengthB + 2;
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  let [before, last, row] = rows;
  for (let j = 0; j <= lengthB; j += 1) last[j] = j;
  for (let i = 1; i <= lengthA; i += 1) {
    const firstColumn = Math.max(1, i - limit);
    const lastColumn = Math.min(lengthB, i + limit);
    const letter = a.charCodeAt(prefixLength + i - 1);
    const previousLetter = i > 1 ? a.charCodeAt(prefixLength + i - 2) : -1;
    // Cells outside the band around the diagonal exceed the limit.
    row[firstColumn - 1] = firstColumn === 1 ? i : costOverLimit;
    let smallestCost = costOverLimit;
    for (let j = firstColumn; j <= lastColumn; j += 1) {
      const otherLetter = b.charCodeAt(prefixLength + j - 1);
      let cost = (last[j - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      if (j < i + limit) cost = Math.min(cost, (last[j] ?? 0) + 1);
      cost = Math.min(cost, (row[j - 1] ?? 0) + 1);
      if (j > 1 && previousLetter === otherLetter && letter === b.charCodeAt(prefixLength + j - 2))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < smallestCost) smallestCost = cost;
    }
    if (smallestCost > limit) return costOverLimit;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[lengthB] ?? costOverLimit, costOverLimit);
}
