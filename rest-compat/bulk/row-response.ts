/** The response to a lookup: the documented JSON body, or the common error body. */
export interface RowResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Sends one lookup request.
 * @param path path and query, with a leading slash: `/city/Paris?country=FR`
 * @param fields dotted names of the response fields that the caller reads; the response can omit all other fields. Undefined: all
 * fields
 */
export type RequestPath = (path: string, fields?: readonly string[]) => RowResponse | Promise<RowResponse>;
