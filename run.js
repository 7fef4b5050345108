/**
 * `node run.js <program> …` builds the programs and runs one of them in this process, as `npm start` does. npm would run a
 * build before a script as a pre-script, but .npmrc turns those off with the scripts of packages.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const [, , name] = process.argv;
// In a child process, so that the memory of the build is free again.
const build = fileURLToPath(new URL('build.js', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const program = new URL(`dist/${name}.js`, import.meta.url);
// As if the program had been started itself: it may start itself again, with these arguments.
process.argv.splice(1, 2, fileURLToPath(program));
await import(program.href);
