import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { Traces } from './traces.ts';

/** A program of five lines, of which the last is the fourth of its source: comments and types go. */
const source = `// A comment that is not built.
interface Gone { readonly text: string }
type AlsoGone = Gone;
export const fail = () => null;
`;
const folder = mkdtempSync(join(tmpdir(), 'lookup traces '));
afterAll(() => rmSync(folder, { recursive: true }));
const built = transformSync(source, { loader: 'ts', sourcemap: true, sourcefile: '../own/source.ts' });
writeFileSync(join(folder, 'program.js'), built.code);
writeFileSync(join(folder, 'program.js.map'), built.map);
writeFileSync(join(folder, 'broken.js.map'), '{');
writeFileSync(join(folder, 'other.js.map'), '[]');

const address = (name: string) => pathToFileURL(join(folder, name)).href;
const traces = () => new Traces(pathToFileURL(`${folder}/`));
const call = (file: string | null, line: number | null, text: string) => ({
  getFileName: () => file,
  getLineNumber: () => line,
  getColumnNumber: () => (line === null ? null : 1),
  toString: () => text,
});

describe('a call of a program of ours', () => {
  test('stands at the line of the source', () => {
    const line = built.code.split('\n').findIndex((text) => text.includes('fail')) + 1;
    const file = address('program.js');
    expect(line).toBe(1);
    expect(traces().written(new TypeError('no'), [call(file, line, `async fail (${file}:${line}:1)`)])).toBe(
      `TypeError: no\n    at async fail (${join(folder, '../own/source.ts')}:4:8)`,
    );
  });

  test.each(['broken.js', 'other.js', 'missing.js'])(
    'of %s without a map that can be read, as it is',
    (name) => {
      const text = `fail (${address(name)}:1:1)`;
      expect(traces().written(new Error('no'), [call(address(name), 1, text)])).toBe(
        `Error: no\n    at ${text}`,
      );
    },
  );
});

test.each([
  ['file:///elsewhere/program.js', 1],
  ['node:fs', 1],
  [null, null],
  [address('program.js'), null],
])('a call of %s at line %s stays as it is', (file, line) => {
  const text = `fail (${file}:${line}:1)`;
  expect(traces().written(new Error('no'), [call(file, line, text)])).toBe(`Error: no\n    at ${text}`);
});

test('whatever is thrown has a trace', () => {
  const untold = {
    toString: () => {
      throw new Error('none');
    },
  };
  expect(traces().written(untold, [])).toBe('Error');
  expect(traces().written('a text', [])).toBe('a text');
  expect(traces().written(Object.create(null), [])).toBe('Error');
});
