import type { ClientHintsInput } from '../schema.generated.ts';

export interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** Parses the brands of a structured header list. Skips the fake brands that browsers add (GREASE). */
function parseBrands(header: string | null | undefined): Brand[] {
  const brands: Brand[] = [];
  for (const [, brand = '', version = ''] of (header ?? '')
    .slice(0, 1024)
    .matchAll(/"((?:[^"\\]|\\.)*)"\s*;\s*v="([^"]*)"/g)) {
    if (!/not.{0,3}a.{0,3}brand/i.test(brand)) brands.push({ brand, version });
  }
  return brands;
}

/** Returns the text of a structured header string without its quotes; null when the text is empty. */
function parseHint(header: string | null | undefined): string | null {
  const text = (header ?? '')
    .trim()
    .slice(0, 128)
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return text === '' ? null : text;
}

/** Engine and placeholder names that a browser sends in addition to its own name. */
const engineBrands = new Set(['Chromium', 'Android WebView']);
const browserNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
};

interface ParsedHints {
  readonly brands: Brand[];
  readonly browser: { readonly name: string; readonly version: string } | null;
  readonly platform: string | null;
  readonly platformVersion: string | null;
  readonly model: string | null;
  /** True when the client is a phone. False means unknown, because tablets also send `?0`. */
  readonly mobile: boolean;
}

const noHints: ParsedHints = {
  brands: [],
  browser: null,
  platform: null,
  platformVersion: null,
  model: null,
  mobile: false,
};

/**
 * Parses the client hints. Client hints are more precise than the User-Agent header, in which browsers send fixed versions and
 * models.
 */
export function parseHints(hints: ClientHintsInput | null | undefined): ParsedHints {
  if (hints === null || hints === undefined) return noHints;
  const fullVersions = parseBrands(hints.fullVersions);
  const brands = fullVersions.length > 0 ? fullVersions : parseBrands(hints.brands);
  const browserBrand = brands.find(({ brand }) => !engineBrands.has(brand)) ?? brands[0];
  const platform = parseHint(hints.platform);
  return {
    brands,
    browser:
      browserBrand === undefined
        ? null
        : { name: browserNames[browserBrand.brand] ?? browserBrand.brand, version: browserBrand.version },
    platform,
    platformVersion:
      platform === null ? null : convertPlatformVersion(platform, parseHint(hints.platformVersion)),
    model: parseHint(hints.model),
    mobile: hints.mobile === '?1',
  };
}

const oldWindowsVersions: Readonly<Record<string, string>> = { '0.1': '7', '0.2': '8', '0.3': '8.1' };

/** Converts a platform version. Windows sends the version of an API contract: 13 and later means Windows 11. */
function convertPlatformVersion(platform: string, version: string | null): string | null {
  if (version === null || platform !== 'Windows') return version;
  const majorVersion = Number(version.split('.')[0]);
  if (majorVersion >= 13) return '11';
  return majorVersion >= 1 ? '10' : (oldWindowsVersions[version.split('.').slice(0, 2).join('.')] ?? null);
}
