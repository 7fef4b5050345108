import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const code = await client.get('/currency/{code}', { code: 'QQQ' }).catch((error: unknown) =>
  error instanceof LookupError ? error.code : 'another error',
);
const graph = await client.graphql('query ($code: ID!) { country(code: $code) { name } }', { code: 'NO' });
// @ts-expect-error there is no such path
client.get('/contry/{code}', { code: 'NO' }).catch(() => undefined);
console.log(JSON.stringify([country.currency, postal.city, clock.offset, code, graph]));
`;

test('the client is packed, installed into an empty project, compiled and used', () => {
  const { url, key } = inject('service');
  const source = join(root, 'clients/typescript');
  const built = join(folder, 'package');
  const project = join(folder, 'project');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = (cwd: string, file: string, ...words: string[]) =>
    execFileSync(file, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  cpSync(source, built, { recursive: true });
  run(built, process.execPath, tsc, '-p', 'tsconfig.build.json');
  const packed = run(built, 'npm', 'pack', '--silent', '--pack-destination', folder).trim();
  cpSync(join(root, 'test/support/empty-project'), project, { recursive: true });
  writeFileSync(join(project, 'main.ts'), program);
  run(project, 'npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', join(folder, packed));
  // A project has its own types of Node; here they are borrowed.
  symlinkSync(join(root, 'node_modules/@types'), join(project, 'node_modules/@types'));
  run(project, process.execPath, tsc, '-p', '.');
  expect(JSON.parse(run(project, process.execPath, 'main.js', url, key))).toEqual([
    'NOK',
    'Beverly Hills',
    '+05:30',
    'not_found',
    { country: { name: 'Norway' } },
  ]);
}, 120_000);
