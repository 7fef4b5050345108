import { expect, test } from 'vitest';
import { rankSections, splitWords, type Section } from './docs-ranking.ts';

const section = (page: string, heading: string, text: string): Section => ({
  slug: page.toLowerCase(),
  page,
  id: heading.toLowerCase(),
  heading,
  text,
});
const sections = [
  section('Operations', '', 'How to run the service.'),
  section('Operations', 'Backup', 'Writes one file with all keys.'),
  section('Data', 'Import', 'The service runs during an import. A backup is not needed.'),
  section('Configuration', 'Storage', 'DATABASE_POOL: maximum size of the pool. Zürich.'),
];
const titles = (query: string) =>
  rankSections(sections, query, 10).map(({ page, heading }) => `${page} ${heading}`.trim());

test('the documentation search ranks matches in headings before those in the text', () => {
  expect(titles('backup')).toEqual(['Operations Backup', 'Data Import']);
});

test('the documentation search ranks the beginning of a page before its sections', () => {
  expect(titles('operations')).toEqual(['Operations', 'Operations Backup']);
});

test('the documentation search matches the beginnings of words, and finds only sections with every word', () => {
  expect(titles('back key')).toEqual(['Operations Backup']);
  expect(titles('backup pool')).toEqual([]);
  expect(titles('ackup')).toEqual([]);
});

test('the documentation search ignores case, diacritics and the punctuation of code', () => {
  expect(titles('zurich')).toEqual(['Configuration Storage']);
  expect(titles('`database_pool`')).toEqual(['Configuration Storage']);
  expect(titles('POOL=')).toEqual(['Configuration Storage']);
  expect(splitWords('DATABASE_POOL')).toEqual(['database_pool', 'database', 'pool']);
});

test('the documentation search returns no results for an empty query, and otherwise at most the limit', () => {
  expect(rankSections(sections, '  ', 10)).toEqual([]);
  expect(rankSections(sections, 'the', 1)).toHaveLength(1);
});

test('the documentation search shows the text around the first match', () => {
  const long = section('Long', 'Text', `${'word '.repeat(60)}needle ${'word '.repeat(60)}`);
  const [hit] = rankSections([long], 'needle', 1);
  expect(hit?.excerpt).toMatch(/^… (?:word )+needle .* …$/);
  expect(hit?.excerpt.length).toBeLessThan(130);
});
