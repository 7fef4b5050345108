import { createHash } from 'node:crypto';

/** Digits and lower-case letters without those that are mistaken for another: 0, 1, i, l, o. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;

/** Bytes from here on are passed over, so that every character is equally likely. */
const fair = 256 - (256 % alphabet.length);

/**
 * An opaque id that depends on nothing but the source's own key, so it outlives every new edition:
 * `stableId('city', 'geonames:2950159')` is `city_` and twelve characters.
 *
 * @param source names the source and its key.
 */
export function stableId(prefix: string, source: string): string {
  let id = `${prefix}_`;
  const full = id.length + length;
  for (let text = source; ; text += '+') {
    for (const byte of createHash('sha256').update(text).digest()) {
      if (byte < fair) id += alphabet.charAt(byte % alphabet.length);
      if (id.length === full) return id;
    }
  }
}
