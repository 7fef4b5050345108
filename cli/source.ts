import type { Ask } from '../rest-compat/bulk/ask.ts';

/** Who answers: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** Nobody answers, or the answer is none: exit code 3. */
export class Unavailable extends Error {}
