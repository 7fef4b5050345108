import { request as requestHttp, type IncomingMessage } from 'node:http';

interface HttpRequest {
  readonly method?: 'POST' | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
}

export interface HttpResponse {
  readonly status: number;
  /**
   * Returns the value of a response header.
   * @param name in lower case
   */
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/**
 * Sends a request and reads the complete response. Replaces `fetch`, because loading `fetch` takes longer than a complete lookup.
 * Redirects are not followed.
 * @throws Error when there is no complete response in time
 */
export async function sendHttpRequest(url: string, options: HttpRequest): Promise<HttpResponse> {
  const { method = 'GET', headers, body, timeoutMs } = options;
  const send = url.startsWith('https:') ? (await import('node:https')).request : requestHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoingRequest = send(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) }, resolve);
    outgoingRequest.once('error', reject);
    outgoingRequest.end(body);
  });
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return {
    status: response.statusCode ?? 0,
    header: (name) => {
      const value = response.headers[name];
      return typeof value === 'string' ? value : null;
    },
    text,
  };
}
