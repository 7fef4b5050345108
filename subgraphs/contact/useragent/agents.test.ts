import crawlerUserAgents from 'crawler-user-agents';
import { readFileSync } from 'node:fs';
import { UAParser } from 'ua-parser-js';
import { describe, expect, test } from 'vitest';
import { analyseUseragent, unknownAgent } from './analyse.ts';
import { findCrawler } from './crawlers.ts';
import { createExpressionIndex } from './expression-index.ts';
import { createParser } from './restricted-parser.ts';
import { findRequiredTexts } from './required-texts.ts';

const [columns = [], ...rows] = readFileSync(
  new URL('../../../test/truth/useragents.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('the table of this test has at least 80 distinct User-Agent headers', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(rows.length);
});

test.each(rows.map((row) => [row.at(-1) ?? '', row] as const))(
  'CON-031 CON-032 CON-033 CON-034: the User-Agent %s is analysed',
  (ua, row) => {
    const { device, os, browser, engine, bot, crawler, ai } = analyseUseragent(ua, null);
    const deviceFacts = [device.type, device.brand, device.model, os.name, os.version];
    const browserFacts = [browser.name, browser.version, engine.name, bot, crawler?.name, crawler?.category];
    const fields = [...deviceFacts, ...browserFacts].map((value) => `${value ?? ''}`);
    expect(Object.fromEntries(columns.map((column, at) => [column, [...fields, ua][at]]))).toEqual(
      Object.fromEntries(columns.map((column, at) => [column, row[at]])),
    );
    expect(ai).toBe(crawler?.category === 'ai-crawler');
  },
);

test.each(['Google-Extended', 'Applebot-Extended'])(
  'the robots.txt token %s is not recognised as a program, because no program sends it',
  (token) => {
    expect(analyseUseragent(token, null)).toEqual(unknownAgent);
  },
);

// Formats the brands as current browsers send them, in the same order and with a fake brand.
describe('client hints of current browsers', () => {
  const formatChromium = (major: string, name: string) =>
    `"Chromium";v="${major}", "${name}";v="${major}", "Not_A Brand";v="99"`;
  test.each([
    ['Google Chrome', '142', '"Windows"', '"19.0.0"', '?0', ['Chrome', '142', 'Windows', '11', null]],
    ['Microsoft Edge', '142', '"Windows"', '"10.0.0"', '?0', ['Edge', '142', 'Windows', '10', null]],
    ['Google Chrome', '142', '"macOS"', '"26.1.0"', '?0', ['Chrome', '142', 'macOS', '26.1.0', null]],
    ['Brave', '142', '"Linux"', '"6.8.0"', '?0', ['Brave', '142', 'Linux', '6.8.0', null]],
    ['Opera', '124', '"Windows"', '"15.0.0"', '?0', ['Opera', '124', 'Windows', '11', null]],
    ['Google Chrome', '142', '"Android"', '"16.0.0"', '?1', ['Chrome', '142', 'Android', '16.0.0', 'mobile']],
    [
      'Samsung Internet',
      '28',
      '"Android"',
      '"15.0.0"',
      '?1',
      ['Samsung Internet', '28', 'Android', '15.0.0', 'mobile'],
    ],
    [
      'Google Chrome',
      '142',
      '"Chrome OS"',
      '"16328.65.0"',
      '?0',
      ['Chrome', '142', 'Chrome OS', '16328.65.0', null],
    ],
  ])(
    'client hints are analysed: %s %s on %s %s',
    (name, major, platform, platformVersion, mobile, expected) => {
      const { browser, os, device } = analyseUseragent('', {
        brands: formatChromium(major, name),
        platform,
        platformVersion,
        mobile,
      });
      const expectedDeviceType = device.type === 'mobile' ? 'mobile' : null;
      expect([browser.name, browser.version, os.name, os.version, expectedDeviceType]).toEqual(expected);
      expect(browser.brands.map(({ brand }) => brand)).toEqual(['Chromium', name]);
    },
  );
});

/** The crawler list contains these example headers. */
const instances = crawlerUserAgents.flatMap(({ instances }) => instances).filter((ua) => ua.trim() !== '');

test('findCrawler finds a crawler exactly when one of its patterns matches', () => {
  const patternExpressions = crawlerUserAgents.map(({ pattern }) => ({
    pattern,
    expression: new RegExp(pattern),
  }));
  let checkedCount = 0;
  for (const ua of instances) {
    const matching = patternExpressions.filter(
      ({ expression, pattern }) => expression.test(ua) && pattern !== 'Google-Extended',
    );
    expect(findCrawler(ua) !== null, ua).toBe(matching.length > 0);
    checkedCount += matching.length;
  }
  expect(checkedCount).toBeGreaterThan(2000);
});

test('the restricted User-Agent parser returns the same results as the complete parser', () => {
  for (const ua of [...rows.map((row) => row.at(-1) ?? ''), ...instances]) {
    expect(createParser(ua).getResult(), ua).toEqual(new UAParser(ua).getResult());
  }
});

test.each([
  ['Googlebot\\/', ['googlebot/']],
  ['Ahrefs(Bot|SiteAudit)', ['ahrefsbot', 'ahrefssiteaudit']],
  ['[wW]get', ['wget']],
  ['Riddler \\(http:\\/\\/riddler\\.io', ['riddler (http://riddler.io']],
  ['Spider[\\s\\S]*crawl\\.com', ['crawl.com']],
  ['(?:x)y{2,3}abc?d', ['abd', 'abcd']],
  ['smart[- ]?tv', ['smarttv', 'smart-tv', 'smart tv']],
  ['^curl', ['curl']],
  // Only classes of at most six characters are expanded.
  ['[uvwxyz]pad', ['upad', 'vpad', 'wpad', 'xpad', 'ypad', 'zpad']],
  ['[tuvwxyz]pad', ['pad']],
  ['(?!.*mobile)android[^)]*; ?(?:ott|iptv)', [';ott', '; ott', ';iptv', '; iptv']],
  ['foo|\\d+', null],
  ['a*b+', null],
  // Texts that most headers contain are not selective.
  ['applewebkit', null],
])('the texts that the expression %s requires are %j', (source, texts) => {
  expect(findRequiredTexts(source)).toEqual(texts);
});

test('the expression index returns every matching expression, in list order', () => {
  const expressionSources = ['smart[- ]?tv', 'tv', '\\d', 'k\u00e4se', '^x|tv$', 'ab', '[^a]b'];
  const expressions = expressionSources.map((source) => new RegExp(source, 'i'));
  const findCandidates = createExpressionIndex(expressions);
  for (const text of ['Smart-TV', 'tv', 'KÄSE tv', '', 'x', 'ab', '7', 'a', 'smarttv ab']) {
    const matchingIndexes = [...expressions.keys()].filter((place) => expressions[place]?.test(text));
    const foundIndexes = findCandidates(text);
    expect(foundIndexes, text).toEqual(expect.arrayContaining(matchingIndexes));
    expect(foundIndexes, text).toEqual([...foundIndexes].sort((a, b) => a - b));
  }
  expect(findCandidates('nothing')).not.toContain(0);
});
