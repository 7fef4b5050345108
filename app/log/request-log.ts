import { parsedJson, textAt } from '../../core/json.ts';
import type { SentResponse, Request, Response } from '../../router/exchange.ts';
import { errorFacts, type Facts, type Log } from './log.ts';

/** What names a request in a line: never its query, which may hold what nobody should read. */
const named = ({ method, path, id }: Request): Facts => ({ method, path: loggedPath(path), request_id: id });

/** Their paths hold what belongs to a person. */
const personal = /^((?:\/version\/[^/]*)?\/(?:email|phone|carrier|caller|hlr|iban|vat|name|npi|vin|ip))\/.+/i;

/**
 * A path as a line may show it: the values of persons are left out, and a card's path as a whole (REF-020), whichever way
 * its letters are written.
 */
export function loggedPath(path: string): string {
  const plain = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (/(^|\/)bin(\/|$)/i.test(plain)) return '(a card)';
  return plain.replace(personal, '$1/…').replace(/\d{6,}/g, '…');
}

/** Tells what a handler threw: a fault of ours. A client that went away in the middle of its body is none. */
export const requestErrorLog =
  (log: Log) =>
  (error: unknown, request: Request): void => {
    if (isGone(error)) log.debug('the client went away before its request was whole', named(request));
    else {
      const { message, facts } = errorFacts(error);
      log.error(message, { ...named(request), ...facts });
    }
  };

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';

/**
 * Tells of answers: every one where the operator wants it, else those that could not be given, whole or in part. A line
 * holds nothing of what was asked but the path's template, and the client's address only where that is wanted too.
 */
export const responseLog =
  (log: Log, { every, addresses }: { readonly every: boolean; readonly addresses: boolean }) =>
  ({ request, response, ms }: SentResponse): void => {
    const { status, body, info: asked } = response;
    const names = request === null ? { request: 'refused by the parser' } : named(request);
    if (every) {
      log.info('request', {
        ...names,
        ...(asked?.template === undefined ? {} : { path: asked.template }),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: Buffer.byteLength(body),
        family: asked?.family,
        key: asked?.key,
        units: asked?.units,
        address: addresses ? request?.ip : undefined,
      });
    }
    // What threw (500) has told its own line; a probe is told by its status.
    if (status > 500 && request?.path.endsWith('/readyz') !== true)
      log.warn(reasonOf(response), { ...names, status });
    // A failed source stands in a GraphQL answer of 200 too; each is told once.
    for (const message of new Set(asked?.failures?.filter(isOutage).map((failure) => failure.message)))
      log.warn(message, { ...names, status });
  };

const isOutage = ({ code }: { readonly code: string }): boolean => code === 'service_unavailable';

/** What the answer itself says: our own sentence, which names what failed. */
function reasonOf({ body, status }: Response): string {
  const problem = parsedJson(body);
  const said = textAt(problem, 'message') ?? textAt(problem, 'detail') ?? textAt(problem, 'reason');
  return said ?? `answered ${status}`;
}
