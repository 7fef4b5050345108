import { describe, expect, test } from 'vitest';
import { analyseUseragent } from './analyse.ts';
import { findNamedBrowser } from './named-browser.ts';

describe('named browsers', () => {
  test.each([
    [
      'Mozilla/5.0 (SAMSUNG; SAMSUNG-GT-S8500/S8500; U; Bada/1.2; de-de) AppleWebKit/533.1 (KHTML, like Gecko) Dolfin/2.2 Mobile WVGA',
      'Dolfin',
    ],
    [
      'Mozilla/5.0 (Linux; Android 4.4.2; en-us; SAMSUNG SM-G900F Build/KOT49H) AppleWebKit/537.36 (KHTML, like Gecko) Version/1.6 Chrome/28.0.1500.94 Mobile Safari/537.36',
      'Samsung Internet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 4.4.2; SAMSUNG SM-G900F Build/KOT49H) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36',
      'Chrome WebView',
    ],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0) QQBrowser/7.0.3698.400', 'QQBrowser'],
    ['Mozilla/4.0 (compatible; MSIE 4.01; Windows CE; PPC; 240x320)', 'IEMobile'],
    ['KDDI-CA39 UP.Browser/6.2.0.13.1.5 (GUI) MMP/2.0', 'Openwave Mobile Browser'],
  ])('the User-Agent %s is recognised as %s', (ua, browser) => {
    expect(analyseUseragent(ua, null).browser.name).toBe(browser);
  });
});

// Headers of old phones, television sets and browsers with fictitious versions and models.
test.each([
  [
    'Mozilla/5.0 (BB10; Kbd) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.1.0.1 Mobile Safari/537.10+',
    'BlackBerry',
    '10.1.0.1',
  ],
  ['BlackBerry9630/5.0.0.1 Profile/MIDP-2.1 Configuration/CLDC-1.1 VendorID/1', 'BlackBerry', '5.0.0.1'],
  [
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+ (KHTML, like Gecko) Version/7.1.0.2 Mobile Safari/534.11+',
    'BlackBerry',
    '7.1.0.2',
  ],
  ['Mozilla/4.8 [en] (Windows NT 5.0; U)', 'Netscape', '4.8'],
  ['Mozilla/2.01 (Win16; I)', 'Netscape', '2.01'],
  ['UCWEB/8.8 (iPhone; CPU OS_6; en-US)AppleWebKit/534.1 U3/3.0.0 Mobile', 'UCBrowser', '8.8'],
  [
    'Mozilla/5.0 (BeOS; U; Haiku BePC; en-US; rv:1.8.1.21pre) Gecko/20090218 BonEcho/2.0.0.21',
    'Firefox',
    '2.0.0.21',
  ],
  ['ALCATEL-OT871A/985 Profile/MIDP-2.0 Configuration/CLDC-1.1 ObigoInternetBrowser/Q05A', 'Obigo', null],
  [
    'Mozilla/5.0 (X11; FreeBSD; U; Viera; en) AppleWebKit/537.11 (KHTML, like Gecko) Viera/3.3.2 Chrome/23.0.1271.97 Safari/537.11',
    'Viera Browser',
    '3.3.2',
  ],
  [
    'Mozilla/5.0 (Linux; Android 11; FP4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.41 Mobile Safari/537.36 (Ecosia android@101.0.4951.41)',
    'Ecosia',
    '101.0.4951.41',
  ],
  ['ELinks (0.11.3; Linux 2.6.23 i686; 209x77)', 'ELinks', '0.11.3'],
])('the User-Agent %s is recognised as %s %s', (ua, name, version) => {
  expect(analyseUseragent(ua, null).browser).toMatchObject({ name, version });
});

test.each([
  ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 5.1)', 'IE'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', null],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    null,
  ],
])('the header %s is not that of an old browser: %s', (ua, name) => {
  expect(analyseUseragent(ua, null).browser.name).toBe(name);
});

test.each([
  'BlackBerry6510/3.0',
  'SCH-R410',
  'LGECU320',
  'LG-G3100 AU/4.10',
  'WAP Browser Karbonn K58/1.0.0',
  'YahooMobileMail/1.0 (Android Mail; 1.3.9) (inc;HTC;ADR6300;2.3.4/GRJ22)',
])("the header %s is a person's phone and not a program", (ua) => {
  expect(analyseUseragent(ua, null).bot).toBe(false);
});

test.each([
  [
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0; ARM; Touch; WPDesktop; Lumia 520)',
    'Nokia',
  ],
  [
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0; ARM; Touch; WPDesktop; Lumia 640)',
    'Microsoft',
  ],
  [
    'Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; HTC_DesireHD_A9191; de-de) AppleWebKit/533.16 (KHTML, like Gecko) Version/5.0 Safari/533.16',
    'HTC',
  ],
  [
    'Mozilla/5.0 (Linux; Andr0id 9; AFTBOXE1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.59 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.2.73.AFTdev.1 HbbTV/1.5.1 (+DRM;Amazon;AFTBOXE1-TOSHIBA-65UF3D63DA;1;unknown;com.amazon.m7632;)',
    'Toshiba',
  ],
  ['Mozilla/4.76 [en] (PalmOS; U; WebPro/3.0.1a; Palm-Zi72)', 'Palm'],
  [
    'Mozilla/5.0 (iPad; U; CPU OS 6_0_1 like Mac OS X) AppleWebKit/536.26 (KHTML, like Gecko) Version/6.0 Mobile/10A523 Safari/8536.25 XiaoMi/MiuiBrowser/8.2.9',
    'Xiaomi',
  ],
])('the brand in %s is %s', (ua, brand) => {
  expect(analyseUseragent(ua, null).device.brand).toBe(brand);
});

// A token that begins with a space may follow a word.
test.each(['Mozilla/5.0 (Linux) AppleWebKit/537.36 Safari Odd/1.2', 'Mozilla/5.0 Safari/5 Odd/1.2.'])(
  'the browser Odd Browser is recognised in %s',
  (ua) => {
    expect(findNamedBrowser(ua)).toEqual({ name: 'Odd Browser', version: '1.2' });
  },
);

test('the name of a browser within another word is not recognised as the browser', () => {
  expect(findNamedBrowser('Mozilla/5.0 xDolfin/2.2')).toBeNull();
  expect(findNamedBrowser('Mozilla/5.0 Dolfin/2.2')).toEqual({ name: 'Dolfin', version: '2.2' });
  expect(findNamedBrowser('nothing')).toBeNull();
});
