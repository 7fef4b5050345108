import { expect, test } from 'vitest';
import { analyseUseragent } from './analyse.ts';

const formatChrome = (system: string, added: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 ${added}`;
const formatSafari = (device: string, rest: string) =>
  `Mozilla/5.0 (${device} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const windowsPlatform = 'Windows NT 10.0; Win64; x64';
const macPlatform = 'Macintosh; Intel Mac OS X 10_15_7';

// Headers that the makers' current browsers send.
test.each([
  [formatChrome(macPlatform, 'Atlas/1.0'), 'ChatGPT Atlas', '1.0'],
  [formatChrome(macPlatform, 'Comet/1.0'), 'Comet', '1.0'],
  [formatChrome(windowsPlatform, 'Avira/116.0.0.0'), 'Avira Secure Browser', '116.0.0.0'],
  [formatChrome(windowsPlatform, 'Norton/121.0.0.0'), 'Norton Private Browser', '121.0.0.0'],
  [formatChrome(windowsPlatform, 'Brave/1.80'), 'Brave', '1.80'],
  [
    formatSafari('iPhone; CPU iPhone OS 18_7', 'Version/26.4.2 Mobile/15E148 Safari/604.1 Brave'),
    'Brave',
    null,
  ],
  [formatSafari('iPhone; CPU iPhone OS 15_4_1', 'Mobile/15E148 Zalo iOS/448 ZaloTheme/light'), 'Zalo', '448'],
  [
    'Mozilla/5.0 (Windows; U; Windows NT 10.0; en-US; Valve Steam GameOverlay/1709846872; ) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/85.0.4183.121 Safari/537.36',
    'Steam',
    null,
  ],
  // A device can have the name of a browser.
  [
    'Mozilla/5.0 (Linux; Android 10; BRAVE) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.61 Mobile Safari/537.36',
    'Chrome',
    '101.0.4951.61',
  ],
])('the browser of the User-Agent %s is %s %s', (ua, name, version) => {
  expect(analyseUseragent(ua, null).browser).toMatchObject({ name, version });
});

// Safari 26 names iOS 18.6 or 18.7 on every later release; its own version is that of the system.
test.each([
  ['iPhone; CPU iPhone OS 18_6', 'Version/26.0 Mobile/15E148 Safari/604.1', '26.0'],
  ['iPhone; CPU iPhone OS 18_7', 'Version/26.5.2 Mobile/15E148 Safari/604.1', '26.5.2'],
  ['iPad; CPU OS 18_7', 'Version/26.1 Mobile/15E148 Safari/604.1', '26.1'],
  ['iPhone; CPU iPhone OS 18_6_2', 'Version/18.6 Mobile/15E148 Safari/604.1', '18.6.2'],
  ['iPhone; CPU iPhone OS 18_5', 'Mobile/15E148', '18.5'],
  ['iPhone; CPU iPhone OS 18_7', 'Mobile/15E148', null],
  ['iPhone; CPU iPhone OS 18_7', 'CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1', '18.7'],
  ['iPhone; CPU iPhone OS 18_7', 'Mobile/15E148 [FBAN/FBIOS;FBAV/530.0;FBSN/iOS;FBSV/26.0;FBSS/3]', '26.0'],
])('the iOS release in the User-Agent (%s) %s is %s', (device, rest, version) => {
  expect(analyseUseragent(formatSafari(device, rest), null).os).toMatchObject({ name: 'iOS', version });
});

test('an iPad that requests desktop pages is a tablet, but a Mac is not', () => {
  const ipadHeader = `Mozilla/5.0 (${macPlatform}) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
  expect(analyseUseragent(ipadHeader, null)).toMatchObject({
    device: { type: 'tablet', brand: 'Apple', model: 'iPad' },
    os: { name: 'iOS', version: null },
  });
  const desktopHeader = `Mozilla/5.0 (${macPlatform}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`;
  expect(analyseUseragent(desktopHeader, null)).toMatchObject({
    device: { type: 'desktop' },
    os: { name: 'macOS' },
  });
});

test.each([
  ['Dalvik/2.1.0 (Linux; U; Android 8.0.0; Telia box Build/3.2.4)', 'Telia'],
  ['Dalvik/2.1.0 (Linux; U; Android 9; Kogan SmarterTV Build/PTO3.201213.001)', 'Kogan'],
  [
    'Mozilla/5.0 (Linux; Android 12; Telia Nordic STB Build/ST; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.102 Mobile Safari/537.36',
    'Telia',
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; Swisscom Box Build/PTT1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Mobile Safari/537.36',
    'Swisscom',
  ],
])('the television box in the User-Agent %s is made by %s', (ua, brand) => {
  expect(analyseUseragent(ua, null).device).toMatchObject({ type: 'smarttv', brand });
});

test.each([
  formatChrome(windowsPlatform, '(https://www.example.org/app)'),
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0 https://example.com',
  formatSafari('iPhone; CPU iPhone OS 17_4', 'Mobile/15E148 MyApp/1.0 https://example.com/app'),
])('an address in the header of a browser does not make it a bot: %s', (ua) => {
  expect(analyseUseragent(ua, null).bot).toBe(false);
});

test.each([
  'Mozilla/5.0 (compatible; FooBot/1.0; +https://foo.example/bot)',
  formatChrome(windowsPlatform, '(compatible; FooBot/1.0; https://foo.example)'),
  formatChrome(windowsPlatform, 'FooCrawler/1.0 (+https://foo.example)'),
  'FooFetcher/1.0 (https://foo.example)',
])('a program that names its address is a bot: %s', (ua) => {
  expect(analyseUseragent(ua, null).bot).toBe(true);
});

// Models that occur only in lists of user agents, with the underscores and regions that firmware adds.
test.each([
  ['KISSME-DG580', 'Doogee'],
  ['BLADE_A510', 'ZTE'],
  ['T702D', 'TCL'],
  ['Jelly-Pro', 'Unihertz'],
])('the device model %s has the brand %s', (model, brand) => {
  const ua = `Mozilla/5.0 (Linux; Android 9; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`;
  expect(analyseUseragent(ua, null).device.brand).toBe(brand);
});
