import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';
import { chain, type Handler, type Request, type Response } from './exchange.ts';
import { readBody } from './read-body.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** The address to believe for a request: its peer's, or what a trusted proxy forwarded. */
  readonly clientAddress: (message: IncomingMessage) => string;
  /** Largest request body, in bytes. */
  readonly maxBody: number;
  /** Told about what a handler threw: a fault of ours. */
  readonly onFault: (error: unknown, request: Request) => void;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Stops accepting, answers what is in flight (at most `graceMs`), then ends. A connection that is kept open has
   * `lingerMs` to send the request whose answer closes it.
   */
  stop(graceMs: number, lingerMs?: number): Promise<void>;
}

/** A bare node:http server around one handler. */
export async function listen(handler: Handler, options: ServerOptions): Promise<RunningServer> {
  const requestIds = idSource();
  const outbox = new Outbox();
  let stopping = false;
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, (message, out) => {
    const request = new SocketRequest(message, out, options, requestIds);
    const send = (response: Response) =>
      outbox.post(() => {
        try {
          write(response, request, out, stopping);
        } catch (error) {
          fault(error);
        }
      });
    const fault = (error: unknown) => {
      options.onFault(error, request);
      if (!out.headersSent) out.writeHead(500, ['Content-Length', '0']);
      out.end();
    };
    try {
      const sent = chain(handler(request), send);
      if (sent instanceof Promise) sent.catch(fault);
    } catch (error) {
      fault(error);
    }
  });
  await started(server, options);
  const { port } = addressOf(server);
  return {
    port,
    stop(graceMs, lingerMs = 0) {
      stopping = true;
      return drain(server, { graceMs, lingerMs });
    },
  };
}

function started(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

function write(response: Response, request: Request, out: ServerResponse, stopping: boolean): void {
  if (out.destroyed) return;
  const length = Buffer.byteLength(response.body);
  const headers = [...response.headers, 'X-Request-Id', request.id];
  // 204 and 304 have no body and say no length.
  if (response.status !== 204 && response.status !== 304) headers.push('Content-Length', `${length}`);
  if (stopping) headers.push('Connection', 'close');
  out.writeHead(response.status, headers);
  out.end(request.method === 'HEAD' ? undefined : response.body);
}

/**
 * Sends the answers of one turn of the event loop together, at its end: a busy client is then woken once for many
 * answers, not for each; a single request waits for nothing.
 */
class Outbox {
  #waiting: (() => void)[] = [];

  post(letter: () => void): void {
    if (this.#waiting.push(letter) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const letters = this.#waiting;
    this.#waiting = [];
    for (const letter of letters) letter();
  }
}

/** Ids that cannot collide between processes and cost next to nothing. */
function idSource(): () => string {
  const prefix = crypto.randomUUID().slice(0, 13);
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}

class SocketRequest implements Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly id: string;
  readonly #message: IncomingMessage;
  readonly #out: ServerResponse;
  readonly #options: ServerOptions;
  #ending: AbortController | null = null;

  constructor(message: IncomingMessage, out: ServerResponse, options: ServerOptions, nextId: () => string) {
    const target = message.url ?? '/';
    const at = target.indexOf('?');
    this.method = message.method ?? 'GET';
    this.path = at === -1 ? target : target.slice(0, at);
    this.query = at === -1 ? '' : target.slice(at + 1);
    this.headers = message.headers;
    const given = message.headers['x-request-id'];
    this.id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : nextId();
    this.#message = message;
    this.#out = out;
    this.#options = options;
  }

  get ip(): string {
    return this.#options.clientAddress(this.#message);
  }

  get signal(): AbortSignal {
    if (this.#ending === null) {
      const ending = new AbortController();
      this.#ending = ending;
      this.#out.once('close', () => ending.abort());
    }
    return this.#ending.signal;
  }

  async body(): Promise<string> {
    const { maxBody } = this.#options;
    const bytes = await readBody(this.#message, maxBody);
    if (bytes === null) throw new BodyTooLarge(maxBody);
    return bytes.toString('utf8');
  }
}

export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`The request body has more than ${limit} bytes: send a smaller one.`);
  }
}
