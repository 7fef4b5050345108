import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const keyTypes = ['secret', 'public', 'app'] as const;
export type KeyType = (typeof keyTypes)[number];

/**
 * The parts of a key `<type>_<short>_<secret><check>`. The short part identifies the key in logs and lists; the check
 * detects typos.
 */
export interface KeyParts {
  readonly type: KeyType;
  /** Public identifier: 8 characters, unique, not secret. */
  readonly short: string;
  /** The secret part: 32 characters, about 157 bits. */
  readonly secret: string;
}

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const keyPattern =
  /^(secret|public|app)_([2-9a-hj-km-np-z]{8})_([2-9a-hj-km-np-z]{32})([2-9a-hj-km-np-z]{6})$/;

const createRandomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Returns six check characters for the preceding text. The characters are not secret: they distinguish a typo from an unknown key
 * without a read of the store.
 */
function computeCheck(text: string): string {
  let remainingValue = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  let characters = '';
  for (let index = 0; index < 6; index += 1) {
    characters += alphabet[remainingValue % alphabet.length];
    remainingValue = Math.floor(remainingValue / alphabet.length);
  }
  return characters;
}

export const formatKey = ({ type, short, secret }: KeyParts): string => {
  const text = `${type}_${short}_${secret}`;
  return text + computeCheck(text);
};

export const createKey = (type: KeyType): KeyParts => ({
  type,
  short: createRandomText(8),
  secret: createRandomText(32),
});

/**
 * Parses a key.
 * @returns null when the text cannot be a key of this service
 */
export function parseKey(text: string): KeyParts | null {
  const match = keyPattern.exec(text);
  if (match === null) return null;
  const [, type, short, secret] = match;
  const keyType = keyTypes.find((candidate) => candidate === type);
  if (keyType === undefined || short === undefined || secret === undefined) return null;
  const parts: KeyParts = { type: keyType, short, secret };
  return formatKey(parts) === text ? parts : null;
}

/** Returns the hash that the database stores. A secret of 157 random bits needs no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const placeholderHash = randomBytes(32);

/**
 * Compares a secret with a stored hash in constant time. Without a stored hash, the function compares with random bytes, so that
 * unknown and wrong keys take the same time.
 */
export function isMatchingSecret(secret: string, storedHash: Buffer | null): boolean {
  const hash = hashSecret(secret);
  const isEqual = timingSafeEqual(hash, storedHash?.length === hash.length ? storedHash : placeholderHash);
  return storedHash !== null && isEqual;
}
