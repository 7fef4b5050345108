import { textParameter } from '../parameters/text.ts';
import type { Caller, Route, Variables } from '../routing/route.ts';

const toSingleValue = (header: string | readonly string[] | undefined) =>
  typeof header === 'string' ? header : null;

/** Returns the User-Agent and client hints (Sec-CH-UA headers) of the request. */
const getCallerUserAgent = ({ headers }: Caller): Variables => ({
  ua: toSingleValue(headers['user-agent']),
  hints: {
    brands: toSingleValue(headers['sec-ch-ua']),
    fullVersions: toSingleValue(headers['sec-ch-ua-full-version-list']),
    platform: toSingleValue(headers['sec-ch-ua-platform']),
    platformVersion: toSingleValue(headers['sec-ch-ua-platform-version']),
    model: toSingleValue(headers['sec-ch-ua-model']),
    mobile: toSingleValue(headers['sec-ch-ua-mobile']),
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
      ua: textParameter('User-Agent string. Takes precedence over the header of the request.', {
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
    caller: getCallerUserAgent,
    deep: 'paid',
    key: false,
    cache: 'live',
    headers: () => ({ Vary: clientHeaders }),
    examples: [{ path: '/useragent', note: 'The User-Agent of the request.' }],
  },
];
