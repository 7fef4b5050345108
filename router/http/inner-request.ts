import type { Request } from './exchange.ts';

/** A request as a handler further in sees it: with another path or method. */
export class InnerRequest implements Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Request['headers'];
  readonly id: string;
  readonly #outer: Request;

  constructor(outer: Request, changed: { readonly path?: string; readonly method?: string }) {
    this.method = changed.method ?? outer.method;
    this.path = changed.path ?? outer.path;
    this.query = outer.query;
    this.headers = outer.headers;
    this.id = outer.id;
    this.#outer = outer;
  }

  get ip(): string {
    return this.#outer.ip;
  }

  get base(): string | undefined {
    return this.#outer.base;
  }

  get signal(): AbortSignal {
    return this.#outer.signal;
  }

  body(): Promise<string> {
    return this.#outer.body();
  }
}
