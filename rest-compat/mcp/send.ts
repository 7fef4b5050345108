import type { Handler, Request, Response } from '../../router/exchange.ts';
import { InnerRequest } from '../../router/http/inner-request.ts';

/** What the service answered: its status, and its JSON as text. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Asks the service as any client does: a documented path, or /graphql with a body. */
export type Send = (question: ServiceRequest) => Promise<Reply>;

export type ServiceRequest =
  | { readonly path: string; readonly query: string }
  | { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };

/** Headers that say who asks, from where, and for which version; everything else is the agent's protocol. */
const passed = [
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
 * Asks the doors of this process in the name of a request: with its key, from its address. What an agent runs is admitted,
 * counted, priced and refused there as everybody's request is.
 * @param onAnswer told of each answer, for the operator's figures
 */
export const sendWithin =
  (
    outer: Request,
    doors: { readonly rest: Handler; readonly graphql: Handler },
    onAnswer: (response: Response) => void,
  ): Send =>
  async (question) => {
    const headers: Record<string, Request['headers'][string]> = { accept: 'application/json' };
    for (const name of passed) if (outer.headers[name] !== undefined) headers[name] = outer.headers[name];
    const response = await ('path' in question
      ? doors.rest(new InnerRequest(outer, { ...question, method: 'GET', headers }))
      : doors.graphql(
          new InnerRequest(outer, {
            method: 'POST',
            path: '/graphql',
            query: '',
            headers: { ...headers, 'content-type': 'application/json' },
            body: graphqlBody(question),
          }),
        ));
    onAnswer(response);
    return { status: response.status, text: response.body };
  };

export const graphqlBody = ({ document, variables }: Extract<ServiceRequest, { document: string }>): string =>
  JSON.stringify({ query: document, variables });
