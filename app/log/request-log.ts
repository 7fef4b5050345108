import { chain, type Handler, type Request, type Response } from '../../router/http/exchange.ts';
import { faultFacts, type Facts, type Log } from './log.ts';

/** What names a request in a line: never its query, which may hold what nobody should read. */
const named = ({ method, path, id }: Request): Facts => ({ method, path: shownPath(path), request_id: id });

/** Their paths hold what belongs to a person. */
const personal = /^((?:\/version\/[^/]*)?\/(?:email|phone|carrier|caller|hlr|iban|vat|name|npi|vin|ip))\/.+/i;

/**
 * A path as a line may show it: the values of persons are left out, and a card's path as a whole (REF-020), whichever way
 * its letters are written.
 */
export function shownPath(path: string): string {
  const plain = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (/(^|\/)bin(\/|$)/i.test(plain)) return '(a card)';
  return plain.replace(personal, '$1/…').replace(/\d{6,}/g, '…');
}

/** Tells what a handler threw: a fault of ours. A client that went away in the middle of its body is none. */
export const requestFault =
  (log: Log) =>
  (error: unknown, request: Request): void => {
    if (isGone(error)) log.debug('the client went away before its request was whole', named(request));
    else {
      const { message, facts } = faultFacts(error);
      log.error(message, { ...named(request), ...facts });
    }
  };

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';

/**
 * Tells of requests: every one where the operator wants it, else those that could not be answered.
 * @param ticks milliseconds of a clock that never jumps
 */
export function logRequests(
  handler: Handler,
  { log, every, ticks }: { readonly log: Log; readonly every: boolean; readonly ticks: () => number },
): Handler {
  return (request) => {
    const before = every ? ticks() : 0;
    return chain(handler(request), (response) => {
      if (every) {
        const ms = Math.round((ticks() - before) * 10) / 10;
        const { status, body } = response;
        log.info('request', {
          ...named(request),
          status,
          ms,
          bytes: Buffer.byteLength(body),
          address: request.ip,
        });
      }
      // What threw (500) has told its own line; a probe is told by its status.
      if (response.status > 500 && !request.path.endsWith('/readyz'))
        log.warn(reasonOf(response), { ...named(request), status: response.status });
      return response;
    });
  };
}

/** What the answer itself says: our own sentence, which names what failed. */
function reasonOf({ body, status }: Response): string {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem === 'object' && problem !== null) {
      for (const said of [
        'message' in problem && problem.message,
        'detail' in problem && problem.detail,
        'reason' in problem && problem.reason,
      ])
        if (typeof said === 'string') return said;
    }
  } catch {
    // not ours to read
  }
  return `answered ${status}`;
}
