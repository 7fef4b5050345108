import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { createCheckout } from '../support/checkout-of.ts';

const program = fileURLToPath(new URL('../../bin/lookup.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lookup-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
const service = inject('service');

function run(args: readonly string[], environment: Record<string, string>, command = program) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (errorOutput += String(part)));
  child.stdin.end();
  return new Promise<{ code: number | null; out: string; complaints: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out: output, complaints: errorOutput }));
  });
}

test('the lookup command sends requests to the service at LOOKUP_URL with LOOKUP_KEY', async () => {
  const { code, out } = await run(['city', 'Oslo', '--country', 'NO'], {
    LOOKUP_URL: service.url,
    LOOKUP_KEY: service.key,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ name: 'Oslo', country: 'NO', timezone: 'Europe/Oslo' });
  const rejection = await run(['city', 'Oslo'], { LOOKUP_URL: service.url, LOOKUP_KEY: 'secret_wrong' });
  expect(rejection.code).toBe(2);
  expect(rejection.complaints).toContain('key is not valid');
});

test('without LOOKUP_URL, the lookup command finds the service that uses the data folder', async () => {
  const { code, out } = await run(['country', 'FR', '--fields', 'country,currency'], {
    DATA_DIR: service.dataDir,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ country: 'FR', currency: 'EUR' });
  expect((await run(['city', 'Nowhere at all'], { DATA_DIR: service.dataDir })).code).toBe(1);
});

test('the lookup command finds the data folder of its own checkout or release from any working directory', async () => {
  const command = createCheckout(join(folder, 'checkout'), service.dataDir);
  const { code, out } = await run(['country', 'FR', '--fields', 'country'], {}, command);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ country: 'FR' });
  const input = join(folder, 'countries.csv');
  writeFileSync(input, 'country\nFR\n');
  const enrichRun = await run(['enrich', input, '--add', 'country.currency'], {}, command);
  expect(enrichRun.out).toBe('country,country.currency,country.status,country.error\nFR,EUR,found,\n');
  const listRun = await run(['data', 'list'], {}, command);
  expect(listRun.out).toMatch(/^cities +\S+ +[\d,]+ rows/m);
  expect(listRun.complaints).toBe(`Data folder: ${join(folder, 'checkout/.data')}\n`);
  // An explicit DATA_DIR is used even without data.
  const countryRun = await run(['country', 'FR'], { DATA_DIR: join(folder, 'none') }, command);
  expect(countryRun.code).toBe(3);
  expect(countryRun.complaints).toContain(`There is no data in ${join(folder, 'none')}`);
});

test('the lookup command reports a folder without data and explains how to create the data', async () => {
  const { code, complaints } = await run(['city', 'Oslo'], { DATA_DIR: join(folder, 'none') });
  expect(code).toBe(3);
  expect(complaints).toMatch(/There is no data in .*npm start/);
});

test('lookup enrich adds columns to a file through the service', async () => {
  const input = join(folder, 'visits.csv');
  const output = join(folder, 'out.csv');
  writeFileSync(input, 'address,n\n8.8.8.8,1\n10.0.0.1,2\nnothing,3\n');
  const args = ['enrich', input, '--add', 'ip.country,ip.asn', '--by', 'ip=address', '--out', output];
  const { code, complaints } = await run(args, { DATA_DIR: service.dataDir });
  expect(code).toBe(0);
  expect(readFileSync(output, 'utf8')).toEqual(
    expect.stringMatching(
      /^address,n,ip\.country,ip\.asn,ip\.status,ip\.error\n8\.8\.8\.8,1,US,15169,found,\n10\.0\.0\.1,2,,,found,\nnothing,3,,,invalid,.*nothing.*\n$/,
    ),
  );
  // Each invalid value is reported with its record and column, followed by a summary.
  expect(complaints).toMatch(/^Record 3, column address: .*"nothing".*\n3 records: 2 found, 1 invalid\n$/);
});
