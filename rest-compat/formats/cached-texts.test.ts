import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CachedTexts } from './cached-texts.ts';

test('CachedTexts creates a text once per id, and again only after eviction', () => {
  const texts = new CachedTexts();
  const made: string[] = [];
  const of = (id: string) => texts.of(id, () => (made.push(id), `é ${id} ${'x'.repeat(1_000_000)}`));
  const first = of('a');
  expect(of('a')).toBe(first);
  expect(first.text).toMatch(/^é a x+$/);
  expect(first.bytes).toEqual(Buffer.from(first.text));
  expect(first.etag).toBe(`"${createHash('sha1').update(first.text).digest('base64').slice(0, 27)}"`);
  for (let other = 0; other < 20; other += 1) of(`b${other}`);
  expect(of('a').text).toBe(first.text);
  expect(made.filter((id) => id === 'a')).toHaveLength(2);
});
