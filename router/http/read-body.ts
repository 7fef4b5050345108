import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gunzip,
  inflate,
} from 'node:zlib';
import { RequestRejected } from '../../core/request-rejected.ts';

/** Maximum number of bytes to read and drop beyond the limit before the connection is closed. */
const maxDroppedBytes = 8 * 1024 * 1024;

/** Creates the rejection of a request whose body cannot be read. */
const createBodyRejection = (status: 400 | 413 | 415, message: string): RequestRejected =>
  new RequestRejected({ code: 'invalid_request', status, message });

/**
 * Reads the body as text, decompressed according to Content-Encoding.
 * @param limit maximum size in bytes, before and after decompression: a small body can expand to gigabytes.
 * @throws RequestRejected
 */
export async function readRequestText(message: IncomingMessage, limit: number): Promise<string> {
  const coding = parseContentEncoding(message.headers['content-encoding']);
  const bytes = await readBody(message, limit);
  if (bytes === null) throw createTooLargeRejection(limit);
  return (coding === null ? bytes : await decompress(bytes, decoders[coding], limit)).toString('utf8');
}

/**
 * Reads the body's bytes, or returns null once the body exceeds `limit` bytes. The rest of the body is then read and
 * discarded. Otherwise a client that sends its complete body before it reads would never receive the rejection.
 */
export function readBody(message: IncomingMessage, limit: number): Promise<Buffer | null> {
  // A destroyed stream emits no more events, so a promise would stay pending.
  if (message.destroyed) return Promise.reject(createInterruptedRejection());
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const handleData = (part: Buffer) => {
      size += part.length;
      if (size <= limit) {
        parts.push(part);
        return;
      }
      removeListeners();
      dropRemainingBody(message);
      resolve(null);
    };
    const handleEnd = () => {
      removeListeners();
      const [only = emptyBuffer, ...others] = parts;
      resolve(others.length === 0 ? only : Buffer.concat(parts));
    };
    // The client disconnected or sent bytes that the parser rejects. No client reads the response, and the interruption is not an
    // internal error.
    const handleInterruption = () => {
      removeListeners();
      reject(createInterruptedRejection());
    };
    // Use listeners, because an async iterator is several microseconds slower.
    const removeListeners = () =>
      message
        .off('data', handleData)
        .off('end', handleEnd)
        .off('error', handleInterruption)
        .off('close', handleInterruption);
    message
      .on('data', handleData)
      .on('end', handleEnd)
      .on('error', handleInterruption)
      .on('close', handleInterruption);
  });
}

const emptyBuffer = Buffer.alloc(0);

/**
 * Streams the body, of any length, decompressed according to Content-Encoding. Reads only as fast as the consumer
 * iterates and drops the rest when the consumer stops.
 * @throws RequestRejected
 */
export async function* streamBody(message: IncomingMessage): AsyncGenerator<Buffer, void> {
  const coding = parseContentEncoding(message.headers['content-encoding']);
  const decoder = coding === null ? null : streamDecoders[coding]();
  if (decoder !== null) {
    message.once('error', () => decoder.destroy(new Error('The request body ended early.')));
    message.once('aborted', () => decoder.destroy(new Error('The request body ended early.')));
  }
  const stream: AsyncIterable<Buffer> = (decoder === null ? message : message.pipe(decoder)).iterator({
    destroyOnReturn: false,
  });
  try {
    for await (const part of stream) yield part;
  } catch (error) {
    if (decoder !== null && !message.destroyed) throw wrongEncodingRejection;
    throw error instanceof RequestRejected ? error : createInterruptedRejection();
  } finally {
    message.unpipe();
    dropRemainingBody(message);
  }
}

function dropRemainingBody(message: IncomingMessage): void {
  let droppedBytes = 0;
  // The previous reader of the body has already removed its own listeners.
  message.on('data', (part: Buffer) => {
    droppedBytes += part.length;
    if (droppedBytes > maxDroppedBytes) message.destroy();
  });
  message.on('error', () => undefined);
  message.resume();
}

const createInterruptedRejection = () =>
  createBodyRejection(400, 'The connection closed before the body was complete: send the complete body.');
const wrongEncodingRejection = createBodyRejection(
  400,
  'The body does not match its Content-Encoding: send the header that names the compression in use, or no compression.',
);
const createTooLargeRejection = (limit: number) =>
  createBodyRejection(413, `The request body has more than ${limit} bytes: send a smaller body.`);

type Decoder = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
type BodyCoding = 'gzip' | 'deflate' | 'br';

const decoders: Readonly<Record<BodyCoding, Decoder>> = {
  gzip: promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip),
  deflate: promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate),
  br: promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress),
};
const streamDecoders: Readonly<Record<BodyCoding, () => Transform>> = {
  gzip: () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/**
 * Returns the content coding of a body.
 * @returns null for an uncompressed body.
 * @throws RequestRejected (415) for an unknown coding.
 */
function parseContentEncoding(header: string | undefined): BodyCoding | null {
  switch (header?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return 'gzip';
    case 'deflate':
      return 'deflate';
    case 'br':
      return 'br';
    default:
      throw createBodyRejection(
        415,
        'Unsupported Content-Encoding: send the body uncompressed, or as gzip, deflate or br.',
      );
  }
}

async function decompress(bytes: Buffer, decoder: Decoder, limit: number): Promise<Buffer> {
  try {
    return await decoder(bytes, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw createTooLargeRejection(limit);
    throw wrongEncodingRejection;
  }
}
