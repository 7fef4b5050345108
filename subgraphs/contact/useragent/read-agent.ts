import { correctDevice } from './device.ts';
import { namedBrowser } from './named-browser.ts';
import { parserOf } from './narrowed-parser.ts';

interface NameAndVersion {
  readonly name: string | null;
  readonly version: string | null;
}

/** What the text itself says, mended where the parser is known to be wrong; null is unknown. */
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

/** What a program has to name for a device to be behind it, played or real. */
const deviceWords =
  /android|iphone|ipad|ipod|macintosh|mobile|tablet|phone|tv|console|xbox|playstation|nintendo/i;

const noDevice = { type: undefined, vendor: undefined, model: undefined };

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/**
 * Reads a User-Agent text. Source: ua-parser-js, with the corrections below.
 * @param isBot whether it is known to be a program's
 */
export function readAgent(ua: string, isBot: boolean): AgentText {
  const parser = parserOf(ua);
  const { type, vendor, model } = isBot && !deviceWords.test(ua) ? noDevice : parser.getDevice();
  const os = parser.getOS();
  const browser = parser.getBrowser();
  const engine = parser.getEngine();
  return {
    device: correctDevice(ua, { type: orNull(type), brand: orNull(vendor), model: orNull(model) }),
    cpu: orNull(parser.getCPU().architecture),
    os: correctSystem(ua, orNull(os.name), orNull(os.version)),
    browser: correctBrowser(ua, orNull(browser.name), orNull(browser.version), orNull(os.name)),
    engine: { name: orNull(engine.name), version: orNull(engine.version) },
  };
}

function correctSystem(ua: string, name: string | null, version: string | null): NameAndVersion {
  // Darwin is under macOS and iOS alike.
  if (name === 'iOS' && !/iphone|ipad|ipod|ios/i.test(ua)) return { name: null, version: null };
  const embedded = name === 'Windows' ? /\bWindows CE(?: ([\d.]+))?/.exec(ua) : null;
  if (embedded !== null) return { name: 'Windows CE', version: embedded[1] ?? null };
  // The number behind the name is the model's; the third wrote itself in capitals.
  if (name?.toLowerCase() === 'playstation')
    return { name: 'PlayStation', version: /PlayStation \d(?:[ /]|; )(\d[\d.]*)/i.exec(ua)?.[1] ?? null };
  // A console's or television's model, or the version of the Android that it pretends to be.
  const isOther = version === null || !/\d/.test(version) || (name === 'HarmonyOS' && ua.includes('Android'));
  return { name, version: isOther ? null : version };
}

const blackberries =
  /^BlackBerry\w+\/([\d.]+)(?!.*\bUC)|(?:\bBB10;|\bRIM Tablet OS|\(BlackBerry)[^)]*\).* Version\/([\d.]+)/;
const netscapes = /^Mozilla\/([1-4]\.\d+)[^(;]*\((?!compatible|[^)]*\b(?:MSIE|Maple|DreamPassport))[^)]*\)$/;

function correctBrowser(
  ua: string,
  name: string | null,
  version: string | null,
  system: string | null,
): NameAndVersion {
  const nintendo = /\bNintendoBrowser\/([\d.]+)/.exec(ua);
  if (nintendo !== null) return { name: 'NintendoBrowser', version: nintendo[1]?.replace(/\.$/, '') ?? null };
  const named = namedBrowser(ua);
  if (named !== null) return named;
  if (name === 'IE' && ua.includes('Windows CE')) return { name: 'IEMobile', version };
  // The number of a window of Chrome is 4.0; the first browsers of Samsung counted their own before Chrome's.
  const samsung = ua.includes('SAMSUNG') ? /\bVersion\/([12]\.\d) Chrome\//.exec(ua) : null;
  if (samsung !== null) return { name: 'Samsung Internet', version: samsung[1] ?? null };
  // Since Android 4.4 what calls itself the system's browser and names a Chrome is a window of Chrome in an application.
  const window = name === 'Android Browser' ? /\bChrome\/([\d.]+)/.exec(ua) : null;
  if (window !== null) return { name: 'Chrome WebView', version: window[1] ?? null };
  // BlackBerry's telephones name themselves and no browser; Netscape named nothing but itself, as others do in brackets.
  const blackberry = name === null || isSafariName(name) ? blackberries.exec(ua) : null;
  if (blackberry !== null) return { name: 'BlackBerry', version: blackberry[1] ?? blackberry[2] ?? null };
  const netscape = name === null ? netscapes.exec(ua) : null;
  if (netscape !== null) return { name: 'Netscape', version: netscape[1] ?? null };
  // An engine that claims no browser, and "Safari" on what Apple never made it for.
  if (name === 'WebKit') return { name: null, version: null };
  const isSafari = isSafariName(name);
  const fromApple = system === null || /^(?:iOS|Mac OS|watchOS|Windows)$/.test(system);
  return isSafari && (!fromApple || version === null) ? { name: null, version: null } : { name, version };
}

const isSafariName = (name: string | null) => name === 'Safari' || name === 'Mobile Safari';
