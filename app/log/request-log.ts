import { parseJson, getTextAt } from '../../core/json.ts';
import type { SentResponse, Request, Response } from '../../router/exchange.ts';
import { getErrorLogFields, type LogFields, type Log } from './log.ts';

/** Returns the fields that identify a request, without the query string, which can contain personal data. */
const getIdentity = ({ method, path, id }: Request): LogFields => ({
  method,
  path: redactPath(path),
  request_id: id,
});

/** Text that is logged in place of the path of a card lookup. */
const redactedCardPath = '(a card)';

/** The paths that contain personal data. */
const personalPathPattern =
  /^((?:\/version\/[^/]*)?\/(?:email|phone|carrier|caller|hlr|iban|vat|name|npi|vin|ip))\/.+/i;

/**
 * Redacts a path for logging: removes personal data. The path of a card lookup is removed completely (REF-020), even when
 * percent-encoded or in capitals.
 */
export function redactPath(path: string): string {
  const decodedPath = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (/(^|\/)bin(\/|$)/i.test(decodedPath)) return redactedCardPath;
  return decodedPath.replace(personalPathPattern, '$1/…').replace(/\d{6,}/g, '…');
}

/** Returns a function that logs errors of a handler, except when a client disconnects while it sends its body. */
export const createRequestErrorLog =
  (log: Log) =>
  (error: unknown, request: Request): void => {
    if (isClientDisconnect(error))
      log.debug('client disconnected before its request was complete', getIdentity(request));
    else {
      const { message, facts } = getErrorLogFields(error);
      log.error(message, { ...getIdentity(request), ...facts });
    }
  };

const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';

/**
 * Returns a function that logs responses: all responses when `every` is set, otherwise only those that failed completely or
 * partially. A line contains the path template, but no values of the request. It contains the client's address only when
 * `addresses` is set.
 */
export const createResponseLog =
  (log: Log, { every, addresses }: { readonly every: boolean; readonly addresses: boolean }) =>
  ({ request, response, ms }: SentResponse): void => {
    const { status, body, info } = response;
    const identity = request === null ? { request: 'rejected by the parser' } : getIdentity(request);
    const template = info?.template === undefined ? {} : { path: info.template };
    if (every) {
      log.info('request', {
        ...identity,
        ...template,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: Buffer.byteLength(body),
        family: info?.family,
        key: info?.key,
        units: info?.units,
        address: addresses ? request?.ip : undefined,
      });
    }
    // The template contains no values of the request. For a card lookup, not even the template is logged (REF-020).
    const failure = { ...identity, ...(identity['path'] === redactedCardPath ? {} : template), status };
    // Errors with status 500 are logged where they are thrown. Readiness probes are not logged.
    if (status > 500 && request?.path.endsWith('/readyz') !== true)
      log.warn(getReason(response), { ...failure, source: info?.source });
    // A GraphQL response with status 200 can also report failed sources. Log each message once.
    const outages = new Map(info?.failures?.filter(isOutage).map(({ message, source }) => [message, source]));
    for (const [message, source] of outages) log.warn(message, { ...failure, source });
  };

const isOutage = ({ code }: { readonly code: string }): boolean => code === 'service_unavailable';

/** Returns the error message in the response body, which names the failed source. */
function getReason({ body, status }: Response): string {
  const problem = parseJson(body);
  const message =
    getTextAt(problem, 'message') ?? getTextAt(problem, 'detail') ?? getTextAt(problem, 'reason');
  return message ?? `responded with status ${status}`;
}
