import type { LookupContext } from '../../core/lookup-context.ts';
import { attachTrace, type TraceContext } from '../../core/trace-context.ts';
import { readCallerKey } from '../auth/caller-key.ts';
import type { Request } from '../exchange.ts';

/**
 * The request properties that resolvers may read. This is a class, because each object literal with a getter would get its own
 * hidden class, which retains the request until the next major GC.
 */
export class RequestContext implements LookupContext {
  readonly now: number;
  readonly #request: Request;

  /** @param clock current time in epoch milliseconds. */
  constructor(request: Request, clock: number) {
    this.now = Math.floor(clock / 1000) * 1000;
    this.#request = request;
  }

  get hasKey(): boolean {
    return typeof readCallerKey(this.#request.headers) === 'string';
  }

  get requestId(): string {
    return this.#request.id;
  }

  get traceContext(): TraceContext | undefined {
    return this.#request.traceContext;
  }

  get signal(): AbortSignal {
    return attachTrace(this.#request.signal, this.#request.traceContext);
  }
}
