/** Serialises plain JSON values as YAML 1.2. Strings are always quoted, so that no string is read as another type. */
export const formatYaml = (value: unknown): string => `${formatBlock(value, 0).replace(/^\n/, '')}\n`;

function formatBlock(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}`;
  const indent = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value
      .map((each: unknown) => `${indent}-${formatItem(formatBlock(each, depth + 1), depth + 1)}`)
      .join('');
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return ' {}';
  return entries.map(([key, each]) => `${indent}${formatKey(key)}:${formatBlock(each, depth + 1)}`).join('');
}

/** Put the first line of a list element after the dash. */
const formatItem = (text: string, depth: number): string =>
  text.startsWith('\n') ? ` ${text.slice(1 + 2 * depth)}` : text;

/** Keys that every YAML parser reads as strings need no quotes. */
const formatKey = (key: string): string =>
  /^[A-Za-z$_][\w$-]*$/.test(key) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(key)
    ? key
    : JSON.stringify(key);
