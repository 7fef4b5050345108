import { connect, type Socket } from 'node:net';
import type { Asked, Server } from './servers.ts';

export interface Pace {
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, evenly. */
  readonly rate: number;
  /**
   * True: looks at what is due once a millisecond, and leaves the processor to whom it asks. Default: at every turn of the event
   * loop, since a timer would be late by a millisecond or two, and the answers with it.
   */
  readonly isPatient?: boolean;
}

/**
 * Asks at an even pace, whether answers come or not, and counts each answer's time from the moment at which it was due:
 * a server that pauses is told of all that had to wait meanwhile. autocannon sends what it owes of a second as fast as
 * answers come, and then rests: what it takes for half of a load is short spells of all of it.
 * @returns milliseconds by which 99 of 100 answers were there
 * @throws Error when an answer is not 200
 */
export async function steady(
  { url, key }: Server,
  asked: Asked,
  { connections, seconds, rate, isPatient = false }: Pace,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const all = Math.round(rate * seconds);
  const times = new Float64Array(all);
  let answered = 0;
  const waiting: number[] = [];
  const free: Line[] = [];
  const requests = requestsOf(asked, key);
  let turn = 0;
  const send = (line: Line, due: number) => {
    turn += 1;
    line.ask(requests[turn % requests.length] ?? nothing, due);
  };
  const lines = await Promise.all(
    Array.from({ length: connections }, () =>
      Line.open(hostname, Number(port), (line, due) => {
        times[answered] = performance.now() - due;
        answered += 1;
        const next = waiting.shift();
        if (next === undefined) free.push(line);
        else send(line, next);
      }),
    ),
  );
  free.push(...lines);
  const began = performance.now();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    for (const line of lines) line.socket.once('error', reject);
    const look = () => {
      const wrong = lines.find(({ fault }) => fault !== null)?.fault;
      if (wrong !== undefined && wrong !== null) {
        reject(new Error(`${asked.paths[0]}: ${wrong}`));
        return;
      }
      const passed = performance.now() - began;
      for (; count < all && (count * 1000) / rate <= passed; count += 1) {
        const due = began + (count * 1000) / rate;
        const line = free.pop();
        if (line === undefined) waiting.push(due);
        else send(line, due);
      }
      if (answered === all) resolve();
      else if (isPatient) setTimeout(look, 1);
      else setImmediate(look);
    };
    look();
  });
  for (const { socket } of lines) socket.destroy();
  times.sort();
  return times[Math.floor(all * 0.99)] ?? NaN;
}

const nothing = Buffer.alloc(0);

/** The requests in their turn, as they are sent. */
function requestsOf({ paths, bodies }: Asked, key: string): readonly Buffer[] {
  const head = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`;
  if (bodies === undefined) return paths.map((path) => Buffer.from(`${head('GET', path)}\r\n`));
  const json = 'Content-Type: application/json\r\nAccept: application/json\r\n';
  return bodies.map((body) =>
    Buffer.from(
      `${head('POST', paths[0] ?? '/')}${json}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ),
  );
}

/** The end of an answer's head. */
const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('\r\nContent-Length: ');

/**
 * A connection that has one question on its way at a time. It reads into memory of its own and makes nothing that would have to
 * be collected: what the client pauses for would be told of the server.
 */
class Line {
  readonly socket: Socket;
  readonly #answered: (line: Line, due: number) => void;
  #due = 0;
  /** What has come of a head that is not whole. */
  #head: Buffer | null = null;
  /** Bytes of the answer that are still to come, once its head is there. */
  #missing = -1;
  /** What came that no answer should be. */
  fault: string | null = null;

  private constructor(host: string, port: number, answered: (line: Line, due: number) => void) {
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

  static open(host: string, port: number, answered: (line: Line, due: number) => void): Promise<Line> {
    return new Promise((resolve, reject) => {
      const line = new Line(host, port, answered);
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
    const end = bytes.indexOf(headEnd);
    if (end === -1) {
      this.#head = Buffer.from(bytes);
      return;
    }
    this.#head = null;
    const length = numberAt(bytes, bytes.indexOf(lengthName) + lengthName.length);
    const isRight = numberAt(bytes, 'HTTP/1.1 '.length) === 200 && length > 0;
    if (isRight) this.#missing = end + headEnd.length + length - bytes.length;
    else this.fault ??= bytes.toString('latin1', 0, 500);
  }
}

/** The decimal number that begins there. */
function numberAt(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
