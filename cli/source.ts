import type { Answer } from '../rest-compat/bulk/ask.ts';

/** Who answers: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  /** @param path from its slash on, with its query: `/city/Paris?country=FR` */
  ask(path: string): Answer | Promise<Answer>;
  close(): Promise<void>;
}

/** Nobody answers, or the answer is none: exit code 3. */
export class Unavailable extends Error {}
