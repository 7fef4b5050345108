import { expect, test } from 'vitest';
import { freeSources } from '../../db/importers/free-sources.ts';
import { formatDownloadableDataLine } from './downloadable-data.ts';

test('the start output names the data that an update can add, with sizes and licences, except the very large sources', () => {
  const line = formatDownloadableDataLine();
  expect(line).not.toContain('\n');
  expect(line).toMatch(/npm run data -- update .* about 1\d\d\.\d MB to download/);
  expect(line).toContain('postal 18 MB');
  expect(line).toContain('CC-BY-4.0');
  expect(line).toContain('public domain');
  for (const { name, onlyNamed } of freeSources)
    expect([name, line.includes(`${name} `)]).toEqual([name, onlyNamed !== true]);
});
