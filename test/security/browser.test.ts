import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { httpHouse } from '../support/http-house.ts';

const program = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** What a browser makes of a page, and what it writes to its console, refusals of the policy included. */
async function opened(url: string): Promise<{ page: string; console: readonly string[] }> {
  if (program === undefined) throw new Error('This test needs Chromium (Debian: apt install chromium).');
  const folder = await mkdtemp(join(tmpdir(), 'lookup-browser-'));
  const quiet = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}`];
  const told = ['--enable-logging=stderr', '--virtual-time-budget=2000', '--dump-dom'];
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...quiet, ...told, url], {
      timeout: 110_000,
    });
    return { page: stdout, console: stderr.split('\n').filter((line) => line.includes('CONSOLE')) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test(
  'a browser runs the page at /graphql under its policy, without a word in the console',
  { timeout: 120_000 },
  async () => {
    const house = await httpHouse();
    try {
      const { page, console } = await opened(`${house.url}/graphql`);
      expect(page).toContain('Open Apollo Sandbox');
      expect(console).toEqual([]);
    } finally {
      await house.stop();
    }
  },
);
