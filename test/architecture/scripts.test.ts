import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const scripts = readdirSync(`${root}scripts`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

test('scripts/README.md lists exactly the scripts in its folder', () => {
  const page = readFileSync(`${root}scripts/README.md`, 'utf8');
  const listedScripts = Array.from(page.matchAll(/^\| `([a-z-]+)`/gm), ([, name]) => name);
  expect(listedScripts).toEqual(scripts.sort());
  expect(listedScripts.length).toBeGreaterThan(10);
});

test('npm run script lists the scripts, and exits with status 2 for an unknown name', () => {
  const runner = `${root}scripts/run.js`;
  expect(execFileSync(process.execPath, [runner], { encoding: 'utf8' })).toContain('`zone-tab`');
  for (const name of ['constructor', '../app/bin/serve', 'run', ''])
    expect(spawnSync(process.execPath, [runner, name], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no script') as string,
    });
});
