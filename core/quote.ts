/** Quotes a value for a message. Longer values are truncated after 64 characters. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > 64 ? `${text.slice(0, 64)}…` : text);
