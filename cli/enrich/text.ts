import { createReadStream } from 'node:fs';
import { UsageError } from '../../rest-compat/bulk/usage-error.ts';

export interface TextFile {
  /** Whether UTF-8 needs a byte order mark so that the spreadsheet that wrote the file reads it: not where it wrote none. */
  readonly needsMark: boolean;
  /** Chunks of text, without that mark. @throws UsageError for bytes that are no text of the encoding */
  readonly text: AsyncGenerator<string, undefined>;
  /** Bytes that have been read so far. */
  readonly bytes: () => number;
}

const sampleBytes = 64 * 1024;

/**
 * A file as text, in the encodings that spreadsheets write: UTF-8 with or without a mark, UTF-16 of both orders, and the
 * Windows code page where the bytes are no UTF-8.
 */
export async function readText(input: string, asked: string | null): Promise<TextFile> {
  const stream = input === '-' ? process.stdin : createReadStream(input, { highWaterMark: 256 * 1024 });
  const bytes = chunksOf(stream);
  const head: Buffer[] = [];
  let known = 0;
  while (known < sampleBytes) {
    const { value, done } = await bytes.next();
    if (done === true) break;
    head.push(value);
    known += value.length;
  }
  const sample = Buffer.concat(head);
  const mark = marks.find(({ bytes: first }) => sample.subarray(0, first.length).equals(first))?.encoding;
  const encoding = asked ?? mark ?? (isUtf8(sample) ? 'utf-8' : 'windows-1252');
  const count = { bytes: 0 };
  return {
    needsMark: mark !== undefined || encoding !== 'utf-8',
    text: decoded(sample, bytes, encoding, { input, count }),
    bytes: () => count.bytes,
  };
}

async function* chunksOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of stream) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
}

const marks = [
  { encoding: 'utf-8', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
];

/** A character that is cut at the end of the sample does not count. */
function isUtf8(sample: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function* decoded(
  sample: Buffer,
  rest: AsyncGenerator<Buffer, undefined>,
  encoding: string,
  { input, count }: { readonly input: string; readonly count: { bytes: number } },
): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk: Buffer, stream: boolean) => {
    try {
      return decoder.decode(chunk, { stream });
    } catch {
      throw new UsageError(
        `${input} is not ${encoding} throughout (between its bytes ${count.bytes} and ${count.bytes + chunk.length}): save it as UTF-8, or name --encoding.`,
      );
    } finally {
      count.bytes += chunk.length;
    }
  };
  yield decode(sample, true);
  for (;;) {
    const { value, done: ended } = await rest.next();
    if (ended === true) break;
    yield decode(value, true);
  }
  yield decode(Buffer.alloc(0), false);
}
