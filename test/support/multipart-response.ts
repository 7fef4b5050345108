import { request, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip, type BrotliDecompress, type Gunzip } from 'node:zlib';

export interface MultipartResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Returns the JSON of the next part as soon as it is complete; null after the closing boundary. */
  readonly next: () => Promise<Record<string, unknown> | null>;
  /** Returns all remaining parts. */
  readonly rest: () => Promise<readonly Record<string, unknown>[]>;
  /** Disconnects. */
  readonly leave: () => void;
  readonly message: IncomingMessage;
}

export interface MultipartRequest {
  readonly url: string;
  readonly key: string;
  readonly body: object;
  readonly accept?: string;
  readonly encoding?: string;
  readonly agent?: Agent;
}

/** Sends a GraphQL request over a real socket and reads the multipart/mixed response (RFC 2046) by its boundary alone. */
export async function fetchMultipart(query: MultipartRequest): Promise<MultipartResponse> {
  const {
    url,
    key,
    body,
    accept = 'multipart/mixed;deferSpec=20220824, application/json',
    encoding,
    agent,
  } = query;
  const text = JSON.stringify(body);
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const clientRequest = request(
      `${url}/graphql`,
      {
        method: 'POST',
        ...(agent === undefined ? {} : { agent }),
        headers: {
          accept,
          'x-api-key': key,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
        },
      },
      resolve,
    );
    clientRequest.once('error', reject);
    clientRequest.end(text);
  });
  const type = message.headers['content-type'] ?? '';
  const boundary = /^multipart\/mixed;.*boundary="?([^";]+)"?/.exec(type)?.[1];
  const parts = boundary === undefined ? [] : readParts(decodeMessage(message), boundary);
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  const readNextPart = async () => {
    const { done, value } = await iterator.next();
    return done === true ? null : value;
  };
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    message,
    next: readNextPart,
    async rest() {
      const remainingParts: Record<string, unknown>[] = [];
      for (let part = await readNextPart(); part !== null; part = await readNextPart())
        remainingParts.push(part);
      return remainingParts;
    },
    leave: () => void message.destroy(),
  };
}

function decodeMessage(message: IncomingMessage): IncomingMessage | Gunzip | BrotliDecompress {
  const contentCoding = message.headers['content-encoding'];
  if (contentCoding === 'gzip') return message.pipe(createGunzip());
  return contentCoding === 'br' ? message.pipe(createBrotliDecompress()) : message;
}

async function* readParts(
  stream: AsyncIterable<unknown>,
  boundary: string,
): AsyncGenerator<Record<string, unknown>> {
  let text = '';
  let isInside = false;
  for await (const chunk of stream) {
    text += String(chunk);
    for (;;) {
      const boundaryIndex = text.indexOf(`\r\n--${boundary}`);
      if (boundaryIndex < 0) break;
      if (isInside) {
        const part = text.slice(0, boundaryIndex);
        const headEnd = part.indexOf('\r\n\r\n');
        if (!/^\r\ncontent-type: application\/json; charset=utf-8$/i.test(part.slice(0, headEnd)))
          throw new Error(`Not the head of a part: ${part.slice(0, headEnd)}`);
        yield JSON.parse(part.slice(headEnd + 4)) as Record<string, unknown>;
      } else if (boundaryIndex > 0) throw new Error(`Before the first part: ${text.slice(0, boundaryIndex)}`);
      isInside = true;
      text = text.slice(boundaryIndex + boundary.length + 4);
    }
  }
  if (!isInside || text !== '--\r\n') throw new Error(`The answer is cut, or goes on: ${text}`);
}
