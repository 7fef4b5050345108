#!/usr/bin/env node
// The `lookup` command of the package: runs the program that `npm run build` creates, and builds it first if it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const program = new URL('../dist/lookup.js', import.meta.url);
if (!existsSync(program)) {
  // In a child process without arguments, because build.js takes arguments as files to build. Stdout is only for results.
  const build = fileURLToPath(new URL('../build.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(3);
}
await import(program.href);
