/** Returns the values of a text with one line of JSON for each. */
export const parseJsonLines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
