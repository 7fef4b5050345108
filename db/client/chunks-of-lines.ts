/**
 * Splits text into pieces of complete lines up to a length in characters. A longer line is a separate piece.
 * @param chunk lines, each with its line end
 */
export function* splitAtLines(chunk: string, maxLength: number): Generator<string> {
  let start = 0;
  while (chunk.length - start > maxLength) {
    const lastLineEnd = chunk.lastIndexOf('\n', start + maxLength - 1);
    const end = lastLineEnd < start ? chunk.indexOf('\n', start) : lastLineEnd;
    yield chunk.slice(start, end + 1);
    start = end + 1;
  }
  if (start < chunk.length) yield chunk.slice(start);
}
