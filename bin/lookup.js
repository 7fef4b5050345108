#!/usr/bin/env node
// The command of the package: runs what `npm run build` has built, and builds it where that was not done yet.
import { existsSync } from 'node:fs';
import { URL } from 'node:url';

const program = new URL('../dist/lookup.js', import.meta.url);
if (!existsSync(program)) await import('../build.js');
await import(program.href);
