import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCsvFields, parseCsvRecords } from './csv.ts';
import { readCsvTable } from './csv-table.ts';
import { parseDegrees } from './degrees.ts';
import { readLines } from './lines.ts';
import { openTable, type TableFormat } from './table-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeTextFile = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function collectAll<T>(items: AsyncIterable<T>): Promise<T[]> {
  const foundItems: T[] = [];
  for await (const item of items) foundItems.push(item);
  return foundItems;
}

describe('CSV (RFC 4180)', () => {
  test.each<[string, string[][]]>([
    ['', []],
    ['a,b', [['a', 'b']]],
    ['a,b\r\n', [['a', 'b']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\r\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"a,b","c""d"', [['a,b', 'c"d']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['""', [['']]],
    ['\uFEFFa', [['a']]],
    ['a\uFEFF', [['a\uFEFF']]],
  ])('the CSV text %j is parsed into its fields', (text, records) => {
    expect(parseCsvRecords(text)).toEqual(records);
  });

  test.each(['"a', 'a\n"b', 'a"b', '"a"b'])('the truncated CSV text %j is rejected', (text) => {
    expect(() => parseCsvRecords(text)).toThrow(
      expect.objectContaining({ name: 'UserFacingError', kind: 'dataset' }),
    );
  });

  test('the error of a truncated CSV record numbers records from 1', () => {
    expect(() => parseCsvRecords('a\nb\n"c')).toThrow('ends inside record 3');
  });

  test('quoted CSV fields are read without changes to their text', () => {
    const quoteField = (field: string) =>
      /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
    const field = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ') });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (records) => {
        const text = records.map((record) => record.map(quoteField).join(',')).join('\r\n');
        expect(parseCsvRecords(text)).toEqual(records);
      }),
    );
    expect(parseCsvFields('a,b,')).toEqual(['a', 'b', '']);
    expect(parseCsvFields('a,"b,c"')).toEqual(['a', 'b,c']);
  });
});

describe('a CSV file with named columns', () => {
  const forms = { large: ['id', 'name', 'more'], small: ['id', 'name'] } as const;
  const read = async (text: string, columns: readonly string[] = ['id', 'name']) =>
    (await collectAll(readCsvTable('things', writeTextFile('table.csv', text), forms))).map(
      ({ line, form, read: column }) => [line, form, ...columns.map(column)],
    );

  test('a CSV header row matches the first format whose columns are all present, in any order and case', async () => {
    expect(await read('\uFEFF Name ,ID\n a ,1\n')).toEqual([[2, 'small', '1', 'a']]);
    expect(await read('more,name,id\nx,a,1\n', ['more', 'none'])).toEqual([[2, 'large', 'x', '']]);
    expect(await read('id,name\n1\n')).toEqual([[2, 'small', '1', '']]);
  });

  test('a CSV record may span several lines and has the number of its first line', async () => {
    expect(await read('id,name\n1,"a\nb"\n\n2,c\n')).toEqual([
      [2, 'small', '1', 'a\nb'],
      [5, 'small', '2', 'c'],
    ]);
    const longRecord = `1,"${'x\n'.repeat(999)}"`;
    expect(await read(`id,name\n${longRecord}\n`)).toHaveLength(1);
  });

  test.each([
    ['id,nome\n', /line 1 must have the columns of large \(id, name, more\), nor of small \(id, name\)/],
    ['id,name\n1,"a\n', /line 2 has an unclosed quote/],
    [`id,name\n1,"${'x\n'.repeat(1005)}"\n`, /line 2 has an unclosed quote/],
    ['id,name\n1,a"b"c\n', /line 2 is not valid CSV/],
  ])('the CSV text %j is rejected with its line number', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
  });
});

describe('the lines of a file', () => {
  const readTextLines = async (name: string, content: string | Uint8Array, encoding?: string) =>
    collectAll(readLines(writeTextFile(name, content), encoding === undefined ? {} : { encoding }));

  test('readLines yields the lines of a file without line terminators, numbered from 1', async () => {
    expect(await readTextLines('a.txt', 'a\r\n\nb\rc\nd')).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: '' },
      { line: 3, text: 'b\rc' },
      { line: 4, text: 'd' },
    ]);
    expect(await readTextLines('b.txt', 'a\n')).toEqual([{ line: 1, text: 'a' }]);
    expect(await readTextLines('c.txt', '')).toEqual([]);
  });

  test('the lines of a gzip file are read correctly from chunks of any size', async () => {
    const text = Array.from({ length: 30_000 }, (_, n) => `${n} é${'x'.repeat(n % 90)}`);
    const foundLines = await readTextLines('large.txt.gz', gzipSync(text.join('\n')));
    expect(foundLines.map((one) => one.text)).toEqual(text);
    expect(foundLines.at(-1)?.line).toBe(30_000);
  });

  test('a truncated gzip file is rejected without a hang', async () => {
    const completeFile = gzipSync('line\n'.repeat(10_000));
    await expect(
      readTextLines('cut.gz', completeFile.subarray(0, completeFile.length - 20)),
    ).rejects.toMatchObject({
      name: 'UserFacingError',
      kind: 'dataset',
    });
    await expect(readTextLines('none.gz', 'no gzip')).rejects.toMatchObject({
      name: 'UserFacingError',
      kind: 'dataset',
    });
  });

  test('a missing text file is rejected with its name', async () => {
    for (const name of ['missing.txt', 'missing.gz', 'missing.zip']) {
      await expect(collectAll(readLines(join(folder, name)))).rejects.toMatchObject({
        name: 'UserFacingError',
        kind: 'dataset',
      });
      await expect(collectAll(readLines(join(folder, name)))).rejects.toThrow(name);
    }
  });

  test('a line that is not in the expected encoding is rejected, and the error quotes the previous line', async () => {
    const latinBytes = Buffer.from('a\nM\xfcnchen\n', 'latin1');
    await expect(readTextLines('latin.txt', latinBytes)).rejects.toMatchObject({
      name: 'UserFacingError',
      kind: 'dataset',
    });
    expect((await readTextLines('latin.txt', latinBytes, 'windows-1252')).map(({ text }) => text)).toEqual([
      'a',
      'München',
    ]);
    // The text ends after the first byte of a two-byte character.
    await expect(readTextLines('half.txt', Buffer.from([0x61, 0xc3]))).rejects.toThrow(
      /unreadable after line 0/,
    );
  });
});

describe('a table with a header', () => {
  const tableForm: TableFormat = {
    name: 'things',
    columns: 'id and name',
    isHeader: (columns) => columns.includes('id') && columns.includes('name'),
  };
  const read = async (text: string, changes: Partial<TableFormat> = {}) => {
    const table = await openTable(writeTextFile('records.txt', text), { ...tableForm, ...changes });
    const records = await collectAll(table.records);
    return {
      ...table,
      records: records.map(({ line, field }) => [line, field('id'), field('name'), field('none')]),
    };
  };

  test.each([
    [
      'comma',
      'id, name \n1,"a,b"\n\n2, c \n',
      [
        [2, '1', 'a,b', undefined],
        [4, '2', 'c', undefined],
      ],
    ],
    ['tab', 'id\tname\n1\ta,"b\n', [[2, '1', 'a,"b', undefined]]],
    ['bar', 'name|id\na|1\n', [[2, '1', 'a', undefined]]],
  ])('a table is read with %s', async (_, text, expected) => {
    expect((await read(text)).records).toEqual(expected);
  });

  test('a table is read after its title lines and without its label rows', async () => {
    const { titles, columns, records } = await read(
      'Things, 2026\nid,name\nthe number,what it is called\n1,a\n',
      { titles: 1, labels: 1 },
    );
    expect(titles).toEqual(['Things, 2026']);
    expect(columns).toEqual(['id', 'name']);
    expect(records).toEqual([[4, '1', 'a', undefined]]);
  });

  test.each<[string, string, Partial<TableFormat>, RegExp]>([
    ['no header', 'a,b\n1,2\n', {}, /things: line 1 must have the columns id and name/],
    ['too many titles', 'x\ny\nid,name\n', { titles: 1 }, /things: line 2 must have the columns/],
    ['nothing at all', '', {}, /line 1 must have the columns/],
    ['a line with fewer columns', 'id,name\n1\n', {}, /things: line 2 has 1 columns; the header has 2/],
    ['a line with more', 'id,name\n1,2,3\n', {}, /line 2 has 3 columns/],
    ['a quote that is not closed', 'id,name\n1,"a\n', {}, /line 2 has 0 columns/],
  ])('an invalid table is rejected with its line number: %s', async (_, text, changes, message) => {
    await expect(read(text, changes)).rejects.toThrow(message);
  });

  test('an import of a table without a file path is rejected', async () => {
    await expect(openTable(undefined, tableForm)).rejects.toThrow(
      'things: name the file to import with --from <file>',
    );
  });
});

test.each([
  ['59.91', 90, 59.91],
  [59.91, 90, 59.91],
  ['0', 90, 0],
  ['-90', 90, -90],
  ['90.001', 90, null],
  ['-180.001', 180, null],
  ['180', 180, 180],
  ['', 90, null],
  [null, 90, null],
  [undefined, 180, null],
  ['north', 90, null],
] as const)('the coordinate %j with the bound %i is read as %j', (text, limit, expected) => {
  expect(parseDegrees(text, limit)).toBe(expected);
});
