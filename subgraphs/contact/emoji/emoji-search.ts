import { memoize } from '../../../core/memoize.ts';
import { readEmojiTable, toNameKey, type EmojiRecord } from './emoji-table.ts';

interface EmojiSearchEntry {
  readonly record: EmojiRecord;
  readonly name: string;
  readonly shortcodes: readonly string[];
  readonly nameWords: readonly string[];
  readonly keywords: readonly string[];
}

const readEmojiSearchEntries = memoize((): EmojiSearchEntry[] =>
  readEmojiTable().base.map((record) => {
    const name = toNameKey(record.name);
    return {
      record,
      name,
      shortcodes: record.shortcodes.map(toNameKey),
      nameWords: name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''),
      keywords: record.keywords.map(toNameKey),
    };
  }),
);

/** Ranks how well an emoji matches a word. Smaller is better; Infinity means no match. */
function rankWord({ nameWords, keywords, shortcodes, name }: EmojiSearchEntry, word: string): number {
  if (nameWords.includes(word)) return 1;
  if (keywords.includes(word)) return 2;
  if (nameWords.some((each) => each.startsWith(word))) return 3;
  if (shortcodes.some((each) => each.startsWith(word))) return 4;
  if (keywords.some((each) => each.startsWith(word))) return 5;
  if (name.includes(word)) return 6;
  return Infinity;
}

function rankEmoji(entry: EmojiSearchEntry, query: string, words: readonly string[]): number {
  if (entry.name === query) return -4;
  if (entry.shortcodes.includes(query)) return -3;
  if (entry.keywords.includes(query)) return entry.name.startsWith(query) ? -1 : 1;
  if (entry.name.startsWith(`${query} `)) return -2;
  return words.reduce((worst, word) => Math.max(worst, rankWord(entry, word)), 0);
}

/**
 * Returns the emoji that match every word of the query. The best results are first: exact name, exact shortcode, complete
 * words, keywords, word beginnings. Emoji of equal rank are in Unicode order.
 * @param limit maximum number of results
 */
export function searchEmoji(query: string, limit: number): EmojiRecord[] {
  const key = toNameKey(query.replace(/^:(.+):$/, '$1'));
  const words = key.split(' ').filter((word) => word !== '');
  if (words.length === 0) return [];
  const matches: { record: EmojiRecord; rank: number }[] = [];
  for (const entry of readEmojiSearchEntries()) {
    const emojiRank = rankEmoji(entry, key, words);
    if (emojiRank !== Infinity) matches.push({ record: entry.record, rank: emojiRank });
  }
  // The sort is stable, so equal ranks keep the Unicode order.
  return matches
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ record }) => record);
}
