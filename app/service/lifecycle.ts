import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toImportEvent, ImportState } from '../../db/import/import-state.ts';
import { MemoryWindows, allocateWindowMemory } from '../../router/limits/memory-windows.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { tuneV8ForServing } from '../v8-flags.ts';
import { createErrorLog } from '../log/log.ts';
import { createProcessLog } from '../log/process-log.ts';
import { createRequestErrorLog } from '../log/request-log.ts';
import { formatDownloadableDataLine } from '../data-commands/downloadable-data.ts';
import { createLocalDataJobs } from '../jobs/data-jobs.ts';
import { importInChildProcess, LocalImports } from '../jobs/imports-on-demand.ts';
import { openListener } from './listener.ts';
import { exitWithError } from '../describe-error.ts';
import { openService, type Service } from './open-service.ts';
import { createStartupHandler } from './startup-responses.ts';
import { formatSourcesLine } from '../settings/external-sources.ts';
import { setPort, type Settings } from '../settings/settings.ts';
import { createProcessLimits } from '../threads/process-limits.ts';
import { toBuffer, SharedFiles } from '../threads/shared-files.ts';
import { WorkerThreads } from '../threads/worker-threads.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Listens, opens the service, and shuts down on a signal without losing requests.
 * @param sockets file descriptors that the launching process passed on, one for each thread; empty without a launching process
 */
export async function serve(settings: Settings, sockets: readonly number[]): Promise<void> {
  const [socket, ...workerSockets] = sockets;
  const log = createProcessLog(settings);
  const onError = createErrorLog(log);
  const importState = new ImportState(() => performance.now());
  // Open the socket first, so that probes see a live process that is not ready, and the port is known with PORT=0.
  const requests = new RequestMetrics();
  const startupApp = createStartupHandler(settings.baseUrl, importState);
  const listener = await openListener(settings, {
    log,
    requests,
    socket,
    before: startupApp,
    onFirstLookup: announceDownloadableData,
  });
  const { port } = listener;
  let service: Service | null = null;
  let threads: WorkerThreads | null = null;
  // Open the browser only at the first start on a terminal, never in a container or under a supervisor.
  function announceDownloadableData(): void {
    const isFirstStart = service?.keyFile?.isNew === true;
    if (isFirstStart && process.stdout.isTTY && !settings.offline)
      process.stdout.write(`${formatDownloadableDataLine()}\n`);
  }
  const shutDown = (signal: string) => {
    process.off('SIGTERM', shutDown);
    process.off('SIGINT', shutDown);
    process.off('disconnect', onParentExit);
    // After Ctrl-C, don't wait for a load balancer to stop sending requests.
    const drainMs = signal === 'SIGINT' ? 0 : settings.drainMs;
    log.info('shutting down', { signal, drain_ms: drainMs });
    Promise.all([listener.stop(drainMs), threads?.end(drainMs)])
      // Close the service only when no other thread uses the store.
      .then(() => service?.close())
      .then(() => process.exit(0), exitWithError);
  };
  const onParentExit = () => shutDown('SIGTERM');
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // Shuts down when the launching process has ended.
  if (socket !== undefined) process.once('disconnect', onParentExit);

  const settingsWithPort = setPort(settings, port);
  const windows = workerSockets.length === 0 ? null : allocateWindowMemory();
  const files = windows === null ? null : new SharedFiles();
  const imports = settings.importsOnDemand
    ? new LocalImports({
        run: importInChildProcess(settingsWithPort),
        clock: Date.now,
        log: (event, part, reason) => (reason === undefined ? log.info : log.warn)(event, { part, reason }),
      })
    : undefined;
  const dataJobs = createLocalDataJobs(settingsWithPort, { clock: Date.now, log });
  const limits = createProcessLimits(settings.wrongKeysPerMinute);
  const openedService = await openService(settingsWithPort, {
    limits,
    imports,
    dataJobs,
    clock: Date.now,
    log,
    onError,
    requests,
    onRequestError: createRequestErrorLog(log),
    importInChildProcess: () => runImport(settingsWithPort, importState),
    buildInChildProcess: () => runImport(settingsWithPort, importState, 'snapshots'),
    ...(windows === null ? {} : { windows: new MemoryWindows(windows) }),
    ...(files === null ? {} : { readSnapshot: async (path) => toBuffer(await files.read(path)) }),
    peers: {
      notify: async (notification) => threads?.notify(notification),
      metrics: async () => threads?.metrics() ?? [],
    },
  });
  service = openedService;
  listener.serve(openedService);
  process.stdout.write(formatStartupText(settingsWithPort, openedService));
  // Sends the port and the first key to a parent process with an IPC channel.
  process.send?.({ port, key: openedService.firstKey });
  if (windows !== null && files !== null) {
    threads = new WorkerThreads({
      sockets: workerSockets,
      windows,
      port,
      files,
      limits,
      metrics: openedService.metrics,
      imports,
      dataJobs,
      handleNotification: openedService.handleNotification,
      onExit(error) {
        onError(error);
        process.exit(1);
      },
    });
  }
  await openedService.warm(threads?.ready(), tuneV8ForServing);
}

/**
 * Runs the program `import` in a child process, with the same output streams.
 * @throws UserFacingError when the program fails
 */
function runImport(
  { dataDir, databaseUrl }: Settings,
  state: ImportState,
  ...task: readonly string[]
): Promise<void> {
  const program = fileURLToPath(new URL('../../dist/import.js', import.meta.url));
  const child = fork(program, [`${process.pid}`, ...task], {
    // An import creates mostly short-lived objects. A larger young generation shortens garbage collection.
    execArgv: [...process.execArgv, '--max-semi-space-size=64'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const endChild = () => child.kill();
  process.once('exit', endChild);
  child.on('message', (message) => {
    const event = toImportEvent(message);
    if (event !== null) state.note(event);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', endChild);
      if (code === 0) resolve();
      // The child process has already printed the reason.
      else if (code !== null)
        reject(new UserFacingError('failed', 'The import failed.', { isPrinted: true }));
      else
        reject(
          new UserFacingError(
            'failed',
            `The import of the data was ended by ${signal}. Restart the service to repeat the import.`,
          ),
        );
    });
  });
}

const formatStartupText = (settings: Settings, service: Service): string =>
  [
    `Open     ${openUrl(settings, service)}`,
    `GraphQL  ${settings.baseUrl}/graphql`,
    `REST     ${settings.baseUrl}/country/FR   (help: ${settings.baseUrl}/country/help)`,
    `Key      ${formatKeyLine(service)}`,
    `Sources  ${formatSourcesLine(settings)}`,
    '',
  ].join('\n');

/**
 * Returns the URL of the home page. At the first start, the fragment of the URL contains the key: browsers never send fragments,
 * and the page removes it.
 */
const openUrl = ({ baseUrl }: Settings, { firstKey, keyFile }: Service): string =>
  firstKey !== null && keyFile?.isNew === true ? `${baseUrl}/#key=${firstKey}` : `${baseUrl}/`;

function formatKeyLine({ firstKey, keyFile }: Service): string {
  if (firstKey === null || keyFile === null)
    return 'the database already has keys; create another with: npm run keys -- create';
  const { file, isNew } = keyFile;
  return isNew ? `${firstKey}   (shown only now; stored in ${file})` : `in ${file}`;
}
