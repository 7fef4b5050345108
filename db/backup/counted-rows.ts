/** Passes COPY text on as it comes. @param tell how many rows have come by, after each piece */
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
