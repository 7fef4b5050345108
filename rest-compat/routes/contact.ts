import type { Body, Caller, Route, Variables, Version } from '../route.ts';
import { candidate } from '../parameters/candidate.ts';
import { countryQuery } from '../parameters/country.ts';
import { dnsTypes } from '../parameters/dns-types.ts';
import { pageSize } from '../parameters/integer.ts';
import { text } from '../parameters/text.ts';

const number = candidate('Phone number: E.164 preferred; separators are tolerated.', '+12125550123');
const numberCountry = countryQuery(
  'Country of a national number, for numbers outside North America. An international number ignores it.',
);
const numberParameters = { number, country: numberCountry };

const domain = text('Domain name; upper case and Unicode are accepted.', {
  in: 'path',
  example: 'example.com',
  maximum: 255,
});

/** Where version 1.0.0 has the richer fields at the top level, `deep=true` is answered with an empty object. */
const emptyDeepBefore2 = (body: Body, variables: Variables, version: Version): Body =>
  version === '1.0.0' && variables['deep'] === true ? { ...body, deep: {} } : body;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** 1.0.0 lists the mail exchangers directly. */
function listedExchangers(body: Body): Body {
  const { deep } = body;
  if (!isObject(deep) || !('mx' in deep)) return body;
  const { mx } = deep;
  return { ...body, deep: { ...deep, mx: isObject(mx) ? mx['records'] : [] } };
}

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

export const contactRoutes: readonly Route[] = [
  {
    name: 'phone',
    family: 'phone',
    path: '/phone/{number}',
    summary:
      'Checks and formats a phone number by its numbering plan: free of carrier units. Valid does not mean assigned.',
    operation: { '1.0.0': 'phone-v1', '2.0.0': 'phone' },
    parameters: numberParameters,
    deep: 'included',
    cache: 'facts',
    shape: emptyDeepBefore2,
    examples: [
      { path: '/phone/+12125550123', note: 'International' },
      { path: '/phone/02079460018?country=GB', note: 'National, outside North America' },
      {
        path: '/phone/2125550123?deep=true',
        note: 'National, inside North America; with state and time zone',
      },
    ],
  },
  {
    name: 'carrier',
    family: 'carrier',
    path: '/carrier/{number}',
    summary:
      'Carrier, line type and burner classification. City and state are where the number block was issued, not where the phone is.',
    operation: { '1.0.0': 'carrier-v1', '2.0.0': 'carrier' },
    parameters: numberParameters,
    deep: 'included',
    unit: 'carrier',
    validity: 'phone',
    cache: 'live',
    examples: [
      { path: '/carrier/+12125550123', note: 'One carrier unit' },
      { path: '/carrier/+12125550123?deep=true', note: 'With city and state, at no further charge' },
    ],
  },
  {
    name: 'caller',
    family: 'caller',
    path: '/caller/{number}',
    summary: 'The name that a number is registered to. Needs a provider.',
    operation: 'caller',
    parameters: numberParameters,
    feature: 'caller',
    cache: 'live',
    examples: [{ path: '/caller/+12125550123', note: 'Caller name' }],
  },
  {
    name: 'hlr',
    family: 'hlr',
    path: '/hlr/{number}',
    summary: 'What the home network tells of a mobile number now. Needs a provider.',
    operation: { '1.0.0': 'hlr-v1', '2.0.0': 'hlr' },
    parameters: numberParameters,
    deep: 'included',
    feature: 'hlr',
    cache: 'live',
    examples: [{ path: '/hlr/+447400123456?deep=true', note: 'With networks and roaming' }],
  },
  {
    name: 'email',
    family: 'email',
    path: '/email/{email}',
    summary:
      'Checks an address: syntax, domain, role, disposable, free. deep=true asks the DNS; mailboxes are never probed.',
    operation: { '1.0.0': 'email-v1', '2.0.0': 'email' },
    parameters: {
      email: candidate('Email address.', 'jane@example.com'),
    },
    deep: 'email',
    validity: 'email',
    cache: 'live',
    examples: [
      { path: '/email/jane@example.com', note: 'Without asking anybody' },
      { path: '/email/jane@gmail.com?deep=true', note: "With the domain's mail servers" },
    ],
  },
  {
    name: 'domain',
    family: 'domain',
    path: '/domain/{domain}',
    summary: 'Whether a domain can be registered, by its registry (RDAP, then WHOIS).',
    operation: { '1.0.0': 'domain-v1', '2.0.0': 'domain' },
    parameters: { domain },
    deep: 'paid',
    cache: 'live',
    shape: listedExchangers,
    examples: [
      { path: '/domain/example.com', note: 'Reserved: not available' },
      { path: '/domain/xn--mnchen-3ya.de?deep=true', note: 'With the registration' },
    ],
  },
  {
    name: 'mx',
    family: 'mx',
    path: '/mx/{domain}',
    summary: 'Mail exchangers of a domain, in order of preference. A single "." says that it takes no mail.',
    operation: 'mx',
    parameters: { domain },
    cache: 'live',
    missing: ({ domain: name }) => `No domain ${String(name)} exists in the DNS: try gmail.com.`,
    examples: [{ path: '/mx/gmail.com', note: 'Mail exchangers' }],
  },
  {
    name: 'dns',
    family: 'dns',
    path: '/dns/{domain}',
    summary: 'DNS records of a name. Addresses that are not public are left out.',
    operation: 'dns',
    parameters: { domain, type: dnsTypes },
    cache: 'live',
    missing: ({ domain: name }) => `No name ${String(name)} exists in the DNS: try example.com.`,
    examples: [
      { path: '/dns/example.com', note: 'All usual types' },
      { path: '/dns/example.com?type=A,MX', note: 'Some types' },
    ],
  },
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
  {
    name: 'mac',
    family: 'mac',
    path: '/mac/{mac}',
    summary: 'Vendor and kind of a hardware address. A locally administered one has no vendor.',
    operation: 'mac',
    parameters: {
      mac: candidate('EUI-48 or EUI-64 with colons, hyphens, dots or nothing between.', '00:1A:11:00:00:00'),
    },
    cache: 'facts',
    examples: [{ path: '/mac/00:1A:11:00:00:00', note: 'A registered block' }],
  },
  {
    name: 'name',
    family: 'name',
    path: '/name/{name}',
    summary: "A person's name: its parts, its capitals repaired.",
    operation: { '1.0.0': 'name-v1', '2.0.0': 'name' },
    parameters: {
      name: candidate('The name as written.', "BILLY O'SHALL"),
      country: countryQuery('Country whose order of names applies: ISO 3166-1 alpha-2.'),
      name_locale: text("BCP 47 tag of the name's language, instead of country.", {
        example: 'ja',
        maximum: 64,
      }),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [
      { path: "/name/BILLY%20O'SHALL", note: 'Capitals repaired' },
      { path: '/name/Nagy%20J%C3%A1nos?country=HU', note: 'Family name first' },
    ],
  },
  {
    name: 'emoji',
    family: 'emoji',
    path: '/emoji/{emoji}',
    summary: 'An emoji by character, shortcode or name.',
    operation: { '1.0.0': 'emoji-v1', '2.0.0': 'emoji' },
    parameters: {
      emoji: text('The character, a shortcode with or without colons, or the English name.', {
        in: 'path',
        example: 'wave',
        maximum: 100,
      }),
    },
    deep: 'included',
    cache: 'facts',
    missing: () =>
      'No such emoji: give a character, a shortcode such as wave, or a name such as waving hand.',
    shape: emptyDeepBefore2,
    examples: [
      { path: '/emoji/%F0%9F%91%8B', note: 'By character' },
      { path: '/emoji/:wave:?deep=true', note: 'By shortcode, with code points and skin tones' },
    ],
  },
  {
    name: 'emoji',
    family: 'emoji',
    path: '/emoji',
    when: ['q'],
    summary: 'Emoji by words, best first.',
    operation: { '1.0.0': 'emoji-search-v1', '2.0.0': 'emoji-search' },
    parameters: {
      q: text('One or more words.', { example: 'cat', maximum: 64 }),
      limit: pageSize('How many at most.'),
    },
    deep: 'included',
    cache: 'facts',
    shape: emptyDeepBefore2,
    examples: [{ path: '/emoji?q=cat&limit=5', note: 'Search' }],
  },
];
