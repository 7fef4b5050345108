import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lookup-unbuilt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = join(folder, 'bin/lookup.js');
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [command, ...args], { cwd: tmpdir(), encoding: 'utf8' });

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  cpSync(fileURLToPath(new URL('../../bin/lookup.js', import.meta.url)), command);
  writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"7.8.9"}');
});

test('lookup --version prints the version of the package in a checkout without a build', () => {
  expect(run('--version')).toBe('7.8.9\n');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('the lookup command of an unbuilt checkout builds the program first and writes only its own output to stdout', () => {
  // A build that prints to stdout, and programs that print their names and arguments.
  writeFileSync(
    join(folder, 'build.js'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
    console.log('building', ...process.argv.slice(2));
    const dist = new URL('dist/', import.meta.url);
    mkdirSync(dist);
    if (process.argv.length === 2)
      for (const name of ['lookup', 'serve'])
        writeFileSync(
          new URL(name + '.js', dist),
          'console.log(JSON.stringify([process.argv[1].split("/").at(-1), ...process.argv.slice(2)]))',
        );`,
  );
  expect(run('city', 'Oslo')).toBe('["lookup.js","city","Oslo"]\n');
});

test('lookup serve starts the service and passes it the arguments after the command', () => {
  expect(run('serve', '--help')).toBe('["serve.js","--help"]\n');
});
