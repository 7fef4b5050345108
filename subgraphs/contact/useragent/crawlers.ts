import crawlerUserAgents from 'crawler-user-agents';
import { memoize } from '../../../core/memoize.ts';
import { createExpressionIndex } from './expression-index.ts';

export interface Crawler {
  readonly name: string;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

interface CrawlerPattern {
  readonly expression: RegExp;
  readonly category: string | null;
  readonly url: string | null;
  readonly ai: boolean;
}

/** Programs that the package does not list, by the beginning of their User-Agent header. */
const additionalPrograms = [
  ['PostmanRuntime\\/', 'http-library', 'https://www.postman.com/'],
  ['^Java\\/', 'http-library', null],
  ['^undici', 'http-library', 'https://undici.nodejs.org/'],
  ['^insomnia\\/', 'http-library', 'https://insomnia.rest/'],
  ['^Seobility\\b', 'seo', 'https://www.seobility.net/'],
  ['^Sprinklr\\b', 'social-preview', 'https://www.sprinklr.com/'],
  ['^Browsershots\\b', null, null],
] as const;

/** Matches the end of a word that names a search engine's browser, not its crawler: SogouMobileBrowser. */
const crawlerBrowserPattern = /^[a-z]*(?:browser|mse)\b/i;

/** Product tokens for robots.txt that never occur in a User-Agent header. */
const robotsTokens = new Set(['Google-Extended', 'Applebot-Extended']);
export const isRobotsToken = (ua: string): boolean => robotsTokens.has(ua);

const readPatterns = memoize(() => {
  const packagePatterns = crawlerUserAgents
    .filter(({ pattern }) => !robotsTokens.has(pattern))
    .map((entry): CrawlerPattern => {
      const tags = 'tags' in entry && Array.isArray(entry.tags) ? entry.tags.map(String) : [];
      const isAiCrawler = tags.includes('ai-crawler');
      const category = isAiCrawler ? 'ai-crawler' : (tags[0] ?? null);
      return { expression: new RegExp(entry.pattern), category, url: entry.url ?? null, ai: isAiCrawler };
    });
  const additionalPatterns = additionalPrograms.map(([source, category, url]): CrawlerPattern => {
    return { expression: new RegExp(source), category, url, ai: false };
  });
  const allPatterns = [...packagePatterns, ...additionalPatterns];
  return {
    all: allPatterns,
    candidates: createExpressionIndex(allPatterns.map(({ expression }) => expression)),
  };
});

/**
 * Returns the crawler whose pattern matches the longest part of the header. A match within a URL ranks below any other match.
 * The header must be from a known bot. Source: crawler-user-agents.
 * @returns null when no pattern matches
 */
export function findCrawler(ua: string): Crawler | null {
  let bestMatch: Crawler | null = null;
  let bestWeight = 0;
  const { all, candidates } = readPatterns();
  for (const index of candidates(ua)) {
    const pattern = all[index];
    const result = pattern?.expression.exec(ua);
    if (pattern === undefined || result === undefined || result === null) continue;
    const [match] = result;
    if (crawlerBrowserPattern.test(ua.slice(result.index + match.length))) continue;
    const isUrl = /\.(?:com|org|net|io|eu)\/|^https?:/.test(match);
    // If the pattern matches only a URL, find the crawler's name in the rest of the header.
    const nameText = isUrl ? (/[a-z][\w-]*(?:bot|crawler|spider)\b/i.exec(ua)?.[0] ?? match) : match;
    const name = nameText.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const weight = isUrl ? match.length / 1000 : match.length;
    if (name === '' || weight <= bestWeight) continue;
    bestWeight = weight;
    bestMatch = { name, category: pattern.category, url: pattern.url, ai: pattern.ai };
  }
  return bestMatch;
}
