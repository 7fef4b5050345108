import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rows of the tables of controls in SECURITY.md: the control, its files and its tests. */
const [, controls = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n## Controls\n');
const rows = controls
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (control|-+) /.test(line))
  .map((line) => {
    const [control = '', where = '', reserved = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { control, where, reserved };
  });

const rooms = ['app', 'core', 'db', 'facts', 'net', 'rest-compat', 'router', 'subgraphs', 'test'];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const findCodeSpans = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Files that a cell names by path, by a pattern with one star, by folder or by file name. */
function findFiles(name: string): readonly string[] {
  if (name.includes('*')) {
    const [before = '', after = ''] = name.split('*');
    return files.filter((file) => file.startsWith(before) && file.endsWith(after));
  }
  if (!name.includes('/')) return files.filter((file) => basename(file) === name);
  if (!existsSync(join(root, name))) return [];
  return statSync(join(root, name)).isDirectory() ? files.filter((file) => file.startsWith(name)) : [name];
}

test('SECURITY.md lists more than 30 controls', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)(
  'SECURITY.md names existing files and tests for the control $control',
  ({ where, reserved }) => {
    const isFile = (name: string) => /[./]/.test(name);
    const [places, tests] = [where, reserved].map((cell) => findCodeSpans(cell).filter(isFile));
    expect(places?.length, 'a place').toBeGreaterThan(0);
    expect(tests?.length, 'a test').toBeGreaterThan(0);
    for (const name of [...(places ?? []), ...(tests ?? [])]) {
      const isRoot = existsSync(join(root, name));
      expect(isRoot || findFiles(name).length > 0, name).toBe(true);
    }
    // A folder of tests contains test files or scripts.
    for (const name of tests ?? []) {
      const matchingFiles = findFiles(name);
      expect(matchingFiles.some((file) => file.endsWith('.ts')) || name === '.ci/run', name).toBe(true);
    }
    // A quoted text next to a test file is part of a title in it.
    for (const [, name = '', titles = ''] of reserved.matchAll(/`([^`]+\.test\.ts)`: (“[^`]+”)/g)) {
      const texts = findFiles(name).map((file) => readFileSync(join(root, file), 'utf8'));
      for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) {
        expect(
          texts.some((text) => text.includes(title)),
          `“${title}” in ${name}`,
        ).toBe(true);
      }
    }
    // A requirement id next to a test file occurs in it.
    for (const [, name = '', id = ''] of reserved.matchAll(/`([^`]+\.test\.ts)`: ([A-Z]+-\d+)/g)) {
      const texts = findFiles(name).map((file) => readFileSync(join(root, file), 'utf8'));
      expect(
        texts.some((text) => text.includes(id)),
        `${id} in ${name}`,
      ).toBe(true);
    }
  },
);
