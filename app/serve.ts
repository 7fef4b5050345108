import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { graphqlLimits } from '../router/demand/limits.ts';
import { latest } from '../rest-compat/versions.ts';
import { clientAddress, fromTrustedProxy } from '../router/http/client-address.ts';
import type { Handler } from '../router/http/exchange.ts';
import { problemResponse } from '../router/http/problem-response.ts';
import { PublicUrl } from '../router/http/public-url.ts';
import { listen } from '../router/http/server.ts';
import { openService, type Service } from './service.ts';
import { readSettings, settingsHelp, SettingsError, type Settings } from './settings.ts';

/** `npm start`: listens, opens the service, and ends without losing a request in flight. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(settingsHelp());
    return;
  }
  const settings = readSettings(process.env);
  let service: Service | null = null;
  let handler: Handler = starting(settings.baseUrl);
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
    onFault: complain,
  });
  const end = () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
    server
      .stop(settings.shutdownMs)
      .then(() => service?.close())
      .then(() => process.exit(0), complain);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  const located: Settings = settings.port === 0 ? atPort(settings, server.port) : settings;
  service = await openService(located, {
    clock: Date.now,
    onFault: complain,
    importElsewhere: () => importInChild(located),
  });
  handler = service.app;
  process.stdout.write(greeting(located, service));
  // A parent process that started us with an IPC channel learns where we are.
  process.send?.({ port: server.port, key: service.firstKey });
}

const atPort = (settings: Settings, port: number): Settings => ({
  ...settings,
  port,
  baseUrl: settings.baseUrl.replace(/:0$/, `:${port}`),
});

/** Runs the program `import`, whose progress goes where ours goes. */
function importInChild({ dataDir, databaseUrl }: Settings): Promise<void> {
  const child = fork(fileURLToPath(new URL('../dist/import.js', import.meta.url)), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else
        reject(new Error(`The import of the data ended with ${code ?? signal}; start again to repeat it.`));
    });
  });
}

const greeting = ({ baseUrl }: Settings, { firstKey }: Service): string =>
  [
    `GraphQL  ${baseUrl}/graphql`,
    `REST     ${baseUrl}/country/FR   (help: ${baseUrl}/country/help)`,
    firstKey === null
      ? 'Key      the database has keys of its own; make another with: npm run keys -- create'
      : `Key      ${firstKey}`,
    '',
  ].join('\n');

/** Until the data is there: alive, not ready. */
const starting =
  (baseUrl: string): Handler =>
  (request) =>
    request.path.endsWith('/healthz')
      ? { status: 200, headers: ['Content-Type', 'application/json; charset=utf-8'], body: '{"status":"ok"}' }
      : problemResponse(
          { code: 'service_unavailable', message: 'The service is starting: its data is being loaded.' },
          request,
          { baseUrl },
        );

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

main().catch((error: unknown) => {
  complain(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
