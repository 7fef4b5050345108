import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Encrypts a position in a list as an opaque cursor, which can be decrypted only for the same list. The tag is a MAC over the
 * binding and the position, and also the cipher's initialisation vector (the construction of RFC 5297). Equal pages have equal
 * cursors. Without the secret, a client can neither read nor change any part of a cursor.
 */
export interface CursorCipher {
  /** Encrypts a position. @param binding the properties that determine the list: selector, filters, page size, content version */
  seal(position: number, binding: string): string;
  /** Decrypts a cursor. @returns the position; null when the cursor was not created with this secret and binding */
  open(cursor: string, binding: string): number | null;
}

const tagBytes = 16;

/**
 * Creates the encryption of cursors. @param secret at least 16 bytes. Cursors stay valid after a restart only with the same
 * secret.
 */
export function createCursorCipher(secret: string | Uint8Array): CursorCipher {
  if (Buffer.byteLength(secret) < 16) throw new RangeError('A cursor secret has at least 16 bytes.');
  const deriveKey = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const macKey = deriveKey('cursor tag');
  const cipherKey = deriveKey('cursor text');

  const computeTag = (position: Uint8Array, binding: string) =>
    createHmac('sha256', macKey).update(position).update(binding).digest().subarray(0, tagBytes);

  return {
    seal(position, binding) {
      const positionBytes = Buffer.alloc(4);
      positionBytes.writeUInt32BE(position);
      const authenticationTag = computeTag(positionBytes, binding);
      const cipher = createCipheriv('aes-256-ctr', cipherKey, authenticationTag);
      return Buffer.concat([authenticationTag, cipher.update(positionBytes)]).toString('base64url');
    },
    open(cursor, binding) {
      const cursorBytes = Buffer.from(cursor, 'base64url');
      // Base64 decoding ignores invalid characters, so accept only the exact text of an issued cursor.
      if (cursorBytes.length !== tagBytes + 4 || cursorBytes.toString('base64url') !== cursor) return null;
      const authenticationTag = cursorBytes.subarray(0, tagBytes);
      const positionBytes = createDecipheriv('aes-256-ctr', cipherKey, authenticationTag).update(
        cursorBytes.subarray(tagBytes),
      );
      return timingSafeEqual(authenticationTag, computeTag(positionBytes, binding))
        ? positionBytes.readUInt32BE()
        : null;
    },
  };
}
