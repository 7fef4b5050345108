import { createBulkSlots, type SlotCounter, type SlotShortage } from '../../rest-compat/bulk/slots.ts';
import type { PromiseOrValue } from '../../core/promise-or-value.ts';
import { WrongKeys, type WrongKeyCounter } from '../../router/limits/wrong-keys.ts';

/** Limits that rate limit windows cannot express. All threads of a process share them; the main thread counts. */
export interface ProcessLimits {
  readonly wrongKeys: WrongKeyCounter;
  /** Concurrent bulk requests. */
  readonly slots: SlotCounter;
}

/** Request of a worker thread to change the counter of a limit in the main thread. */
export type LimitRequest =
  | { readonly name: 'try-key'; readonly address: string; readonly now: number }
  | { readonly name: 'remove-attempt'; readonly address: string }
  | { readonly name: 'take-slot'; readonly client: string }
  | { readonly name: 'release-slot'; readonly client: string };

/** The limits of this process. */
export const createProcessLimits = (wrongKeysPerMinute: number): ProcessLimits => ({
  wrongKeys: new WrongKeys(wrongKeysPerMinute),
  slots: createBulkSlots(),
});

/** Handles a request of a worker thread. */
export function handleLimit(
  { wrongKeys, slots }: ProcessLimits,
  request: LimitRequest,
): PromiseOrValue<unknown> {
  switch (request.name) {
    case 'try-key':
      return wrongKeys.try(request.address, request.now);
    case 'remove-attempt':
      return wrongKeys.removeAttempt(request.address);
    case 'take-slot':
      return slots.take(request.client);
    case 'release-slot':
      return slots.release(request.client);
  }
}

/** Creates the limits of a worker thread. They forward all requests to the main thread. */
export function createMainThreadLimits(send: (request: LimitRequest) => Promise<unknown>): ProcessLimits {
  /** Sends a request without waiting for its response, because requests fail only while the process ends. */
  const post = (request: LimitRequest): void => void send(request).catch(() => undefined);
  return {
    wrongKeys: {
      async try(address, now) {
        const wait = await send({ name: 'try-key', address, now });
        return typeof wait === 'number' ? wait : null;
      },
      removeAttempt: (address) => post({ name: 'remove-attempt', address }),
    },
    slots: {
      async take(client) {
        const shortage = await send({ name: 'take-slot', client });
        return isShortage(shortage) ? shortage : null;
      },
      release: (client) => post({ name: 'release-slot', client }),
    },
  };
}

const isShortage = (value: unknown): value is SlotShortage => value === 'client' || value === 'total';
