import { correctDevice } from './device.ts';
import { namedBrowser } from './named-browser.ts';
import { parserOf } from './narrowed-parser.ts';

interface NameAndVersion {
  readonly name: string | null;
  readonly version: string | null;
}

/** Facts of the header text alone, with corrections of known parser errors. Null means unknown. */
export interface AgentText {
  readonly device: {
    readonly type: string | null;
    readonly brand: string | null;
    readonly model: string | null;
  };
  readonly cpu: string | null;
  readonly os: NameAndVersion;
  readonly browser: NameAndVersion;
  readonly engine: NameAndVersion;
}

/** Words that show that a program runs on a device or emulates one. */
const deviceWords =
  /android|iphone|ipad|ipod|macintosh|mobile|tablet|phone|tv|console|xbox|playstation|nintendo/i;

const noDevice = { type: undefined, vendor: undefined, model: undefined };

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/**
 * Parses a User-Agent header. Source: ua-parser-js, with the corrections below.
 * @param isBot whether the header is known to be a program's
 */
export function parseAgent(ua: string, isBot: boolean): AgentText {
  const parser = parserOf(ua);
  const { type, vendor, model } = isBot && !deviceWords.test(ua) ? noDevice : parser.getDevice();
  const os = parser.getOS();
  const browser = parser.getBrowser();
  const engine = parser.getEngine();
  const isPad = desktopPadPattern.test(ua);
  return {
    device: isPad
      ? { type: 'tablet', brand: 'Apple', model: 'iPad' }
      : correctDevice(ua, { type: orNull(type), brand: orNull(vendor), model: orNull(model) }),
    cpu: orNull(parser.getCPU().architecture),
    os: isPad
      ? { name: 'iOS', version: statedRelease(ua) }
      : correctSystem(ua, orNull(os.name), orNull(os.version)),
    browser: correctBrowser(ua, orNull(browser.name), orNull(browser.version), orNull(os.name)),
    engine: { name: orNull(engine.name), version: orNull(engine.version) },
  };
}

/** An iPad that requests desktop pages names a Macintosh, which has no mobile build of WebKit. */
const desktopPadPattern = /\(Macintosh;.*\bMobile\/\w/;

/** Returns the release of iOS from Safari's version, which equals it since 26, or from Facebook's application. */
function statedRelease(ua: string): string | null {
  const [, facebook] = /\bFBSV\/(\d[\d.]*)/.exec(ua) ?? [];
  const [, safari] = /\bVersion\/((?:2[6-9]|[3-9]\d)[\d.]*)/.exec(ua) ?? [];
  return facebook ?? safari ?? null;
}

/**
 * Corrects the release of iOS: since 26, WebKit always names 18.6 or 18.7. Null when the header doesn't show which of both it
 * is. Chrome names the real release.
 */
function iosRelease(ua: string, version: string | null): string | null {
  const stated = statedRelease(ua);
  if (stated !== null) return stated;
  const isFrozen = version === '18.6' || version === '18.7';
  return isFrozen && !/\b(?:Version|CriOS)\//.test(ua) ? null : version;
}

function correctSystem(ua: string, name: string | null, version: string | null): NameAndVersion {
  // Darwin is the kernel of both macOS and iOS.
  if (name === 'iOS' && !/iphone|ipad|ipod|ios/i.test(ua)) return { name: null, version: null };
  if (name === 'iOS') return { name, version: iosRelease(ua, version) };
  const embedded = name === 'Windows' ? /\bWindows CE(?: ([\d.]+))?/.exec(ua) : null;
  if (embedded !== null) return { name: 'Windows CE', version: embedded[1] ?? null };
  // The number after the name belongs to the model. PlayStation 3 writes its name in capitals.
  if (name?.toLowerCase() === 'playstation')
    return { name: 'PlayStation', version: /PlayStation \d(?:[ /]|; )(\d[\d.]*)/i.exec(ua)?.[1] ?? null };
  // Discard a version that is the model of a console or television, or that of the Android system that HarmonyOS emulates.
  const isOther = version === null || !/\d/.test(version) || (name === 'HarmonyOS' && ua.includes('Android'));
  return { name, version: isOther ? null : version };
}

const blackberryPattern =
  /^BlackBerry\w+\/([\d.]+)(?!.*\bUC)|(?:\bBB10;|\bRIM Tablet OS|\(BlackBerry)[^)]*\).* Version\/([\d.]+)/;
const netscapePattern =
  /^Mozilla\/([1-4]\.\d+)[^(;]*\((?!compatible|[^)]*\b(?:MSIE|Maple|DreamPassport))[^)]*\)$/;

function correctBrowser(
  ua: string,
  name: string | null,
  version: string | null,
  system: string | null,
): NameAndVersion {
  const nintendo = /\bNintendoBrowser\/([\d.]+)/.exec(ua);
  if (nintendo !== null) return { name: 'NintendoBrowser', version: nintendo[1]?.replace(/\.$/, '') ?? null };
  // Brave and others add their name without a version to Safari on iOS.
  const [, added, addedVersion] =
    /\b(?:Gecko\)|(?:Safari|Chrome)\/[\d.]+) (Brave|Startpage)(?:\/([\d.]+))?(?= Chrome\/|$)/i.exec(ua) ?? [];
  if (added !== undefined) return { name: added, version: addedVersion ?? null };
  const named = namedBrowser(ua);
  if (named !== null) return named;
  if (name === 'IE' && ua.includes('Windows CE')) return { name: 'IEMobile', version };
  // An early Samsung browser sends its own version 1.x or 2.x before that of Chrome; a WebView sends 4.0.
  const samsung = ua.includes('SAMSUNG') ? /\bVersion\/([12]\.\d) Chrome\//.exec(ua) : null;
  if (samsung !== null) return { name: 'Samsung Internet', version: samsung[1] ?? null };
  // Since Android 4.4, a system browser that also names Chrome is a WebView in an application.
  const window = name === 'Android Browser' ? /\bChrome\/([\d.]+)/.exec(ua) : null;
  if (window !== null) return { name: 'Chrome WebView', version: window[1] ?? null };
  // BlackBerry phones name themselves and no browser. Netscape names nothing but itself; other browsers name themselves in
  // brackets.
  const blackberry = name === null || isSafariName(name) ? blackberryPattern.exec(ua) : null;
  if (blackberry !== null) return { name: 'BlackBerry', version: blackberry[1] ?? blackberry[2] ?? null };
  const netscape = name === null ? netscapePattern.exec(ua) : null;
  if (netscape !== null) return { name: 'Netscape', version: netscape[1] ?? null };
  // Discard an engine without a browser, and "Safari" on systems for which Apple never made it.
  if (name === 'WebKit') return { name: null, version: null };
  const isSafari = isSafariName(name);
  const fromApple = system === null || /^(?:iOS|Mac OS|watchOS|Windows)$/.test(system);
  return isSafari && (!fromApple || version === null) ? { name: null, version: null } : { name, version };
}

const isSafariName = (name: string | null) => name === 'Safari' || name === 'Mobile Safari';
