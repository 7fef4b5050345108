import crawlerUserAgents from 'crawler-user-agents';
import { lazy } from '../../../core/lazy.ts';
import { expressionIndex } from './expression-index.ts';

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

/** Additional programs that the package does not list, by the beginning of their User-Agent header. */
const additionalPrograms = [
  ['PostmanRuntime\\/', 'http-library', 'https://www.postman.com/'],
  ['^Java\\/', 'http-library', null],
  ['^undici', 'http-library', 'https://undici.nodejs.org/'],
  ['^insomnia\\/', 'http-library', 'https://insomnia.rest/'],
  ['^Seobility\\b', 'seo', 'https://www.seobility.net/'],
  ['^Sprinklr\\b', 'social-preview', 'https://www.sprinklr.com/'],
  ['^Browsershots\\b', null, null],
] as const;

/** The end of a word that names the browser of a search engine, not its crawler: SogouMobileBrowser. */
const crawlerBrowserPattern = /^[a-z]*(?:browser|mse)\b/i;

/** Product tokens for robots.txt, which no program sends as a User-Agent header. */
const tokens = new Set(['Google-Extended', 'Applebot-Extended']);
export const isRobotsToken = (ua: string): boolean => tokens.has(ua);

const patterns = lazy(() => {
  const listed = crawlerUserAgents
    .filter(({ pattern }) => !tokens.has(pattern))
    .map((entry): Pattern => {
      const tags = 'tags' in entry && Array.isArray(entry.tags) ? entry.tags.map(String) : [];
      const ai = tags.includes('ai-crawler');
      const category = ai ? 'ai-crawler' : (tags[0] ?? null);
      return { expression: new RegExp(entry.pattern), category, url: entry.url ?? null, ai };
    });
  const additional = additionalPrograms.map(([source, category, url]): Pattern => {
    return { expression: new RegExp(source), category, url, ai: false };
  });
  const all = [...listed, ...additional];
  return { all, candidates: expressionIndex(all.map(({ expression }) => expression)) };
});

/**
 * Returns the crawler whose pattern matches most of the header. A URL in the header counts less than any name. Call it only for
 * headers of known bots. Source: crawler-user-agents.
 * @returns null when no pattern matches
 */
export function findCrawler(ua: string): Crawler | null {
  let best: Crawler | null = null;
  let bestWeight = 0;
  const { all, candidates } = patterns();
  for (const index of candidates(ua)) {
    const pattern = all[index];
    const result = pattern?.expression.exec(ua);
    if (pattern === undefined || result === undefined || result === null) continue;
    const [match] = result;
    if (crawlerBrowserPattern.test(ua.slice(result.index + match.length))) continue;
    const isPage = /\.(?:com|org|net|io|eu)\/|^https?:/.test(match);
    // If the pattern matched only a URL, take the crawler's name from the rest of the header.
    const named = isPage ? (/[a-z][\w-]*(?:bot|crawler|spider)\b/i.exec(ua)?.[0] ?? match) : match;
    const name = named.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const weight = isPage ? match.length / 1000 : match.length;
    if (name === '' || weight <= bestWeight) continue;
    bestWeight = weight;
    best = { name, category: pattern.category, url: pattern.url, ai: pattern.ai };
  }
  return best;
}
