import type { LookupContext } from '../../core/lookup-context.ts';
import { withTrace, type TraceContext } from '../../core/trace-context.ts';
import type { Request } from '../exchange.ts';

/**
 * What resolvers may know about a request. A class, because an object literal with a getter costs a hidden class
 * per request, and that keeps the whole request alive until the next full collection.
 */
export class RequestContext implements LookupContext {
  readonly now: number;
  readonly #request: Request;

  /** @param clock epoch milliseconds. */
  constructor(request: Request, clock: number) {
    this.now = Math.floor(clock / 1000) * 1000;
    this.#request = request;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get traceContext(): TraceContext | undefined {
    return this.#request.traceContext;
  }

  get signal(): AbortSignal {
    return withTrace(this.#request.signal, this.#request.traceContext);
  }
}
