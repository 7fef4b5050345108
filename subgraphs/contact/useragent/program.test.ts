import { describe, expect, test } from 'vitest';
import { findCrawler } from './crawlers.ts';
import { readProgram } from './program.ts';

const kindOf = (ua: string) => {
  const { bot, unknown } = readProgram(ua);
  return bot ? 'program' : unknown ? 'unknown' : 'person';
};

describe('a bare text, in either case', () => {
  // It says what it does, or is made as people write no names.
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
    // No browser sends its name alone, or the name of a function.
    'Mozilla',
    'Firefox',
    'name_of_function',
    'amazon-kendra-x',
    'Chrome Assetnote/1.0',
    'Mozilla/5.0 (Foo Bar)',
  ])('%s is a program', (ua) => {
    expect([kindOf(ua), kindOf(ua.toLowerCase()), kindOf(ua.toUpperCase())]).toEqual(
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
    // A word of people's devices and applications.
    'Player9',
    'tablet-x',
    'Android9Thing',
  ])('whose %s is nobody can say', (ua) => {
    expect([kindOf(ua), kindOf(ua.toUpperCase())]).toEqual(['unknown', 'unknown']);
  });
});

describe('an application of a person', () => {
  test.each(['Podcast Search App/1.0', 'Podcast Fetcher', 'Reeder/3.2 CFNetwork/672.1.12'])('is %s', (ua) => {
    expect([kindOf(ua), kindOf(ua.toUpperCase())]).toEqual(['person', 'person']);
  });

  test.each([
    'Samplebot/1.0 CFNetwork/1.0',
    'Sample Crawler Podcast/1.0',
    'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3; DuplexWeb-Google/1.0) AppleWebKit/537.36',
  ])('is not %s, which says that it is none', (ua) => {
    expect(kindOf(ua)).toBe('program');
  });

  test('calls itself a robot in either case to be one', () => {
    expect(kindOf('SAMPLEBOT/1.0 CFNetwork/1.0')).toBe('program');
    expect(kindOf('Robotics/1.0 CFNetwork/1.0')).toBe('person');
  });

  test('may have a word of programs in the window of an application', () => {
    const window = (model: string) =>
      `Mozilla/5.0 (Linux; Android 8.0; ${model}) AppleWebKit/537.36 Version/4.0 Chrome/74 Safari/537.36 [search app]`;
    expect(kindOf(window('Pixel 2 Build/OPD3; wv'))).toBe('person');
  });
});

test('a device whose model has such a word is no program', () => {
  const phone = (model: string) => `Mozilla/5.0 (Linux; Android 9; ${model}) AppleWebKit/537.36 Chrome/88.0`;
  expect(kindOf(phone('CUBOT NOTE 7'))).toBe('person');
  expect(kindOf(phone('CUBOT NOTE 7 Build/CUBOT'))).toBe('person');
  expect(kindOf(`${phone('CUBOT NOTE 7')} (compatible; Googlebot/2.1)`)).toBe('program');
});

describe('the crawler', () => {
  test('is the one whose pattern covers most of the text', () => {
    expect(findCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')?.name).toBe('Googlebot');
    expect(findCrawler('Googlebot-Image/1.0')?.name).toBe('Googlebot-Image');
    expect(findCrawler('curl/8.5.0 (compatible; AhrefsBot/7.0)')?.name).toBe('AhrefsBot');
    expect(findCrawler('nothing')).toBeNull();
  });

  test('of programs that the list lacks is known by how their texts begin', () => {
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

  test('is no browser of the same house', () => {
    expect(findCrawler('Sogou web spider/4.0')?.name).toMatch(/^Sogou/);
    for (const ua of ['SogouMobileBrowser/3.6.1', 'SogouMSE', 'SOGOUMOBILEBROWSER'])
      expect(findCrawler(ua)).toBeNull();
  });
});
