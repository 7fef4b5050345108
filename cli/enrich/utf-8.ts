import { isUtf8 } from 'node:buffer';
import { windows1252 } from './windows-1252.ts';

/** Bytes of the UTF-8 sequence that begins with this byte; 0: no sequence begins with it. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** How many of the bytes at `at` match a sequence of this length: table 3-7 of the Unicode standard. */
function matchingBytes(bytes: Buffer, at: number, length: number): number {
  const first = bytes[at];
  for (let count = 1; count < length; count += 1) {
    const byte = bytes[at + count];
    const least = count > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const most = count > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    if (byte === undefined || byte < least || byte > most) return count;
  }
  return length;
}

/** Bytes of the well-formed sequence at `at`; 0: the byte there is not part of one. */
function sequenceLength(bytes: Buffer, at: number): number {
  const length = lengthOf(bytes[at] ?? 0);
  return length > 1 && matchingBytes(bytes, at, length) < length ? 0 : length;
}

/** Bytes at the end of a chunk that the next chunk may complete to a sequence. */
export function unfinishedBytes(bytes: Buffer): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count += 1) {
    const at = bytes.length - count;
    const length = lengthOf(bytes[at] ?? 0);
    if (length > 1) return length > count && matchingBytes(bytes, at, length) === count ? count : 0;
  }
  return 0;
}

/** The same bytes in chunks that do not divide a UTF-8 sequence. */
export async function* wholeSequences(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.length - unfinishedBytes(bytes);
    rest = Buffer.from(bytes.subarray(end));
    if (end > 0) yield bytes.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** Text of bytes that do not divide a sequence. Each byte outside of well-formed UTF-8 is read as windows-1252. */
export function utf8Text(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  let begin = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      text += bytes.toString('utf8', begin, at) + windows1252(bytes.subarray(at, at + 1));
      begin = at + 1;
    }
    at += Math.max(1, length);
  }
  return text + bytes.toString('utf8', begin);
}

/** Line numbers that are kept for the report. */
const reportedLines = 10;
const lineFeed = 0x0a;

/** Counts what tells UTF-8 from windows-1252. */
export class Census {
  /** Well-formed sequences of several bytes. */
  sequences = 0;
  /** Line of the first of them. */
  sequenceLine = 0;
  /** Bytes outside of well-formed UTF-8. */
  strays = 0;
  /** The first lines that have such a byte. */
  readonly strayLines: number[] = [];
  /** How many lines have one. */
  strayLineCount = 0;
  #line = 1;
  #lastStrayLine = 0;

  /** @param bytes do not divide a sequence: see wholeSequences */
  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x80) {
        if (byte === lineFeed) this.#line += 1;
        at += 1;
        continue;
      }
      const length = sequenceLength(bytes, at);
      if (length === 0) this.#addStray();
      else {
        if (this.sequences === 0) this.sequenceLine = this.#line;
        this.sequences += 1;
      }
      at += Math.max(1, length);
    }
  }

  #addStray(): void {
    this.strays += 1;
    if (this.#lastStrayLine === this.#line) return;
    this.#lastStrayLine = this.#line;
    this.strayLineCount += 1;
    if (this.strayLines.length < reportedLines) this.strayLines.push(this.#line);
  }
}
