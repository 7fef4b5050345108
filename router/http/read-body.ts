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

/** How many bytes beyond the limit are taken from a client before it is cut off. */
const patience = 8 * 1024 * 1024;

/** A request whose body cannot be used: the client's mistake. */
export class BodyRejected extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The body as text, decoded as its Content-Encoding says.
 * @param limit in bytes, before decoding and after: a small body may unfold to gigabytes
 * @throws BodyRejected
 */
export async function requestBody(message: IncomingMessage, limit: number): Promise<string> {
  const coding = codingOf(message.headers['content-encoding']);
  const bytes = await readBody(message, limit);
  if (bytes === null) throw tooLarge(limit);
  return (coding === null ? bytes : await decoded(bytes, decoders[coding], limit)).toString('utf8');
}

/**
 * The body's bytes; null as soon as it has more than `limit`. What is still coming is then read and dropped:
 * a client that sends before it listens would otherwise never see the refusal.
 */
export function readBody(message: IncomingMessage, limit: number): Promise<Buffer | null> {
  // Such a stream tells nothing any more.
  if (message.destroyed) return Promise.reject(cutOff());
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= limit) {
        parts.push(part);
        return;
      }
      leave();
      drop(message);
      resolve(null);
    };
    const end = () => {
      leave();
      const [only = nothing, ...others] = parts;
      resolve(others.length === 0 ? only : Buffer.concat(parts));
    };
    // The client is gone, or sends what the parser refuses: nobody reads an answer, and it is no fault of ours.
    const cut = () => {
      leave();
      reject(cutOff());
    };
    // An iterator would do the same for several microseconds more.
    const leave = () => message.off('data', take).off('end', end).off('error', cut).off('close', cut);
    message.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });
}

const nothing = Buffer.alloc(0);

/**
 * The body piece by piece, of any length, decoded as its Content-Encoding says. Nothing is read ahead of whoever iterates;
 * what he leaves is dropped.
 * @throws BodyRejected
 */
export async function* bodyParts(message: IncomingMessage): AsyncGenerator<Buffer, void> {
  const coding = codingOf(message.headers['content-encoding']);
  const decoder = coding === null ? null : streamDecoders[coding]();
  if (decoder !== null) {
    message.once('error', () => decoder.destroy(new Error('cut')));
    message.once('aborted', () => decoder.destroy(new Error('cut')));
  }
  const stream: AsyncIterable<Buffer> = (decoder === null ? message : message.pipe(decoder)).iterator({
    destroyOnReturn: false,
  });
  try {
    for await (const part of stream) yield part;
  } catch (error) {
    if (decoder !== null && !message.destroyed) throw misnamed;
    throw error instanceof BodyRejected ? error : cutOff();
  } finally {
    message.unpipe();
    drop(message);
  }
}

function drop(message: IncomingMessage): void {
  let dropped = 0;
  // Whoever read before has taken his listeners away.
  message.on('data', (part: Buffer) => {
    dropped += part.length;
    if (dropped > patience) message.destroy();
  });
  message.on('error', () => undefined);
  message.resume();
}

const cutOff = () => new BodyRejected(400, 'The connection ended before the body did: send all of it.');
const misnamed = new BodyRejected(
  400,
  'The body is not what its Content-Encoding says: send what gzip writes, say.',
);
const tooLarge = (limit: number) =>
  new BodyRejected(413, `The request body has more than ${limit} bytes: send a smaller one.`);

type Decoder = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
type Coding = 'gzip' | 'deflate' | 'br';

const decoders: Readonly<Record<Coding, Decoder>> = {
  gzip: promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip),
  deflate: promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate),
  br: promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress),
};
const streamDecoders: Readonly<Record<Coding, () => Transform>> = {
  gzip: () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/** @returns null for a body that is sent as it is. */
function codingOf(header: string | undefined): Coding | null {
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
      throw new BodyRejected(
        415,
        'The Content-Encoding of the body cannot be read: send it as it is, or as gzip, deflate or br.',
      );
  }
}

async function decoded(bytes: Buffer, decoder: Decoder, limit: number): Promise<Buffer> {
  try {
    return await decoder(bytes, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limit);
    throw misnamed;
  }
}
