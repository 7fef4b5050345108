import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { timedFiles } from '../support/timed-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = readdirSync(root, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !/^(node_modules|dist|release)$|^\./.test(entry.name),
);
const texts = new Map(
  rooms
    .flatMap(({ name }) =>
      readdirSync(root + name, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules/'))
    // This file contains the patterns only to search for them.
    .filter((file) => file !== 'test/architecture/shared-modules.test.ts')
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
);
const findFilesWith = (pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort();

test('timed-files.ts lists exactly the test files that replace timers', () => {
  expect(texts.size).toBeGreaterThan(500);
  expect(findFilesWith(/\b(useFakeTimers|setSystemTime|holdTimers)\b/)).toEqual([...timedFiles].sort());
});

// A worker runs many test files in turn. A change that one file leaves in a shared module would affect the next files.
test.each([
  ['replaces a module', /\bvi\.(mock|doMock|resetModules)\(/],
  ['sets an environment variable', /\bprocess\.env(\.\w+|\[[^\]]+\])\s*(\?\?|\|\|)?=(?!=)/],
  ['changes the working directory', /\bprocess\.chdir\(/],
  ['changes how stack traces are formatted', /\bError\.(prepareStackTrace|stackTraceLimit)\s*=(?!=)/],
])('no test file %s', (_, pattern) => {
  expect(findFilesWith(pattern)).toEqual([]);
});

test.each([
  ['a global', /\bvi\.stubGlobal\(/, /\bvi\.unstubAllGlobals\(/],
  ['an environment variable', /\bvi\.stubEnv\(/, /\bvi\.unstubAllEnvs\(/],
])('a test file that replaces %s restores it', (_, replaces, back) => {
  expect(findFilesWith(replaces).filter((file) => !back.test(texts.get(file) ?? ''))).toEqual([]);
});
