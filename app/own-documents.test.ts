import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OwnFolder } from './own-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-own-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, 'operations', name), text);

test('a folder of documents is read when it has changed, and only then', () => {
  const own = new OwnFolder(folder);
  // There need not be one.
  expect(own.changed()).toBeNull();
  mkdirSync(join(folder, 'operations', 'fragments'), { recursive: true });
  write('b.graphql', 'query { continents { code } }');
  write('a.graphql', 'query { blocs { code } }');
  write('notes.txt', 'no document');
  const files = own.changed();
  expect(files?.names).toEqual(['a.graphql', 'b.graphql']);
  expect(files?.read('a.graphql')).toContain('blocs');
  expect(own.changed()).toBeNull();

  write('a.graphql', 'query { blocs { name } }');
  utimesSync(join(folder, 'operations', 'a.graphql'), 1, 1);
  expect(own.changed()?.read('a.graphql')).toContain('name');
  rmSync(join(folder, 'operations', 'b.graphql'));
  expect(own.changed()?.names).toEqual(['a.graphql']);
});

test("a fragment of the operator's goes before the one of the house, and a document that is too long is told", () => {
  const own = new OwnFolder(folder);
  const ours = own.changed()?.read('fragments/city-main.graphql');
  expect(ours).toContain('fragment CityMain on City');
  write('fragments/city-main.graphql', 'fragment CityMain on City { id }');
  write('long.graphql', '#'.repeat(70_000));
  const files = own.changed();
  expect(files?.read('fragments/city-main.graphql')).toBe('fragment CityMain on City { id }');
  expect(() => files?.read('long.graphql')).toThrow('more than 65536 bytes');
  expect(() => files?.read('gone.graphql')).toThrow('ENOENT');
});
