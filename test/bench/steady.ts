import { connect, type Socket } from 'node:net';
import type { RequestList, Server } from './servers.ts';

export interface PaceOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second, evenly distributed. */
  readonly rate: number;
  /**
   * Whether to check for due requests only once per millisecond, which leaves processor time to the server. Default: check on
   * every turn of the event loop, since a timer would be one or two milliseconds late.
   */
  readonly isPatient?: boolean;
}

/**
 * Sends requests at a constant rate, whether responses arrive or not, and measures each response from the time its request was
 * due. A pause of the server thus counts for all requests that waited. autocannon instead sends each second's requests as fast as
 * possible and then pauses, so that half load becomes a series of bursts at full load.
 * @returns the 99th percentile of the response time in milliseconds
 * @throws Error when a response is not 200
 */
export async function runSteadyLoad(
  { url, key }: Server,
  requested: RequestList,
  { connections, seconds, rate, isPatient = false }: PaceOptions,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const requestTotal = Math.round(rate * seconds);
  const latencies = new Float64Array(requestTotal);
  let responseCount = 0;
  const waitingTimes: number[] = [];
  const freeLines: ClientConnection[] = [];
  const requests = buildRequests(requested, key);
  let iteration = 0;
  const send = (line: ClientConnection, due: number) => {
    iteration += 1;
    line.ask(requests[iteration % requests.length] ?? emptyBuffer, due);
  };
  const lines = await Promise.all(
    Array.from({ length: connections }, () =>
      ClientConnection.open(hostname, Number(port), (line, due) => {
        latencies[responseCount] = performance.now() - due;
        responseCount += 1;
        const dueAt = waitingTimes.shift();
        if (dueAt === undefined) freeLines.push(line);
        else send(line, dueAt);
      }),
    ),
  );
  freeLines.push(...lines);
  const startedAt = performance.now();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    for (const line of lines) line.socket.once('error', reject);
    const sendDueRequests = () => {
      const firstError = lines.find(({ error }) => error !== null)?.error;
      if (firstError !== undefined && firstError !== null) {
        reject(new Error(`${requested.paths[0]}: ${firstError}`));
        return;
      }
      const elapsedMs = performance.now() - startedAt;
      for (; count < requestTotal && (count * 1000) / rate <= elapsedMs; count += 1) {
        const dueTime = startedAt + (count * 1000) / rate;
        const line = freeLines.pop();
        if (line === undefined) waitingTimes.push(dueTime);
        else send(line, dueTime);
      }
      if (responseCount === requestTotal) resolve();
      else if (isPatient) setTimeout(sendDueRequests, 1);
      else setImmediate(sendDueRequests);
    };
    sendDueRequests();
  });
  for (const { socket } of lines) socket.destroy();
  latencies.sort();
  return latencies[Math.floor(requestTotal * 0.99)] ?? NaN;
}

const emptyBuffer = Buffer.alloc(0);

/** The requests in order, as bytes. */
function buildRequests({ paths, bodies }: RequestList, key: string): readonly Buffer[] {
  const formatRequestHead = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`;
  if (bodies === undefined) return paths.map((path) => Buffer.from(`${formatRequestHead('GET', path)}\r\n`));
  const json = 'Content-Type: application/json\r\nAccept: application/json\r\n';
  return bodies.map((body) =>
    Buffer.from(
      `${formatRequestHead('POST', paths[0] ?? '/')}${json}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ),
  );
}

/** The end of a response head. */
const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('\r\nContent-Length: ');

/**
 * A connection with one request in flight at a time. The connection reads into its own buffer and allocates nothing, since a
 * garbage collection of the client would count as a delay of the server.
 */
class ClientConnection {
  readonly socket: Socket;
  readonly #answered: (line: ClientConnection, due: number) => void;
  #due = 0;
  /** The received part of an incomplete response head. */
  #head: Buffer | null = null;
  /** Number of missing bytes of the response. -1 before its head is complete. */
  #missing = -1;
  /** The start of an unexpected response. */
  error: string | null = null;

  private constructor(host: string, port: number, answered: (line: ClientConnection, due: number) => void) {
    this.#answered = answered;
    this.socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(65_536),
        callback: (count, bytes) => {
          this.#take(Buffer.from(bytes.buffer, bytes.byteOffset, count));
          return true;
        },
      },
    });
  }

  static open(
    host: string,
    port: number,
    answered: (line: ClientConnection, due: number) => void,
  ): Promise<ClientConnection> {
    return new Promise((resolve, reject) => {
      const line = new ClientConnection(host, port, answered);
      line.socket.once('error', reject).once('connect', () => resolve(line));
    });
  }

  ask(request: Buffer, due: number): void {
    this.#due = due;
    this.socket.write(request);
  }

  #take(part: Buffer): void {
    if (this.#missing === -1) this.#begin(this.#head === null ? part : Buffer.concat([this.#head, part]));
    else this.#missing -= part.length;
    if (this.#missing !== 0) return;
    this.#missing = -1;
    this.#answered(this, this.#due);
  }

  #begin(bytes: Buffer): void {
    const headLength = bytes.indexOf(headEnd);
    if (headLength === -1) {
      this.#head = Buffer.from(bytes);
      return;
    }
    this.#head = null;
    const length = parseNumberAt(bytes, bytes.indexOf(lengthName) + lengthName.length);
    const isRight = parseNumberAt(bytes, 'HTTP/1.1 '.length) === 200 && length > 0;
    if (isRight) this.#missing = headLength + headEnd.length + length - bytes.length;
    else this.error ??= bytes.toString('latin1', 0, 500);
  }
}

/** Parses the decimal number at an offset. */
function parseNumberAt(bytes: Buffer, from: number): number {
  let value = 0;
  for (let offset = from; ; offset += 1) {
    const digit = (bytes[offset] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
