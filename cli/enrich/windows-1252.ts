/**
 * The characters of the bytes 80 to 9F: Unicode's CP1252.TXT, and the control characters of the same number for the five
 * bytes that it leaves undefined, as browsers read them. Some releases of Node decode these 32 bytes as ISO 8859-1.
 */
const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of windows-1252. */
export const windows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => from80.charAt(character.charCodeAt(0) - 0x80));
