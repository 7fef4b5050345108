const keyPattern = /\b(secret|public|app)_([2-9a-z]{8})_[2-9a-z]+/gi;
/** Matches card numbers: 12 to 19 digits in any grouping, plain or percent-encoded. */
const cardPattern = /(?:(?:\d|%3\d)(?:[ .+_-]|%20|%2[bde])?){11,18}(?:\d|%3\d)(?!\d)/gi;

/** Masks a text for logging: the secrets of API keys, and complete card numbers. */
export const redact = (text: string): string =>
  text.replace(keyPattern, '$1_$2_***').replace(cardPattern, '***');
