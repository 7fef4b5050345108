/**
 * `node run.js <program> …` builds the programs and runs one of them in this process, as `npm start` does. A pre-script
 * of npm could run the build, but .npmrc disables pre-scripts together with the scripts of packages.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const [, , name] = process.argv;
// Build in a child process, so that the memory of the build is freed.
const buildProgram = fileURLToPath(new URL('build.js', import.meta.url));
const { status } = spawnSync(process.execPath, [buildProgram], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const program = new URL(`dist/${name}.js`, import.meta.url);
// Set the arguments as if the program had been started directly, because it can start itself again with them.
process.argv.splice(1, 2, fileURLToPath(program));
await import(program.href);
