import { describe, expect, test } from 'vitest';
import { parseAgent } from './read-agent.ts';

const parseSystem = (ua: string) => {
  const { name, version } = parseAgent(ua, false).os;
  return [name, version];
};
const parseBrowser = (ua: string) => {
  const { name, version } = parseAgent(ua, false).browser;
  return [name, version];
};

describe('operating system of a header', () => {
  test.each([
    // Darwin is the kernel of both macOS and iOS.
    ['Podcasts/1.0 CFNetwork/1494.0.7 Darwin/23.4.0', [null, null]],
    ['Sample/1.0 (iPhone; iOS 17.4) CFNetwork/1494.0.7 Darwin/23.4.0', ['iOS', '17.4']],
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows CE 5.2; PPC)', ['Windows CE', '5.2']],
    ['Mozilla/4.0 (compatible; MSIE 4.01; Windows CE; PPC; 240x320)', ['Windows CE', null]],
    [
      'Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 7.6) Windows Mobile 6.1',
      ['Windows Mobile', '6.1'],
    ],
    // The number of the console model is not the system's version.
    ['Mozilla/5.0 (PlayStation 4 5.55) AppleWebKit/601.2 (KHTML, like Gecko)', ['PlayStation', '5.55']],
    ['Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15', ['PlayStation', '2.26']],
    ['Mozilla/5.0 (PLAYSTATION 3 4.90) AppleWebKit/531.22.8', ['PlayStation', '4.90']],
    ['Mozilla/5.0 (PLAYSTATION 3; 2.00)', ['PlayStation', '2.00']],
    ['Mozilla/5.0 (PlayStation Vita 3.61) AppleWebKit/537.73 Silk/3.2', ['PlayStation', null]],
    ['Mozilla/5.0 (Nintendo WiiU) AppleWebKit/536.30 NintendoBrowser/4.3.1.11264.US', ['Nintendo', null]],
    // HarmonyOS also sends the version of the Android system it emulates.
    [
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00) AppleWebKit/537.36 Chrome/92.0',
      ['HarmonyOS', null],
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 4.1) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36',
      ['OpenHarmony', '4.1'],
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36',
      ['Android', '10'],
    ],
    ['nothing', [null, null]],
  ])('the operating system of the header %s is %j', (ua, expected) => {
    expect(parseSystem(ua)).toEqual(expected);
  });
});

describe('browser of a header', () => {
  const formatAndroid = (more: string, model = 'LG-D850') =>
    `Mozilla/5.0 (Linux; Android 4.4.2; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) ${more} Mobile Safari/537.36`;
  const formatMac = (version: string) =>
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)${version} Safari/605.1.15`;
  test.each([
    [
      'Mozilla/5.0 (Nintendo WiiU) AppleWebKit/536.30 NintendoBrowser/4.3.1.11264.US',
      ['NintendoBrowser', '4.3.1.11264'],
    ],
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows CE 5.2; PPC)', ['IEMobile', '6.0']],
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)', ['IE', '6.0']],
    // Early Samsung browsers send their own version. Other browsers with that version are a WebView.
    [formatAndroid('Version/1.6 Chrome/28.0.1500.94', 'SAMSUNG SM-G900F'), ['Samsung Internet', '1.6']],
    [
      formatAndroid('Version/3.0 Chrome/38.0.2125.102', 'SAMSUNG SM-G900F'),
      ['Chrome WebView', '38.0.2125.102'],
    ],
    [formatAndroid('Version/1.6 Chrome/28.0.1500.94'), ['Chrome WebView', '28.0.1500.94']],
    [formatAndroid('Version/4.0').replace('4.4.2', '2.3'), ['Android Browser', '4.0']],
    [formatAndroid('Chrome/120.0.0.0'), ['Chrome', '120.0.0.0']],
    ['BlackBerry9630/5.0.0.1 Profile/MIDP-2.1', ['BlackBerry', '5.0.0.1']],
    [
      'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ Version/7.2.1.0 Safari/536.2+',
      ['BlackBerry', '7.2.1.0'],
    ],
    ['BlackBerry9630/5.0.0.1 UC Browser', ['UCBrowser', null]],
    ['Mozilla/4.8 [en] (Windows NT 5.0; U)', ['Netscape', '4.8']],
    ['Mozilla/4.08 (PSP; Opera 7)', ['Opera', '7']],
    ['Mozilla/4.0 (compatible; X)', [null, null]],
    ['Mozilla/5.1 (X; U)', [null, null]],
    // Safari runs on Apple systems and, formerly, on Windows, and sends its version.
    [formatMac(' Version/17.4'), ['Safari', '17.4']],
    [formatMac(''), [null, null]],
    [
      'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534.57.2 (KHTML, like Gecko) Version/5.1.7 Safari/534.57.2',
      ['Safari', '5.1.7'],
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) Version/5.0 Safari/538.1',
      [null, null],
    ],
    ['Mozilla/5.0 (PlayStation 4 5.55) AppleWebKit/601.2 (KHTML, like Gecko)', [null, null]],
    ['nothing', [null, null]],
  ])('the browser of the header %s is %j', (ua, expected) => {
    expect(parseBrowser(ua)).toEqual(expected);
  });
});

test('a program whose User-Agent names no device has no device', () => {
  const crawlerHeader = 'Mozilla/5.0 (compatible; Samplebot/1.0; Lumia)';
  const unknownDevice = { type: null, brand: null, model: null };
  expect(parseAgent(crawlerHeader, true).device).toEqual(unknownDevice);
  const phoneHeader =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (compatible; Samplebot/1.0)';
  expect(parseAgent(phoneHeader, true).device).toMatchObject({ type: 'mobile', brand: 'Apple' });
  expect(parseAgent(phoneHeader.toUpperCase(), true).device).not.toEqual(unknownDevice);
});

test('a User-Agent that names a processor and an engine returns both', () => {
  const ua = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
  expect(parseAgent(ua, false)).toMatchObject({ cpu: 'amd64', engine: { name: 'Gecko', version: '125.0' } });
  expect(parseAgent('nothing', false)).toMatchObject({ cpu: null, engine: { name: null, version: null } });
});
