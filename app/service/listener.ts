import { setTimeout as pause } from 'node:timers/promises';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { createClientAddressReader, createTrustedProxyTest } from '../../router/http/client-address.ts';
import type { Handler } from '../../router/exchange.ts';
import { PublicUrl } from '../../router/http/public-url.ts';
import type { RequestMetrics } from '../../router/http/request-metrics.ts';
import { listen } from '../../router/http/server.ts';
import type { Log } from '../log/log.ts';
import { createResponseLog, createRequestErrorLog } from '../log/request-log.ts';
import type { Service } from './open-service.ts';
import type { Settings } from '../settings/settings.ts';

/** A listening socket and the service that handles its requests. */
export interface Listener {
  readonly port: number;
  /** Routes requests to this service from now on. */
  serve(service: Service): void;
  /** Makes the service not ready, serves requests for `drainMs` more milliseconds, and then completes the requests in flight. */
  stop(drainMs: number): Promise<void>;
}

interface Options {
  readonly log: Log;
  /** Counts the responses. */
  readonly requests: RequestMetrics;
  /** File descriptor of a socket that another process has opened; undefined to open one. */
  readonly socket: number | undefined;
  /** Handles requests until the service is open. */
  readonly before: Handler;
  /** Called after the first successful lookup. */
  readonly onFirstLookup?: () => void;
}

/** Opens the listening socket. */
export async function openListener(
  settings: Settings,
  { log, requests, socket, before, onFirstLookup }: Options,
): Promise<Listener> {
  let service: Service | null = null;
  let handler = before;
  let hasLookup = false;
  const logResponse = createResponseLog(log, { every: settings.accessLog, addresses: settings.logAddresses });
  const server = await listen((request) => handler(request), {
    host: settings.host,
    port: settings.port,
    socket,
    maxBody: settings.documentLimits.body,
    clientAddress: createClientAddressReader(settings.trustedProxies),
    publicUrl: new PublicUrl({
      fixed: settings.publicUrl,
      allowedHosts: settings.allowedHosts,
      isForwarded: createTrustedProxyTest(settings.trustedProxies),
    }),
    always: ['API-Version', latestVersion],
    onError: createRequestErrorLog(log),
    beforeSending: () => service?.beforeSending(),
    onResponse(sent) {
      requests.observe(sent);
      service?.countRequest(sent);
      logResponse(sent);
      // Responses of pages have no metadata, so they don't count as lookups.
      if (!hasLookup && sent.response.status === 200 && sent.response.info !== undefined) {
        hasLookup = true;
        onFirstLookup?.();
      }
    },
  });
  return {
    port: server.port,
    serve(opened) {
      service = opened;
      handler = opened.app;
    },
    async stop(drainMs) {
      service?.drain();
      await pause(service === null ? 0 : drainMs);
      await server.stop(settings.shutdownMs, Math.min(drainMs, 500));
    },
  };
}
