/** Passes COPY text through unchanged. @param tell receives the total number of rows so far, after each chunk */
export async function* countedRows(
  rows: AsyncIterable<string>,
  tell: (count: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const lines of rows) {
    count += lines.split('\n').length - 1;
    tell(count);
    yield lines;
  }
}
