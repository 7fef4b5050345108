import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkOtherClients,
  checkStatus,
  describeMismatch,
  requestStatus,
  send,
  waitUntil,
  type Attack,
  type Siege,
  type Target,
} from './attack.ts';

let clockFile = '';

/** The clock of the service by its `Date` header, in days from now. */
async function readClockDays({ url }: Target): Promise<number> {
  const { headers } = await send(`${url}/healthz`);
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 86_400_000);
}

/** Sets the clock of the service, and waits until libfaketime has read the file and the service shows the time. */
async function setClock(target: Target, offset: string): Promise<string | null> {
  await writeFile(clockFile, `${offset}\n`);
  const wantedDays = Number.parseInt(offset, 10);
  return waitUntil(async () => {
    const days = await readClockDays(target);
    return Math.abs(days - wantedDays) <= 1 ? null : `the clock of the service is at ${days} days`;
  });
}

const findClockLibrary = async (): Promise<string | null> => {
  for (const folder of await readdir('/usr/lib').catch(() => [])) {
    const path = join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1');
    if (existsSync(path)) return path;
  }
  return null;
};

const clockJumps = ['+2d', '-2d', '+40d', '-40d', '+7000d', '-7000d'];

/** Sets the clock of the service forward and back, and runs the checks after each jump. */
const buildClockAttack = (
  name: string,
  prepare: (target: Target) => Promise<(offset: string) => Promise<string | null>>,
): Attack => ({
  name,
  async run(target) {
    const check = await prepare(target);
    try {
      for (const jump of clockJumps)
        for (const offset of [jump, '+0']) {
          const problem = (await setClock(target, offset)) ?? (await check(offset));
          if (problem !== null) return `${jump}, at ${offset}: ${problem}`;
        }
      return null;
    } finally {
      await setClock(target, '+0');
    }
  },
});

export const clockSiege: Siege = {
  name: 'a clock that jumps',
  async prepare(dataDir) {
    const library = await findClockLibrary();
    if (library === null) return { missing: 'libfaketime is not installed (Debian: apt install faketime)' };
    clockFile = `${dataDir}-clock`;
    await writeFile(clockFile, '+0\n');
    return {
      settings: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      },
      stop: () => rm(clockFile, { force: true }),
    };
  },
  classes: [
    {
      name: 'jumps of the clock',
      isLong: true,
      attacks: [
        buildClockAttack('lookups', async (target) => () => checkOtherClients(target)),
        buildClockAttack('a key that expires tomorrow', async (target) => {
          const key = await target.createKey('--plan', 'unlimited', '--expires', '1d');
          return (offset) =>
            checkStatus(
              `${target.url}/country/NO`,
              key,
              Number.parseInt(offset, 10) > 1 ? 401 : 200,
              'status of the key',
            );
        }),
        {
          name: 'a limit of 60 requests a minute',
          async run(target) {
            const key = await target.createKey();
            const countServed = async () => {
              const statuses = await Promise.all(
                Array.from({ length: 100 }, () => requestStatus(`${target.url}/country/NO`, key)),
              );
              return statuses.filter((status) => status === 200).length;
            };
            const startedAt = performance.now();
            let served = await countServed();
            for (const offset of ['+2d', '+0', '-2d', '+0']) {
              await setClock(target, offset);
              served += await countServed();
            }
            const minutes = Math.ceil((performance.now() - startedAt) / 60_000) + 1;
            if (served < 60 || served > 60 * minutes)
              return `${served} requests served in ${minutes} minutes`;
            // The window ends after a minute, whatever the clock shows.
            return waitUntil(async () =>
              checkStatus(`${target.url}/country/NO`, key, 200, 'status a minute later'),
            );
          },
        },
        {
          name: 'an allowance of 50 units, in the next month and back',
          async run(target) {
            await target.keys(['plan', 'small', '--requests-per-minute', 'none', '--pooled', '50']);
            const key = await target.createKey('--plan', 'small');
            const countServed = async () => {
              const statuses = await Promise.all(
                Array.from({ length: 100 }, () => requestStatus(`${target.url}/country/NO`, key)),
              );
              return statuses.filter((status) => status === 200).length;
            };
            const served: number[] = [await countServed()];
            for (const offset of ['+40d', '+0', '+40d', '+0']) {
              await setClock(target, offset);
              served.push(await countServed());
            }
            return describeMismatch('served in each month', served, [50, 50, 0, 0, 0]);
          },
        },
        buildClockAttack(
          'a key that is revoked after the clock was set back',
          async (target) => async (offset) => {
            const key = await target.createKey('--plan', 'unlimited');
            await requestStatus(`${target.url}/country/NO`, key);
            const { code, text } = await target.keys(['revoke', key]);
            return code === 0
              ? checkStatus(`${target.url}/country/NO`, key, 401, `status at ${offset}`)
              : text;
          },
        ),
      ],
    },
  ],
};
