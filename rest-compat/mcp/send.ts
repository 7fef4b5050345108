import type { Handler, Request, Response } from '../../router/exchange.ts';
import { InnerRequest } from '../../router/http/inner-request.ts';

/** The response of the service: status and JSON text. */
export interface ServiceReply {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to the service, as any client would: a documented path, or a document for /graphql. */
export type RequestSender = (request: ServiceRequest) => Promise<ServiceReply>;

export type ServiceRequest =
  | { readonly path: string; readonly query: string }
  | { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };

/** Headers to pass on: authentication, client address and API version. All other headers belong to MCP. */
const passedHeaders = [
  'x-api-key',
  'authorization',
  'x-app-id',
  'api-version',
  'origin',
  'host',
  'forwarded',
  'x-forwarded-for',
  'via',
  'sec-fetch-site',
];

/**
 * Sends requests to this process's own handlers, with the key and address of the outer request. The requests are admitted,
 * counted, priced and rejected like any other request.
 * @param onAnswer called with each response, for metrics
 */
export const createSender =
  (
    outer: Request,
    handlers: { readonly rest: Handler; readonly graphql: Handler },
    onAnswer: (response: Response) => void,
  ): RequestSender =>
  async (request) => {
    const headers: Record<string, Request['headers'][string]> = { accept: 'application/json' };
    for (const name of passedHeaders)
      if (outer.headers[name] !== undefined) headers[name] = outer.headers[name];
    const response = await ('path' in request
      ? handlers.rest(new InnerRequest(outer, { ...request, method: 'GET', headers }))
      : handlers.graphql(
          new InnerRequest(outer, {
            method: 'POST',
            path: '/graphql',
            query: '',
            headers: { ...headers, 'content-type': 'application/json' },
            body: createGraphqlBody(request),
          }),
        ));
    onAnswer(response);
    return { status: response.status, text: response.body };
  };

export const createGraphqlBody = ({
  document,
  variables,
}: Extract<ServiceRequest, { document: string }>): string => JSON.stringify({ query: document, variables });
