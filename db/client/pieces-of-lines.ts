/**
 * Whole lines, as many as go into a length; a longer line by itself.
 * @param chunk lines, each with its end
 */
export function* piecesOfLines(chunk: string, most: number): Generator<string> {
  let start = 0;
  while (chunk.length - start > most) {
    const last = chunk.lastIndexOf('\n', start + most - 1);
    const end = last < start ? chunk.indexOf('\n', start) : last;
    yield chunk.slice(start, end + 1);
    start = end + 1;
  }
  if (start < chunk.length) yield chunk.slice(start);
}
