import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRegularFile } from '../core/regular-file.ts';
import { CustomOperationsFolder, type FileSystem } from './custom-operations-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-own-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, 'operations', name), text);

test('custom operations are read again only when their folder has changed', () => {
  const operations = new CustomOperationsFolder(folder);
  // A missing folder is valid, because the folder is optional.
  expect(operations.changed()).toBeNull();
  mkdirSync(join(folder, 'operations', 'fragments'), { recursive: true });
  write('b.graphql', 'query { continents { code } }');
  write('a.graphql', 'query { blocs { code } }');
  write('notes.txt', 'no document');
  const files = operations.changed();
  expect(files?.names).toEqual(['a.graphql', 'b.graphql']);
  expect(files?.read('a.graphql')).toContain('blocs');
  expect(operations.changed()).toBeNull();

  write('a.graphql', 'query { blocs { name } }');
  utimesSync(join(folder, 'operations', 'a.graphql'), 1, 1);
  expect(operations.changed()?.read('a.graphql')).toContain('name');
  rmSync(join(folder, 'operations', 'b.graphql'));
  expect(operations.changed()?.names).toEqual(['a.graphql']);
});

test("an operator's fragment replaces the built-in fragment, and a document that is too large is rejected", () => {
  const operations = new CustomOperationsFolder(folder);
  const builtIn = operations.changed()?.read('fragments/city-main.graphql');
  expect(builtIn).toContain('fragment CityMain on City');
  write('fragments/city-main.graphql', 'fragment CityMain on City { id }');
  write('long.graphql', '#'.repeat(70_000));
  const files = operations.changed();
  expect(files?.read('fragments/city-main.graphql')).toBe('fragment CityMain on City { id }');
  expect(() => files?.read('long.graphql')).toThrow('more than 65536 bytes');
  expect(() => files?.read('gone.graphql')).toThrow('ENOENT');
});

/** Creates a new data folder with one valid document. */
function createDataFolder(): string {
  const createdFolder = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(createdFolder, 'operations'));
  writeFileSync(join(createdFolder, 'operations', 'good.graphql'), 'query { continents { code } }');
  return createdFolder;
}

const throwDenied = (): never => {
  throw Object.assign(new Error("EACCES: permission denied, open '/home/ops/secret'"), { code: 'EACCES' });
};
const onDisk: FileSystem = { readdirSync, statSync, readRegularFile };

test.each<[name: string, put: (path: string) => void, message: RegExp]>([
  ['a symbolic link to itself', (path) => symlinkSync('odd.graphql', path), /ELOOP/],
  ['a link to a file that is not there', (path) => symlinkSync('none', path), /ENOENT/],
  ['a named pipe', (path) => void execFileSync('mkfifo', [path]), /is not a regular file/],
  ['a link to a device', (path) => symlinkSync('/dev/zero', path), /leads out of its folder/],
  ['a folder', (path) => mkdirSync(path), /is not a regular file/],
  ['a link out of the folder', (path) => symlinkSync('/etc/hostname', path), /leads out of its folder/],
  [
    'a link to a sibling of the folder with a name that begins alike',
    (path) => {
      mkdirSync(join(path, '../../operations-old'));
      writeFileSync(join(path, '../../operations-old/a.graphql'), 'query { blocs { code } }');
      symlinkSync('../operations-old/a.graphql', path);
    },
    /leads out of its folder/,
  ],
  ['a file that is too large', (path) => writeFileSync(path, '#'.repeat(70_000)), /more than 65536 bytes/],
])('a custom operation that is %s cannot be read, and the other operations are served', (_, put, message) => {
  const dataDir = createDataFolder();
  const operations = new CustomOperationsFolder(dataDir);
  expect(operations.changed()?.names).toEqual(['good.graphql']);
  put(join(dataDir, 'operations', 'odd.graphql'));
  mkdirSync(join(dataDir, 'operations', 'fragments'));
  put(join(dataDir, 'operations', 'fragments', 'odd.graphql'));
  for (const operationsFolder of [operations, new CustomOperationsFolder(dataDir)]) {
    const files = operationsFolder.changed();
    expect(files?.names).toEqual(['good.graphql', 'odd.graphql']);
    expect(files?.read('good.graphql')).toContain('continents');
    expect(() => files?.read('odd.graphql')).toThrow(message);
    expect(() => files?.read('odd.graphql')).not.toThrow(dataDir);
    expect(operationsFolder.changed()).toBeNull();
  }
});

test('a custom operation without read permission is an error, and is read once the permission is granted', () => {
  const dataDir = createDataFolder();
  let isDenied = true;
  const operations = new CustomOperationsFolder(dataDir, {
    ...onDisk,
    statSync: (path) => (isDenied ? throwDenied() : statSync(path)),
    readRegularFile: (path, limits) => (isDenied ? throwDenied() : readRegularFile(path, limits)),
  });
  const files = operations.changed();
  expect(() => files?.read('good.graphql')).toThrow(
    'good.graphql cannot be read (EACCES: the service has no permission).',
  );
  expect(operations.changed()).toBeNull();
  isDenied = false;
  expect(operations.changed()?.read('good.graphql')).toContain('continents');
});

test('custom operations stay in use when their folder can no longer be listed, and the error is reported', () => {
  const dataDir = createDataFolder();
  let isDenied = false;
  const operations = new CustomOperationsFolder(dataDir, {
    ...onDisk,
    readdirSync: (path) => (isDenied ? throwDenied() : readdirSync(path)),
  });
  expect(operations.changed()?.unlisted).toBeUndefined();
  isDenied = true;
  const files = operations.changed();
  expect(files).toMatchObject({
    names: ['good.graphql'],
    unlisted: expect.stringContaining('EACCES') as string,
  });
  expect(() => files?.read('good.graphql')).toThrow('EACCES');
  expect(operations.changed()).toBeNull();
  isDenied = false;
  expect(operations.changed()?.read('good.graphql')).toContain('continents');
});

test('custom operations and their updates are read from a folder of symbolic links, as in a mounted ConfigMap', () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const mountedFolder = mkdtempSync(join(folder, 'mount-'));
  symlinkSync(mountedFolder, join(dataDir, 'operations'));
  const publish = (edition: string, text: string) => {
    mkdirSync(join(mountedFolder, edition, 'fragments'), { recursive: true });
    writeFileSync(join(mountedFolder, edition, 'dash.graphql'), text);
    writeFileSync(
      join(mountedFolder, edition, 'fragments', 'own.graphql'),
      `fragment Own on City { ${edition.slice(2)} }`,
    );
    symlinkSync(edition, join(mountedFolder, '..data_tmp'));
    renameSync(join(mountedFolder, '..data_tmp'), join(mountedFolder, '..data'));
  };
  publish('..id', 'query { blocs { code } }');
  symlinkSync('..data/dash.graphql', join(mountedFolder, 'dash.graphql'));
  symlinkSync('..data/fragments', join(mountedFolder, 'fragments'));
  const operations = new CustomOperationsFolder(dataDir);
  const files = operations.changed();
  expect(files?.names).toEqual(['dash.graphql']);
  expect(files?.read('dash.graphql')).toContain('blocs');
  expect(files?.read('fragments/own.graphql')).toContain('{ id }');
  publish('..name', 'query { continents { code } }');
  expect(operations.changed()?.read('dash.graphql')).toContain('continents');
});
