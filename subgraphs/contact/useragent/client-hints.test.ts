import { describe, expect, test } from 'vitest';
import { readHints } from './client-hints.ts';

const brandsOf = (header: string) => readHints({ brands: header }).brands.map(({ brand }) => brand);

test('nothing sent tells nothing', () => {
  for (const hints of [null, undefined, {}])
    expect(readHints(hints)).toEqual({
      brands: [],
      browser: null,
      platform: null,
      platformVersion: null,
      model: null,
      mobile: false,
    });
});

// User-Agent Client Hints, section "GREASE-like UA brand lists": a brand that means nothing stands among the others.
test.each(['Not A;Brand', 'Not_A Brand', ' Not/A)Brand', 'Not)A;Brand', '(Not(A:Brand', 'NOT_A_BRAND'])(
  'the brand %s means nothing',
  (brand) => {
    expect(brandsOf(`"Chromium";v="142", "${brand}";v="99", "Brave";v="142"`)).toEqual(['Chromium', 'Brave']);
  },
);

describe('the browser', () => {
  test('is the first brand that is no engine, by the name that people know', () => {
    const browser = (...brands: string[]) =>
      readHints({ brands: brands.map((brand) => `"${brand}";v="9"`).join(', ') }).browser?.name;
    expect(browser('Chromium', 'Google Chrome')).toBe('Chrome');
    expect(browser('Microsoft Edge', 'Chromium')).toBe('Edge');
    expect(browser('Android WebView', 'Chromium', 'Opera')).toBe('Opera');
    // A browser that says no more than its engine.
    expect(browser('Chromium')).toBe('Chromium');
    expect(browser('Android WebView', 'Chromium')).toBe('Android WebView');
  });

  test('has its whole version where the list of whole versions was sent', () => {
    const brands = '"Chromium";v="142", "Brave";v="142"';
    expect(readHints({ brands }).browser).toEqual({ name: 'Brave', version: '142' });
    expect(readHints({ brands, fullVersions: '"Brave";v="142.1.84.141"' })).toMatchObject({
      brands: [{ brand: 'Brave', version: '142.1.84.141' }],
      browser: { name: 'Brave', version: '142.1.84.141' },
    });
    expect(readHints({ brands, fullVersions: '' }).browser?.version).toBe('142');
  });
});

test('a list is read with or without blanks, and quotes within a name are its own', () => {
  expect(readHints({ brands: '"A \\"B\\" C" ; v="1"' }).brands).toEqual([
    { brand: 'A \\"B\\" C', version: '1' },
  ]);
  expect(brandsOf('"A";v="1","B";v="2"')).toEqual(['A', 'B']);
  expect(brandsOf('A;v=1')).toEqual([]);
});

test('of a list 1,024 characters are read, of another hint 128', () => {
  const last = '"B";v="2"';
  const filled = (length: number) => `${'"A";v="1"'.padEnd(length - last.length, ',')}${last}`;
  expect(brandsOf(filled(1024))).toEqual(['A', 'B']);
  expect(brandsOf(filled(1025))).toEqual(['A']);
  expect(readHints({ model: 'x'.repeat(128) }).model).toHaveLength(128);
  expect(readHints({ model: 'x'.repeat(129) }).model).toHaveLength(128);
});

test('a hint is the text between its quotes, without blanks', () => {
  const model = (text: string) => readHints({ model: text }).model;
  expect([model('"Pixel 8"'), model('  "Pixel 8" '), model('" Pixel 8 "')]).toEqual(Array(3).fill('Pixel 8'));
  expect([model('""'), model('" "'), model('  '), model('')]).toEqual(Array(4).fill(null));
  // Blanks around it do not count to its length.
  expect(model(`${' '.repeat(100)}${'x'.repeat(100)}`)).toHaveLength(100);
});

test('only ?1 says that it is a telephone (RFC 8941)', () => {
  const values = ['?1', '?0', '1', 'true', '', null];
  expect(values.map((mobile) => readHints({ mobile }).mobile)).toEqual([true, ...Array(5).fill(false)]);
});

// Microsoft, "Detect Windows 11 using User-Agent Client Hints": the table of platform versions.
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
])('Windows %s is sold as %s', (platformVersion, version) => {
  expect(readHints({ platform: '"Windows"', platformVersion: `"${platformVersion}"` })).toMatchObject({
    platform: 'Windows',
    platformVersion: version,
  });
});

test('the version of another system is as it says, and none without a system', () => {
  const version = (platform: string | null, platformVersion: string) =>
    readHints({ platform, platformVersion }).platformVersion;
  expect(version('"macOS"', '"0.1.0"')).toBe('0.1.0');
  expect(version('"macOS"', '""')).toBeNull();
  expect(version('"Windows"', '""')).toBeNull();
  expect(version(null, '"14.0.0"')).toBeNull();
});
