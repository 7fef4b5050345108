import { findKnownWord } from '../../../core/known-word.ts';
import type { BrowserType, ClientHintsInput, DeviceType } from '../schema.generated.ts';
import { parseHints, type Brand } from './client-hints.ts';
import { isRobotsToken } from './crawlers.ts';
import { detectProgram } from './program.ts';
import { parseAgent } from './read-agent.ts';

interface NameAndVersion {
  readonly name: string | null;
  readonly version: string | null;
}

/** Facts that a User-Agent header contains. Null means unknown. */
export interface UseragentFacts {
  readonly device: {
    readonly type: DeviceType | null;
    readonly brand: string | null;
    readonly model: string | null;
    readonly cpu: string | null;
    readonly touchscreen: boolean | null;
  };
  readonly os: NameAndVersion & { readonly platform: string | null };
  readonly browser: NameAndVersion & { readonly type: BrowserType | null; readonly brands: Brand[] };
  readonly engine: NameAndVersion;
  readonly headless: boolean | null;
  readonly bot: boolean | null;
  readonly crawler: {
    readonly name: string | null;
    readonly category: string | null;
    readonly url: string | null;
  } | null;
  readonly ai: boolean | null;
}

const osNames: Readonly<Record<string, string>> = { 'Mac OS': 'macOS', 'Chromium OS': 'Chrome OS' };

const platforms: Readonly<Record<string, string>> = {
  Windows: 'windows',
  'Windows Phone': 'windows',
  'Windows Mobile': 'windows',
  'Windows CE': 'windows',
  Xbox: 'windows',
  macOS: 'apple',
  iOS: 'apple',
  watchOS: 'apple',
  tvOS: 'apple',
  Android: 'android',
  'Android-x86': 'android',
  'Chrome OS': 'linux',
  Linux: 'linux',
  Ubuntu: 'linux',
  Debian: 'linux',
  Fedora: 'linux',
  Mint: 'linux',
  Arch: 'linux',
  Tizen: 'linux',
  webOS: 'linux',
  Chromecast: 'linux',
  KAIOS: 'linux',
  CentOS: 'linux',
  RedHat: 'linux',
  SUSE: 'linux',
  Gentoo: 'linux',
  HarmonyOS: 'harmonyos',
  PlayStation: 'playstation',
  Nintendo: 'nintendo',
};

/** Desktop operating systems. With any other system, a device of unknown type stays unknown. */
const desktopSystems = new Set(
  'Windows,macOS,Linux,Chrome OS,Ubuntu,Kubuntu,Debian,Fedora,Mint,Arch,CentOS,RedHat,SUSE,Gentoo,Slackware,Mandriva,Mageia,PCLinuxOS,Zenwalk,Joli,elementary OS,FreeBSD,OpenBSD,NetBSD,DragonFly,BSD,Solaris,Haiku,BeOS,OS/2,AmigaOS,MorphOS,RISC OS,UNIX,Unix,HP-UX,AIX,IRIX'.split(
    ',',
  ),
);

const inAppBrowserPattern =
  /^(?:Facebook|Instagram|TikTok|WeChat|Snapchat|LinkedIn|GSA|Line|KAKAOTALK|Klarna|Alipay|Naver|Zalo|Steam)$/i;
const botPattern = /(?:bot|crawler|spider)\b|https?:/i;
const headlessPattern = /headless|phantomjs|slimerjs/i;

/**
 * Analyses a User-Agent header together with its client hints. Sources: ua-parser-js (device, system, browser, engine), isbot
 * (whether the sender is a bot), crawler-user-agents (which bot).
 */
export function analyseUseragent(
  ua: string,
  clientHints: ClientHintsInput | null | undefined,
): UseragentFacts {
  const hints = parseHints(clientHints);
  if (isRobotsToken(ua)) return unknownAgent;
  const { bot: suspect, crawler, unknown } = detectProgram(ua);
  if (unknown && clientHints === null) return unknownAgent;
  const parsedAgent = parseAgent(ua, suspect);
  // Exclude television sets. `detectProgram` incorrectly classifies their short headers as programs.
  const isBot = suspect && (crawler !== null || parsedAgent.device.type !== 'smarttv' || botPattern.test(ua));
  // Browsers with a reduced User-Agent header always send "Android 10" and the model "K".
  const hasReducedHeader = parsedAgent.os.name === 'Android' && /; K[;)]/.test(ua);

  const osName = hints.platform ?? parsedAgent.os.name;
  const osLabel = osName === null ? null : (osNames[osName] ?? osName);
  const osVersion = hints.platformVersion ?? (hasReducedHeader ? null : parsedAgent.os.version);

  const isDesktop = !isBot && osLabel !== null && desktopSystems.has(osLabel);
  const hintedDeviceType = hints.mobile ? 'mobile' : null;
  const type =
    findKnownWord(deviceTypes, parsedAgent.device.type) ?? hintedDeviceType ?? (isDesktop ? 'desktop' : null);

  const isHeadless = headlessPattern.test(ua);
  const browserName = hints.browser?.name ?? parsedAgent.browser.name;

  return {
    device: {
      type,
      brand: parsedAgent.device.brand,
      model: hints.model ?? parsedAgent.device.model,
      cpu: parsedAgent.cpu,
      touchscreen: type === 'mobile' || type === 'tablet' ? true : null,
    },
    os: {
      name: osLabel,
      version: osLabel === null ? null : osVersion,
      platform: osLabel === null ? null : (platforms[osLabel] ?? null),
    },
    browser: {
      name: browserName === 'Chrome Headless' ? 'Chrome' : browserName,
      version: hints.browser?.version ?? parsedAgent.browser.version,
      type: browserName === null ? null : detectBrowserType(browserName, isHeadless),
      brands: hints.brands,
    },
    engine: parsedAgent.engine,
    headless: isHeadless,
    bot: isBot,
    crawler: isBot ? (crawler ?? { name: null, category: null, url: null }) : null,
    ai: crawler?.ai ?? false,
  };
}

const deviceTypes = [
  'desktop',
  'mobile',
  'tablet',
  'console',
  'smarttv',
  'wearable',
  'embedded',
  'xr',
] as const satisfies readonly DeviceType[];

function detectBrowserType(name: string, headless: boolean): BrowserType {
  if (headless) return 'headless';
  if (/webview/i.test(name)) return 'webview';
  return inAppBrowserPattern.test(name) ? 'app' : 'browser';
}

/** Result for a request without a User-Agent header. */
export const unknownAgent: UseragentFacts = {
  device: { type: null, brand: null, model: null, cpu: null, touchscreen: null },
  os: { name: null, version: null, platform: null },
  browser: { name: null, version: null, type: null, brands: [] },
  engine: { name: null, version: null },
  headless: null,
  bot: null,
  crawler: null,
  ai: null,
};
