import { subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import { warmUpSubgraph } from '../warm-up/warm-up.ts';
import { tuneV8ForServing } from '../v8-flags.ts';
import { createErrorLog } from '../log/log.ts';
import { createProcessLog } from '../log/process-log.ts';
import { exitWithError } from '../describe-error.ts';
import { getReachableHost, readSettings, getStoreOptions, type Settings } from '../settings/settings.ts';
import { buildExecutableSchema } from '../../router/subgraph/local.ts';
import { createSubgraphServer } from '../../router/http/subgraph-server.ts';
import { openDatabase } from '../../db/client/client.ts';
import { Editions, noImportedEditions } from '../../subgraphs/time/editions/editions.ts';
import { followEditions, openStores } from '../stores.ts';
import { subgraphsWithStore, createSubgraphModule } from '../local-subgraphs.ts';

/** `npm run subgraph -- geo` starts a single subgraph. A router uses it when `SUBGRAPH_GEO_URL` has its address. */
const isSubgraphName = (name: string | undefined): name is SubgraphName =>
  subgraphNames.some((each) => each === name);

async function start(name: SubgraphName): Promise<void> {
  const settings = readSettings(process.env);
  const log = createProcessLog(settings);
  const onError = createErrorLog(log, { subgraph: name });
  const stores = subgraphsWithStore.includes(name)
    ? await openStores(settings, { onError, warn: (line) => log.warn(line) })
    : null;
  const timezones = name === 'time' ? await openTimezones(settings, onError) : null;
  const getRequiredStores = () => {
    if (stores === null) throw new Error(`The subgraph ${name} needs a store.`);
    return stores;
  };
  const module = createSubgraphModule(name, settings, getRequiredStores, timezones?.editions);
  const schema = buildExecutableSchema(module);
  await warmUpSubgraph(schema, Date.now());
  tuneV8ForServing();
  const server = await createSubgraphServer({
    name,
    schema,
    clock: Date.now,
    onUnexpectedError: (error, _, requestId) => onError(error, { request_id: requestId }),
  });
  const { http } = server;
  http.listen(settings.port, settings.host, () => {
    const address = http.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    process.stdout.write(
      `The subgraph ${name} listens on http://${getReachableHost(settings.host)}:${port}/graphql\n`,
    );
  });
  http.on('error', exitWithError);
  const shutDown = (signal: string): void => {
    process.off('SIGTERM', shutDown);
    process.off('SIGINT', shutDown);
    const { shutdownMs } = settings;
    // After Ctrl-C, don't wait for a load balancer to stop sending requests.
    const drainMs = signal === 'SIGINT' ? 0 : settings.drainMs;
    log.info('shutting down', { subgraph: name, signal, drain_ms: drainMs });
    server.drain();
    setTimeout(() => {
      server
        .close({ lingerMs: Math.min(drainMs, 500), graceMs: shutdownMs })
        .then(() => (stores ?? timezones)?.close())
        .then(() => process.exit(0), exitWithError);
    }, drainMs);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

/**
 * Opens the editions of the time-zone database in PostgreSQL, which all processes share. The embedded database belongs to one
 * process, so without DATABASE_URL only the bundled edition is available.
 */
async function openTimezones(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<{ editions: Editions; close(): Promise<void> }> {
  if (settings.databaseUrl === undefined)
    return {
      editions: await Editions.open(noImportedEditions, settings.timezoneEdition ?? null),
      close: async () => undefined,
    };
  const database = await openDatabase(getStoreOptions(settings));
  const followedEditions = await followEditions(database, settings, onError);
  return {
    editions: followedEditions.editions,
    close() {
      followedEditions.stop();
      return database.close();
    },
  };
}

const name = process.argv[2];
const usage = `Usage: npm run subgraph -- ${subgraphNames.join('|')}\n`;
if (isSubgraphName(name) && process.argv.length === 3) {
  start(name).catch(exitWithError);
} else if (process.argv.includes('--help')) {
  process.stdout.write(`${usage}The settings are those of the service: npm start -- --help lists them\n`);
} else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
