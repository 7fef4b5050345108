/** What a question was answered with: the documented JSON, or the one error shape. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who answers: a service over HTTP, or the data folder opened by this process. */
export interface Source {
  /** @param path from its slash on, with its query: `/city/Paris?country=FR` */
  ask(path: string): Answer | Promise<Answer>;
  close(): Promise<void>;
}

/** Nobody answers, or the answer is none: exit code 3. */
export class Unavailable extends Error {}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
