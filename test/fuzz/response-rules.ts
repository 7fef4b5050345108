import { errorTable } from '../../router/errors.ts';

export interface ReceivedResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const errorKeys = ['code', 'message', 'docs', 'request_id'];
/** System error codes of Node; a hostname such as `a.eConnect` does not match. */
const systemCode = /\bE(?:CONN|TIMEDOUT|PIPE|NOENT|ACCES|HOSTUNREACH)[A-Z]*\b/;
const internals =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\.[cm]?[jt]s:\d+|(?:Type|Range|Reference|Syntax)Error|\bselect .* from\b|\/work\/|\/home\/|dist\//i;

/**
 * Returns the rule that a response violates, whatever the request was.
 * @returns null when it violates none
 */
export function findViolation({ status, headers, body }: ReceivedResponse): string | null {
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || id === '') return 'no request id';
  if (headers['x-content-type-options'] !== 'nosniff') return 'its type may be guessed';
  if (headers['api-version'] === undefined) return 'no API-Version';
  if (internals.test(body) || systemCode.test(body)) return 'it tells of our insides';
  if (status < 400) return null;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return 'an error that is no JSON';
  }
  if (typeof value !== 'object' || value === null) return 'an error that is not an object';
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields).filter((name) => name !== 'param' && name !== 'errors');
  if (names.join() !== errorKeys.join()) return `an error of another shape: ${names.join()}`;
  const { code, message, docs, request_id: reported, param } = fields;
  if (typeof code !== 'string' || !Object.hasOwn(errorTable, code)) return 'a code that nobody knows';
  if (status >= 500 && !(status === 503 && code === 'service_unavailable')) return `a ${status} with ${code}`;
  if (typeof message !== 'string' || message.length < 5 || message.length > 2000)
    return 'a message of no use';
  if (typeof docs !== 'string' || !docs.endsWith(`/errors/${code}`)) return 'docs that lead elsewhere';
  if (reported !== id) return 'another request id in the body';
  if (param !== undefined && (typeof param !== 'string' || param.length > 64)) return 'a param of any length';
  return null;
}
