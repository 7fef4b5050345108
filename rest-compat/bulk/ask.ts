/** What a question was answered with: the documented JSON, or the one error shape. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** @param path from its slash on, with its query: `/city/Paris?country=FR` */
export type Ask = (path: string) => Answer | Promise<Answer>;
