/**
 * Characters for the bytes 80 to 9F, from Unicode's CP1252.TXT. The five undefined bytes become control characters, as in
 * browsers. Some Node releases decode these 32 bytes as ISO 8859-1.
 */
const windows1252HighCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes windows-1252. */
export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) =>
      windows1252HighCharacters.charAt(character.charCodeAt(0) - 0x80),
    );
