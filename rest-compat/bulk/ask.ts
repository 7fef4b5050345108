/** What a question was answered with: the documented JSON, or the one error shape. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * @param path from its slash on, with its query: `/city/Paris?country=FR`
 * @param fields the fields of the answer that are read, by their dotted names: whoever answers may leave the others out.
 *   Undefined: all.
 */
export type Ask = (path: string, fields?: readonly string[]) => Answer | Promise<Answer>;
