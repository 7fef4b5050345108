/** Yields COPY text unchanged and counts its rows. @param report receives the total number of rows after each chunk */
export async function* countRows(
  rows: AsyncIterable<string>,
  report: (count: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const lines of rows) {
    count += lines.split('\n').length - 1;
    report(count);
    yield lines;
  }
}
