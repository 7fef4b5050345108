import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStores } from '../../../app/stores.ts';
import { createSubgraphModule } from '../../../app/local-subgraphs.ts';
import { readSupergraph, subgraphNames } from '../../../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../../../router/graph.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../../router/subgraph/local.ts';
import { nowHeader } from '../../../router/subgraph/remote.ts';
import { copyFreshInstallation, getServiceDatabaseUrl } from '../../support/fresh-installation.ts';
import { startPostgresql } from '../../support/postgresql-server.ts';
import { composeByCosmo } from './cosmo.ts';
import { waitForEngine, queryEngine, programs, startEngine, startSubgraphs } from './engine.ts';
import { buildEngineQueries } from './queries.ts';

/** Returns JSON with sorted keys, since some engines don't keep the key order that GraphQL requires. */
const sortKeys = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Compares other routers over the four subgraphs with ours. Each subgraph is a process on one PostgreSQL, and the routers use
 * the configurations in examples/: `npm run build && ENGINES_DIR=<folder> npx tsx test/federation/engines/main.ts`. The
 * folder has a subfolder with installed packages for each engine to test (`npm install --prefix <folder>/apollo-gateway
 * @apollo/gateway …`, as each example's package.json says): apollo-gateway, hive-gateway, grafbase, cosmo.
 */
const { ENGINES_DIR: engines } = process.env;
if (engines === undefined) throw new Error('ENGINES_DIR names no folder of installed engines.');
const root = fileURLToPath(new URL('../../../', import.meta.url));
const now = Date.parse('2026-11-21T12:00:00Z');
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const onError = (): void => undefined;
const installed = await copyFreshInstallation('postgresql');
const server = await startPostgresql(undefined, join(installed, 'server'));
const databaseUrl = getServiceDatabaseUrl(server.url);
const dataDir = join(installed, 'data');
const stores = await openStores({ dataDir, databaseUrl }, { onError });
const createModule = (name: (typeof subgraphNames)[number]) =>
  createSubgraphModule(name, { providers: {} }, () => stores);
const cleanups: (() => unknown)[] = [
  () => rmSync(installed, { recursive: true, force: true }),
  () => server.stop(),
  () => stores.close(),
];
const { addresses, end: endSubgraphs } = await startSubgraphs({ databaseUrl, dataDir });
cleanups.push(endSubgraphs);
const graph: Graph = createGraph({
  sdl: readSupergraph(),
  subgraphs: Object.fromEntries(
    subgraphNames.map((name) => [
      name,
      new LocalSubgraph(name, buildExecutableSchema(createModule(name)), onError),
    ]),
  ),
});

const queries = buildEngineQueries(graph.apiSchema);
const expected: string[] = [];
for (const { document, variables } of queries) {
  const { data = null } = await graph.prepare(document).execute(variables, { now });
  expected.push(sortKeys(data));
}
printLine(
  `${queries.length} questions; ${expected.filter((text) => /:[^n{[]/.test(text)).length} have an answer with values`,
);

let port = 45_200;
for (const name of Object.keys(programs)) {
  if (!existsSync(join(engines, name, 'node_modules'))) continue;
  port += 1;
  const engine = startEngine(name, engines, port, addresses);
  try {
    await waitForEngine(port, engine);
    let equalResults = 0;
    for (const [index, request] of queries.entries()) {
      const text = sortKeys(await queryEngine(port, request, { [nowHeader]: String(now) }));
      if (text === expected[index]) equalResults += 1;
      else
        printLine(
          `${name} ${request.name}: ${text.slice(0, 300)}\n  ours ${expected[index]?.slice(0, 300) ?? ''}`,
        );
    }
    printLine(`${name}: ${equalResults} of ${queries.length} the same`);
  } catch (error) {
    printLine(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    engine.end();
  }
}
if (existsSync(join(engines, 'cosmo', 'node_modules'))) {
  printLine(
    `cosmo: ${await composeByCosmo(join(engines, 'cosmo'), (name) => readFileSync(join(root, `schema/${name}.graphql`), 'utf8'))}`,
  );
}
for (const cleanup of cleanups.reverse()) await cleanup();
process.exit(0);
