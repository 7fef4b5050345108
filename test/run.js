/**
 * `npm test`: the checks (`npm run check`) and the tests side by side, since neither keeps two cores busy all the time.
 * Arguments go to vitest. What the checks say is
 * shown at the end; either of them fails the whole.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** @returns {Promise<number>} the status */
const ended = (child) => new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));

/** Databases that live for one test: a file of them that is made on a disk costs more than all that is asked of it. */
const inMemory = '/dev/shm';
/** Bytes that the folders of all tests which run at once take, and twice that for the programs. */
const most = 6e9;

/** @returns a folder in memory, where there is room for it */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < most || freemem() < 2 * most) return null;
    const folder = mkdtempSync(join(inMemory, 'lookup-test-'));
    // The user of PostgreSQL goes through it.
    chmodSync(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  } catch {
    return null;
  }
}

const folder = temporaryFolder();
const env = folder === null ? process.env : { ...process.env, TMPDIR: folder };

const checks = spawn('npm', ['run', '--silent', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
for (const stream of [checks.stdout, checks.stderr]) stream.on('data', (part) => (said += part));
const checked = ended(checks);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const tests = spawn(process.execPath, vitest, { stdio: 'inherit', env });
// They end first, then the folder goes.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => [checks, tests].forEach((child) => child.kill(signal)));
const tested = ended(tests);
const [checking, testing] = await Promise.all([checked, tested]);
if (checking === 0) process.stdout.write('The checks found nothing.\n');
else process.stderr.write(`The checks failed:\n${said}\n`);
process.exitCode = checking === 0 && testing === 0 ? 0 : 1;
