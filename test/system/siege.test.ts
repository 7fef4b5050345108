import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOtherClients, type Target } from '../siege/attack.ts';
import { startUnderAttack } from '../siege/service-under-attack.ts';
import { sieges } from '../siege/sieges.ts';
import { copyFreshInstallation } from '../support/fresh-installation.ts';
import type { StartedService } from '../support/start-service.ts';

/** A share of `npm run siege`, which also measures the event loop and the memory. */
describe.each(sieges.filter(({ classes }) => classes.some(({ isLong = false }) => !isLong)))(
  'a service with a small heap ($name) withstands',
  (siege) => {
    let folder: string;
    let target: Target;
    let service: StartedService;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      folder = await copyFreshInstallation('embedded');
      const nodeOptions = '--max-old-space-size=512';
      const started = await startUnderAttack(siege, join(folder, 'data'), nodeOptions);
      if ('missing' in started) throw new Error(started.missing);
      ({ target, service, stop } = started);
    });
    afterAll(async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    });

    const shortClasses = siege.classes.filter(({ isLong = false }) => !isLong);
    test.each(
      shortClasses.flatMap(({ name, attacks }) =>
        attacks.map((attack) => [name, attack.name, attack] as const),
      ),
    )(
      'the service with a small heap serves other clients during the attack %s: %s',
      async (_, __, attack) => {
        expect(await attack.run(target)).toBeNull();
        expect(await checkOtherClients(target, 1)).toBeNull();
        expect(service.process.exitCode).toBeNull();
      },
    );
  },
);
