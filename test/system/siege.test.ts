import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks, type Target } from '../siege/attacks.ts';
import { copyOfFresh, serviceUser } from '../support/fresh-installation.ts';
import { keysCommand } from '../support/keys-command.ts';
import { ready } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';

/** A share of `npm run siege`, which also measures how long the event loop is blocked. */
let folder: string;
let service: StartedService;
let target: Target;
beforeAll(async () => {
  folder = await copyOfFresh('embedded');
  const env = { ...serviceUser, DATA_DIR: join(folder, 'data') };
  const small = { NODE_OPTIONS: '--max-old-space-size=512', PAGES_PER_MINUTE: '600' };
  service = await startService({ ...env, ...small });
  await ready(service.url);
  target = {
    url: service.url,
    key: service.key,
    freeKey: async () => {
      const { text } = await keysCommand(['create', '--plan', 'free', '--json'], env);
      return (JSON.parse(text) as { key: string }).key;
    },
  };
}, 300_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'the service holds against %s',
  async (_, { run }) => {
    expect(await run(target)).toBeNull();
    expect(service.process.exitCode).toBeNull();
  },
);
