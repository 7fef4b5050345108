import { describe, expect, test } from 'vitest';
import { findCrawler } from './crawlers.ts';
import { detectProgram } from './program.ts';

const classify = (ua: string) => {
  const { bot, unknown } = detectProgram(ua);
  return bot ? 'program' : unknown ? 'unknown' : 'person';
};

describe('short header without details, in upper and lower case', () => {
  // These names describe a function, or no person's browser would have them.
  test.each([
    'Sample Checker',
    'Foo client',
    'Foo agent',
    'example.com',
    'commit:abc',
    'url',
    'Sample_Id',
    'xq9z',
    'q9',
    'a-b',
    'foo|bar',
    'foo | bar',
    '{{.agent}}',
    // No browser sends only its name or a function name.
    'Mozilla',
    'Firefox',
    'name_of_function',
    'amazon-kendra-x',
    'Chrome Assetnote/1.0',
    'Mozilla/5.0 (Foo Bar)',
  ])('the short header %s is a program', (ua) => {
    expect([classify(ua), classify(ua.toLowerCase()), classify(ua.toUpperCase())]).toEqual(
      Array(3).fill('program'),
    );
  });

  test.each([
    'xqz',
    'Foo Bar',
    'My Browser',
    'Mozilla x',
    'x Mozilla',
    'client foo',
    'an example.com',
    'url x',
    'x amazon-kendra-x',
    // People's devices and applications send these words.
    'Player9',
    'tablet-x',
    'Android9Thing',
  ])('the short User-Agent header %s is unknown', (ua) => {
    expect([classify(ua), classify(ua.toUpperCase())]).toEqual(['unknown', 'unknown']);
  });
});

describe('application that a person uses', () => {
  test.each(['Podcast Search App/1.0', 'Podcast Fetcher', 'Reeder/3.2 CFNetwork/672.1.12'])(
    'a User-Agent is recognised as an application that a person uses: %s',
    (ua) => {
      expect([classify(ua), classify(ua.toUpperCase())]).toEqual(['person', 'person']);
    },
  );

  test.each([
    'Samplebot/1.0 CFNetwork/1.0',
    'Sample Crawler Podcast/1.0',
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3; DuplexWeb-Google/1.0) AppleWebKit/537.36',
  ])('applications of people don’t include %s, which names itself a program', (ua) => {
    expect(classify(ua)).toBe('program');
  });

  test('an application that calls itself a bot is a program, in upper or lower case', () => {
    expect(classify('SAMPLEBOT/1.0 CFNetwork/1.0')).toBe('program');
    expect(classify('Robotics/1.0 CFNetwork/1.0')).toBe('person');
  });

  test('a WebView whose header contains a word of program names is an application', () => {
    const formatWebView = (model: string) =>
      `Mozilla/5.0 (Linux; Android 8.0; ${model}) AppleWebKit/537.36 Version/4.0 Chrome/74 Safari/537.36 [search app]`;
    expect(classify(formatWebView('Pixel 2 Build/OPD3; wv'))).toBe('person');
  });
});

test('a device whose model contains a word of program names is not a program', () => {
  const formatPhone = (model: string) =>
    `Mozilla/5.0 (Linux; Android 9; ${model}) AppleWebKit/537.36 Chrome/88.0`;
  expect(classify(formatPhone('CUBOT NOTE 7'))).toBe('person');
  expect(classify(formatPhone('CUBOT NOTE 7 Build/CUBOT'))).toBe('person');
  expect(classify(`${formatPhone('CUBOT NOTE 7')} (compatible; Googlebot/2.1)`)).toBe('program');
});

describe('crawler of a header', () => {
  test('the crawler of a User-Agent is the one whose pattern matches most of the text', () => {
    expect(findCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')?.name).toBe('Googlebot');
    expect(findCrawler('Googlebot-Image/1.0')?.name).toBe('Googlebot-Image');
    expect(findCrawler('curl/8.5.0 (compatible; AhrefsBot/7.0)')?.name).toBe('AhrefsBot');
    expect(findCrawler('nothing')).toBeNull();
  });

  test('a crawler that the crawler package does not list is found by the beginning of the header', () => {
    expect(findCrawler('Java/17.0.1')).toEqual({
      name: 'Java',
      category: 'http-library',
      url: null,
      ai: false,
    });
    expect(findCrawler('undici')?.url).toBe('https://undici.nodejs.org/');
    for (const ua of ['My Java/17', 'my undici', 'x Seobility', 'Seobilityx'])
      expect(findCrawler(ua)).toBeNull();
  });

  test('the browser of a company that also has a crawler is not a crawler', () => {
    expect(findCrawler('Sogou web spider/4.0')?.name).toMatch(/^Sogou/);
    for (const ua of ['SogouMobileBrowser/3.6.1', 'SogouMSE', 'SOGOUMOBILEBROWSER'])
      expect(findCrawler(ua)).toBeNull();
  });
});
