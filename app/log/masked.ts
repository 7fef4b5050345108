const key = /\b(secret|public|app)_([2-9a-z]{8})_[2-9a-z]+/gi;
/** As long as the number of a card, however it is grouped: 12 to 19 digits, written as they are or percent-encoded. */
const card = /(?:(?:\d|%3\d)(?:[ .+_-]|%20|%2[bde])?){11,18}(?:\d|%3\d)(?!\d)/gi;

/** A text as it may be logged: of a key only the part that names it, of a card number nothing. */
export const masked = (text: string): string => text.replace(key, '$1_$2_***').replace(card, '***');
