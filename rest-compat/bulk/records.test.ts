import { expect, test } from 'vitest';
import { openCsvFile, openNdjsonFile } from './records.ts';

async function* text(lines: string): AsyncGenerator<string> {
  yield lines;
}

test.each([
  ['{"a":"x"}', { a: 'x', 'city.name': 'Paris', 'city.error': null }],
  ['  { "a": "x" } \r', { a: 'x', 'city.name': 'Paris', 'city.error': null }],
  ['{ }', { 'city.name': 'Paris', 'city.error': null }],
  ['{}', { 'city.name': 'Paris', 'city.error': null }],
  ['{"city.name":"old","a":[1]}', { a: [1], 'city.name': 'Paris', 'city.error': null }],
  ['"no object"', { row: 1, 'city.name': 'Paris', 'city.error': null }],
])('the NDJSON line %s is written with the added fields, each once', async (line, expected) => {
  const { records } = openNdjsonFile(text(`${line}\n`), ['city.name', 'city.error']);
  const lines: string[] = [];
  for await (const batch of records)
    for (const record of batch) lines.push(record.written(['Paris', undefined]));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('}\n')).toBe(true);
  expect(lines[0]?.match(/"city\.name"/g)).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual(expected);
});

test('NDJSON lines keep their original text, such as numbers with more digits than a double can represent', async () => {
  const line = '{"id":12345678901234567890, "n":1.0, "e":1E2, "t":"\\u00e9"}';
  const { records } = openNdjsonFile(text(`${line}\n`), ['city.name']);
  for await (const [record] of records)
    expect(record?.written(['Paris'])).toBe(`${line.slice(0, -1)},"city.name":"Paris"}\n`);
});

test('two CSV columns with the same name are an error only when that column is read', async () => {
  const form = { delimiter: null, added: ['city.name'] };
  await expect(openCsvFile(text('city,n,city\nParis,1,\n'), { ...form, read: ['city'] })).rejects.toThrow(
    'The file has 2 columns "city". Rename all but one of them.',
  );
  const { head } = await openCsvFile(text('city,n,n\nParis,1,\n'), { ...form, read: ['city'] });
  expect(head).toBe('city,n,n,city.name\n');
});
