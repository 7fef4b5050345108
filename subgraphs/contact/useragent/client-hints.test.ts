import { describe, expect, test } from 'vitest';
import { parseHints } from './client-hints.ts';

const parseBrandNames = (header: string) => parseHints({ brands: header }).brands.map(({ brand }) => brand);

test('missing client hints yield no facts', () => {
  for (const hints of [null, undefined, {}])
    expect(parseHints(hints)).toEqual({
      brands: [],
      browser: null,
      platform: null,
      platformVersion: null,
      model: null,
      mobile: false,
    });
});

// User-Agent Client Hints, section "GREASE-like UA brand lists": one of the brands is fake.
test.each(['Not A;Brand', 'Not_A Brand', ' Not/A)Brand', 'Not)A;Brand', '(Not(A:Brand', 'NOT_A_BRAND'])(
  'client hints ignore the fake brand %s',
  (brand) => {
    expect(parseBrandNames(`"Chromium";v="142", "${brand}";v="99", "Brave";v="142"`)).toEqual([
      'Chromium',
      'Brave',
    ]);
  },
);

describe('browser by client hints', () => {
  test('the browser of client hints is the first brand that is not an engine, by its common name', () => {
    const parseBrowser = (...brands: string[]) =>
      parseHints({ brands: brands.map((brand) => `"${brand}";v="9"`).join(', ') }).browser?.name;
    expect(parseBrowser('Chromium', 'Google Chrome')).toBe('Chrome');
    expect(parseBrowser('Microsoft Edge', 'Chromium')).toBe('Edge');
    expect(parseBrowser('Android WebView', 'Chromium', 'Opera')).toBe('Opera');
    // A browser that sends only its engine.
    expect(parseBrowser('Chromium')).toBe('Chromium');
    expect(parseBrowser('Android WebView', 'Chromium')).toBe('Android WebView');
  });

  test('the browser of client hints has its full version when the client sends the list of full versions', () => {
    const brands = '"Chromium";v="142", "Brave";v="142"';
    expect(parseHints({ brands }).browser).toEqual({ name: 'Brave', version: '142' });
    expect(parseHints({ brands, fullVersions: '"Brave";v="142.1.84.141"' })).toMatchObject({
      brands: [{ brand: 'Brave', version: '142.1.84.141' }],
      browser: { name: 'Brave', version: '142.1.84.141' },
    });
    expect(parseHints({ brands, fullVersions: '' }).browser?.version).toBe('142');
  });
});

test('client hints are read with or without spaces, and keep escaped quotes within a name', () => {
  expect(parseHints({ brands: '"A \\"B\\" C" ; v="1"' }).brands).toEqual([
    { brand: 'A \\"B\\" C', version: '1' },
  ]);
  expect(parseBrandNames('"A";v="1","B";v="2"')).toEqual(['A', 'B']);
  expect(parseBrandNames('A;v=1')).toEqual([]);
});

test('at most 1,024 characters of a client hint with a list are parsed, and 128 of any other client hint', () => {
  const lastBrand = '"B";v="2"';
  const padBrands = (length: number) => `${'"A";v="1"'.padEnd(length - lastBrand.length, ',')}${lastBrand}`;
  expect(parseBrandNames(padBrands(1024))).toEqual(['A', 'B']);
  expect(parseBrandNames(padBrands(1025))).toEqual(['A']);
  expect(parseHints({ model: 'x'.repeat(128) }).model).toHaveLength(128);
  expect(parseHints({ model: 'x'.repeat(129) }).model).toHaveLength(128);
});

test('the value of a client hint is the trimmed text between its quotes', () => {
  const parseModel = (text: string) => parseHints({ model: text }).model;
  expect([parseModel('"Pixel 8"'), parseModel('  "Pixel 8" '), parseModel('" Pixel 8 "')]).toEqual(
    Array(3).fill('Pixel 8'),
  );
  expect([parseModel('""'), parseModel('" "'), parseModel('  '), parseModel('')]).toEqual(
    Array(4).fill(null),
  );
  // Surrounding spaces do not count towards the length.
  expect(parseModel(`${' '.repeat(100)}${'x'.repeat(100)}`)).toHaveLength(100);
});

test('a client is a phone only when its mobile client hint is ?1 (RFC 8941)', () => {
  const mobileValues = ['?1', '?0', '1', 'true', '', null];
  expect(mobileValues.map((mobile) => parseHints({ mobile }).mobile)).toEqual([
    true,
    ...Array(5).fill(false),
  ]);
});

// Microsoft, "Detect Windows 11 using User-Agent Client Hints": table of platform versions.
test.each([
  ['0.1', '7'],
  ['0.1.0', '7'],
  ['0.2.0', '8'],
  ['0.3.0', '8.1'],
  ['0.4.0', null],
  ['0', null],
  ['1.0.0', '10'],
  ['2.0.0', '10'],
  ['10.0.0', '10'],
  ['12.0.0', '10'],
  ['13.0.0', '11'],
  ['14.0.0', '11'],
])('the platform version %s of a client hint means Windows %s', (platformVersion, version) => {
  expect(parseHints({ platform: '"Windows"', platformVersion: `"${platformVersion}"` })).toMatchObject({
    platform: 'Windows',
    platformVersion: version,
  });
});

test('the platform version of another system than Windows is unchanged, and is null without a system', () => {
  const parseVersion = (platform: string | null, platformVersion: string) =>
    parseHints({ platform, platformVersion }).platformVersion;
  expect(parseVersion('"macOS"', '"0.1.0"')).toBe('0.1.0');
  expect(parseVersion('"macOS"', '""')).toBeNull();
  expect(parseVersion('"Windows"', '""')).toBeNull();
  expect(parseVersion(null, '"14.0.0"')).toBeNull();
});
