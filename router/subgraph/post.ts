import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { HttpFailure } from '../../core/http-failure.ts';

export interface PostResponse {
  readonly status: number;
  readonly text: string;
}

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from the start of the request to the last byte of the response. */
  readonly timeoutMs: number;
  /** Maximum size of a response, in bytes. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

// Reuses connections, with spare ones for bursts. Idle connections close after four seconds, because most servers
// close them after five and might do so during a request.
const agentOptions = {
  keepAlive: true,
  maxSockets: 256,
  maxFreeSockets: 64,
  timeout: 4000,
  scheduling: 'lifo',
} as const;
const httpAgent = new HttpAgent(agentOptions);
const httpsAgent = new HttpsAgent(agentOptions);

/**
 * Reports that a request failed.
 * @param isFinal whether a retry would fail in the same way
 */
type RequestFailureHandler = (message: string, isFinal: boolean, cause?: unknown) => void;

/** Connect timeout in milliseconds. Nothing has been sent by then, so another server can be tried. */
const connectMs = 1000;

/**
 * Sends a body by POST and reads the response as text.
 * @throws HttpFailure (in the promise)
 */
export function post(url: URL, body: string, options: PostOptions): Promise<PostResponse> {
  const { headers, timeoutMs, maxBytes, signal } = options;
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      agent: isSecure ? httpsAgent : httpAgent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const fail: RequestFailureHandler = (message, isFinal, cause) => {
      settle();
      reject(new HttpFailure(message, !isFinal, { cause }));
      request.destroy();
    };
    const handleTimeout = (): void => fail('did not respond in time', true);
    const handleAbort = (): void => fail('was cancelled', true);
    const timer = setTimeout(handleTimeout, timeoutMs);
    let connectTimer: NodeJS.Timeout | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      clearTimeout(connectTimer);
      signal.removeEventListener('abort', handleAbort);
    };
    if (signal.aborted) return handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    request.once('socket', (socket) => {
      if (!socket.connecting) return;
      connectTimer = setTimeout(() => fail('cannot be reached', false), connectMs);
      socket.once('connect', () => clearTimeout(connectTimer));
    });
    request.on('error', (error) => fail('cannot be reached', false, error));
    request.on('response', (response) => {
      readResponse(response, maxBytes, fail, (text) => {
        settle();
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    request.end(body);
    return undefined;
  });
}

function readResponse(
  response: IncomingMessage,
  maxBytes: number,
  fail: RequestFailureHandler,
  done: (text: string) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) fail(`responded with more than ${maxBytes} bytes`, true);
    else chunks.push(chunk);
  });
  response.on('error', (error) => fail('interrupted its response', false, error));
  response.on('aborted', () => fail('interrupted its response', false));
  response.on('end', () => {
    if (response.complete) done(Buffer.concat(chunks).toString('utf8'));
    else fail('interrupted its response', false);
  });
}
