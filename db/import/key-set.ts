const chunkLength = 1 << 20;
/** Maximum length of texts in the buffers. The few longer texts are stored in a Set. */
const maxKeyLength = 1 << 12;
/** Alignment of the records in bytes. Positions are multiples of this unit, so that 32 bits can address 16 GiB. */
const wordBytes = 4;
const headerLength = 2;

/**
 * A set for millions of texts. A JavaScript Set would need an object for each text, which would be most of the memory of an
 * import. This class stores the bytes of all texts consecutively, with a hash table of eight bytes per entry.
 */
export class KeySet {
  /** The records of the texts: length (2 bytes), then UTF-8. No record extends beyond the end of a chunk. */
  readonly #chunks: Buffer[] = [];
  /** Number of used bytes in the last chunk. */
  #end = chunkLength;
  /**
   * The hash table as pairs of numbers: the hash of a record, and its position in alignment units, counted from 1. The value 0
   * marks an empty slot.
   */
  #slots: Uint32Array = new Uint32Array(2 << 10);
  #size = 0;
  readonly #long = new Set<string>();

  /** Adds a text. @returns whether the text was new */
  add(text: string): boolean {
    if (text.length > maxKeyLength) {
      const { size } = this.#long;
      return this.#long.add(text).size > size;
    }
    const chunk = this.#reserve(headerLength + 3 * text.length);
    const start = this.#end;
    const length = writeUtf8(text, chunk, start + headerLength);
    const end = start + headerLength + length;
    chunk.writeUInt16LE(length, start);
    const hash = hashBytes(chunk, start, end);
    const slots = this.#slots;
    let slot = findFirstSlot(hash, slots);
    for (; slots[slot + 1] !== 0; slot = (slot + 2) & (slots.length - 1)) {
      if (slots[slot] === hash && this.#isAt(slots[slot + 1] ?? 0, chunk, start, end)) return false;
    }
    slots[slot] = hash;
    slots[slot + 1] = ((this.#chunks.length - 1) * chunkLength + start) / wordBytes + 1;
    this.#end = Math.ceil(end / wordBytes) * wordBytes;
    this.#size += 1;
    // Double the size of the table when three quarters of its slots are used.
    if (this.#size * 8 > slots.length * 3) this.#slots = doubleSlots(slots);
    return true;
  }

  /** Returns a chunk with enough free space. */
  #reserve(bytes: number): Buffer {
    const lastChunk = this.#chunks.at(-1);
    if (lastChunk !== undefined && this.#end + bytes <= chunkLength) return lastChunk;
    const chunk = Buffer.allocUnsafe(chunkLength);
    this.#chunks.push(chunk);
    this.#end = 0;
    return chunk;
  }

  #isAt(place: number, chunk: Buffer, start: number, end: number): boolean {
    const offset = (place - 1) * wordBytes;
    const keyChunk = this.#chunks[Math.floor(offset / chunkLength)];
    const shift = (offset % chunkLength) - start;
    for (let byte = start; byte < end; byte += 1) if (keyChunk?.[shift + byte] !== chunk[byte]) return false;
    return true;
  }
}

/**
 * Writes a text as UTF-8. ASCII texts, which are the most frequent, are written faster.
 * @returns number of bytes
 */
function writeUtf8(text: string, into: Buffer, at: number): number {
  const { length } = text;
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) return into.write(text, at);
    into[at + index] = code;
  }
  return length;
}

/** Returns the 32-bit FNV-1a hash of bytes. */
function hashBytes(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Returns the first slot to try for a hash. @param slots pairs of hash and position; the length is a power of two */
const findFirstSlot = (hash: number, slots: Uint32Array): number => (hash * 2) & (slots.length - 1);

function doubleSlots(slots: Uint32Array): Uint32Array {
  const doubledSlots = new Uint32Array(slots.length * 2);
  for (let index = 0; index < slots.length; index += 2) {
    const [hash = 0, place = 0] = [slots[index], slots[index + 1]];
    if (place === 0) continue;
    let slot = findFirstSlot(hash, doubledSlots);
    while (doubledSlots[slot + 1] !== 0) slot = (slot + 2) & (doubledSlots.length - 1);
    doubledSlots[slot] = hash;
    doubledSlots[slot + 1] = place;
  }
  return doubledSlots;
}
