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

/** Programs that the list lacks, by the beginning of their own texts. */
const further = [
  ['PostmanRuntime\\/', 'http-library', 'https://www.postman.com/'],
  ['^Java\\/', 'http-library', null],
  ['^undici', 'http-library', 'https://undici.nodejs.org/'],
  ['^insomnia\\/', 'http-library', 'https://insomnia.rest/'],
  ['^Seobility\\b', 'seo', 'https://www.seobility.net/'],
  ['^Sprinklr\\b', 'social-preview', 'https://www.sprinklr.com/'],
  ['^Browsershots\\b', null, null],
] as const;

/** How a word goes on that names a house's browser, not its crawler: SogouMobileBrowser. */
const crawlerBrowser = /^[a-z]*(?:browser|mse)\b/i;

/** Words for robots.txt, which no program sends as its name. */
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
  const ours = further.map(([source, category, url]): Pattern => {
    return { expression: new RegExp(source), category, url, ai: false };
  });
  const all = [...listed, ...ours];
  return { all, candidates: expressionIndex(all.map(({ expression }) => expression)) };
});

/**
 * The crawler whose pattern covers most of the text; a page about it counts less than any name. Null when the list knows
 * none of it. Source: crawler-user-agents. Ask only for what is known to be a bot.
 */
export function findCrawler(ua: string): Crawler | null {
  let best: Crawler | null = null;
  let most = 0;
  const { all, candidates } = patterns();
  for (const place of candidates(ua)) {
    const pattern = all[place];
    const found = pattern?.expression.exec(ua);
    if (pattern === undefined || found === undefined || found === null) continue;
    const [match] = found;
    if (crawlerBrowser.test(ua.slice(found.index + match.length))) continue;
    const isPage = /\.(?:com|org|net|io|eu)\/|^https?:/.test(match);
    // Where the list goes by the page alone, the program still says its name.
    const named = isPage ? (/[a-z][\w-]*(?:bot|crawler|spider)\b/i.exec(ua)?.[0] ?? match) : match;
    const name = named.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const weight = isPage ? match.length / 1000 : match.length;
    if (name === '' || weight <= most) continue;
    most = weight;
    best = { name, category: pattern.category, url: pattern.url, ai: pattern.ai };
  }
  return best;
}
