import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { importEvent, ImportState } from '../../db/import/import-state.ts';
import { MemoryWindows, windowMemory } from '../../router/limits/memory-windows.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { tuneServing } from '../v8-flags.ts';
import { errorLog } from '../log/log.ts';
import { processLog } from '../log/process-log.ts';
import { requestErrorLog } from '../log/request-log.ts';
import { openListener } from './listener.ts';
import { exitWithError } from '../describe-error.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { openService, type Service } from './open-service.ts';
import { starting } from './startup-responses.ts';
import { atPort, type Settings } from '../settings/settings.ts';
import { asBuffer, SharedFiles } from '../threads/shared-files.ts';
import { WorkerThreads } from '../threads/worker-threads.ts';

/**
 * Listens, opens the service, and ends without losing a request.
 * @param sockets what a launching process has left: one for this thread and one for each other
 */
export async function serve(settings: Settings, sockets: readonly number[]): Promise<void> {
  const [socket, ...others] = sockets;
  const log = processLog(settings);
  const onError = errorLog(log);
  const imported = new ImportState(() => performance.now());
  // The socket opens first: probes see a live process that is not ready, and PORT=0 knows its port.
  const requests = new RequestMetrics();
  const before = starting(settings.baseUrl, imported);
  const listener = await openListener(settings, { log, requests, socket, before });
  const { port } = listener;
  let service: Service | null = null;
  let threads: WorkerThreads | null = null;
  const end = (signal: string) => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
    process.off('disconnect', abandoned);
    // A person who presses Ctrl-C has no load balancer that must turn away first.
    const drainMs = signal === 'SIGINT' ? 0 : settings.drainMs;
    log.info('ending', { signal, drain_ms: drainMs });
    Promise.all([listener.stop(drainMs), threads?.end(drainMs)])
      // When no other thread asks the store any more.
      .then(() => service?.close())
      .then(() => process.exit(0), exitWithError);
  };
  const abandoned = () => end('SIGTERM');
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The process that has launched this one is gone.
  if (socket !== undefined) process.once('disconnect', abandoned);

  const located = atPort(settings, port);
  const windows = others.length === 0 ? null : windowMemory();
  const files = windows === null ? null : new SharedFiles();
  const opened = await openService(located, {
    clock: Date.now,
    log,
    onError,
    requests,
    onRequestError: requestErrorLog(log),
    importInChildProcess: () => runImport(located, imported),
    buildInChildProcess: () => runImport(located, imported, 'snapshots'),
    ...(windows === null ? {} : { windows: new MemoryWindows(windows) }),
    ...(files === null ? {} : { readSnapshot: async (path) => asBuffer(await files.read(path)) }),
    peers: {
      notify: async (notification) => threads?.notify(notification),
      metrics: async () => threads?.metrics() ?? [],
    },
  });
  service = opened;
  listener.serve(opened);
  process.stdout.write(greeting(located, opened));
  // A parent process that started us with an IPC channel learns where we are.
  process.send?.({ port, key: opened.firstKey });
  if (windows !== null && files !== null) {
    threads = new WorkerThreads({
      sockets: others,
      windows,
      port,
      files,
      metrics: opened.metrics,
      onExit(error) {
        onError(error);
        process.exit(1);
      },
    });
  }
  await opened.warm(threads?.ready(), tuneServing);
}

/** Runs the program `import`, whose progress goes where ours goes. */
function runImport(
  { dataDir, databaseUrl }: Settings,
  state: ImportState,
  ...task: readonly string[]
): Promise<void> {
  const program = fileURLToPath(new URL('../../dist/import.js', import.meta.url));
  const child = fork(program, [`${process.pid}`, ...task], {
    // Most of what it makes is gone at once: with more room for that, less time goes into collecting it.
    execArgv: [...process.execArgv, '--max-semi-space-size=64'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.on('message', (message) => {
    const event = importEvent(message);
    if (event !== null) state.note(event);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve();
      // It has said why.
      else if (code !== null) reject(new UserFacingError('The import failed.'));
      else
        reject(
          new UserFacingError(
            `The import of the data was ended by ${signal}; start again to repeat it.`,
            true,
          ),
        );
    });
  });
}

const greeting = ({ baseUrl }: Settings, service: Service): string =>
  [
    `GraphQL  ${baseUrl}/graphql`,
    `REST     ${baseUrl}/country/FR   (help: ${baseUrl}/country/help)`,
    `Key      ${keyLine(service)}`,
    '',
  ].join('\n');

function keyLine({ firstKey, keyFile }: Service): string {
  if (firstKey === null || keyFile === null)
    return 'the database has keys of its own; make another with: npm run keys -- create';
  const { file, isNew } = keyFile;
  return isNew ? `${firstKey}   (shown this once; it is kept in ${file})` : `in ${file}`;
}
