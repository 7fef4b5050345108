import crawlerUserAgents from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { measureCpuTime } from '../../../test/support/cpu-time.ts';

const { get, ask } = createContactGraph();
const getUseragent = async (ua: string, more = '') =>
  (await get(`/useragent?ua=${encodeURIComponent(ua)}${more}`)).body;

const iphoneHeader =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const windowsHeader =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';
const reducedHeader =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const unknownFields = { device: null, os: null, browser: null, bot: null, mobile: null };

test('CAT-023 CON-028 CON-031 CON-032 CON-033: /useragent analyses the User-Agent of an iPhone', async () => {
  const body = await getUseragent(iphoneHeader);
  expect(Object.keys(body)).toEqual(['useragent', 'device', 'os', 'browser', 'bot', 'mobile']);
  expect(body).toEqual({
    useragent: iphoneHeader,
    device: 'Apple iPhone',
    os: 'iOS',
    browser: 'Mobile Safari',
    bot: false,
    mobile: true,
  });
});

test('CON-027: /useragent without parameters analyses the User-Agent of the request and needs no key', async () => {
  const { status, body } = await get('/useragent', { 'user-agent': 'curl/8.5.0' }, false);
  expect(status).toBe(200);
  expect(body).toMatchObject({ useragent: 'curl/8.5.0', bot: true });
});

test('CON-028: /useragent with the parameter ua requires a key', async () => {
  expect((await get('/useragent?ua=curl/8.5.0', {}, false)).status).toBe(401);
});

test('CON-029: the parameter ua takes precedence over the User-Agent of the request', async () => {
  const { body } = await get(`/useragent?ua=${encodeURIComponent(iphoneHeader)}`, {
    'user-agent': 'curl/8.5.0',
    'sec-ch-ua-platform': '"Windows"',
  });
  expect(body).toMatchObject({ useragent: iphoneHeader, os: 'iOS' });
});

test('CON-029: /useragent trims the parameter ua', async () => {
  expect(await getUseragent('  curl/8.5.0 ')).toMatchObject({ useragent: 'curl/8.5.0', bot: true });
  const { data } = await ask('{ useragent(ua: "  curl/8.5.0 ") { useragent bot } }');
  expect(data).toEqual({ useragent: { useragent: 'curl/8.5.0', bot: true } });
});

test('CON-030: /useragent returns null for all facts when the request has no User-Agent', async () => {
  const { status, body } = await get('/useragent', {}, false);
  expect(status).toBe(200);
  expect(body).toEqual({ useragent: null, ...unknownFields });
});

test('/useragent returns 400 for an empty parameter ua', async () => {
  expect((await get('/useragent?ua=')).status).toBe(400);
  expect((await get('/useragent?ua=%20')).status).toBe(400);
});

test('CON-034: /useragent recognises Googlebot as a bot', async () => {
  expect(
    await getUseragent(
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      '&deep=true',
    ),
  ).toMatchObject({
    bot: true,
    deep: {
      ai: false,
      bot: { name: 'Googlebot', category: 'search-engine', url: 'http://www.google.com/bot.html' },
    },
  });
});

// The operators of the crawlers publish these headers.
test.each([
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.0; +https://openai.com/gptbot)',
    'GPTBot',
    'ai-crawler',
    true,
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'ClaudeBot',
    'ai-crawler',
    true,
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'PerplexityBot',
    'ai-crawler',
    true,
  ],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'AhrefsBot', 'seo', false],
  [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit',
    'social-preview',
    false,
  ],
  ['curl/8.5.0', 'curl', 'http-library', false],
  ['python-requests/2.31.0', 'python-requests', 'http-library', false],
])('CON-034: the User-Agent %s is recognised as %s', async (ua, name, category, ai) => {
  const { bot, deep } = await getUseragent(ua, '&deep=true');
  expect(bot).toBe(true);
  expect(deep).toMatchObject({ ai, bot: { name, category } });
});

test('CON-035: unknown parts of a User-Agent are null', async () => {
  expect(await getUseragent('foo', '&deep=true')).toEqual({
    useragent: 'foo',
    ...unknownFields,
    deep: {
      device: { type: null, brand: null, model: null, cpu: null, touchscreen: null },
      os: { name: null, version: null, platform: null },
      browser: { name: null, version: null, type: null, brands: [] },
      engine: { name: null, version: null },
      headless: null,
      bot: null,
      ai: null,
    },
  });
});

test('CON-036: the deep fields of a User-Agent are its parts in detail', async () => {
  expect((await getUseragent(iphoneHeader, '&deep=true'))['deep']).toEqual({
    device: { type: 'mobile', brand: 'Apple', model: 'iPhone', cpu: null, touchscreen: true },
    os: { name: 'iOS', version: '17.4', platform: 'apple' },
    browser: { name: 'Mobile Safari', version: '17.4', type: 'browser', brands: [] },
    engine: { name: 'WebKit', version: '605.1.15' },
    headless: false,
    bot: null,
    ai: false,
  });
});

test('CON-036 CONV-017: the deep fields of a User-Agent are empty on the free plan', async () => {
  const freePlanGraph = createContactGraph({ plan: 'free' });
  expect((await freePlanGraph.get('/useragent?ua=foo&deep=true')).body['deep']).toEqual({});
});

test('CON-037: the /useragent response without parameters is not shared between clients', async () => {
  const { header } = await get('/useragent', { 'user-agent': iphoneHeader }, false);
  expect(header('Cache-Control')).toBe('no-store');
  expect(header('Vary')).toContain('User-Agent');
});

test.each([
  [windowsHeader, 'desktop', 'Windows', '10', 'Chrome', false],
  [`${windowsHeader} Edg/124.0.0.0`, 'desktop', 'Windows', '10', 'Edge', false],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    'desktop',
    'Chrome OS',
    '14541.0.0',
    'Chrome',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'desktop',
    'macOS',
    '10.15.7',
    'Safari',
    false,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'desktop',
    'Linux',
    null,
    'Firefox',
    false,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'tablet',
    'iOS',
    '17.4',
    'Mobile Safari',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'mobile',
    'Android',
    '14',
    'Chrome',
    true,
  ],
])('the User-Agent %s is analysed', async (ua, type, os, version, browser, mobile) => {
  const body = await getUseragent(ua, '&deep=true');
  expect(body).toMatchObject({ os, browser, mobile, bot: false });
  expect(body['deep']).toMatchObject({ device: { type }, os: { name: os, version } });
});

test('a browser with a reduced User-Agent header has neither a model nor a full version', async () => {
  expect((await getUseragent(reducedHeader, '&deep=true'))['deep']).toMatchObject({
    device: { type: 'mobile', model: null },
    os: { name: 'Android', version: null },
  });
});

test('/useragent recognises a headless browser', async () => {
  expect(
    (await getUseragent(windowsHeader.replace('Chrome/', 'HeadlessChrome/'), '&deep=true'))['deep'],
  ).toMatchObject({
    headless: true,
    browser: { name: 'Chrome', type: 'headless' },
  });
});

test('the client hints of a request supplement its reduced User-Agent header', async () => {
  const { body } = await get('/useragent?deep=true', {
    'user-agent': reducedHeader,
    'sec-ch-ua': '"Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"',
    'sec-ch-ua-full-version-list':
      '"Chromium";v="124.0.6367.82", "Google Chrome";v="124.0.6367.82", "Not-A.Brand";v="99.0.0.0"',
    'sec-ch-ua-platform': '"Android"',
    'sec-ch-ua-platform-version': '"14.0.0"',
    'sec-ch-ua-model': '"Pixel 8"',
    'sec-ch-ua-mobile': '?1',
  });
  expect(body['deep']).toMatchObject({
    device: { type: 'mobile', model: 'Pixel 8' },
    os: { name: 'Android', version: '14.0.0' },
    browser: {
      name: 'Chrome',
      version: '124.0.6367.82',
      brands: [
        { brand: 'Chromium', version: '124.0.6367.82' },
        { brand: 'Google Chrome', version: '124.0.6367.82' },
      ],
    },
  });
});

const queryWithHints = async (ua: string, hints: object) => {
  const document =
    'query ($ua: String, $hints: ClientHintsInput) { useragent(ua: $ua, hints: $hints) { mobile deviceDetail { type model } } }';
  return (await ask(document, { ua, hints })).data?.['useragent'] as unknown;
};

test('/useragent uses a single client hint when all others are null', async () => {
  const emptyHints = {
    brands: null,
    fullVersions: null,
    platform: null,
    platformVersion: null,
    mobile: null,
  };
  expect(await queryWithHints(reducedHeader, { ...emptyHints, model: '"Pixel 8"' })).toMatchObject({
    deviceDetail: { model: 'Pixel 8' },
  });
  expect(await queryWithHints(reducedHeader, { ...emptyHints, model: null })).toEqual(
    await queryWithHints(reducedHeader, {}),
  );
});

// RFC 8941: a string is the text between two quotes, with nothing before or after them.
test.each(['"A" 5', '5 "A"', 'A"5'])(
  '/useragent keeps quotes within the value of a client hint: %s',
  async (model) => {
    expect(await queryWithHints(reducedHeader, { model })).toMatchObject({ deviceDetail: { model } });
  },
);

test('the client hint ?0 for mobile does not override the device type of the User-Agent', async () => {
  expect(await queryWithHints(windowsHeader, { mobile: '?0' })).toMatchObject({
    deviceDetail: { type: 'desktop' },
  });
  expect(await queryWithHints('', { mobile: '?1' })).toMatchObject({ deviceDetail: { type: 'mobile' } });
  expect(await queryWithHints('', { mobile: '?0' })).toMatchObject({ deviceDetail: { type: null } });
  expect(await queryWithHints('', { mobile: '1' })).toMatchObject({ deviceDetail: { type: null } });
});

// Microsoft's table: platform version 13 and later is Windows 11.
test.each([
  ['15.0.0', '11'],
  ['13.0.0', '11'],
  ['10.0.0', '10'],
  ['0.3.0', '8.1'],
  ['0.1.0', '7'],
])('/useragent returns the platform version %s as Windows %s', async (platformVersion, version) => {
  const { data } = await ask(
    'query ($ua: String, $hints: ClientHintsInput) { useragent(ua: $ua, hints: $hints) { osDetail { name version } } }',
    { ua: windowsHeader, hints: { platform: '"Windows"', platformVersion: `"${platformVersion}"` } },
  );
  expect(data?.['useragent']).toEqual({ osDetail: { name: 'Windows', version } });
});

test('/useragent recognises at least 98 % of the known crawlers', async () => {
  const instances: string[] = crawlerUserAgents
    .flatMap((entry) => entry.instances)
    .filter((ua) => ua.trim() !== '');
  let recognisedCount = 0;
  for (let index = 0; index < instances.length; index += 20) {
    const uas = instances.slice(index, index + 20);
    const fields = uas.map((ua, index) => `u${index}: useragent(ua: ${JSON.stringify(ua)}) { bot }`);
    const { data } = await ask(`{ ${fields.join(' ')} }`);
    recognisedCount += Object.values(data ?? {}).filter((each) => (each as { bot: boolean }).bot).length;
  }
  expect(recognisedCount / instances.length).toBeGreaterThan(0.98);
});

test('a User-Agent of any length is analysed in bounded time', async () => {
  for (const ua of ['('.repeat(2048), 'Mozilla/5.0 '.repeat(170), `${' '.repeat(1000)}x`, 'a'.repeat(2048)]) {
    const queryOs = () => ask('query ($ua: String) { useragent(ua: $ua) { os } }', { ua });
    expect(await measureCpuTime(queryOs)).toBeLessThan(5000);
  }
});
