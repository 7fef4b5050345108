/** Parses a text with one JSON value per line. */
export const parseJsonLines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
