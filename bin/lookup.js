#!/usr/bin/env node
// The `lookup` command of the package. Runs a program that `npm run build` creates, and builds a missing program first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const [, , command] = process.argv;
if (command === '--version' || command === '-v') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
  process.exit(0);
}
const isProgram = ['serve', 'keys', 'subgraph'].includes(command);
const program = new URL(`../dist/${isProgram ? command : 'lookup'}.js`, import.meta.url);
if (!existsSync(program)) {
  // Build in a child process without arguments, because build.js would treat arguments as files to build. The output of the build
  // goes to stderr, because stdout is for results.
  const build = fileURLToPath(new URL('../build.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(3);
}
// Set the arguments that the program would have if it had been started directly, because the program can restart itself with
// these arguments.
process.argv.splice(1, isProgram ? 2 : 1, fileURLToPath(program));
await import(program.href);
