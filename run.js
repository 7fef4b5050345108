/**
 * `node run.js <program> …` builds the programs and runs one of them in this process, as `npm start` does. An npm pre-script
 * cannot run the build, because .npmrc disables pre-scripts and the scripts of packages.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const [, , name] = process.argv;
// Build in a child process, whose memory is freed afterwards.
const buildProgram = fileURLToPath(new URL('build.js', import.meta.url));
const { status } = spawnSync(process.execPath, [buildProgram], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const program = new URL(`dist/${name}.js`, import.meta.url);
// Set the arguments of a direct start, because the program can use them to start itself again.
process.argv.splice(1, 2, fileURLToPath(program));
await import(program.href);
