import { connect } from 'node:net';

/** An answer as it came over the socket. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; of several with one name, all with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface RawOptions {
  /**
   * Turns of the event loop between two parts, so that they come in packets of their own: a server of this process has
   * read the one before. Default: 3.
   */
  readonly turns?: number;
  /** True: the client says after the last part that it sends no more. */
  readonly end?: boolean;
}

/**
 * Sends bytes as they are over one connection, which the server has to end.
 * @param parts each a packet of its own
 * @returns every answer in order
 */
export async function exchange(
  port: number,
  parts: readonly (string | Buffer)[],
  { turns = 3, end = false }: RawOptions = {},
): Promise<readonly RawAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.setNoDelay(true);
  socket.on('data', (part: Buffer) => received.push(part));
  // A server that refuses in the middle of a long request may reset what still comes.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const [index, part] of parts.entries()) {
    for (let turn = index === 0 ? 0 : turns; turn > 0; turn -= 1) await new Promise(setImmediate);
    // Written, or refused by a server that has had enough.
    if (!socket.destroyed) await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  }
  if (end) socket.end();
  await ended;
  return answersIn(Buffer.concat(received));
}

/** @throws when what came is not a sequence of whole answers. */
export function answersIn(bytes: Buffer): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`an answer without an end of its head: ${rest.toString('latin1', 0, 200)}`);
    const [first = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`no status line: ${first.slice(0, 200)}`);
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]+):[ \t]*(.*)$/.exec(line) ?? [];
      const key = name.toLowerCase();
      headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
    }
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    if (body.length < length) throw new Error(`an answer is cut: ${body.length} of ${length} bytes`);
    rest = rest.subarray(end + 4 + length);
    if (status !== 100) answers.push({ status, headers, body });
  }
  return answers;
}
