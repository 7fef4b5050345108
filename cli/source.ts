import type { RequestPath } from '../rest-compat/bulk/row-response.ts';

/** A source of lookups: a service over HTTP, or the data folder that this process has opened. */
export interface Source {
  readonly ask: RequestPath;
  close(): Promise<void>;
}
