import type { TraceContext } from '../../core/trace-context.ts';
import type { Request } from '../exchange.ts';

/** Properties that replace those of the original request. */
interface RequestOverrides {
  readonly path?: string;
  readonly method?: string;
  readonly query?: string;
  readonly headers?: Request['headers'];
  readonly body?: string;
}

/** A request with some properties replaced, for a handler that is called by another handler. */
export class InnerRequest implements Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Request['headers'];
  readonly id: string;
  readonly #outer: Request;
  readonly #body: string | undefined;

  constructor(outer: Request, changed: RequestOverrides) {
    this.method = changed.method ?? outer.method;
    this.path = changed.path ?? outer.path;
    this.query = changed.query ?? outer.query;
    this.headers = changed.headers ?? outer.headers;
    this.id = outer.id;
    this.#outer = outer;
    this.#body = changed.body;
  }

  get ip(): string {
    return this.#outer.ip;
  }

  get base(): string | undefined {
    return this.#outer.base;
  }

  get traceContext(): TraceContext | undefined {
    return this.#outer.traceContext;
  }

  get signal(): AbortSignal {
    return this.#outer.signal;
  }

  body(): Promise<string> {
    return this.#body === undefined ? this.#outer.body() : Promise.resolve(this.#body);
  }

  parts(): AsyncIterable<Buffer> {
    return this.#outer.parts?.() ?? this.#bodyAsChunk();
  }

  async *#bodyAsChunk(): AsyncGenerator<Buffer> {
    yield Buffer.from(await this.#outer.body());
  }
}
