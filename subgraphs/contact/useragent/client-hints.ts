import type { ClientHints } from '../schema.generated.ts';

export interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** The brands of a structured header list; the meaningless ones that browsers mix in are left out. */
function readBrands(header: string | null | undefined): Brand[] {
  const brands: Brand[] = [];
  for (const [, brand = '', version = ''] of (header ?? '')
    .slice(0, 1024)
    .matchAll(/"((?:[^"\\]|\\.)*)"\s*;\s*v="([^"]*)"/g)) {
    if (!/not.{0,3}a.{0,3}brand/i.test(brand)) brands.push({ brand, version });
  }
  return brands;
}

/** The text of a structured header string, without its quotes. Null when blank. */
function readHint(header: string | null | undefined): string | null {
  const text = (header ?? '')
    .trim()
    .slice(0, 128)
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return text === '' ? null : text;
}

/** Engines and stand-ins that a browser names beside itself. */
const notTheBrowser = new Set(['Chromium', 'Android WebView']);
const browserNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
};

interface Hints {
  readonly brands: Brand[];
  readonly browser: { readonly name: string; readonly version: string } | null;
  readonly platform: string | null;
  readonly platformVersion: string | null;
  readonly model: string | null;
  /** Only that it is a telephone is told: that it is none says nothing of tablets. */
  readonly mobile: boolean;
}

const noHints: Hints = {
  brands: [],
  browser: null,
  platform: null,
  platformVersion: null,
  model: null,
  mobile: false,
};

/** What the hints tell better than the text, whose versions and models browsers have frozen. */
export function readHints(hints: ClientHints | null | undefined): Hints {
  if (hints === null || hints === undefined) return noHints;
  const full = readBrands(hints.fullVersions);
  const brands = full.length > 0 ? full : readBrands(hints.brands);
  const own = brands.find(({ brand }) => !notTheBrowser.has(brand)) ?? brands[0];
  const platform = readHint(hints.platform);
  return {
    brands,
    browser: own === undefined ? null : { name: browserNames[own.brand] ?? own.brand, version: own.version },
    platform,
    platformVersion: platform === null ? null : platformVersion(platform, readHint(hints.platformVersion)),
    model: readHint(hints.model),
    mobile: hints.mobile === '?1',
  };
}

const oldWindows: Readonly<Record<string, string>> = { '0.1': '7', '0.2': '8', '0.3': '8.1' };

/** Windows reports the version of an API contract: from 13 on it is Windows 11. */
function platformVersion(platform: string, version: string | null): string | null {
  if (version === null || platform !== 'Windows') return version;
  const major = Number(version.split('.')[0]);
  if (major >= 13) return '11';
  return major >= 1 ? '10' : (oldWindows[version.split('.').slice(0, 2).join('.')] ?? null);
}
