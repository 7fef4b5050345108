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
 */
export async function startUnderAttack(
  siege: Siege,
  dataDir: string,
  nodeOptions: string,
): Promise<ServiceUnderAttack> {
  const preparedSettings = await siege.prepare?.(dataDir);
  const folder = await mkdtemp(join(tmpdir(), 'lookup-siege-files-'));
  const service = await startService({
    DATA_DIR: dataDir,
    NODE_OPTIONS: nodeOptions,
    ...preparedSettings?.settings,
  });
  await waitUntilReady(service.url);
  const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  const target: Target = {
    url: service.url,
    port: Number(new URL(service.url).port),
    key: service.key,
    dataDir,
    folder,
    async createKey(...options) {
      const { text } = await executeKeysCommand(['create', '--plan', 'free', '--json', ...options], {
        DATA_DIR: dataDir,
      });
      return (JSON.parse(text) as { readonly key: string }).key;
    },
    data: (args, settings) =>
      new Promise((resolve) => {
        const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, OFFLINE: 'true', ...settings };
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
      await preparedSettings?.stop?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
