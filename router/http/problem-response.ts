import { errorTable, type Problem } from '../errors.ts';
import type { Request, Response } from './exchange.ts';

/**
 * The one shape of every non-2xx answer: { code, message, docs, request_id, param? }, or the same facts as
 * RFC 9457 when the client accepts application/problem+json.
 */
export function problemResponse(
  problem: Problem,
  request: Pick<Request, 'headers' | 'id'>,
  options: { readonly baseUrl: string; readonly pretty?: boolean; readonly headers?: readonly string[] },
): Response {
  const { code, message, param } = problem;
  const status = problem.status ?? errorTable[code].status;
  const docs = `${options.baseUrl}/errors/${code}`;
  const blame = param === undefined ? {} : { param };
  const asProblem = request.headers.accept?.includes('application/problem+json') ?? false;
  const body = asProblem
    ? {
        type: docs,
        title: code,
        status,
        detail: message,
        instance: `urn:request:${request.id}`,
        code,
        ...blame,
      }
    : { code, message, docs, request_id: request.id, ...blame };
  return {
    status,
    headers: [
      'Content-Type',
      asProblem ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
      ...(options.headers ?? []),
      ...(problem.headers ?? []),
    ],
    body: JSON.stringify(body, null, options.pretty === true ? 2 : undefined),
  };
}
