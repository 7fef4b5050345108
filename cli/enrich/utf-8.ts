import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252.ts';

/** Returns the length of the UTF-8 sequence that starts with this byte; 0 if no sequence starts with it. */
function getSequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** Counts the bytes from `index` that match a sequence of the given length (Unicode standard, table 3-7). */
function countMatchingBytes(bytes: Buffer, index: number, length: number): number {
  const firstByte = bytes[index];
  for (let count = 1; count < length; count += 1) {
    const byte = bytes[index + count];
    const minimum = count > 1 ? 0x80 : firstByte === 0xe0 ? 0xa0 : firstByte === 0xf0 ? 0x90 : 0x80;
    const maximum = count > 1 ? 0xbf : firstByte === 0xed ? 0x9f : firstByte === 0xf4 ? 0x8f : 0xbf;
    if (byte === undefined || byte < minimum || byte > maximum) return count;
  }
  return length;
}

/** Returns the length of the well-formed sequence at `index`; 0 without a well-formed sequence. */
function measureSequence(bytes: Buffer, index: number): number {
  const length = getSequenceLength(bytes[index] ?? 0);
  return length > 1 && countMatchingBytes(bytes, index, length) < length ? 0 : length;
}

/** Returns the number of bytes of an incomplete sequence at the end of a chunk. */
export function countIncompleteBytes(bytes: Buffer): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count += 1) {
    const index = bytes.length - count;
    const length = getSequenceLength(bytes[index] ?? 0);
    if (length > 1) return length > count && countMatchingBytes(bytes, index, length) === count ? count : 0;
  }
  return 0;
}

/** Regroups the bytes into chunks that don't split UTF-8 sequences. */
export async function* yieldCompleteSequences(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, undefined> {
  let pendingBytes = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = pendingBytes.length === 0 ? chunk : Buffer.concat([pendingBytes, chunk]);
    const end = bytes.length - countIncompleteBytes(bytes);
    pendingBytes = Buffer.from(bytes.subarray(end));
    if (end > 0) yield bytes.subarray(0, end);
  }
  if (pendingBytes.length > 0) yield pendingBytes;
}

/** Decodes bytes that don't split a sequence. Bytes outside well-formed UTF-8 are read as windows-1252. */
export function decodeUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  let start = 0;
  for (let index = 0; index < bytes.length;) {
    const length = measureSequence(bytes, index);
    if (length === 0) {
      text += bytes.toString('utf8', start, index) + decodeWindows1252(bytes.subarray(index, index + 1));
      start = index + 1;
    }
    index += Math.max(1, length);
  }
  return text + bytes.toString('utf8', start);
}

/** Maximum number of line numbers to report. */
const maxReportedLines = 10;
const lineFeed = 0x0a;

/** Counts the features that distinguish UTF-8 from windows-1252. */
export class ByteStatistics {
  /** Number of well-formed multi-byte sequences. */
  sequences = 0;
  /** Line number of the first multi-byte sequence. */
  sequenceLine = 0;
  /** Number of bytes outside well-formed UTF-8. */
  strayBytes = 0;
  /** Numbers of the first lines with a byte outside well-formed UTF-8. */
  readonly strayLines: number[] = [];
  /** Number of lines with a byte outside well-formed UTF-8. */
  strayLineCount = 0;
  #line = 1;
  #lastStrayLine = 0;

  /**
   * Adds a chunk to the statistics.
   * @param bytes bytes that don't split a sequence, see `yieldCompleteSequences`
   */
  add(bytes: Buffer): void {
    for (let index = 0; index < bytes.length;) {
      const byte = bytes[index] ?? 0;
      if (byte < 0x80) {
        if (byte === lineFeed) this.#line += 1;
        index += 1;
        continue;
      }
      const length = measureSequence(bytes, index);
      if (length === 0) this.#addStray();
      else {
        if (this.sequences === 0) this.sequenceLine = this.#line;
        this.sequences += 1;
      }
      index += Math.max(1, length);
    }
  }

  #addStray(): void {
    this.strayBytes += 1;
    if (this.#lastStrayLine === this.#line) return;
    this.#lastStrayLine = this.#line;
    this.strayLineCount += 1;
    if (this.strayLines.length < maxReportedLines) this.strayLines.push(this.#line);
  }
}
