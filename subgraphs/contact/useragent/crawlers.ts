import crawlerUserAgents from 'crawler-user-agents';
import { lazy } from '../lazy.ts';

export interface Crawler {
  readonly name: string;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

interface Pattern {
  readonly expression: RegExp;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

const patterns = lazy((): Pattern[] =>
  crawlerUserAgents.map((entry) => {
    const tags = 'tags' in entry && Array.isArray(entry.tags) ? entry.tags.map(String) : [];
    const ai = tags.includes('ai-crawler');
    return {
      expression: new RegExp(entry.pattern),
      category: ai ? 'ai-crawler' : (tags[0] ?? null),
      url: entry.url ?? null,
      ai,
    };
  }),
);

/**
 * The crawler whose pattern covers most of the text; null when the list knows none of it.
 * Source: crawler-user-agents. About 1,500 expressions: ask only for what is known to be a bot.
 */
export function findCrawler(ua: string): Crawler | null {
  let best: Crawler | null = null;
  let length = 0;
  for (const { expression, category, url, ai } of patterns()) {
    const [match] = expression.exec(ua) ?? [];
    if (match === undefined || match.length <= length) continue;
    const name = match.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (name === '') continue;
    length = match.length;
    best = { name, category, url, ai };
  }
  return best;
}
