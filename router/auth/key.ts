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

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Returns six check characters for the preceding text. They are not secret: they distinguish a typo from an unknown
 * key without a read of the store.
 */
function check(text: string): string {
  let rest = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  let result = '';
  for (let index = 0; index < 6; index += 1) {
    result += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return result;
}

export const formatKey = ({ type, short, secret }: KeyParts): string => {
  const text = `${type}_${short}_${secret}`;
  return text + check(text);
};

export const newKey = (type: KeyType): KeyParts => ({ type, short: randomText(8), secret: randomText(32) });

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

const noiseHash = randomBytes(32);

/**
 * Compares in constant time. Without a stored hash it compares with random bytes, so that unknown and wrong keys take
 * the same time.
 */
export function secretMatches(secret: string, stored: Buffer | null): boolean {
  const hash = hashSecret(secret);
  const equal = timingSafeEqual(hash, stored?.length === hash.length ? stored : noiseHash);
  return stored !== null && equal;
}
