import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subgraphNames } from '../../../router/compose/supergraph.ts';
import { killWithParent } from '../../support/end-with-parent.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The start command of each engine that has a configuration in examples/. */
export const programs: Readonly<
  Record<string, (folder: string, port: number) => readonly [string, ...string[]]>
> = {
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

/** Subgraph URLs by setting name. */
export type SubgraphAddresses = Readonly<Record<string, string>>;

export interface Subgraphs {
  readonly addresses: SubgraphAddresses;
  readonly processes: readonly ChildProcess[];
  readonly end: () => void;
}

/** Starts the four subgraphs like an operator. @returns their URLs; they exit with this process */
export async function startSubgraphs(store: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): Promise<Subgraphs> {
  const children: ChildProcess[] = [];
  const addresses = await Promise.all(
    subgraphNames.map(async (name) => {
      const child = spawn(process.execPath, [join(root, 'dist/subgraph.js'), name], {
        env: {
          PATH: process.env['PATH'],
          PORT: '0',
          DATABASE_URL: store.databaseUrl,
          DATA_DIR: store.dataDir,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      killWithParent(child);
      children.push(child);
      const url = await new Promise<string>((found, failed) => {
        child.once('exit', (code) => failed(new Error(`The subgraph ${name} ended with ${code}.`)));
        child.stdout.on('data', (part: Buffer) => {
          const [url] = /http:\S+/.exec(part.toString()) ?? [];
          if (url !== undefined) found(url);
        });
      });
      return [`SUBGRAPH_${name.toUpperCase()}_URL`, url];
    }),
  );
  return {
    addresses: Object.fromEntries(addresses),
    processes: children,
    end: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}

export interface Engine {
  readonly child: ChildProcess;
  readonly end: () => void;
}

/**
 * Starts an example with the packages of its engine.
 * @param engines folder with a subfolder of installed packages for each engine
 */
export function startEngine(
  name: string,
  engines: string,
  port: number,
  addresses: SubgraphAddresses,
): Engine {
  const folder = mkdtempSync(join(tmpdir(), `engine-${name}-`));
  cpSync(join(root, 'examples', name), join(folder, 'examples', name), { recursive: true });
  cpSync(join(root, 'schema'), join(folder, 'schema'), { recursive: true });
  const projectFolder = join(folder, 'examples', name);
  symlinkSync(join(resolve(engines), name, 'node_modules'), join(projectFolder, 'node_modules'));
  const [program = '', ...args] = programs[name]?.(projectFolder, port) ?? [];
  const env = { PATH: process.env['PATH'], HOME: folder, PORT: String(port), ...addresses };
  const child = spawn(program, args, { cwd: projectFolder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  killWithParent(child);
  return {
    child,
    end: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function queryEngine(
  port: number,
  request: { readonly document: string; readonly variables: object },
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { document, variables } = request;
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query: document, variables }),
  });
  const body = (await response.json()) as { data?: unknown; errors?: readonly { message: string }[] };
  return body.data ?? body.errors?.[0]?.message ?? null;
}

/** Waits until an engine responds. @throws Error when it exits, or after a minute */
export async function waitForEngine(port: number, { child }: Engine): Promise<void> {
  for (const waitMs of Array.from({ length: 120 }, () => 500)) {
    if (child.exitCode !== null) throw new Error(`The engine ended with ${child.exitCode}.`);
    const response = await queryEngine(port, { document: '{ __typename }', variables: {} }).catch(() => null);
    if (response !== null) return;
    await new Promise((later) => setTimeout(later, waitMs));
  }
  throw new Error('The engine is not responding.');
}
