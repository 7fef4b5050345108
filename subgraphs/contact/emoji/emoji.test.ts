import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { readEmojiTable } from './emoji-table.ts';

const { get, ask } = createContactGraph();
const getEmoji = async (key: string) => (await get(`/emoji/${encodeURIComponent(key)}`)).body;

test('CAT-053 REF-001: an emoji is found by its character', async () => {
  const { status, body } = await get('/emoji/%F0%9F%98%80');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['emoji', 'name', 'shortcodes', 'category']);
  expect(body).toMatchObject({ emoji: '😀', name: 'grinning face', category: 'smileys-emotion' });
  expect(body['shortcodes']).toContain('grinning');
});

test.each(['grinning', ':grinning:', 'GRINNING', 'grinning_face'])(
  'REF-002: the grinning face is found by the shortcode %s',
  async (key) => {
    expect(await getEmoji(key)).toMatchObject({ emoji: '😀' });
  },
);

// Shortcodes of GitHub, Slack and Discord, from their documentation.
test.each([
  ['+1', '👍'],
  ['thumbsup', '👍'],
  ['heart', '❤️'],
  ['tada', '🎉'],
  ['wave', '👋'],
  ['100', '💯'],
  ['de', '🇩🇪'],
  ['flag-fr', '🇫🇷'],
  ['man_technologist', '👨‍💻'],
  ['octopus', '🐙'],
])('REF-002: the emoji shortcode %s is resolved to %s', async (key, emoji) => {
  expect(await getEmoji(key)).toMatchObject({ emoji });
});

test.each(['grinning face', 'Grinning Face', 'grinning-face'])(
  'REF-003: the emoji name %s is resolved to its emoji',
  async (key) => {
    expect(await getEmoji(key)).toMatchObject({ emoji: '😀', name: 'grinning face' });
  },
);

test.each([
  ['👍🏽', 'thumbs up: medium skin tone', '👍🏽'],
  ['👨‍👩‍👧', 'family: man, woman, girl', '👨‍👩‍👧'],
  ['❤', 'red heart', '❤️'],
  ['❤️', 'red heart', '❤️'],
  ['❤︎', 'red heart', '❤️'],
  ['🏳️‍🌈', 'rainbow flag', '🏳️‍🌈'],
  ['🏳‍🌈', 'rainbow flag', '🏳️‍🌈'],
  ['#️⃣', 'keycap: #', '#️⃣'],
  ['#⃣', 'keycap: #', '#️⃣'],
  ['🇨🇭', 'flag: Switzerland', '🇨🇭'],
  ['👩🏽‍🚀', 'woman astronaut: medium skin tone', '👩🏽‍🚀'],
  ['🧑🏻‍🤝‍🧑🏿', 'people holding hands: light skin tone, dark skin tone', '🧑🏻‍🤝‍🧑🏿'],
  ['1F44B', 'waving hand', '👋'],
  ['U+1F44B', 'waving hand', '👋'],
])('REF-005: the emoji %s is found and returned as %s (%s)', async (key, name, emoji) => {
  expect(await getEmoji(key)).toMatchObject({ name, emoji });
});

test.each(['nosuchemoji', '🇦', 'é', '😀😀', ':nosuch:', '110000', 'FFFFF'])(
  '/emoji returns 404 for %s, which is not an emoji',
  async (key) => {
    const { status, body } = await get(`/emoji/${encodeURIComponent(key)}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: expect.stringContaining('wave') as string });
  },
);

test('the deep fields of an emoji are code points, version, keywords and skin tones', async () => {
  const { body } = await get('/emoji/wave?deep=true');
  expect(body['deep']).toMatchObject({
    codepoints: ['U+1F44B'],
    hex: '1F44B',
    status: 'fully-qualified',
    version: '0.6',
    keywords: expect.arrayContaining(['hello']) as string[],
  });
  const { skins } = body['deep'] as { skins: unknown[] };
  expect(skins).toHaveLength(5);
  expect(skins[0]).toEqual({ emoji: '👋🏻', tone: 'light', unicode: 'U+1F44B U+1F3FB', hex: '1F44B-1F3FB' });
  expect((await get('/emoji/heart?deep=true')).body['deep']).toMatchObject({
    codepoints: ['U+2764', 'U+FE0F'],
    hex: '2764-FE0F',
    skins: [],
  });
});

test('an emoji has all fields at the top level in API version 1.0.0', async () => {
  const { body } = await get('/version/1.0.0/emoji/wave');
  expect(Object.keys(body)).toEqual([
    'emoji',
    'name',
    'shortcodes',
    'category',
    'codepoints',
    'hex',
    'status',
    'version',
    'keywords',
    'skins',
  ]);
});

test('CAT-054 REF-004: the emoji search returns the best matches first', async () => {
  const { status, body } = await get('/emoji?q=cat');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['q', 'emojis']);
  const names = (body['emojis'] as { name: string }[]).map(({ name }) => name);
  expect(names).toHaveLength(10);
  expect(names.slice(0, 2)).toEqual(['cat', 'cat face']);
  // Names with the complete word rank before names that only contain its letters.
  expect(names.every((name) => /\bcat\b/.test(name))).toBe(true);
});

test.each([
  ['heart%20red', '❤️'],
  ['party', '🎉'],
  ['germany', '🇩🇪'],
  ['fire', '🔥'],
  [':wave:', '👋'],
  ['pizza', '🍕'],
])('REF-004: the query %s finds %s among the first five results', async (q, emoji) => {
  const { body } = await get(`/emoji?q=${q}&limit=5`);
  expect((body['emojis'] as { emoji: string }[]).map((each) => each.emoji)).toContain(emoji);
});

test('the emoji search returns an empty list when nothing matches', async () => {
  expect((await get('/emoji?q=qqqqq')).body).toEqual({ q: 'qqqqq', emojis: [] });
});

test.each([
  '',
  '?q=',
  '?q=%20',
  '?q=cat&limit=0',
  '?q=cat&limit=51',
  '?q=cat&limit=x',
  `?q=${'a'.repeat(65)}`,
])('CAT-071: the request /emoji%s returns 400', async (query) => {
  expect((await get(`/emoji${query}`)).status).toBe(400);
});

test('the emoji search accepts a query of 64 characters', async () => {
  const longestQuery = 'a'.repeat(64);
  expect((await get(`/emoji?q=${longestQuery}`)).body).toEqual({ q: longestQuery, emojis: [] });
});

test('the emoji search applies its limit, and the graph rejects a limit of 51', async () => {
  expect((await get('/emoji?q=face&limit=50')).body['emojis']).toHaveLength(50);
  expect((await get('/emoji?q=face&limit=1')).body['emojis']).toHaveLength(1);
  const { errors } = await ask('{ emojiSearch(query: "face", limit: 51) { query } }');
  expect(errors).toMatchObject([{ code: 'invalid_request', param: 'limit' }]);
});

test('every emoji is found by its own character and by its name', () => {
  const { base, byCharacter, byName } = readEmojiTable();
  // Unicode 17 has 3,944 fully qualified emoji and 9 components. The table contains exactly these.
  expect(base.length + base.reduce((sum, { skins }) => sum + skins.length, 0)).toBe(3944 + 9);
  expect(byCharacter.size).toBe(3953);
  for (const record of base) {
    expect(byCharacter.get(record.emoji.replaceAll('️', ''))).toBe(record);
    expect(
      byName.get(
        record.name
          .toLowerCase()
          .replaceAll('’', "'")
          .replace(/[\s_-]+/g, ' '),
      ),
    ).toBe(record);
  }
});

test.each(['a:grinning:', ':grinning:a', 'a:grinning', 'grinning:a'])(
  'an emoji with colons that do not surround a shortcode is rejected: %s',
  async (key) => {
    expect((await get(`/emoji/${encodeURIComponent(key)}`)).status).toBe(404);
  },
);
