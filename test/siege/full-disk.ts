import { execFile } from 'node:child_process';
import { cp, mkdir, open as openFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  checkOtherClients,
  checkStatus,
  describeMismatch,
  send,
  waitUntil,
  type Attack,
  type Siege,
  type Target,
} from './attack.ts';

/** Lines of stack traces, which an operator must not see. */
const describeStackTrace = (text: string): string | null =>
  /\n\s+at /.test(text) ? `a stack trace: ${text.slice(0, 300)}` : null;

/** Bytes that the disk has in addition to the data. */
const spareBytes = 100_000_000;

/** Fills the disk of a folder. @returns the file that does so */
async function fillDisk(folder: string): Promise<string> {
  const path = join(folder, 'filler');
  const file = await openFile(path, 'w');
  // Small pieces at the end leave no block free.
  for (const size of [1_048_576, 4096]) {
    const piece = Buffer.alloc(size);
    for (let isFull = false; !isFull;)
      await file.write(piece).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
        isFull = true;
      });
  }
  await file.close();
  return path;
}

const checkReadiness = async ({ url }: Target, wanted: string): Promise<string | null> => {
  const { text } = await send(`${url}/readyz`);
  return text.includes(`"${wanted}"`) ? null : `/readyz: ${text.slice(0, 200)}`;
};

/** The disk is full while the checks run. */
const buildDiskAttack = (name: string, work: (target: Target) => Promise<string | null>): Attack => ({
  name,
  async run(target) {
    const filler = await fillDisk(target.dataDir);
    let problem: string | null;
    try {
      problem = (await waitUntil(() => checkReadiness(target, 'degraded'))) ?? (await work(target));
    } finally {
      await rm(filler);
    }
    return (
      problem ??
      (await waitUntil(() => checkReadiness(target, 'ready'))) ??
      (await checkStatus(`${target.url}/country/NO`, target.key, 200, 'a lookup after it')) ??
      (await checkStatus(`${target.url}/country/NO`, await target.createKey(), 200, 'a new key after it'))
    );
  },
});

export const diskSiege: Siege = {
  name: 'a small disk',
  async prepare(dataDir) {
    const disk = `${dataDir}-disk`;
    const { stdout } = await promisify(execFile)('du', ['-sb', dataDir]);
    const bytes = Number.parseInt(stdout, 10) + spareBytes;
    await mkdir(disk);
    try {
      await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk]);
    } catch {
      await rm(disk, { recursive: true });
      return { missing: 'this user may not mount a file system' };
    }
    const folder = join(disk, 'data');
    await cp(dataDir, folder, { recursive: true });
    return {
      settings: { DATA_DIR: folder },
      async stop() {
        await promisify(execFile)('umount', [disk]);
        await rm(disk, { recursive: true });
      },
    };
  },
  classes: [
    {
      name: 'a full disk',
      isLong: true,
      attacks: [
        buildDiskAttack('200 lookups', (target) => checkOtherClients(target, 200)),
        buildDiskAttack('1,000 lookups write less than 100 kB of log', async (target) => {
          const before = target.printed().length;
          const problem = await checkOtherClients(target, 1000);
          const written = target.printed().length - before;
          return problem ?? (written > 100_000 ? `${written} bytes of log` : null);
        }),
        buildDiskAttack('commands of the operator fail in plain words or succeed', async (target) => {
          const feed = join(target.folder, 'feed.csv');
          await writeFile(
            feed,
            Array.from(
              { length: 60_000 },
              (_, index) => `10.${index >> 8}.${index & 255}.0/24,NO,NO-03,Oslo,\n`,
            ).join(''),
          );
          const results = [
            await target.keys(['create']),
            await target.data(['import', 'geofeeds', '--from', feed]),
            await target.data(['backup', join(target.dataDir, 'backup')]),
          ];
          await rm(join(target.dataDir, 'backup'), { force: true });
          return (
            results.map(({ text }) => describeStackTrace(text)).find((each) => each !== null) ??
            describeMismatch('exit code of the backup', results[2]?.code, 1)
          );
        }),
        {
          name: 'an import after it',
          async run(target) {
            const feed = join(target.folder, 'small.csv');
            await writeFile(feed, '10.0.0.0/24,NO,NO-03,Oslo,\n');
            const { code, text } = await target.data(['import', 'geofeeds', '--from', feed]);
            if (code !== 0) return text;
            const verification = await target.data(['verify']);
            return verification.code === 0 ? null : verification.text;
          },
        },
      ],
    },
  ],
};
