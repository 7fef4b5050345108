import type { LookupContext } from '../core/lookup-context.ts';
import { createUnavailableError } from '../core/lookup-error.ts';

/** A dataset, or a part of a dataset, that the service imports when a request needs it. */
export type ImportPart =
  { readonly dataset: 'postal'; readonly country: string } | { readonly dataset: 'tariff' };

/** State of an import. */
export type ImportState =
  | { readonly status: 'running'; readonly progress: string }
  /** `retryAt` is the time in epoch milliseconds after which the import is tried again. */
  | { readonly status: 'failed'; readonly reason: string; readonly retryAt: number };

/** Imports parts of datasets in the background. */
export interface ImportsOnDemand {
  /** Starts the import of a part, unless it is running or has failed within the last hour. */
  request(part: ImportPart): Promise<ImportState>;
  /** Returns the running and failed imports by dataset and part, such as `postal AT`. Absent in threads that do not import. */
  states?(): ReadonlyMap<string, ImportState>;
}

/** Seconds after which a client should repeat a request that needs an import. */
const retrySeconds = 10;

/**
 * Starts the import of data that a lookup needs, and rejects the lookup until the data is available. Does nothing when imports
 * are turned off or the client has no key.
 * @param what the data, as the start of a sentence: `The postal codes of Austria (AT)`
 * @throws service_unavailable with Retry-After
 */
export async function importOnDemand(
  imports: ImportsOnDemand | undefined,
  part: ImportPart,
  what: string,
  { hasKey, now }: LookupContext,
): Promise<void> {
  if (imports === undefined || hasKey !== true) return;
  const state = await imports.request(part);
  if (state.status === 'running')
    throw createUnavailableError(
      `${what} are being imported (${state.progress}). Try again in ${retrySeconds} seconds.`,
      { retryAfter: retrySeconds },
    );
  const seconds = Math.max(1, Math.ceil((state.retryAt - now) / 1000));
  throw createUnavailableError(
    `${what} could not be imported: ${state.reason.replace(/\.$/, '')}. The next request after ${Math.ceil(seconds / 60)} minutes starts the import again; AUTO_IMPORT=false turns off imports on demand.`,
    { retryAfter: seconds },
  );
}
