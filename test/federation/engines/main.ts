import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStores } from '../../../app/stores.ts';
import { subgraphModule } from '../../../app/subgraphs.ts';
import { readSupergraph, subgraphNames } from '../../../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../../../router/graph.ts';
import { LocalSubgraph, subgraphSchema } from '../../../router/subgraph/local.ts';
import { nowHeader } from '../../../router/subgraph/remote.ts';
import { copyOfFresh, serviceDatabase } from '../../support/fresh-installation.ts';
import { startPostgresql } from '../../support/postgresql-server.ts';
import { composeByCosmo } from './cosmo.ts';
import { questions, type Question } from './questions.ts';

/** As JSON, whatever order the keys come in: GraphQL has one, and not every engine keeps it. */
const sorted = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Other routers over our four subgraphs, each a process of its own on one PostgreSQL, by the configurations in examples/: do
 * they give the data that ours gives? `npm run build && ENGINES_DIR=<folder> npx tsx test/federation/engines/main.ts`. The
 * folder has one for each engine that shall be tried, with its packages installed (`npm install --prefix
 * <folder>/apollo-gateway @apollo/gateway …`, as each example's package.json says): apollo-gateway, hive-gateway, grafbase,
 * cosmo.
 */
const { ENGINES_DIR: engines } = process.env;
if (engines === undefined) throw new Error('ENGINES_DIR names no folder of installed engines.');
const root = fileURLToPath(new URL('../../../', import.meta.url));
const now = Date.parse('2026-11-21T12:00:00Z');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const programs: Readonly<Record<string, (folder: string, port: number) => readonly [string, ...string[]]>> = {
  'apollo-gateway': () => [process.execPath, 'gateway.js'],
  'hive-gateway': () => [process.execPath, 'gateway.js'],
  grafbase: (folder, port) => [
    join(folder, 'node_modules/@grafbase/cli-x86_64-unknown-linux-musl/grafbase'),
    'dev',
    '--config',
    'grafbase.toml',
    '--listen-address',
    `127.0.0.1:${port}`,
  ],
};

const onFault = (): void => undefined;
const installed = await copyOfFresh('postgresql');
const server = await startPostgresql(undefined, join(installed, 'server'));
const databaseUrl = serviceDatabase(server.url);
const dataDir = join(installed, 'data');
const stores = await openStores({ dataDir, databaseUrl }, { onFault });
const module = (name: (typeof subgraphNames)[number]) =>
  subgraphModule(name, { providers: {} }, () => stores);
const ends: (() => unknown)[] = [
  () => rmSync(installed, { recursive: true, force: true }),
  () => server.stop(),
  () => stores.close(),
];
const addresses = Object.fromEntries(
  await Promise.all(
    subgraphNames.map(async (name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, await listening(name)]),
  ),
);
const graph: Graph = createGraph({
  sdl: readSupergraph(),
  subgraphs: Object.fromEntries(
    subgraphNames.map((name) => [name, new LocalSubgraph(name, subgraphSchema(module(name)), onFault)]),
  ),
});

/** Starts a subgraph as an operator does. @returns its address */
function listening(name: string): Promise<string> {
  const env = { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [join(root, 'dist/subgraph.js'), name], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  return new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The subgraph ${name} ended with ${code}.`)));
    child.stdout.on('data', (part: Buffer) => {
      const [url] = /http:\S+/.exec(part.toString()) ?? [];
      if (url !== undefined) found(url);
    });
  });
}

/** The example beside the engine's packages, started. */
function start(name: string, port: number): { readonly child: ChildProcess; readonly end: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `engine-${name}-`));
  cpSync(join(root, 'examples', name), join(folder, 'examples', name), { recursive: true });
  cpSync(join(root, 'schema'), join(folder, 'schema'), { recursive: true });
  const inside = join(folder, 'examples', name);
  symlinkSync(join(resolve(engines ?? ''), name, 'node_modules'), join(inside, 'node_modules'));
  const [program = '', ...args] = programs[name]?.(inside, port) ?? [];
  const env = { PATH: process.env['PATH'], HOME: folder, PORT: String(port), ...addresses };
  const child = spawn(program, args, { cwd: inside, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    child,
    end: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(port: number, { document, variables }: Omit<Question, 'name'>): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', [nowHeader]: String(now) },
    body: JSON.stringify({ query: document, variables }),
  });
  const body = (await response.json()) as { data?: unknown; errors?: readonly { message: string }[] };
  return body.data ?? body.errors?.[0]?.message ?? null;
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (const wait of Array.from({ length: 120 }, () => 500)) {
    if (child.exitCode !== null) throw new Error(`The engine ended with ${child.exitCode}.`);
    const isThere = await ask(port, { document: '{ __typename }', variables: {} }).catch(() => null);
    if (isThere !== null) return;
    await new Promise((later) => setTimeout(later, wait));
  }
  throw new Error('The engine does not answer.');
}

const asked = questions(graph.apiSchema);
const expected: string[] = [];
for (const { document, variables } of asked) {
  const { data = null } = await graph.prepare(document).execute(variables, { now });
  expected.push(sorted(data));
}
say(
  `${asked.length} questions; ${expected.filter((text) => /:[^n{[]/.test(text)).length} have an answer with values`,
);

let port = 45_200;
for (const name of Object.keys(programs)) {
  if (!existsSync(join(engines, name, 'node_modules'))) continue;
  port += 1;
  const { child, end } = start(name, port);
  try {
    await answers(port, child);
    let same = 0;
    for (const [index, question] of asked.entries()) {
      const text = sorted(await ask(port, question));
      if (text === expected[index]) same += 1;
      else
        say(
          `${name} ${question.name}: ${text.slice(0, 300)}\n  ours ${expected[index]?.slice(0, 300) ?? ''}`,
        );
    }
    say(`${name}: ${same} of ${asked.length} the same`);
  } catch (error) {
    say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    end();
  }
}
if (existsSync(join(engines, 'cosmo', 'node_modules'))) {
  say(
    `cosmo: ${await composeByCosmo(join(engines, 'cosmo'), (name) => readFileSync(join(root, `schema/${name}.graphql`), 'utf8'))}`,
  );
}
for (const end of ends.reverse()) await end();
process.exit(0);
