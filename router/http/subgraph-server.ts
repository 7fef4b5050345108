import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { openSpan, SpanKind } from '../../net/span.ts';
import { parseTraceContext, attachTrace } from '../../core/trace-context.ts';
import { drain, type DrainLimits } from './drain.ts';
import { readBody } from './read-body.ts';
import { isRequestId } from './socket-request.ts';
import { openSubgraphEndpoint, type SubgraphEndpointOptions } from './subgraph-endpoint.ts';
import { maxSubgraphBytes } from './subgraph-limit.ts';

/** An HTTP server for one subgraph, used by a router in another process. */
export interface SubgraphServer {
  readonly http: Server;
  /** Makes /readyz return 503 from now on. */
  drain(): void;
  /**
   * Stops accepting connections, and ends when the requests in flight are complete. Default limits: no linger time,
   * 10 s grace.
   */
  close(limits?: DrainLimits): Promise<void>;
}

/** Starts Apollo Server on a node:http server. The caller starts listening. */
export async function createSubgraphServer(options: SubgraphEndpointOptions): Promise<SubgraphServer> {
  const { name, onUnexpectedError } = options;
  const endpoint = await openSubgraphEndpoint(options);
  let isDraining = false;
  let isClosing = false;

  const httpServer = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      onUnexpectedError(error instanceof Error ? error : new Error(String(error)), name);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://subgraph.invalid');
    if (pathname === '/healthz' || pathname === '/readyz') {
      const isNotReady = isDraining && pathname === '/readyz';
      response
        .writeHead(isNotReady ? 503 : 200, { 'content-type': 'text/plain' })
        .end(isNotReady ? 'ending\n' : 'ok\n');
      return;
    }
    const bytes = await readBody(request, maxSubgraphBytes);
    if (bytes === null) {
      response.writeHead(413).end();
      return;
    }
    const abortController = new AbortController();
    const parent = parseTraceContext(request.headers);
    const span = openSpan(`subgraph ${name}`, SpanKind.SERVER, parent);
    const traceContext = span?.context ?? parent;
    const signal = attachTrace(abortController.signal, traceContext);
    response.on('close', () => {
      abortController.abort();
      span?.end({ 'http.response.status_code': response.statusCode });
    });
    const { method = 'GET', headers } = request;
    const requestId = readRequestId(headers);
    const body = bytes.toString('utf8');
    const result = await endpoint.respond({
      method,
      headers,
      search,
      body,
      requestId,
      signal,
      traceContext,
    });
    response.statusCode = result.status;
    if (isClosing) response.setHeader('connection', 'close');
    for (const [key, value] of result.headers) response.setHeader(key, value);
    response.end(result.body);
  };

  return {
    http: httpServer,
    drain() {
      isDraining = true;
    },
    async close(limits = { lingerMs: 0, graceMs: 10_000 }) {
      await drain(httpServer, limits, () => (isClosing = true));
      await endpoint.stop();
    },
  };
}

/** Returns the router's request id, which is also in the client's response and in the logs. */
function readRequestId({ 'x-request-id': id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' && isRequestId(id) ? id : undefined;
}
