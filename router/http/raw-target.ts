import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const lineFeed = 0x0a;

/**
 * A connection whose client sent a path or query in raw UTF-8 (`curl '…/city?q=Münch'`). Percent-encodes the non-ASCII bytes of
 * the request line for the parser. The connection serves one request, then closes.
 */
export class Utf8TargetConnection extends Duplex {
  readonly #socket: Socket;
  #isRequestLine = true;

  /**
   * Takes over the connection from the failed parser.
   * @param start all bytes received since the start of the request line
   */
  constructor(socket: Socket, start: Buffer) {
    super();
    this.#socket = socket;
    // The parser that failed must not read any more bytes of the connection.
    socket.removeAllListeners('data').removeAllListeners('end');
    socket.on('data', (part: Buffer) => this.#forward(part));
    socket.on('end', () => this.push(null));
    socket.on('close', () => this.destroy());
    socket.on('error', () => this.destroy());
    this.#forward(start);
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  get localPort(): number | undefined {
    return this.#socket.localPort;
  }

  #forward(part: Buffer): void {
    if (this.destroyed) return;
    if (!this.push(this.#isRequestLine ? this.#encodeTarget(part) : part)) this.#socket.pause();
  }

  #encodeTarget(part: Buffer): Buffer {
    const end = part.indexOf(lineFeed);
    const line = end < 0 ? part : part.subarray(0, end + 1);
    const encodedTarget = Buffer.from(
      line.toString('latin1').replace(/[\x80-\xff]/g, percentEncode),
      'latin1',
    );
    if (end < 0) return encodedTarget;
    this.#isRequestLine = false;
    return Buffer.concat([encodedTarget, connectionClose, part.subarray(end + 1)]);
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _: string, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}

const connectionClose = Buffer.from('Connection: close\r\n');

const percentEncode = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Returns a rejected packet from the start of its request line, when percent-encoding can fix it.
 * @param offset offset at which the parser failed
 * @returns null when the line began in an earlier packet, or has another error
 */
export function repairPacket(packet: Buffer, offset: number): Buffer | null {
  const byte = packet[offset];
  if (byte === undefined || byte < 0x80) return null;
  const start = offset === 0 ? 0 : packet.lastIndexOf(lineFeed, offset - 1) + 1;
  return /^[A-Z-]+ /.test(packet.toString('latin1', start, start + 32)) ? packet.subarray(start) : null;
}
