import type { Ask } from '../rest-compat/bulk/ask.ts';

/** A data source: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  readonly ask: Ask;
  close(): Promise<void>;
}
