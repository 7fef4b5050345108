import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { executeKeysCommand } from '../support/keys-command.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';
import type { Siege, Target } from './attack.ts';

interface ServiceUnderAttack {
  readonly target: Target;
  readonly service: StartedService;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a service, and everything that the attacks need.
 * @param dataDir a data folder, with or without data
 * @param nodeOptions NODE_OPTIONS of the service
 * @param onSpawn called with the process id of the service before the service runs
 * @returns the reason why this machine cannot run the attacks, if there is one
 */
export async function startUnderAttack(
  siege: Siege,
  dataDir: string,
  nodeOptions: string,
  onSpawn?: (pid: number) => void,
): Promise<ServiceUnderAttack | { readonly missing: string }> {
  const preparation = (await siege.prepare?.(dataDir)) ?? { settings: {} };
  if ('missing' in preparation) return preparation;
  const settings = { DATA_DIR: dataDir, ...preparation.settings };
  const folder = await mkdtemp(join(tmpdir(), 'lookup-siege-files-'));
  const service = await startService({ NODE_OPTIONS: nodeOptions, ...settings }, onSpawn);
  await waitUntilReady(service.url);
  // Programs of the operator have the store of the service, and the real clock.
  const store = Object.fromEntries(
    Object.entries(settings).filter(([name]) => ['DATA_DIR', 'DATABASE_URL'].includes(name)),
  );
  const keys: Target['keys'] = (args) => executeKeysCommand(args, store);
  const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  const target: Target = {
    url: service.url,
    port: Number(new URL(service.url).port),
    key: service.key,
    dataDir: settings.DATA_DIR,
    folder,
    keys,
    printed: service.printed,
    async createKey(...options) {
      const { text } = await keys(['create', '--plan', 'free', '--json', ...options]);
      return (JSON.parse(text) as { readonly key: string }).key;
    },
    data: (args, more) =>
      new Promise((resolve) => {
        const env = { PATH: process.env['PATH'], OFFLINE: 'true', ...store, ...more };
        execFile(process.execPath, [program, ...args], { env, timeout: 300_000 }, (error, stdout, stderr) => {
          const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
          resolve({ code, text: stdout + stderr });
        });
      }),
  };
  return {
    target,
    service,
    stop: async () => {
      await service.stop();
      await preparation.stop?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
