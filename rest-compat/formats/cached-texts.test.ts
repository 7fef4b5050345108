import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CachedTexts } from './cached-texts.ts';

test('CachedTexts creates a text once per id, and again only after eviction', () => {
  const texts = new CachedTexts();
  const createdIds: string[] = [];
  const getText = (id: string) =>
    texts.of(id, () => (createdIds.push(id), `é ${id} ${'x'.repeat(1_000_000)}`));
  const firstText = getText('a');
  expect(getText('a')).toBe(firstText);
  expect(firstText.text).toMatch(/^é a x+$/);
  expect(firstText.bytes).toEqual(Buffer.from(firstText.text));
  expect(firstText.etag).toBe(`"${createHash('sha1').update(firstText.text).digest('base64').slice(0, 27)}"`);
  for (let otherId = 0; otherId < 20; otherId += 1) getText(`b${otherId}`);
  expect(getText('a').text).toBe(firstText.text);
  expect(createdIds.filter((id) => id === 'a')).toHaveLength(2);
});
