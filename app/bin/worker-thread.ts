import { parentPort, workerData } from 'node:worker_threads';
import { MemoryWindows } from '../../router/limits/memory-windows.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { tuneV8ForServing } from '../v8-flags.ts';
import { createErrorLog } from '../log/log.ts';
import { createProcessLog } from '../log/process-log.ts';
import { createRequestErrorLog } from '../log/request-log.ts';
import { openListener } from '../service/listener.ts';
import { openService } from '../service/open-service.ts';
import { workerRole } from '../service/worker-role.ts';
import { setPort, readSettings } from '../settings/settings.ts';
import type { ImportPart, ImportState } from '../../subgraphs/imports-on-demand.ts';
import type { DataJob } from '../jobs/data-jobs.ts';
import {
  toFile,
  isDataJob,
  isImportState,
  isThreadRequest,
  isWorkerStart,
  type ThreadRequest,
} from '../threads/messages.ts';
import { createMainThreadLimits } from '../threads/process-limits.ts';
import { RpcChannel } from '../threads/rpc-channel.ts';
import { toBuffer } from '../threads/shared-files.ts';

/** A worker thread: runs its own service on the store and the port of the process. */
const workerStart: unknown = workerData;
if (parentPort === null || !isWorkerStart(workerStart))
  throw new Error(
    'This program must run as a worker thread of the service. Start the service with npm start.',
  );
const { socket, windows, port } = workerStart;

const settings = setPort(readSettings(process.env), port);
const log = createProcessLog(settings);
const onError = createErrorLog(log);

const mainThread = new RpcChannel(parentPort, async (request) => {
  if (!isThreadRequest(request)) throw new Error('The message is not a request between threads.');
  return handleRequest(request);
});
const requests = new RequestMetrics();
const servicePromise = openService(settings, {
  clock: Date.now,
  log,
  onError,
  requests,
  onRequestError: createRequestErrorLog(log),
  role: workerRole,
  windows: new MemoryWindows(windows),
  limits: createMainThreadLimits((limitRequest) => mainThread.send({ type: 'limit', request: limitRequest })),
  readSnapshot: async (path) => toBuffer(toFile(await mainThread.send({ type: 'file', path }))),
  imports: settings.importsOnDemand ? { request: requestImport } : undefined,
  dataJobs: { start: requestDataJob, current: () => requestDataJob(null) },
  peers: {
    async notify(notification) {
      await mainThread.send({ type: 'notification', notification });
    },
    metrics: async () => String(await mainThread.send({ type: 'metrics' })),
  },
});

/** Requests an import from the main thread, which runs imports for all threads. */
async function requestImport(part: ImportPart): Promise<ImportState> {
  const importState = await mainThread.send({ type: 'import', part });
  if (!isImportState(importState)) throw new Error('The response is not the state of an import.');
  return importState;
}

/**
 * Sends a data command to the main thread, which runs the data commands of all threads.
 * @param args null: the running or most recent job
 */
async function requestDataJob(args: readonly string[]): Promise<DataJob>;
async function requestDataJob(args: null): Promise<DataJob | null>;
async function requestDataJob(args: readonly string[] | null): Promise<DataJob | null> {
  const job = await mainThread.send({ type: 'data-job', args });
  if (job === null || isDataJob(job)) return job;
  throw new Error('The main thread returned a value that is not a data job.');
}

/** Accepts connections once the warm-up queries are done. */
const listenerPromise = (async () => {
  const service = await servicePromise;
  await service.warm();
  tuneV8ForServing();
  const listener = await openListener(settings, { log, requests, socket, before: service.app });
  listener.serve(service);
  return listener;
})();
listenerPromise.catch((error: unknown) => {
  onError(error);
  process.exit(1);
});

async function handleRequest(request: ThreadRequest): Promise<unknown> {
  const [service, listener] = [await servicePromise, await listenerPromise];
  switch (request.type) {
    case 'notification':
      return service.handleNotification(request.notification);
    case 'metrics':
      return service.ownMetrics();
    case 'end':
      await listener.stop(request.drainMs);
      await service.close();
      // Exit only after the response to this request is sent.
      setImmediate(() => process.exit(0));
      return undefined;
    case 'file':
    case 'import':
    case 'data-job':
    case 'limit':
      throw new Error(`Only the main thread handles ${request.type}.`);
  }
}
