import type { RequestPath } from '../rest-compat/bulk/row-response.ts';

/** A source of lookups: a service over HTTP, or a data folder that is open in this process. */
export interface Source {
  readonly ask: RequestPath;
  close(): Promise<void>;
}
