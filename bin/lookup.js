#!/usr/bin/env node
// The command of the package: runs what `npm run build` has built, and builds it where that was not done yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const program = new URL('../dist/lookup.js', import.meta.url);
if (!existsSync(program)) {
  // In a process of its own, without our arguments: it would take them for files to build. Stdout is for the answer alone.
  const build = fileURLToPath(new URL('../build.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(3);
}
await import(program.href);
