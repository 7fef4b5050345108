import { checkLimit } from '../../validation/batch.ts';
import { parseText } from '../../../core/text.ts';
import type { EmojiResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import { searchEmoji } from './emoji-search.ts';
import {
  toCharacterKey,
  readEmojiTable,
  formatHex,
  toNameKey,
  formatUnicode,
  type EmojiRecord,
} from './emoji-table.ts';

export type EmojiModel = EmojiRecord;

/**
 * Finds an emoji by its character (with or without emoji presentation), shortcode (with or without colons), English name, or
 * code points (`1F44B`, `U+1F468-200D-1F469`). @returns null for an unknown emoji
 */
export function findEmoji(text: string): EmojiRecord | null {
  const table = readEmojiTable();
  const key = text.trim();
  const character = table.byCharacter.get(toCharacterKey(key));
  if (character !== undefined) return character;
  const word = key.replace(/^:(.+):$/, '$1').toLowerCase();
  return (
    table.byShortcode.get(word) ??
    table.byShortcode.get(word.replace(/[\s-]+/g, '_')) ??
    table.byName.get(toNameKey(word)) ??
    findByCodePoints(key)
  );
}

function findByCodePoints(text: string): EmojiRecord | null {
  if (!/^(?:U\+)?[0-9A-F]{4,5}(?:[ _-](?:U\+)?[0-9A-F]{4,5}){0,15}$/i.test(text)) return null;
  const points = Array.from(text.matchAll(/[0-9A-F]{4,5}/gi), ([hex]) => parseInt(hex, 16));
  const character = String.fromCodePoint(...points);
  return readEmojiTable().byCharacter.get(toCharacterKey(character)) ?? null;
}

const maxQueryLength = 64;

const emojiQueries = {
  emoji: (_parent, { key }) => findEmoji(key),
  emojiSearch: (_parent, { query: text, limit }) => {
    const query = parseText(text, 'query', { maximum: maxQueryLength, example: 'cat' });
    checkLimit(limit);
    return { query, results: searchEmoji(query, limit) };
  },
} satisfies QueryResolvers;

const emojiFields = {
  codepoints: ({ emoji }) => formatUnicode(emoji),
  hex: ({ emoji }) => formatHex(emoji),
  shortcodes: ({ shortcodes }) => [...shortcodes],
  keywords: ({ keywords }) => [...keywords],
  skins: ({ skins }) => [...skins],
  deep: (emoji) => emoji,
} satisfies EmojiResolvers;

export const emojiResolvers: Resolvers = { Query: emojiQueries, Emoji: emojiFields };
