import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolderOf } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookup-data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder whose .data holds these; none without them. */
function place(name: string, ...files: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (files.length > 0) mkdirSync(join(path, '.data'));
  for (const file of files) writeFileSync(join(path, '.data', file), '');
  return path;
}

test('DATA_DIR is taken as it is, also when it holds nothing', () => {
  const [here, program] = [place('here', 'first-key'), place('program', 'first-key')];
  expect(dataFolderOf({ DATA_DIR: 'no/such folder' }, { here, program })).toBe('no/such folder');
  expect(dataFolderOf({ DATA_DIR: '.data' }, { here: place('empty'), program })).toBe('.data');
});

test.each<[string, readonly string[]]>([
  ['has no .data', []],
  ["has another program's .data", ['notes.txt']],
])('when the working directory %s, that of the program is taken', (_, files) => {
  const [here, program] = [place('here', ...files), place('program', 'pglite', 'first-key')];
  for (const environment of [{}, { DATA_DIR: '' }])
    expect(dataFolderOf(environment, { here, program })).toBe(join(program, '.data'));
});

test('a .data that is a file, and a working directory that is gone, hold no data', () => {
  const [here, program] = [place('here'), place('program', 'pglite')];
  writeFileSync(join(here, '.data'), '');
  expect(dataFolderOf({}, { here, program })).toBe(join(program, '.data'));
  expect(dataFolderOf({}, { here: join(folder, 'gone'), program })).toBe(join(program, '.data'));
});

test('data in the working directory goes before that of the program', () => {
  const [here, program] = [place('here', 'pglite'), place('program', 'pglite')];
  expect(dataFolderOf({}, { here, program })).toBe(join(here, '.data'));
});

test('where neither has data, it is the one of the working directory, as for a first start', () => {
  expect(dataFolderOf({}, { here: place('here'), program: place('program') })).toBe(
    join(folder, 'here', '.data'),
  );
  expect(dataFolderOf({}, { here: '.', program: folder })).toBe('.data');
});
