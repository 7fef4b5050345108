import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { readLines } from '../importers/lines.ts';
import { readMembers } from './zip-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates an archive with another implementation. */
function writeArchive(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([key, text]) => [key, strToU8(text)]))),
  );
  return path;
}

const readTextLines = async (path: string) => {
  const foundLines = [];
  for await (const { line, text } of readLines(path)) foundLines.push(`${line} ${text}`);
  return foundLines;
};

describe('the lines of a ZIP archive', () => {
  test('the lines of a ZIP archive come from its only table, and its documentation is ignored', async () => {
    const path = writeArchive('AD.zip', {
      'readme.txt': 'what this is\n',
      '__MACOSX/AD.txt': 'shadow',
      'AD.txt': 'AD\tAD100\tCanillo\r\nAD\tAD200\tEncamp\n',
      'guide.pdf': '%PDF',
    });
    expect(await readTextLines(path)).toEqual(['1 AD\tAD100\tCanillo', '2 AD\tAD200\tEncamp']);
  });

  test('a ZIP archive with no table or with several is rejected, and the error names its tables', async () => {
    await expect(readTextLines(writeArchive('none.zip', { 'readme.txt': '' }))).rejects.toThrow(
      /contains no table/,
    );
    const twoTables = writeArchive('two.zip', { 'a.csv': 'x', 'b.csv': 'y' });
    await expect(readTextLines(twoTables)).rejects.toThrow(
      /contains 2 tables \(a\.csv, b\.csv\)\. Unpack it/,
    );
    const manyTables = writeArchive(
      'many.zip',
      Object.fromEntries([...'abcdef'].map((name) => [`${name}.csv`, 'x'])),
    );
    await expect(readTextLines(manyTables)).rejects.toThrow(
      'contains 6 tables (a.csv, b.csv, c.csv, d.csv, e.csv). Unpack it',
    );
  });

  test('a truncated ZIP archive and a file that is not a ZIP archive are rejected', async () => {
    const path = writeArchive('cut.zip', { 'a.txt': 'a line\n'.repeat(10_000) });
    truncateSync(path, 100);
    await expect(readTextLines(path)).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
    writeFileSync(join(folder, 'text.zip'), 'no archive');
    await expect(readTextLines(join(folder, 'text.zip'))).rejects.toThrow(/cannot be read as a ZIP archive/);
    await expect(readTextLines(join(folder, 'absent.zip'))).rejects.toMatchObject({
      name: 'UserFacingError',
      kind: 'dataset',
    });
  });
});

test('the members of a ZIP archive are read one after the other with their sizes', async () => {
  const path = writeArchive('many.zip', { 'CIK1.json': '{"a":1}', 'CIK2.json': '{"b":22}' });
  const seenMembers = [];
  for await (const { name, size, open } of readMembers(path)) {
    const parts: AsyncIterable<Buffer> = await open();
    let text = '';
    for await (const part of parts) text += part.toString();
    seenMembers.push([name, size, text]);
  }
  expect(seenMembers).toEqual([
    ['CIK1.json', 7, '{"a":1}'],
    ['CIK2.json', 8, '{"b":22}'],
  ]);
});
