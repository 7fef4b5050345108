import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { enrich } from '../../cli/enrich/enrich.ts';
import { LocalSource } from '../../cli/local.ts';
import { lookup, type Terminal } from '../../cli/lookup.ts';
import { RemoteSource } from '../../cli/remote.ts';
import type { Source } from '../../cli/source.ts';
import { familiesOf } from '../../rest-compat/routing/families.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import type { Send } from '../../rest-compat/mcp/send.ts';
import { customRow } from '../../rest-compat/custom-operations/custom-document.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes as builtInRoutes } from '../../rest-compat/routes/index.ts';
import { apiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import type { Graph } from '../../router/graph.ts';
import { storeExists } from '../../db/client/client.ts';
import { sendToControlSocket } from '../access/control-socket.ts';
import { dataFolderOf } from '../data-folder.ts';
import { openGraph } from '../graph.ts';
import { catalogOf, sendInProcess, sendTo, serveMcp } from '../mcp.ts';
import { CustomOperationsFolder } from '../custom-operations-folder.ts';
import { exitWithError, describeError } from '../describe-error.ts';
import { missingDataText } from '../existing-store.ts';
import { readSettings, storeOf, type Settings } from '../settings/settings.ts';
import { openStores } from '../stores.ts';
import { data } from '../data-commands/commands.ts';
import { openEditions } from '../zones/open-editions.ts';
import { zonesCommand } from '../zones/zones-command.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

/** The `lookup` command: queries a running service, or the data folder directly. */
const dataFolder = dataFolderOf(process.env, {
  here: '.',
  program: fileURLToPath(new URL('../../', import.meta.url)),
});
const environment: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataFolder };

/** The built-in routes, and those of the operator's custom operations in the data folder. */
const routes: readonly Route[] = [...builtInRoutes, ...customRoutes()];

function customRoutes(): readonly Route[] {
  const files = new CustomOperationsFolder(dataFolder).changed();
  if (files === null || files.names.length === 0) return [];
  const schema = apiSchema(readSupergraph());
  return files.names.flatMap((name) => {
    try {
      return [customRow(name, files.read, schema)];
    } catch {
      // The service reports the error of a document at /x/help and in its log.
      return [];
    }
  });
}

const terminal: Terminal = {
  isTerminal: process.stdout.isTTY === true,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};

/** Chooses the target of queries: a service, or the store of these settings, which this process opens itself. */
async function chooseTarget(): Promise<RemoteSource | Settings> {
  const url = environment['LOOKUP_URL']?.replace(/\/+$/, '');
  if (url !== undefined && url !== '') return remote(url, keyFromEnvironment() ?? (await promptForKey(url)));
  const settings = readSettings(environment);
  const running = settings.databaseUrl === undefined ? await serviceOn(settings.dataDir) : null;
  return running === null ? settings : remote(running, keyFromEnvironment() ?? firstKeyOf(settings.dataDir));
}

/** Opens the target. @param suggests whether error messages suggest the closest known word */
async function open(suggests = true): Promise<Source> {
  const target = await chooseTarget();
  if (target instanceof RemoteSource) return target;
  const { graph, close } = await openLocal(target);
  const lookups = new Lookups({ routes, graph, clock: Date.now });
  return new LocalSource({ lookups, graph, close, suggests });
}

async function sender(target: RemoteSource | Settings): Promise<{ send: Send; close: () => Promise<void> }> {
  if (target instanceof RemoteSource) return { send: sendTo(target), close: () => target.close() };
  const { graph, close } = await openLocal(target);
  return { send: sendInProcess(graph, target), close };
}

/** Runs `lookup mcp`: serves an AI agent over stdin and stdout. */
async function mcp(): Promise<void> {
  const { send, close } = await sender(await chooseTarget());
  await serveMcp(catalogOf(), send);
  await close();
  // Exit here, because keep-alive connections would delay the end of the process, for which the agent waits.
  process.exit(0);
}

const remote = (url: string, key: string | null) => new RemoteSource({ url, key, pause: (ms) => pause(ms) });

/** Returns the key from the environment. It is never an argument, because other processes can read arguments. */
function keyFromEnvironment(): string | null {
  const { LOOKUP_KEY: key, LOOKUP_KEY_FILE: file } = environment;
  if (key !== undefined && key !== '') return key;
  if (file === undefined || file === '') return null;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UserFacingError('unavailable', `LOOKUP_KEY_FILE must be a readable file, not ${file}.`);
  }
}

function firstKeyOf(dataDir: string): string | null {
  const file = join(dataDir, 'first-key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Prompts for the key without echoing it. @returns null when stdin is not a terminal, or nothing is typed */
async function promptForKey(url: string): Promise<string | null> {
  if (process.stdin.isTTY !== true) return null;
  process.stderr.write(`Key for ${url}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await prompt.question('')).trim() || null;
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}

/** Returns the URL of the service that has the data folder open. @returns null when there is none */
async function serviceOn(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  const response = await sendToControlSocket(dataDir, ['address']);
  return response?.code === 0 ? response.text.trim() : null;
}

/** Opens the store in this process. Imports nothing: only the service does. @throws UserFacingError */
async function openLocal(
  settings: Settings,
): Promise<{ readonly graph: Graph; readonly close: () => Promise<void> }> {
  const unavailable = (error: unknown): never => {
    if (isUserFacing(error, 'unavailable')) throw error;
    const reason = describeError(error);
    throw reason === null ? error : new UserFacingError('unavailable', reason);
  };
  if (!(await storeExists(storeOf(settings)).catch(unavailable)))
    throw new UserFacingError('unavailable', missingDataText(settings, 'set LOOKUP_URL to a remote service'));
  const onError = (error: unknown) => terminal.writeError(`${describeError(error) ?? String(error)}\n`);
  const stores = await openStores(settings, {
    onError,
    importInChildProcess: () =>
      Promise.reject(
        new UserFacingError(
          'unavailable',
          `The data in ${settings.dataDir} is of another version of the program. Start the service once (npm start), which updates it, or set LOOKUP_URL to a remote service.`,
        ),
      ),
  }).catch(unavailable);
  const graph = openGraph(settings, stores, onError);
  return { graph, close: () => stores.close() };
}

// The program that reads the output may end first: `lookup country | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

lookup(process.argv.slice(2), {
  routes,
  open: () => open(),
  terminal,
  mcp,
  zones: (args) => zonesCommand(args, () => openEditions(readSettings(environment)), terminal),
  enrich: (args) =>
    enrich(args, {
      families: familiesOf(routes),
      open: () => open(false),
      terminal: { ...terminal, isTerminal: process.stderr.isTTY === true },
      stdin: () => process.stdin,
      stdout: process.stdout,
      monotonicNow: () => performance.now(),
    }),
  data: (args) => {
    // Show the folder that is changed, unless the operator named it.
    if (isAbsolute(dataFolder) && dataFolder !== process.env['DATA_DIR'] && !environment['DATABASE_URL'])
      terminal.writeError(`Data folder: ${dataFolder}\n`);
    return data(args, environment, process.stdout);
  },
}).then((code) => {
  process.exitCode = code;
}, exitWithError);
