import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookup-client-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
import { lookup, LookupError, type Body } from 'lookup-client';

const client = lookup({ baseUrl: process.argv[2] ?? '', key: process.argv[3] });
const country: Body<'Country'> = await client.get('/country/{code}', { code: 'NO' });
const postal = await client.get('/postal/{code}', { code: '90210', country: 'US', deep: true });
const clock = await client.get('/time/{timezone}', { timezone: 'Asia/Kolkata' });
const { timezone } = await client.get('/time', { city: 'Oslo', country: 'NO' });
const code = await client.get('/currency/{code}', { code: 'QQQ' }).catch((error: unknown) =>
  error instanceof LookupError ? error.code : 'another error',
);
const graph = await client.graphql('query ($code: ID!) { country(code: $code) { name } }', { code: 'NO' });
// @ts-expect-error there is no such path
client.get('/contry/{code}', { code: 'NO' }).catch(() => undefined);
// @ts-expect-error a path parameter is required
client.get('/country/{code}').catch(() => undefined);
console.log(JSON.stringify([country.currency, postal.city, clock.offset, timezone, code, graph]));
`;

const run = (cwd: string, file: string, ...words: string[]) =>
  execFileSync(file, words, {
    cwd,
    // `npm test` passes the npm settings of this checkout to its children; a project of a user has its own settings.
    env: { ...process.env, npm_config_ignore_scripts: 'false' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test.each<[string, (client: string) => string]>([
  ['from its folder', (client) => client],
  [
    'as a package',
    (client) => join(folder, run(client, 'npm', 'pack', '--silent', '--pack-destination', folder).trim()),
  ],
])('the TypeScript client can be installed %s into an empty project, compiled and used', (_, installable) => {
  const { url, key } = inject('service');
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  const client = join(checkout, 'clients/typescript');
  const project = join(checkout, 'project');
  // The state of a checkout after `npm install`: nothing is built.
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  cpSync(join(root, 'clients/typescript'), client, {
    recursive: true,
    filter: (path) => basename(path) !== 'dist',
  });
  cpSync(join(root, 'test/support/empty-project'), project, { recursive: true });
  writeFileSync(join(project, 'main.ts'), program);
  const options = ['--silent', '--offline', '--no-audit', '--no-fund'];
  run(project, 'npm', 'install', ...options, installable(client));
  // A real project installs its own Node types; the test links those of this checkout.
  symlinkSync(join(root, 'node_modules/@types'), join(project, 'node_modules/@types'));
  run(project, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  expect(JSON.parse(run(project, process.execPath, 'main.js', url, key))).toEqual([
    'NOK',
    'Beverly Hills',
    '+05:30',
    'Europe/Oslo',
    'not_found',
    { country: { name: 'Norway' } },
  ]);
});
