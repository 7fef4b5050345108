import { expect, test } from 'vitest';
import { ndjsonFile } from './records.ts';

async function* text(lines: string): AsyncGenerator<string> {
  yield lines;
}

test.each([
  ['{"a":"x"}', { a: 'x', 'city.name': 'Paris', 'city.error': null }],
  ['{}', { 'city.name': 'Paris', 'city.error': null }],
  ['{"city.name":"old","a":[1]}', { a: [1], 'city.name': 'Paris', 'city.error': null }],
  ['"no object"', { row: 1, 'city.name': 'Paris', 'city.error': null }],
])('the line %s is written with what was added, once', async (line, expected) => {
  const { records } = ndjsonFile(text(`${line}\n`), ['city.name', 'city.error']);
  const lines: string[] = [];
  for await (const batch of records)
    for (const record of batch) lines.push(record.written(['Paris', undefined]));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('}\n')).toBe(true);
  expect(lines[0]?.match(/"city\.name"/g)).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual(expected);
});
