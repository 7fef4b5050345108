const chunkLength = 1 << 20;
/** Longer ones, of which no table has many, stand in a Set. */
const longest = 1 << 12;
/** Records begin at multiples of this many bytes, so that 32 bits tell their place among 16 GiB. */
const unit = 4;
const headLength = 2;

/**
 * Distinct texts. A Set has an object for each, which is most of the memory that an import of millions of keys takes; here their
 * bytes stand one behind the other, and a table of eight bytes each finds them.
 */
export class KeySet {
  /** Records: length in two bytes, UTF-8. None goes over the end of a chunk. */
  readonly #chunks: Buffer[] = [];
  /** The bytes of the last chunk that are taken. */
  #end = chunkLength;
  /** Pairs: the hash of a record; its place in units, counted from 1, 0: free. */
  #slots: Uint32Array = new Uint32Array(2 << 10);
  #size = 0;
  readonly #long = new Set<string>();

  /** @returns whether it was not there yet */
  add(text: string): boolean {
    if (text.length > longest) {
      const { size } = this.#long;
      return this.#long.add(text).size > size;
    }
    const chunk = this.#room(headLength + 3 * text.length);
    const start = this.#end;
    const length = written(text, chunk, start + headLength);
    const end = start + headLength + length;
    chunk.writeUInt16LE(length, start);
    const hash = hashOf(chunk, start, end);
    const slots = this.#slots;
    let slot = firstSlot(hash, slots);
    for (; slots[slot + 1] !== 0; slot = (slot + 2) & (slots.length - 1)) {
      if (slots[slot] === hash && this.#isAt(slots[slot + 1] ?? 0, chunk, start, end)) return false;
    }
    slots[slot] = hash;
    slots[slot + 1] = ((this.#chunks.length - 1) * chunkLength + start) / unit + 1;
    this.#end = Math.ceil(end / unit) * unit;
    this.#size += 1;
    // Three quarters full.
    if (this.#size * 8 > slots.length * 3) this.#slots = twiceAsLong(slots);
    return true;
  }

  /** The last chunk, which has so much room. */
  #room(bytes: number): Buffer {
    const last = this.#chunks.at(-1);
    if (last !== undefined && this.#end + bytes <= chunkLength) return last;
    const chunk = Buffer.allocUnsafe(chunkLength);
    this.#chunks.push(chunk);
    this.#end = 0;
    return chunk;
  }

  #isAt(place: number, chunk: Buffer, start: number, end: number): boolean {
    const at = (place - 1) * unit;
    const other = this.#chunks[Math.floor(at / chunkLength)];
    const from = (at % chunkLength) - start;
    for (let byte = start; byte < end; byte += 1) if (other?.[from + byte] !== chunk[byte]) return false;
    return true;
  }
}

/** Writes UTF-8; the most keys are ASCII. @returns the bytes */
function written(text: string, into: Buffer, at: number): number {
  const { length } = text;
  for (let place = 0; place < length; place += 1) {
    const code = text.charCodeAt(place);
    if (code > 0x7f) return into.write(text, at);
    into[at + place] = code;
  }
  return length;
}

/** FNV-1a of bytes, 32 bits. */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** @param slots pairs, a power of two */
const firstSlot = (hash: number, slots: Uint32Array): number => (hash * 2) & (slots.length - 1);

function twiceAsLong(slots: Uint32Array): Uint32Array {
  const more = new Uint32Array(slots.length * 2);
  for (let from = 0; from < slots.length; from += 2) {
    const [hash = 0, place = 0] = [slots[from], slots[from + 1]];
    if (place === 0) continue;
    let slot = firstSlot(hash, more);
    while (more[slot + 1] !== 0) slot = (slot + 2) & (more.length - 1);
    more[slot] = hash;
    more[slot + 1] = place;
  }
  return more;
}
