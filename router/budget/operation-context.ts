import { setMaxListeners } from 'node:events';
import { withTrace, type TraceContext } from '../../core/trace-context.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { LookupMemo } from './lookup-memo.ts';
import type { Trace } from './trace.ts';
import type { Budget } from './budget.ts';

interface OperationOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the request; a getter, since it is only made when somebody asks for it. */
  readonly client: {
    readonly signal: AbortSignal;
    readonly id?: string;
    readonly traceContext?: TraceContext | undefined;
  };
  /** Milliseconds from now until everything that is still waited for is given up. */
  readonly timeoutMs: number;
  readonly trace?: Trace | null;
}

/** What resolvers may know of a request to /graphql, and what the executor knows of its budget. */
export class OperationContext implements LookupContext {
  readonly now: number;
  /** Null: the operation is too small to need one. */
  budget: Budget | null = null;
  /** Null: the operation is one, and looks nothing up twice. */
  shared: LookupMemo | null = null;
  /** Null: nobody asked what took how long. */
  readonly trace: Trace | null;
  readonly #options: OperationOptions;
  #signal: AbortSignal | null = null;

  constructor(options: OperationOptions) {
    this.now = Math.floor(options.now / 1000) * 1000;
    this.trace = options.trace ?? null;
    this.#options = options;
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
    // Each question to a subgraph or a provider listens, and an operation has as many as it may.
    setMaxListeners(0, signal);
    return withTrace(signal, client.traceContext);
  }
}

export const budgetOf = (context: LookupContext): Budget | null =>
  context instanceof OperationContext ? context.budget : null;

export const sharedOf = (context: LookupContext): LookupMemo | null =>
  context instanceof OperationContext ? context.shared : null;

export const traceOf = (context: LookupContext): Trace | null =>
  context instanceof OperationContext ? context.trace : null;
