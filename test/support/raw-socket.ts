import { connect } from 'node:net';

/** A response as received over the socket. */
export interface RawResponse {
  readonly status: number;
  /** Header values by lower-case name; repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface RawOptions {
  /**
   * Turns of the event loop between two parts. Each part is then sent in its own packet, and a server in this process has read
   * the previous part. Default: 3.
   */
  readonly turns?: number;
  /** Whether the client ends its side of the connection after the last part. */
  readonly end?: boolean;
}

/**
 * Sends raw bytes over one connection, which the server must close.
 * @param parts parts that are each sent in their own packet
 * @returns every response in order
 */
export async function exchange(
  port: number,
  parts: readonly (string | Buffer)[],
  { turns = 3, end = false }: RawOptions = {},
): Promise<readonly RawResponse[]> {
  const socket = connect(port, '127.0.0.1');
  const receivedChunks: Buffer[] = [];
  socket.setNoDelay(true);
  socket.on('data', (part: Buffer) => receivedChunks.push(part));
  // A server that rejects a long request early may reset the connection.
  socket.on('error', () => undefined);
  const exited = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const [index, part] of parts.entries()) {
    for (let iteration = index === 0 ? 0 : turns; iteration > 0; iteration -= 1)
      await new Promise(setImmediate);
    // Resolves when the part is written or the server has closed the connection.
    if (!socket.destroyed) await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  }
  if (end) socket.end();
  await exited;
  return parseResponses(Buffer.concat(receivedChunks));
}

/**
 * Parses a sequence of responses.
 * @throws Error when the bytes are not a sequence of complete responses
 */
export function parseResponses(bytes: Buffer): readonly RawResponse[] {
  const responses: RawResponse[] = [];
  let remainingBytes = bytes;
  while (remainingBytes.length > 0) {
    const headEnd = remainingBytes.indexOf('\r\n\r\n');
    if (headEnd < 0)
      throw new Error(`an answer without an end of its head: ${remainingBytes.toString('latin1', 0, 200)}`);
    const [first = '', ...lines] = remainingBytes.toString('latin1', 0, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`no status line: ${first.slice(0, 200)}`);
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]+):[ \t]*(.*)$/.exec(line) ?? [];
      const key = name.toLowerCase();
      headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
    }
    const length = Number(headers['content-length'] ?? 0);
    const body = remainingBytes.subarray(headEnd + 4, headEnd + 4 + length);
    if (body.length < length) throw new Error(`an answer is cut: ${body.length} of ${length} bytes`);
    remainingBytes = remainingBytes.subarray(headEnd + 4 + length);
    if (status !== 100) responses.push({ status, headers, body });
  }
  return responses;
}
