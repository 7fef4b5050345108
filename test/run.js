/**
 * `npm test`: the checks (`npm run check`) and the tests side by side, since neither keeps two cores busy all the time.
 * Arguments go to vitest. What the checks say is
 * shown at the end; either of them fails the whole.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';

/** @returns {Promise<number>} the status */
const ended = (child) => new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));

const checks = spawn('npm', ['run', '--silent', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
for (const stream of [checks.stdout, checks.stderr]) stream.on('data', (part) => (said += part));
const checked = ended(checks);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const tested = ended(spawn(process.execPath, vitest, { stdio: 'inherit' }));
const [checking, testing] = await Promise.all([checked, tested]);
if (checking === 0) process.stdout.write('The checks found nothing.\n');
else process.stderr.write(`The checks failed:\n${said}\n`);
process.exitCode = checking === 0 && testing === 0 ? 0 : 1;
