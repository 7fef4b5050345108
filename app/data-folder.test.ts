import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookup-data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a folder whose .data contains these files; without files it has no .data. */
function createFolder(name: string, ...files: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (files.length > 0) mkdirSync(join(path, '.data'));
  for (const file of files) writeFileSync(join(path, '.data', file), '');
  return path;
}

test('the data folder is the value of DATA_DIR, even when that folder contains no data', () => {
  const [here, program] = [createFolder('here', 'first-key'), createFolder('program', 'first-key')];
  expect(findDataFolder({ DATA_DIR: 'no/such folder' }, { here, program })).toBe('no/such folder');
  expect(findDataFolder({ DATA_DIR: '.data' }, { here: createFolder('empty'), program })).toBe('.data');
});

test.each<[string, readonly string[]]>([
  ['has no .data', []],
  ["has another program's .data", ['notes.txt']],
])('the data folder is .data of the program folder when the working directory %s', (_, files) => {
  const [here, program] = [createFolder('here', ...files), createFolder('program', 'pglite', 'first-key')];
  for (const environment of [{}, { DATA_DIR: '' }])
    expect(findDataFolder(environment, { here, program })).toBe(join(program, '.data'));
});

test('the data folder is .data of the program when .data of the working directory is a file or that directory is missing', () => {
  const [here, program] = [createFolder('here'), createFolder('program', 'pglite')];
  writeFileSync(join(here, '.data'), '');
  expect(findDataFolder({}, { here, program })).toBe(join(program, '.data'));
  expect(findDataFolder({}, { here: join(folder, 'gone'), program })).toBe(join(program, '.data'));
});

test('data in the working directory takes precedence over data in the program folder', () => {
  const [here, program] = [createFolder('here', 'pglite'), createFolder('program', 'pglite')];
  expect(findDataFolder({}, { here, program })).toBe(join(here, '.data'));
});

test('the data folder is .data of the working directory when neither that directory nor the program folder contains data', () => {
  expect(findDataFolder({}, { here: createFolder('here'), program: createFolder('program') })).toBe(
    join(folder, 'here', '.data'),
  );
  expect(findDataFolder({}, { here: '.', program: folder })).toBe('.data');
});
