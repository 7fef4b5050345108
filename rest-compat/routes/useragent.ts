import { text } from '../parameters/text.ts';
import type { Caller, Route, Variables } from '../routing/route.ts';

const one = (header: string | readonly string[] | undefined) => (typeof header === 'string' ? header : null);

/** The client's own User-Agent and the hints that it sends beside it. */
const ownUseragent = ({ headers }: Caller): Variables => ({
  ua: one(headers['user-agent']),
  hints: {
    brands: one(headers['sec-ch-ua']),
    fullVersions: one(headers['sec-ch-ua-full-version-list']),
    platform: one(headers['sec-ch-ua-platform']),
    platformVersion: one(headers['sec-ch-ua-platform-version']),
    model: one(headers['sec-ch-ua-model']),
    mobile: one(headers['sec-ch-ua-mobile']),
  },
});

const clientHeaders =
  'User-Agent, Sec-CH-UA, Sec-CH-UA-Full-Version-List, Sec-CH-UA-Platform, Sec-CH-UA-Platform-Version, Sec-CH-UA-Model, Sec-CH-UA-Mobile';

/** Clients by their User-Agent. */
export const useragentRoutes: readonly Route[] = [
  {
    name: 'useragent',
    family: 'useragent',
    path: '/useragent',
    when: ['ua'],
    summary: 'Device, system, browser and bot of a User-Agent text.',
    operation: 'useragent',
    parameters: {
      ua: text("User-Agent text; it wins over the request's own header.", {
        example: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15',
        maximum: 2048,
      }),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [{ path: '/useragent?ua=curl/8.5.0', note: 'A given text' }],
  },
  {
    name: 'useragent',
    family: 'useragent',
    path: '/useragent',
    summary: "Device, system, browser and bot of the request's own User-Agent. Needs no key.",
    operation: 'useragent',
    caller: ownUseragent,
    deep: 'paid',
    key: false,
    cache: 'live',
    headers: () => ({ Vary: clientHeaders }),
    examples: [{ path: '/useragent', note: "The request's own" }],
  },
];
