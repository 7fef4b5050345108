import { createHash } from 'node:crypto';

/** Characters of an id: digits and lower-case letters except the ambiguous 0, 1, i, l, o. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const idLength = 12;

/** Bytes of this value or more are skipped, so that all characters have the same probability. */
const unbiasedLimit = 256 - (256 % alphabet.length);

/**
 * Returns an opaque id that depends only on the key in the source, so that the id stays the same in new dataset versions.
 * `createStableId('city', 'geonames:2950159')` is `city_` and twelve characters.
 *
 * @param source name of the source, and key in the source
 */
export function createStableId(prefix: string, source: string): string {
  let id = `${prefix}_`;
  const lengthWithId = id.length + idLength;
  for (let text = source; ; text += '+') {
    for (const byte of createHash('sha256').update(text).digest()) {
      if (byte < unbiasedLimit) id += alphabet.charAt(byte % alphabet.length);
      if (id.length === lengthWithId) return id;
    }
  }
}
