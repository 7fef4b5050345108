import { correctDevice } from './device.ts';
import { findNamedBrowser } from './named-browser.ts';
import { createParser } from './restricted-parser.ts';

interface NameAndVersion {
  readonly name: string | null;
  readonly version: string | null;
}

/** Facts from the header alone, after correction of known parser errors. Null means unknown. */
export interface AgentFacts {
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

/** Matches words which show that a program runs on a device or emulates a device. */
const deviceWordPattern =
  /android|iphone|ipad|ipod|macintosh|mobile|tablet|phone|tv|console|xbox|playstation|nintendo/i;

const unknownDevice = { type: undefined, vendor: undefined, model: undefined };

const emptyToNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/**
 * Parses a User-Agent header. Source: ua-parser-js, with the corrections in this file.
 * @param isBot whether a program is known to have sent the header
 */
export function parseAgent(ua: string, isBot: boolean): AgentFacts {
  const parser = createParser(ua);
  const { type, vendor, model } = isBot && !deviceWordPattern.test(ua) ? unknownDevice : parser.getDevice();
  const os = parser.getOS();
  const browser = parser.getBrowser();
  const engine = parser.getEngine();
  const isDesktopModeIpad = desktopIpadPattern.test(ua);
  return {
    device: isDesktopModeIpad
      ? { type: 'tablet', brand: 'Apple', model: 'iPad' }
      : correctDevice(ua, { type: emptyToNull(type), brand: emptyToNull(vendor), model: emptyToNull(model) }),
    cpu: emptyToNull(parser.getCPU().architecture),
    os: isDesktopModeIpad
      ? { name: 'iOS', version: findStatedRelease(ua) }
      : correctSystem(ua, emptyToNull(os.name), emptyToNull(os.version)),
    browser: correctBrowser(
      ua,
      emptyToNull(browser.name),
      emptyToNull(browser.version),
      emptyToNull(os.name),
    ),
    engine: { name: emptyToNull(engine.name), version: emptyToNull(engine.version) },
  };
}

/**
 * Matches an iPad that requests desktop pages. Its header names a Macintosh and a mobile build of WebKit, a combination that no
 * Macintosh sends.
 */
const desktopIpadPattern = /\(Macintosh;.*\bMobile\/\w/;

/**
 * Returns the release of iOS from Facebook's application or from the version of Safari. Safari has had the version of iOS since
 * release 26.
 */
function findStatedRelease(ua: string): string | null {
  const [, facebook] = /\bFBSV\/(\d[\d.]*)/.exec(ua) ?? [];
  const [, safari] = /\bVersion\/((?:2[6-9]|[3-9]\d)[\d.]*)/.exec(ua) ?? [];
  return facebook ?? safari ?? null;
}

/**
 * Corrects the release of iOS. Since release 26, WebKit always sends 18.6 or 18.7, while Chrome sends the real release. Null
 * when the header doesn't contain the real release.
 */
function correctIosRelease(ua: string, version: string | null): string | null {
  const statedRelease = findStatedRelease(ua);
  if (statedRelease !== null) return statedRelease;
  const hasFrozenVersion = version === '18.6' || version === '18.7';
  return hasFrozenVersion && !/\b(?:Version|CriOS)\//.test(ua) ? null : version;
}

function correctSystem(ua: string, name: string | null, version: string | null): NameAndVersion {
  // Darwin is the kernel of both macOS and iOS.
  if (name === 'iOS' && !/iphone|ipad|ipod|ios/i.test(ua)) return { name: null, version: null };
  if (name === 'iOS') return { name, version: correctIosRelease(ua, version) };
  const windowsCeMatch = name === 'Windows' ? /\bWindows CE(?: ([\d.]+))?/.exec(ua) : null;
  if (windowsCeMatch !== null) return { name: 'Windows CE', version: windowsCeMatch[1] ?? null };
  // The number after the name belongs to the model. The PlayStation 3 sends its name in capitals.
  if (name?.toLowerCase() === 'playstation')
    return { name: 'PlayStation', version: /PlayStation \d(?:[ /]|; )(\d[\d.]*)/i.exec(ua)?.[1] ?? null };
  // Discard the model of a console or television set, and the Android version that HarmonyOS emulates.
  const isUnusableVersion =
    version === null || !/\d/.test(version) || (name === 'HarmonyOS' && ua.includes('Android'));
  return { name, version: isUnusableVersion ? null : version };
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
  const nintendoMatch = /\bNintendoBrowser\/([\d.]+)/.exec(ua);
  if (nintendoMatch !== null)
    return { name: 'NintendoBrowser', version: nintendoMatch[1]?.replace(/\.$/, '') ?? null };
  // Brave and other browsers add their name without a version to the header of Safari on iOS.
  const [, added, addedVersion] =
    /\b(?:Gecko\)|(?:Safari|Chrome)\/[\d.]+) (Brave|Startpage)(?:\/([\d.]+))?(?= Chrome\/|$)/i.exec(ua) ?? [];
  if (added !== undefined) return { name: added, version: addedVersion ?? null };
  const namedBrowser = findNamedBrowser(ua);
  if (namedBrowser !== null) return namedBrowser;
  if (name === 'IE' && ua.includes('Windows CE')) return { name: 'IEMobile', version };
  // An early Samsung browser sends its own version 1.x or 2.x before the version of Chrome. A WebView sends 4.0.
  const samsungMatch = ua.includes('SAMSUNG') ? /\bVersion\/([12]\.\d) Chrome\//.exec(ua) : null;
  if (samsungMatch !== null) return { name: 'Samsung Internet', version: samsungMatch[1] ?? null };
  // Since Android 4.4, the system browser is a WebView in an application if the header also contains Chrome.
  const webViewMatch = name === 'Android Browser' ? /\bChrome\/([\d.]+)/.exec(ua) : null;
  if (webViewMatch !== null) return { name: 'Chrome WebView', version: webViewMatch[1] ?? null };
  // BlackBerry phones send their own name and no browser name. Netscape sends only its version; other browsers add their name
  // in brackets.
  const blackberryMatch = name === null || isSafariName(name) ? blackberryPattern.exec(ua) : null;
  if (blackberryMatch !== null)
    return { name: 'BlackBerry', version: blackberryMatch[1] ?? blackberryMatch[2] ?? null };
  const netscapeMatch = name === null ? netscapePattern.exec(ua) : null;
  if (netscapeMatch !== null) return { name: 'Netscape', version: netscapeMatch[1] ?? null };
  // Discard an engine without a browser, and "Safari" on systems for which Safari does not exist.
  if (name === 'WebKit') return { name: null, version: null };
  const isSafari = isSafariName(name);
  const isAppleSystem = system === null || /^(?:iOS|Mac OS|watchOS|Windows)$/.test(system);
  return isSafari && (!isAppleSystem || version === null) ? { name: null, version: null } : { name, version };
}

const isSafariName = (name: string | null) => name === 'Safari' || name === 'Mobile Safari';
