import { bulkSeats, type SeatCounter, type SeatShortage } from '../../rest-compat/bulk/seats.ts';
import type { PromiseOrValue } from '../../core/promise-or-value.ts';
import { WrongKeys, type WrongKeyCounter } from '../../router/limits/wrong-keys.ts';

/** Limits that need more than a count per minute. All threads of a process share them: the main thread counts. */
export interface ProcessLimits {
  readonly wrongKeys: WrongKeyCounter;
  /** Concurrent bulk requests. */
  readonly seats: SeatCounter;
}

/** A request of a worker thread to the limits of the main thread. */
export type LimitRequest =
  | { readonly name: 'try-key'; readonly address: string; readonly now: number }
  | { readonly name: 'remove-attempt'; readonly address: string }
  | { readonly name: 'take-seat'; readonly client: string }
  | { readonly name: 'release-seat'; readonly client: string };

/** The limits of this process. */
export const createProcessLimits = (wrongKeysPerMinute: number): ProcessLimits => ({
  wrongKeys: new WrongKeys(wrongKeysPerMinute),
  seats: bulkSeats(),
});

/** Handles a request of a worker thread. */
export function handleLimit(
  { wrongKeys, seats }: ProcessLimits,
  request: LimitRequest,
): PromiseOrValue<unknown> {
  switch (request.name) {
    case 'try-key':
      return wrongKeys.try(request.address, request.now);
    case 'remove-attempt':
      return wrongKeys.removeAttempt(request.address);
    case 'take-seat':
      return seats.take(request.client);
    case 'release-seat':
      return seats.release(request.client);
  }
}

/** The limits as a worker thread reaches them. */
export function createMainThreadLimits(send: (request: LimitRequest) => Promise<unknown>): ProcessLimits {
  /** Without a response: it fails only while the process ends. */
  const post = (request: LimitRequest): void => void send(request).catch(() => undefined);
  return {
    wrongKeys: {
      async try(address, now) {
        const wait = await send({ name: 'try-key', address, now });
        return typeof wait === 'number' ? wait : null;
      },
      removeAttempt: (address) => post({ name: 'remove-attempt', address }),
    },
    seats: {
      async take(client) {
        const shortage = await send({ name: 'take-seat', client });
        return isShortage(shortage) ? shortage : null;
      },
      release: (client) => post({ name: 'release-seat', client }),
    },
  };
}

const isShortage = (value: unknown): value is SeatShortage => value === 'client' || value === 'total';
