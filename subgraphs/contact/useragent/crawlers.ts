import crawlerUserAgents from 'crawler-user-agents';
import { lazy } from '../../lazy.ts';
import { requiredText } from './required-text.ts';

export interface Crawler {
  readonly name: string;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

interface Pattern {
  readonly expression: RegExp;
  /** What every match contains; empty: unknown. */
  readonly text: string;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

/** Programs that the list lacks, by the beginning of their own texts. */
const further = [
  ['PostmanRuntime\\/', 'https://www.postman.com/'],
  ['^Java\\/', null],
  ['^undici', 'https://undici.nodejs.org/'],
  ['^insomnia\\/', 'https://insomnia.rest/'],
] as const;

/** Words for robots.txt, which no program sends as its name. */
const tokens = new Set(['Google-Extended', 'Applebot-Extended']);
export const isRobotsToken = (ua: string): boolean => tokens.has(ua);

/** So many characters of a text lead to the patterns that may match it. */
const start = 3;

interface Patterns {
  /** By the first characters of what they require. */
  readonly byStart: ReadonlyMap<string, readonly Pattern[]>;
  /** Those that require nothing so long. */
  readonly always: readonly Pattern[];
}

const patterns = lazy((): Patterns => {
  const byStart = new Map<string, Pattern[]>();
  const always: Pattern[] = [];
  const add = (source: string, category: string | null, url: string | null) => {
    const text = requiredText(source);
    const ai = category === 'ai-crawler';
    const pattern = { expression: new RegExp(source), text, category, url, ai };
    if (text.length < start) always.push(pattern);
    else {
      const key = text.slice(0, start);
      const known = byStart.get(key);
      if (known === undefined) byStart.set(key, [pattern]);
      else known.push(pattern);
    }
  };
  for (const entry of crawlerUserAgents) {
    const tags = 'tags' in entry && Array.isArray(entry.tags) ? entry.tags.map(String) : [];
    const category = tags.includes('ai-crawler') ? 'ai-crawler' : (tags[0] ?? null);
    if (!tokens.has(entry.pattern)) add(entry.pattern, category, entry.url ?? null);
  }
  for (const [source, url] of further) add(source, 'http-library', url);
  return { byStart, always };
});

/** Patterns of which the text holds what they require: a handful of about 1,500. */
function candidates(ua: string): Set<Pattern> {
  const { byStart, always } = patterns();
  const found = new Set(always);
  for (let at = 0; at + start <= ua.length; at += 1) {
    for (const pattern of byStart.get(ua.slice(at, at + start)) ?? []) {
      if (ua.startsWith(pattern.text, at)) found.add(pattern);
    }
  }
  return found;
}

/**
 * The crawler whose pattern covers most of the text; a page about it counts less than any name. Null when the list knows
 * none of it. Source: crawler-user-agents. Ask only for what is known to be a bot.
 */
export function findCrawler(ua: string): Crawler | null {
  let best: Crawler | null = null;
  let most = 0;
  for (const { expression, category, url, ai } of candidates(ua)) {
    const [match] = expression.exec(ua) ?? [];
    if (match === undefined) continue;
    const isPage = /\.(?:com|org|net|io|eu)\/|^https?:/.test(match);
    // Where the list goes by the page alone, the program still says its name.
    const named = isPage ? (/[a-z][\w-]*(?:bot|crawler|spider)\b/i.exec(ua)?.[0] ?? match) : match;
    const name = named.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const weight = isPage ? match.length / 1000 : match.length;
    if (name === '' || weight <= most) continue;
    most = weight;
    best = { name, category, url, ai };
  }
  return best;
}
