import { toReadableMessage } from '../../core/lookup-error.ts';
import { truncateName, errorTable, type Problem } from '../errors.ts';
import type { Request, Response } from '../exchange.ts';

/**
 * Formats a non-2xx response: { code, message, docs, request_id, param? }, or the same fields as RFC 9457 when the
 * client accepts application/problem+json.
 */
export function createProblemResponse(
  problem: Problem,
  request: Pick<Request, 'headers' | 'id' | 'base'>,
  options: { readonly baseUrl: string; readonly pretty?: boolean; readonly headers?: readonly string[] },
): Response {
  const { code } = problem;
  const status = problem.status ?? errorTable[code].status;
  const plainBody = createProblemBody(problem, request, options.baseUrl);
  const isProblemFormat = wantsProblem(request);
  const body = isProblemFormat
    ? {
        type: plainBody.docs,
        title: code,
        status,
        detail: plainBody.message,
        instance: `urn:request:${request.id}`,
        code,
        ...(plainBody.param === undefined ? {} : { param: plainBody.param }),
      }
    : plainBody;
  return {
    status,
    headers: [
      'Content-Type',
      isProblemFormat ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
      ...(options.headers ?? []),
      ...(problem.headers ?? []),
    ],
    body: JSON.stringify(body, null, options.pretty === true ? 2 : undefined),
  };
}

/**
 * Creates the body of an error response.
 * @param baseUrl base URL of links when the request does not specify one
 */
export function createProblemBody(
  { code, message, param }: Problem,
  request: Pick<Request, 'id' | 'base'>,
  baseUrl: string,
) {
  return {
    code,
    message: toReadableMessage(message),
    docs: `${request.base ?? baseUrl}/errors/${code}`,
    request_id: request.id,
    ...(param === undefined ? {} : { param: truncateName(param) }),
  };
}

export const wantsProblem = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.accept?.includes('application/problem+json') ?? false;

/**
 * Converts an error response of /graphql to RFC 9457 when the client accepts application/problem+json. The original
 * body has GraphQL's `errors` in addition to the service's own error fields.
 */
export function toProblemResponse(response: Response, request: Request): Response {
  if (response.status < 400 || !wantsProblem(request)) return response;
  const value: unknown = JSON.parse(response.body);
  if (typeof value !== 'object' || value === null || !('code' in value) || !('docs' in value))
    return response;
  const { code, docs, ...rest } = value;
  const { message, request_id: id, ...more } = { message: '', request_id: '', ...rest };
  const body = {
    type: docs,
    title: code,
    status: response.status,
    detail: message,
    instance: `urn:request:${id}`,
    code,
    ...more,
  };
  const headers = response.headers.map((text, index) =>
    index % 2 === 1 && response.headers[index - 1]?.toLowerCase() === 'content-type'
      ? 'application/problem+json; charset=utf-8'
      : text,
  );
  return { ...response, headers, body: JSON.stringify(body) };
}
