import { subgraphNames, type SubgraphName } from '../router/compose/supergraph.ts';
import { readSettings, SettingsError } from './settings.ts';
import { subgraphSchema } from '../router/subgraph/local.ts';
import { createSubgraphServer } from '../router/subgraph/server.ts';
import { openStores } from './stores.ts';
import { storeReaders, subgraphModule } from './subgraphs.ts';

/** `npm run subgraph -- geo` starts one subgraph alone; a router finds it by `SUBGRAPH_GEO_URL`. */
const isSubgraphName = (name: string | undefined): name is SubgraphName =>
  subgraphNames.some((known) => known === name);

const warn = (line: string) => void process.stderr.write(`${line}\n`);

async function start(name: SubgraphName): Promise<void> {
  const settings = readSettings(process.env);
  const onFault = (error: unknown) =>
    warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const stores = storeReaders.includes(name) ? await openStores(settings, { onFault }) : null;
  const module = subgraphModule(name, settings, () => {
    if (stores === null) throw new Error(`The subgraph ${name} needs a store.`);
    return stores;
  });
  const server = await createSubgraphServer({
    name,
    schema: subgraphSchema(module),
    clock: Date.now,
    onUnexpectedError: onFault,
  });
  const { http } = server;
  http.listen(settings.port, settings.host, () => {
    const address = http.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    process.stdout.write(`The subgraph ${name} listens at http://${settings.host}:${port}/graphql\n`);
  });
  http.on('error', (error) => {
    warn(error.message);
    process.exit(1);
  });
  const stop = (): void => {
    setTimeout(() => process.exit(1), settings.shutdownMs).unref();
    server
      .close()
      .then(() => stores?.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const name = process.argv[2];
if (isSubgraphName(name)) {
  start(name).catch((error: unknown) => {
    warn(
      error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    process.exit(1);
  });
} else {
  warn(`Usage: npm run subgraph -- ${subgraphNames.join('|')}`);
  process.exitCode = 1;
}
