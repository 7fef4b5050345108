import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { linesOf } from '../importers/lines.ts';
import { membersOf } from './zip-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates an archive with another implementation. */
function archive(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([key, text]) => [key, strToU8(text)]))),
  );
  return path;
}

const lines = async (path: string) => {
  const all = [];
  for await (const { line, text } of linesOf(path)) all.push(`${line} ${text}`);
  return all;
};

describe('the lines of a ZIP archive', () => {
  test('reads lines from the only table of a ZIP archive, ignoring documentation', async () => {
    const path = archive('AD.zip', {
      'readme.txt': 'what this is\n',
      '__MACOSX/AD.txt': 'shadow',
      'AD.txt': 'AD\tAD100\tCanillo\r\nAD\tAD200\tEncamp\n',
      'guide.pdf': '%PDF',
    });
    expect(await lines(path)).toEqual(['1 AD\tAD100\tCanillo', '2 AD\tAD200\tEncamp']);
  });

  test('rejects a ZIP archive with no table or several, and names its tables', async () => {
    await expect(lines(archive('none.zip', { 'readme.txt': '' }))).rejects.toThrow(/contains no table/);
    const two = archive('two.zip', { 'a.csv': 'x', 'b.csv': 'y' });
    await expect(lines(two)).rejects.toThrow(/contains 2 tables \(a\.csv, b\.csv\)\. Unpack it/);
    const many = archive('many.zip', Object.fromEntries([...'abcdef'].map((name) => [`${name}.csv`, 'x'])));
    await expect(lines(many)).rejects.toThrow(
      'contains 6 tables (a.csv, b.csv, c.csv, d.csv, e.csv). Unpack it',
    );
  });

  test('rejects a truncated ZIP archive and a file that is not a ZIP archive', async () => {
    const path = archive('cut.zip', { 'a.txt': 'a line\n'.repeat(10_000) });
    truncateSync(path, 100);
    await expect(lines(path)).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
    writeFileSync(join(folder, 'text.zip'), 'no archive');
    await expect(lines(join(folder, 'text.zip'))).rejects.toThrow(/cannot be read as a ZIP archive/);
    await expect(lines(join(folder, 'absent.zip'))).rejects.toMatchObject({
      name: 'UserFacingError',
      kind: 'dataset',
    });
  });
});

test('yields the members of a ZIP archive one after the other with their sizes', async () => {
  const path = archive('many.zip', { 'CIK1.json': '{"a":1}', 'CIK2.json': '{"b":22}' });
  const seen = [];
  for await (const { name, size, open } of membersOf(path)) {
    const parts: AsyncIterable<Buffer> = await open();
    let text = '';
    for await (const part of parts) text += part.toString();
    seen.push([name, size, text]);
  }
  expect(seen).toEqual([
    ['CIK1.json', 7, '{"a":1}'],
    ['CIK2.json', 8, '{"b":22}'],
  ]);
});
