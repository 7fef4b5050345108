import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lookup-unbuilt-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the lookup command of an unbuilt checkout builds it first and writes only its own output to stdout', () => {
  mkdirSync(join(folder, 'bin'));
  cpSync(fileURLToPath(new URL('../../bin/lookup.js', import.meta.url)), join(folder, 'bin/lookup.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // A build that prints to stdout, and a program that prints its arguments.
  writeFileSync(
    join(folder, 'build.js'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
    console.log('building', ...process.argv.slice(2));
    const dist = new URL('dist/', import.meta.url);
    mkdirSync(dist);
    if (process.argv.length === 2)
      writeFileSync(new URL('lookup.js', dist), 'console.log(JSON.stringify(process.argv.slice(2)))');`,
  );
  const command = [join(folder, 'bin/lookup.js'), 'city', 'Oslo'];
  expect(execFileSync(process.execPath, command, { cwd: tmpdir(), encoding: 'utf8' })).toBe(
    '["city","Oslo"]\n',
  );
});
