/**
 * Compact set of domain names that stores a 53-bit hash of each name in eight bytes. With 130,000 names, the probability that
 * two names have the same hash is one in a million. For a name outside of the set, the probability of a false positive is one
 * in 7 × 10^10.
 */
export class DomainSet {
  readonly #numbers: Float64Array;

  constructor(domains: readonly string[]) {
    this.#numbers = Float64Array.from(domains, hashName).sort();
  }

  has(domain: string): boolean {
    const hash = hashName(domain);
    let low = 0;
    let high = this.#numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#numbers[middle] ?? Infinity) < hash) low = middle + 1;
      else high = middle;
    }
    return this.#numbers[low] === hash;
  }
}

/** Computes a 53-bit hash from two 32-bit hashes. The final mixing ensures that each bit depends on all characters. */
export function hashName(name: string): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let i = 0; i < name.length; i += 1) {
    const codeUnit = name.charCodeAt(i);
    high = Math.imul(high ^ codeUnit, 0x27d4eb2f);
    low = Math.imul(low ^ codeUnit, 0x165667b1);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0xc2b2ae35);
  low = Math.imul(low ^ (high >>> 13), 0x27d4eb2d);
  return ((high ^ (high >>> 16)) & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0);
}
