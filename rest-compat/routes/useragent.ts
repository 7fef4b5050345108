import { text } from '../parameters/text.ts';
import type { Caller, Route, Variables } from '../routing/route.ts';

const singleValue = (header: string | readonly string[] | undefined) =>
  typeof header === 'string' ? header : null;

/** Returns the client's own User-Agent and client hints (Sec-CH-UA headers). */
const callerUserAgent = ({ headers }: Caller): Variables => ({
  ua: singleValue(headers['user-agent']),
  hints: {
    brands: singleValue(headers['sec-ch-ua']),
    fullVersions: singleValue(headers['sec-ch-ua-full-version-list']),
    platform: singleValue(headers['sec-ch-ua-platform']),
    platformVersion: singleValue(headers['sec-ch-ua-platform-version']),
    model: singleValue(headers['sec-ch-ua-model']),
    mobile: singleValue(headers['sec-ch-ua-mobile']),
  },
});

const clientHeaders =
  'User-Agent, Sec-CH-UA, Sec-CH-UA-Full-Version-List, Sec-CH-UA-Platform, Sec-CH-UA-Platform-Version, Sec-CH-UA-Model, Sec-CH-UA-Mobile';

/** Devices and browsers by User-Agent. */
export const useragentRoutes: readonly Route[] = [
  {
    name: 'useragent',
    family: 'useragent',
    path: '/useragent',
    when: ['ua'],
    summary: 'Device, operating system, browser and bot of a User-Agent string.',
    operation: 'useragent',
    parameters: {
      ua: text('User-Agent string. Takes precedence over the header of the request.', {
        example: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15',
        maximum: 2048,
      }),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [{ path: '/useragent?ua=curl/8.5.0', note: 'A given User-Agent.' }],
  },
  {
    name: 'useragent',
    family: 'useragent',
    path: '/useragent',
    summary: 'Device, operating system, browser and bot of the User-Agent header. Needs no key.',
    operation: 'useragent',
    caller: callerUserAgent,
    deep: 'paid',
    key: false,
    cache: 'live',
    headers: () => ({ Vary: clientHeaders }),
    examples: [{ path: '/useragent', note: 'The User-Agent of the request.' }],
  },
];
