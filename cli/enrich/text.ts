import { createReadStream } from 'node:fs';
import { utf16Text } from './utf-16.ts';
import { ByteStatistics, countIncompleteBytes, decodeUtf8, yieldCompleteSequences } from './utf-8.ts';
import { decodeWindows1252 } from './windows-1252.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export interface TextFile {
  readonly encoding: Encoding;
  /**
   * Whether UTF-8 output needs a byte order mark (BOM), so that the spreadsheet program that wrote the input can read the output.
   */
  readonly needsByteOrderMark: boolean;
  /**
   * Chunks of text, without a byte order mark.
   * @throws UserFacingError for bytes that are invalid in the encoding
   */
  readonly text: AsyncGenerator<string, undefined>;
  /** Returns the number of bytes read so far. */
  readonly bytes: () => number;
}

/** Number of bytes of standard input that are inspected to choose its encoding. */
const sampleBytes = 64 * 1024;
const chunkBytes = 256 * 1024;

/**
 * Reads a file as text, in the encodings that spreadsheet programs write. UTF-16 is detected by its byte order mark.
 * Otherwise the encoding is UTF-8 or windows-1252, whichever matches the bytes. In UTF-8, each invalid byte is read as
 * windows-1252.
 *
 * A file is read twice; the first pass counts its valid and invalid bytes. Of standard input, only the beginning is inspected.
 *
 * @param input a path, or `-` for standard input
 * @param stdin opens standard input
 * @param requested the encoding that the user named, or null
 * @param notify called with a line of text when the encoding is only assumed
 * @throws UserFacingError when the bytes match neither encoding
 */
export async function readText(
  input: string,
  stdin: () => AsyncIterable<unknown>,
  requested: Encoding | null,
  notify: (line: string) => void,
): Promise<TextFile> {
  const source: Source = { name: input === '-' ? 'Standard input' : input, requested, notify };
  const isFile = input !== '-';
  const chunks = chunksOf(isFile ? createReadStream(input, { highWaterMark: chunkBytes }) : stdin());
  const { sample, all } = await readSample(chunks, isFile ? maxMarkLength : sampleBytes);
  const byteOrderMark = byteOrderMarks.find(({ bytes: first }) =>
    sample.subarray(0, first.length).equals(first),
  );
  const knownEncoding = requested ?? byteOrderMark?.encoding ?? null;
  const count = { bytes: 0 };
  const createTextFile = (
    encoding: Encoding,
    isUtf8: boolean,
    statistics: ByteStatistics | null = null,
  ): TextFile => ({
    encoding,
    needsByteOrderMark: byteOrderMark !== undefined || !isUtf8,
    text: textOf(countBytes(all, count), encoding, source, statistics),
    bytes: () => count.bytes,
  });
  if (knownEncoding !== null && knownEncoding !== 'utf-8') return createTextFile(knownEncoding, false);
  if (!isFile) {
    const isTruncated = sample.length === sampleBytes;
    const statistics = new ByteStatistics();
    statistics.add(isTruncated ? sample.subarray(0, sample.length - countIncompleteBytes(sample)) : sample);
    const encoding = knownEncoding ?? guessEncoding(statistics, source);
    const hasOnlyStrayBytes = statistics.strayBytes > 0 && statistics.sequences === 0;
    return createTextFile(
      encoding,
      knownEncoding !== null || (encoding === 'utf-8' && !hasOnlyStrayBytes),
      new ByteStatistics(),
    );
  }
  try {
    const statistics = await collectStatistics(createReadStream(input, { highWaterMark: chunkBytes }));
    const encoding = knownEncoding ?? chooseEncoding(statistics) ?? throwUnclearEncoding(source, statistics);
    reportEncoding(source, encoding, statistics);
    return createTextFile(encoding, encoding === 'utf-8');
  } catch (error) {
    await chunks.return(undefined);
    throw error;
  }
}

interface Source {
  readonly name: string;
  readonly requested: Encoding | null;
  readonly notify: (line: string) => void;
}

const byteOrderMarks: readonly { readonly encoding: Encoding; readonly bytes: Buffer }[] = [
  { encoding: 'utf-8', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
];
const maxMarkLength = 3;

/**
 * In windows-1252, an accented letter and a symbol after it can form a valid UTF-8 sequence, as in “Spaß” with quotes. Such
 * coincidences are rare: at most one in this many non-ASCII bytes.
 */
const coincidenceRatio = 20;

/**
 * Chooses the encoding that matches the bytes.
 * @returns null when neither encoding matches
 */
function chooseEncoding({ sequences, strayBytes }: ByteStatistics): 'utf-8' | 'windows-1252' | null {
  if (strayBytes === 0 || sequences > strayBytes) return 'utf-8';
  return sequences * coincidenceRatio <= strayBytes ? 'windows-1252' : null;
}

/**
 * Chooses the encoding of standard input from its first bytes. Without multi-byte sequences, UTF-8 and windows-1252 are equal.
 */
function guessEncoding(statistics: ByteStatistics, source: Source): Encoding {
  if (statistics.sequences === 0 && statistics.strayBytes < coincidenceRatio) return 'utf-8';
  return chooseEncoding(statistics) ?? throwUnclearEncoding(source, statistics);
}

function throwUnclearEncoding(
  { name }: Source,
  { sequences, sequenceLine, strayBytes, strayLines: [line] }: ByteStatistics,
): never {
  throw new UserFacingError(
    'usage',
    `${name} mixes UTF-8 (${sequences} characters, first on line ${sequenceLine}) with other bytes (${strayBytes}, first on line ${line}). Save the file as UTF-8, or name its encoding: --encoding utf-8 reads only the other bytes as windows-1252, and --encoding windows-1252 reads all bytes.`,
  );
}

/** Reports the assumed encoding of input that is not UTF-8. */
function reportEncoding(
  { name, requested, notify }: Source,
  encoding: Encoding,
  statistics: ByteStatistics,
): void {
  const { strayBytes, strayLines, strayLineCount, sequences } = statistics;
  if (strayBytes === 0) return;
  const advice = requested === null ? ' If that is wrong, name the encoding with --encoding.' : '';
  if (encoding === 'windows-1252' || (sequences === 0 && requested === null)) {
    notify(`${name} is not UTF-8 (first on line ${strayLines[0]}) and is read as windows-1252.${advice}`);
    return;
  }
  const unlistedCount = strayLineCount - strayLines.length;
  const lineList = `line${strayLineCount === 1 ? '' : 's'} ${strayLines.join(', ')}${unlistedCount === 0 ? '' : ` and ${unlistedCount} more`}`;
  notify(
    `${name} is UTF-8 except for ${strayBytes} byte${strayBytes === 1 ? '' : 's'} on ${lineList}, read as windows-1252.${advice}`,
  );
}

async function* chunksOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of stream) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
}

/**
 * Reads a sample of the requested size from the start, or less from a shorter input. Also returns an iterator over all bytes,
 * including the sample.
 */
async function readSample(chunks: AsyncGenerator<Buffer, undefined>, size: number) {
  const readChunks: Buffer[] = [];
  for (let length = 0; length < size;) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    readChunks.push(value);
    length += value.length;
  }
  const start = Buffer.concat(readChunks);
  async function* all(): AsyncGenerator<Buffer, undefined> {
    yield start;
    yield* chunks;
  }
  return { sample: start.subarray(0, size), all: all() };
}

async function* countBytes(
  chunks: AsyncIterable<Buffer>,
  count: { bytes: number },
): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of chunks) {
    count.bytes += chunk.length;
    yield chunk;
  }
}

async function collectStatistics(chunks: AsyncIterable<Buffer>): Promise<ByteStatistics> {
  const statistics = new ByteStatistics();
  for await (const bytes of yieldCompleteSequences(chunks)) statistics.add(bytes);
  return statistics;
}

/**
 * Yields the decoded text.
 * @param statistics collects byte statistics for the report at the end; null when they already exist
 */
async function* textOf(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
  source: Source,
  statistics: ByteStatistics | null,
): AsyncGenerator<string, undefined> {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    yield* utf16Text(chunks, encoding === 'utf-16be', (line) => {
      throw new UserFacingError(
        'usage',
        `Line ${line} of ${source.name} is not ${encoding}: save the file as UTF-8, or name its encoding with --encoding.`,
      );
    });
    return;
  }
  const decode = encoding === 'utf-8' ? decodeUtf8 : decodeWindows1252;
  let isFirst = true;
  for await (const bytes of yieldCompleteSequences(chunks)) {
    statistics?.add(bytes);
    const text = decode(bytes);
    yield isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isFirst = false;
  }
  if (statistics === null) return;
  // Later bytes of standard input can contradict the encoding that was chosen from the first bytes.
  if (encoding === 'windows-1252' && chooseEncoding(statistics) !== encoding)
    throwUnclearEncoding(source, statistics);
  reportEncoding(source, encoding, statistics);
}
