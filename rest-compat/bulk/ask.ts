/** The response to a lookup: the documented JSON body, or the common error body. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Sends one lookup request.
 * @param path path and query, with a leading slash: `/city/Paris?country=FR`
 * @param fields dotted names of the response fields that the caller reads; others may be omitted. Undefined: all
 * fields.
 */
export type Ask = (path: string, fields?: readonly string[]) => Answer | Promise<Answer>;
