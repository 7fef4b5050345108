import type { Ask } from '../rest-compat/bulk/ask.ts';

/** A data source: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** The service is unreachable or its response is invalid: exit code 3. */
export class Unavailable extends Error {}
