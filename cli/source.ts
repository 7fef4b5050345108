import type { RequestPath } from '../rest-compat/bulk/row-response.ts';

/** A data source: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  readonly ask: RequestPath;
  close(): Promise<void>;
}
