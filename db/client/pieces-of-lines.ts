/**
 * Splits text into pieces of complete lines up to a length in characters. A longer line is a piece of its own.
 * @param chunk lines, each with its line end
 */
export function* splitAtLines(chunk: string, maxLength: number): Generator<string> {
  let start = 0;
  while (chunk.length - start > maxLength) {
    const last = chunk.lastIndexOf('\n', start + maxLength - 1);
    const end = last < start ? chunk.indexOf('\n', start) : last;
    yield chunk.slice(start, end + 1);
    start = end + 1;
  }
  if (start < chunk.length) yield chunk.slice(start);
}
