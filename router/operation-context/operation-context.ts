import { setMaxListeners } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { toWindowKey, readCallerKey } from '../auth/caller-key.ts';
import { parseKey } from '../auth/key.ts';
import { attachTrace, type TraceContext } from '../../core/trace-context.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { LookupMemo } from './lookup-memo.ts';
import type { Trace } from './trace.ts';
import type { Budget } from './budget.ts';

interface OperationOptions {
  /** Current time in epoch milliseconds. */
  readonly now: number;
  /** The request. Its signal is a getter that is evaluated only on demand. */
  readonly client: {
    readonly signal: AbortSignal;
    readonly id?: string;
    readonly headers?: Readonly<IncomingHttpHeaders>;
    readonly ip?: string;
    readonly traceContext?: TraceContext | undefined;
  };
  /** Milliseconds from now after which all pending work is aborted. */
  readonly timeoutMs: number;
  readonly trace?: Trace | null;
}

/** The request properties that resolvers may read, and the budget that the executor uses. */
export class OperationContext implements LookupContext {
  readonly now: number;
  /** The budget; null when the operation is too small to need one. */
  budget: Budget | null = null;
  /** The memo of lookups; null when the operation has no deferred parts, and thus repeats no lookups. */
  lookupMemo: LookupMemo | null = null;
  /** The timings of subgraph requests; null when the client requested none. */
  readonly trace: Trace | null;
  readonly #options: OperationOptions;
  #signal: AbortSignal | null = null;

  constructor(options: OperationOptions) {
    this.now = Math.floor(options.now / 1000) * 1000;
    this.trace = options.trace ?? null;
    this.#options = options;
  }

  get hasKey(): boolean {
    const { headers } = this.#options.client;
    return headers !== undefined && typeof readCallerKey(headers) === 'string';
  }

  /** The public part of the key, or the address of a client without one. */
  get client(): string | undefined {
    const { headers = {}, ip } = this.#options.client;
    const key = readCallerKey(headers);
    const shortKey = typeof key === 'string' ? parseKey(key)?.short : undefined;
    return shortKey ?? (ip === undefined ? undefined : toWindowKey(ip));
  }

  get requestId(): string | undefined {
    return this.#options.client.id;
  }

  get traceContext(): TraceContext | undefined {
    return this.#options.client.traceContext;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= this.#signalOf());
  }

  #signalOf(): AbortSignal {
    const { client, timeoutMs } = this.#options;
    const signal = AbortSignal.any([client.signal, AbortSignal.timeout(timeoutMs)]);
    // Every pending request to a subgraph or provider adds an abort listener, so remove Node's limit on listeners.
    setMaxListeners(0, signal);
    return attachTrace(signal, client.traceContext);
  }
}

export const findBudget = (context: LookupContext): Budget | null =>
  context instanceof OperationContext ? context.budget : null;

export const findLookupMemo = (context: LookupContext): LookupMemo | null =>
  context instanceof OperationContext ? context.lookupMemo : null;

/** Caches lookups for the rest of the operation, so that its parts do not repeat lookups. */
export function enableLookupMemo(context: LookupContext): void {
  if (context instanceof OperationContext) context.lookupMemo ??= new LookupMemo();
}

export const findTrace = (context: LookupContext): Trace | null =>
  context instanceof OperationContext ? context.trace : null;
