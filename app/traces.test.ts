import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { Traces } from './traces.ts';

/** A source whose only statement is on line 4: the build removes the comment and the types before it. */
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

const toUrl = (name: string) => pathToFileURL(join(folder, name)).href;
const createTraces = () => new Traces(pathToFileURL(`${folder}/`));
const call = (file: string | null, line: number | null, text: string) => ({
  getFileName: () => file,
  getLineNumber: () => line,
  getColumnNumber: () => (line === null ? null : 1),
  toString: () => text,
});

describe('a call in a built program', () => {
  test('a call in a built program has the path, line and column of its TypeScript source', () => {
    const line = built.code.split('\n').findIndex((text) => text.includes('fail')) + 1;
    const file = toUrl('program.js');
    expect(line).toBe(1);
    expect(
      createTraces().written(new TypeError('no'), [call(file, line, `async fail (${file}:${line}:1)`)]),
    ).toBe(`TypeError: no\n    at async fail (${join(folder, '../own/source.ts')}:4:8)`);
  });

  test.each(['broken.js', 'other.js', 'missing.js'])(
    'a call without a usable source map stays unchanged: the map of %s is missing or invalid',
    (name) => {
      const text = `fail (${toUrl(name)}:1:1)`;
      expect(createTraces().written(new Error('no'), [call(toUrl(name), 1, text)])).toBe(
        `Error: no\n    at ${text}`,
      );
    },
  );
});

test.each([
  ['file:///elsewhere/program.js', 1],
  ['node:fs', 1],
  [null, null],
  [toUrl('program.js'), null],
])('a call in %s at line %s stays unchanged', (file, line) => {
  const text = `fail (${file}:${line}:1)`;
  expect(createTraces().written(new Error('no'), [call(file, line, text)])).toBe(`Error: no\n    at ${text}`);
});

test('a stack trace is formatted for any thrown value', () => {
  const unprintable = {
    toString: () => {
      throw new Error('none');
    },
  };
  expect(createTraces().written(unprintable, [])).toBe('Error');
  expect(createTraces().written('a text', [])).toBe('a text');
  expect(createTraces().written(Object.create(null), [])).toBe('Error');
});
