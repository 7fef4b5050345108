/**
 * `npm test`: runs the checks (`npm run check`) and the tests in parallel, since neither keeps two cores busy. Arguments go to
 * vitest. The output of the checks is printed at the end. A failure of the checks or of the tests fails the command.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Waits for the end of a child process.
 * @returns {Promise<number>} the exit status
 */
const waitForExit = (child) => new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));

/** Folder in memory for the databases of single tests: creating their files on disk takes longer than the tests. */
const inMemory = '/dev/shm';
/** Bytes that the folders of all concurrent tests need; their programs need twice as much memory. */
const maximumBytes = 6e9;

/**
 * Creates a folder for temporary files.
 * @returns a folder in memory, or null when there is not enough memory
 */
function createTemporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < maximumBytes || freemem() < 2 * maximumBytes) return null;
    const folder = mkdtempSync(join(inMemory, 'lookup-test-'));
    // The PostgreSQL user needs access to the folder.
    chmodSync(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  } catch {
    return null;
  }
}

const folder = createTemporaryFolder();
const env = folder === null ? process.env : { ...process.env, TMPDIR: folder };

const checks = spawn('npm', ['run', '--silent', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] });
let checksOutput = '';
for (const stream of [checks.stdout, checks.stderr]) stream.on('data', (part) => (checksOutput += part));
const checksExit = waitForExit(checks);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const tests = spawn(process.execPath, vitest, { stdio: 'inherit', env });
// End the processes first, then remove the folder.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => [checks, tests].forEach((child) => child.kill(signal)));
const testsExit = waitForExit(tests);
const [checking, testing] = await Promise.all([checksExit, testsExit]);
if (checking === 0) process.stdout.write('The checks found nothing.\n');
else process.stderr.write(`The checks failed:\n${checksOutput}\n`);
process.exitCode = checking === 0 && testing === 0 ? 0 : 1;
