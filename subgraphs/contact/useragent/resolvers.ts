import { LRUCache } from 'lru-cache';
import type { QueryResolvers, Resolvers, UseragentResolvers } from '../schema.generated.ts';
import { analyseUseragent, unknownAgent, type UseragentFacts } from './analyse.ts';

export interface UseragentModel {
  readonly ua: string | null;
  readonly facts: UseragentFacts;
}

const maxHeaderLength = 2048;

/** Cache of analysed headers with a limit on their total length. A few thousand distinct headers make up most of the traffic. */
const cache = new LRUCache<string, UseragentFacts>({
  maxSize: 4_000_000,
  sizeCalculation: (_facts, ua) => ua.length + 400,
});

function analyseWithCache(ua: string): UseragentFacts {
  let facts = cache.get(ua);
  if (facts === undefined) cache.set(ua, (facts = analyseUseragent(ua, null)));
  return facts;
}

export const useragentQueries = {
  useragent: (_parent, { ua, hints }) => {
    const text = (ua ?? '').trim().slice(0, maxHeaderLength);
    const hasHints =
      hints !== null && hints !== undefined && Object.values(hints).some((hint) => hint !== null);
    if (text === '' && !hasHints) return { ua: null, facts: unknownAgent };
    return {
      ua: text === '' ? null : text,
      facts: hasHints ? analyseUseragent(text, hints) : analyseWithCache(text),
    };
  },
} satisfies QueryResolvers;

const useragentFields = {
  useragent: ({ ua }) => ua,
  device: ({ facts: { device } }) => {
    const name = [device.brand, device.model].filter((part) => part !== null).join(' ');
    return name === '' ? device.type : name;
  },
  os: ({ facts }) => facts.os.name,
  browser: ({ facts }) => facts.browser.name,
  bot: ({ facts }) => facts.bot,
  mobile: ({ facts: { device } }) => (device.type === null ? null : device.type === 'mobile'),
  deviceDetail: ({ facts }) => facts.device,
  osDetail: ({ facts }) => facts.os,
  browserDetail: ({ facts }) => facts.browser,
  engine: ({ facts }) => facts.engine,
  headless: ({ facts }) => facts.headless,
  botDetail: ({ facts }) => facts.crawler,
  ai: ({ facts }) => facts.ai,
  deep: (useragent) => useragent,
} satisfies UseragentResolvers;

export const useragentResolvers: Resolvers = { Query: useragentQueries, Useragent: useragentFields };
