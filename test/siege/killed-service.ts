import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import process from 'node:process';
import { listChildren } from '../support/child-processes.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';
import {
  checkStatus,
  describeMismatch,
  readUsedUnits,
  requestStatus,
  runChecks,
  waitUntil,
  type Attack,
  type Siege,
  type Target,
} from './attack.ts';

/** The data folder of the service that is killed: a copy, made before the main service starts. */
let killedFolder = '';

/** Starts a service on a folder whose last service was killed a moment ago. */
async function startAgain(threads: string): Promise<StartedService> {
  const service = await startService({ DATA_DIR: killedFolder, WORKERS: threads });
  await waitUntilReady(service.url);
  return service;
}

/**
 * Kills a service, or the child process in which its threads run, and waits until all its processes have ended.
 * @param onKill called immediately after the signal
 */
async function killService(
  { process: program }: StartedService,
  victim: 'launcher' | 'child',
  onKill: () => void,
): Promise<void> {
  const pid = program.pid ?? 0;
  const children = listChildren(pid);
  const ended = new Promise((resolve) => program.once('exit', resolve));
  process.kill(victim === 'child' ? (children[0] ?? pid) : pid, 'SIGKILL');
  onKill();
  await ended;
  for (const child of children)
    await waitUntil(async () => (existsSync(`/proc/${child}`) ? `the process ${child} has not ended` : null));
}

const buildKillAttack = (threads: string, victim: 'launcher' | 'child'): Attack => ({
  name: `kill -9 under load, three times (WORKERS=${threads}, ${victim})`,
  async run() {
    const keys: Target['keys'] = (args) => executeKeysCommand(args, { DATA_DIR: killedFolder });
    const createKey = async () => {
      const { text } = await keys(['create', '--plan', 'unlimited', '--json']);
      return (JSON.parse(text) as { readonly key: string }).key;
    };
    let service = await startAgain(threads);
    try {
      const usedKey = await createKey();
      const counts = { sent: 0, received: 0 };
      for (let round = 0; round < 3; round += 1) {
        const { url } = service;
        let isKilled = false;
        const sendUntilKilled = async () => {
          while (!isKilled) {
            counts.sent += 1;
            if ((await requestStatus(`${url}/country/FR`, usedKey)) === 200) counts.received += 1;
          }
        };
        const senders = Array.from({ length: 8 }, sendUntilKilled);
        const revokedKey = await createKey();
        const { code } = await keys(['revoke', revokedKey]);
        const lastKey = await createKey();
        const minReceived = counts.received + 300;
        await waitUntil(async () => (counts.received >= minReceived ? null : 'waiting'));
        await killService(service, victim, () => (isKilled = true));
        await Promise.all(senders);
        service = await startAgain(threads);
        const next = service.url;
        const used = await readUsedUnits({ keys }, usedKey);
        const problem = await runChecks([
          async () => describeMismatch('exit code of revoke', code, 0),
          async () =>
            used >= counts.received && used <= counts.sent
              ? null
              : `${used} units after ${counts.received} responses to ${counts.sent} requests`,
          () => checkStatus(`${next}/country/NO`, usedKey, 200, 'the key in use'),
          () => checkStatus(`${next}/country/NO`, lastKey, 200, 'the key that was created last'),
          () => checkStatus(`${next}/country/NO`, revokedKey, 401, 'the revoked key'),
        ]);
        if (problem !== null) return `round ${round + 1}: ${problem}`;
        // The checks have used a unit.
        counts.sent += 1;
        counts.received += 1;
      }
      return null;
    } finally {
      await service.stop();
    }
  },
});

export const killSiege: Siege = {
  name: 'a killed service',
  async prepare(dataDir) {
    killedFolder = `${dataDir}-killed`;
    await cp(dataDir, killedFolder, { recursive: true });
    return { settings: {}, stop: () => rm(killedFolder, { recursive: true, force: true }) };
  },
  classes: [
    {
      name: 'kill -9',
      isLong: true,
      attacks: [
        buildKillAttack('1', 'launcher'),
        buildKillAttack('2', 'launcher'),
        buildKillAttack('2', 'child'),
      ],
    },
  ],
};
