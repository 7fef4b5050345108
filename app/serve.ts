import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { importEvent, ImportState } from '../db/import/import-state.ts';
import { graphqlLimits } from '../router/demand/limits.ts';
import { latest } from '../rest-compat/versions.ts';
import { clientAddress, fromTrustedProxy } from '../router/http/client-address.ts';
import type { Handler } from '../router/http/exchange.ts';
import { PublicUrl } from '../router/http/public-url.ts';
import { RequestMetrics } from '../router/http/request-metrics.ts';
import { listen } from '../router/http/server.ts';
import { faultFacts, type Facts } from './log/log.ts';
import { processLog } from './log/process-log.ts';
import { answerLog, requestFault } from './log/request-log.ts';
import { endWith, ToldError } from './plain-fault.ts';
import { openService, type Service } from './service.ts';
import { starting } from './starting.ts';
import { readSettings, settingsHelp, type Settings } from './settings.ts';

/** `npm start`: listens, opens the service, and ends without losing a request. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(settingsHelp());
    return;
  }
  const settings = readSettings(process.env);
  const log = processLog(settings);
  const onFault = (error: unknown, more: Facts = {}) => {
    const { message, facts } = faultFacts(error);
    log.error(message, { ...more, ...facts });
  };
  let service: Service | null = null;
  const imported = new ImportState(() => performance.now());
  let handler: Handler = starting(settings.baseUrl, imported);
  const requests = new RequestMetrics();
  const told = answerLog(log, { every: settings.accessLog, addresses: settings.logAddresses });
  // The socket opens first: probes see a live process that is not ready, and PORT=0 knows its port.
  const server = await listen((request) => handler(request), {
    host: settings.host,
    port: settings.port,
    maxBody: graphqlLimits.body,
    clientAddress: clientAddress(settings.trustedProxies),
    publicUrl: new PublicUrl({
      fixed: settings.publicUrl,
      allowedHosts: settings.allowedHosts,
      isForwarded: fromTrustedProxy(settings.trustedProxies),
    }),
    always: ['API-Version', latest],
    onFault: requestFault(log),
    beforeSending: () => service?.beforeSending(),
    onAnswered(answered) {
      requests.observe(answered);
      told(answered);
    },
  });
  const end = (signal: string) => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
    const { shutdownMs } = settings;
    // A person who presses Ctrl-C has no load balancer that must turn away first.
    const drainMs = signal === 'SIGINT' ? 0 : settings.drainMs;
    log.info('ending', { signal, drain_ms: drainMs });
    service?.drain();
    pause(service === null ? 0 : drainMs)
      .then(() => server.stop(shutdownMs, Math.min(drainMs, 500)))
      .then(() => service?.close())
      .then(() => process.exit(0), endWith);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  const located: Settings = settings.port === 0 ? atPort(settings, server.port) : settings;
  service = await openService(located, {
    clock: Date.now,
    log,
    onFault,
    requests,
    onRequestFault: requestFault(log),
    importElsewhere: () => runImport(located, imported),
    buildElsewhere: () => runImport(located, imported, 'snapshots'),
  });
  handler = service.app;
  process.stdout.write(greeting(located, service));
  // A parent process that started us with an IPC channel learns where we are.
  process.send?.({ port: server.port, key: service.firstKey });
  await service.warm();
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

const atPort = (settings: Settings, port: number): Settings => ({
  ...settings,
  port,
  baseUrl: settings.baseUrl.replace(/:0$/, `:${port}`),
});

/** Runs the program `import`, whose progress goes where ours goes. */
function runImport(
  { dataDir, databaseUrl }: Settings,
  state: ImportState,
  ...task: readonly string[]
): Promise<void> {
  const program = fileURLToPath(new URL('../dist/import.js', import.meta.url));
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
      else if (code !== null) reject(new ToldError('The import failed.'));
      else
        reject(
          new ToldError(`The import of the data was ended by ${signal}; start again to repeat it.`, true),
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

main().catch(endWith);
