import { addEmptyDeepBefore2 } from './empty-deep.ts';
import { pageSizeParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

/** Emoji by character, name and keywords. */
export const emojiRoutes: readonly Route[] = [
  {
    name: 'emoji',
    family: 'emoji',
    path: '/emoji/{emoji}',
    summary: 'An emoji by character, shortcode or name.',
    operation: toNamesByVersion('emoji'),
    parameters: {
      emoji: textParameter('The character, a shortcode with or without colons, or the English name.', {
        in: 'path',
        example: 'wave',
        maximum: 100,
      }),
    },
    deep: 'included',
    cache: 'facts',
    missing: () =>
      'Not a known emoji. Use a character, a shortcode such as wave, or a name such as waving hand.',
    shape: addEmptyDeepBefore2,
    examples: [
      { path: '/emoji/%F0%9F%91%8B', note: 'By character.' },
      { path: '/emoji/:wave:?deep=true', note: 'By shortcode, with code points and skin tones.' },
    ],
  },
  {
    name: 'emoji',
    family: 'emoji',
    path: '/emoji',
    when: ['q'],
    summary: 'Searches emoji by words; best matches first.',
    operation: toNamesByVersion('emoji-search'),
    parameters: {
      q: textParameter('One or more words.', { example: 'cat', maximum: 64 }),
      limit: pageSizeParameter('Maximum number of emoji.'),
    },
    deep: 'included',
    cache: 'facts',
    shape: addEmptyDeepBefore2,
    examples: [{ path: '/emoji?q=cat&limit=5', note: 'A search by word.' }],
  },
];
