/** A value as messages show it: quoted, and cut when it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 64 ? `${text.slice(0, 64)}…` : text);
