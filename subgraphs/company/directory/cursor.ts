import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Encrypts a position in a list as an opaque cursor, and decrypts it only for the same list. The tag is a MAC over the binding
 * and the position and also serves as the cipher's initialisation vector (the construction of RFC 5297). Equal pages have equal
 * cursors, and no part of a cursor can be read or changed without the secret.
 */
export interface CursorSeal {
  /** @param binding the properties that determine the list: selector, filters, page size, content version. */
  seal(position: number, binding: string): string;
  /** @returns the position; null when the cursor was not created with this secret and binding */
  open(cursor: string, binding: string): number | null;
}

const tagBytes = 16;

/** @param secret at least 16 bytes; must be the same after a restart, so that cursors stay valid */
export function createCursorSeal(secret: string | Uint8Array): CursorSeal {
  if (Buffer.byteLength(secret) < 16) throw new RangeError('A cursor secret has at least 16 bytes.');
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const macKey = derive('cursor tag');
  const cipherKey = derive('cursor text');

  const tagOf = (position: Uint8Array, binding: string) =>
    createHmac('sha256', macKey).update(position).update(binding).digest().subarray(0, tagBytes);

  return {
    seal(position, binding) {
      const plain = Buffer.alloc(4);
      plain.writeUInt32BE(position);
      const tag = tagOf(plain, binding);
      const cipher = createCipheriv('aes-256-ctr', cipherKey, tag);
      return Buffer.concat([tag, cipher.update(plain)]).toString('base64url');
    },
    open(cursor, binding) {
      const bytes = Buffer.from(cursor, 'base64url');
      // Base64 decoding is lenient, so accept only the exact spelling of an issued cursor.
      if (bytes.length !== tagBytes + 4 || bytes.toString('base64url') !== cursor) return null;
      const tag = bytes.subarray(0, tagBytes);
      const plain = createDecipheriv('aes-256-ctr', cipherKey, tag).update(bytes.subarray(tagBytes));
      return timingSafeEqual(tag, tagOf(plain, binding)) ? plain.readUInt32BE() : null;
    },
  };
}
