import { connect, type Socket } from 'node:net';
import type { Asked, Server } from './servers.ts';

/** Milliseconds between two looks at what is due: the finest that a timer of Node has. */
const tickMs = 1;

export interface Pace {
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, evenly. */
  readonly rate: number;
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
  { connections, seconds, rate }: Pace,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const waiting: number[] = [];
  const free: Line[] = [];
  let turn = 0;
  const send = (line: Line, due: number) => {
    turn += 1;
    line.ask(requestOf(asked, turn, key), due);
  };
  const lines = await Promise.all(
    Array.from({ length: connections }, () =>
      Line.open(hostname, Number(port), (line, due) => {
        times.push(performance.now() - due);
        const next = waiting.shift();
        if (next === undefined) free.push(line);
        else send(line, next);
      }),
    ),
  );
  free.push(...lines);
  const began = performance.now();
  const all = Math.round(rate * seconds);
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    for (const line of lines) line.socket.once('error', reject);
    const timer = setInterval(() => {
      const wrong = lines.find(({ fault }) => fault !== null)?.fault;
      if (wrong !== undefined && wrong !== null) {
        clearInterval(timer);
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
      if (times.length < all) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  for (const { socket } of lines) socket.destroy();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? NaN;
}

function requestOf({ paths, bodies }: Asked, turn: number, key: string): string {
  const path = paths[turn % paths.length] ?? '/';
  const head = `${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`;
  if (bodies === undefined) return `GET ${head}\r\n`;
  const body = bodies[turn % bodies.length] ?? '';
  const { length } = Buffer.from(body);
  return `POST ${head}Content-Type: application/json\r\nAccept: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

/** A connection that has one question on its way at a time. */
class Line {
  readonly socket: Socket;
  readonly #answered: (line: Line, due: number) => void;
  #due = 0;
  /** Latin-1, so that a character is a byte. */
  #read = '';
  /** What came that no answer should be. */
  fault: string | null = null;

  private constructor(socket: Socket, answered: (line: Line, due: number) => void) {
    this.socket = socket;
    this.#answered = answered;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
  }

  static open(host: string, port: number, answered: (line: Line, due: number) => void): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Line(socket, answered)));
      socket.once('error', reject);
    });
  }

  ask(text: string, due: number): void {
    this.#due = due;
    this.socket.write(text);
  }

  #take(text: string): void {
    this.#read += text;
    const end = this.#read.indexOf('\r\n\r\n');
    if (end === -1) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#read.slice(0, end))?.[1]);
    if (!this.#read.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
      this.fault ??= this.#read.slice(0, 500);
      return;
    }
    if (this.#read.length < end + 4 + length) return;
    this.#read = '';
    this.#answered(this, this.#due);
  }
}
