import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runLookup } from '../../cli/lookup.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { RemoteSource } from '../../cli/remote.ts';
import type { Source } from '../../cli/source.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { groupByFamily } from '../../rest-compat/routing/families.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes as builtInRoutes } from '../../rest-compat/routes/index.ts';
import { sendToControlSocket } from '../access/control-client.ts';
import { CustomOperationsFolder } from '../custom-operations-folder.ts';
import { findDataFolder } from '../data-folder.ts';

/**
 * The `lookup` command: queries a running service, or the data folder directly. Modules that a request to a service does not need
 * are imported on first use. Such a command thus starts in a fraction of a second.
 */
const dataFolder = findDataFolder(process.env, {
  here: '.',
  program: fileURLToPath(new URL('../../', import.meta.url)),
});
const environment: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataFolder };

/** The built-in routes, and the routes of the operator's custom operations in the data folder. */
const routes: readonly Route[] = [...builtInRoutes, ...(await readCustomRoutes())];

async function readCustomRoutes(): Promise<readonly Route[]> {
  const files = new CustomOperationsFolder(dataFolder).changed();
  if (files === null || files.names.length === 0) return [];
  const { createCustomRoutes } = await import('../lookup-command/custom-routes.ts');
  return createCustomRoutes(files);
}

const terminal: Terminal = {
  isTerminal: process.stdout.isTTY === true,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};

/** Returns the running service that lookups are sent to. @returns null when this process must open the store itself */
async function findService(): Promise<RemoteSource | null> {
  const url = environment['LOOKUP_URL']?.replace(/\/+$/, '');
  if (url !== undefined && url !== '')
    return createRemoteSource(url, readKeyFromEnvironment() ?? (await promptForKey(url)));
  const hasConfiguredDatabase = (environment['DATABASE_URL'] ?? '') !== '';
  const runningUrl = hasConfiguredDatabase ? null : await findServiceUrl(dataFolder);
  return runningUrl === null
    ? null
    : createRemoteSource(runningUrl, readKeyFromEnvironment() ?? readFirstKey(dataFolder));
}

/** Opens the source of lookups. @param suggests whether error messages suggest the closest known word */
async function open(suggests = true): Promise<Source> {
  const runningService = await findService();
  if (runningService !== null) return runningService;
  const { openLocalSource } = await import('../lookup-command/local-store.ts');
  return openLocalSource({ environment, routes, suggests, onError: terminal.writeError });
}

/** Runs `lookup mcp`: serves an AI agent over stdin and stdout. */
async function runMcp(): Promise<void> {
  const { serveAgent } = await import('../lookup-command/agent.ts');
  await serveAgent(await findService(), environment, terminal.writeError);
  // Exit explicitly: keep-alive connections would delay the end of the process, for which the agent waits.
  process.exit(0);
}

const createRemoteSource = (url: string, key: string | null) =>
  new RemoteSource({ url, key, pause: (ms) => pause(ms) });

/** Returns the key from the environment. A key is never a command-line argument, because other processes can read arguments. */
function readKeyFromEnvironment(): string | null {
  const { LOOKUP_KEY: key, LOOKUP_KEY_FILE: file } = environment;
  if (key !== undefined && key !== '') return key;
  if (file === undefined || file === '') return null;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UserFacingError('unavailable', `LOOKUP_KEY_FILE must be a readable file, not ${file}.`);
  }
}

function readFirstKey(dataDir: string): string | null {
  const file = join(dataDir, 'first-key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

async function promptForKey(url: string): Promise<string | null> {
  if (process.stdin.isTTY !== true) return null;
  return (await import('../lookup-command/prompt-for-key.ts')).promptForKey(url);
}

/**
 * Returns the URL of the service that has the data folder open.
 * @returns null when no service has it open
 */
async function findServiceUrl(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  const response = await sendToControlSocket(dataDir, ['address']);
  return response?.code === 0 ? response.text.trim() : null;
}

// The program that reads the output can end early: `lookup country | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

runLookup(process.argv.slice(2), {
  routes,
  open: () => open(),
  terminal,
  mcp: runMcp,
  zones: async (args) => {
    const [{ runZonesCommand }, { openEditions }, { readSettings }] = await Promise.all([
      import('../zones/zones-command.ts'),
      import('../zones/open-editions.ts'),
      import('../settings/settings.ts'),
    ]);
    return runZonesCommand(args, () => openEditions(readSettings(environment)), terminal);
  },
  enrich: async (args) =>
    (await import('../../cli/enrich/enrich.ts')).enrich(args, {
      families: groupByFamily(routes),
      open: () => open(false),
      terminal: { ...terminal, isTerminal: process.stderr.isTTY === true },
      stdin: () => process.stdin,
      stdout: process.stdout,
      monotonicNow: () => performance.now(),
    }),
  data: async (args) => {
    // Print the folder that the command changes, unless the operator named it.
    if (isAbsolute(dataFolder) && dataFolder !== process.env['DATA_DIR'] && !environment['DATABASE_URL'])
      terminal.writeError(`Data folder: ${dataFolder}\n`);
    const { executeDataCommand } = await import('../data-commands/commands.ts');
    return executeDataCommand(args, environment, process.stdout);
  },
  stdin: () => process.stdin,
}).then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => (await import('../describe-error.ts')).exitWithError(error),
);
