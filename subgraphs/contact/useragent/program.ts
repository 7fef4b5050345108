import { isbot } from 'isbot';
import { findCrawler, type Crawler } from './crawlers.ts';
import { findModelText } from './model-text.ts';

/** Matches words with which a program describes its function. */
const functionWordPattern =
  /bots?\b|crawl|spider|http|google|check|valid|scan|monitor|probe|prober|fetch|search|scrap|\blink|extract|collect|\bnode\b|node\.js|parser|verif|\bdcv\b|diagnos|lookup|reaver|indexer|sitemap|user ?-?agent|@|scheduler|preview|request|client$|extractor|\brunner\b|externalua|[-_]id\b|^[\w-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|co|eu|ai|dev)$|\brss\b|meta-external|agent\b|php|\bcommit:|^url$/i;

/**
 * Matches a single word that names a program. Its digits, punctuation or braces exclude a browser, device or application for
 * people.
 */
const programNamePattern =
  /^(?!.*(?:android|ios|iphone|ipod|ipad|player|reader|podcast|audio|music|mobile|tablet|;|%))\S*(?:[{}<>_|]|[a-z]\d|\d[a-z]|[a-z]-[a-z])\S*$|\|/i;

/**
 * Matches headers of programs: a browser header with an added program name, or a form that no browser sends. Such forms are a
 * browser's name alone, a function name, a comment at the end, and a template with its placeholders.
 */
const knownProgramPattern =
  /^(?:mozilla|firefox|chrome|chromium|safari|opera|msie|edge|netscape|internet explorer)$|^[a-z]+(?:_[a-z]+){2,}$|^Mozilla\/\d\.\d \((?!.*(?:android|iphone|ipad|windows|mac|linux|tv|tizen|kindle|hiptop|jig browser))[^;()/]* [^;()/]*\)$|\b(?:Assetnote|Amzn-User|Miniature\.io|HLB)\/\d|\bbaidu Transcoder\b|\brv:geckoversion\b|\b360JK\b|^amazon-kendra-/i;

/** Matches words of interactive applications that isbot classifies as programs. */
const interactivePattern =
  /CFNetwork\/|\bDalvik\/\d.*Build\/|\b(?:MIDP|CLDC)-|\bMAUI\b|\bMRE\b|UCBrowser|podcast|podder|torrent|SonyEricsson|\bbada\b|\bwebOS\/|NetFront|QQDownload|\bdv\(iP|AndroidDownloadManager|com\.google\.(?:android|ios)\.|\bWatch\d,\d|\bbrowser\/\d|newsb(?:eu|oa)t|FeedDemon|Liferea|NetNewsWire|RSSOwl|PubSub|Akregator|foobar|\bXBMC\b|\bKodi\b|MSIE \d+\.\d+; Windows (?:NT \d|Phone)[^)]*\)$|OperaMini|\bFBAN\/|GooglePlus\/|\bInstagram \d|\bWhatsApp\/|Linux; U; Android [^)]*Build\/|\biP(?:hone|ad|od)\d|\bGarmin |\bDowncast\/|QuiteRSS|ReadKit|RssBandit|FeeddlerRSS|NewsBlur|Microsoft Office \w|Sogou\w*Browser|\bPresto\/|^Nokia|UCWEB|NetSurf\/|Mosaic|WebExplorer|\bBrowser\/AppleWebKit|PalmOS|Google Earth\/|POLARIS\/|segasaturn|^(?:LG-?[A-Z]*|SCH-[A-Z]|BIRD[-.][A-Z]|HAIER-|BlackBerry|Ericsson|KDDI-|HTC[_-]\w+_[A-Z]|DoCoMo\/\d\.\d)\d|\bwap[_ -]?browser|^YahooJ?Mobile|GoogleEarth\/|^EPOC32-|^w3m\/|^CERN-LineMode\/|^Podbean\/(?:Android|iOS)/i;

/** Matches words that never occur in the header of an interactive application. */
const robotPattern = /(?:bot|crawler|spider)\b/i;

/** Matches a complete header of a browser. */
const browserPattern = /^Mozilla\/5\.0 \((?!compatible)[^)]*\) (?:AppleWebKit\/|Gecko\/\d)/;
/** Matches a URL that an application adds to the header of its browser. The URL of a program has a plus sign before it. */
const addressPattern = /\((?=http)[^()\s]*\)|(?<!\+)\bhttps?:\/\/[^\s;)]+/g;

/** Matches words in the URL of a page that describes a program. */
const programAddressPattern = /bot|crawl|spider|monitor|scan|probe|research|experiment|survey|archiv|index/i;

export interface Program {
  readonly bot: boolean;
  readonly crawler: Crawler | null;
  /** Whether the header is a single word that identifies neither an interactive application nor a program. */
  readonly unknown: boolean;
}

const nonBotProgram: Program = { bot: false, crawler: null, unknown: false };

/**
 * Detects whether an automated program sent the header. Sources: isbot (whether the sender is a program), crawler-user-agents
 * (its name). Interactive applications do not count, and neither do words within a device model (CUBOT, Discovery, Radar).
 */
export function detectProgram(ua: string): Program {
  if (knownProgramPattern.test(ua)) return { bot: true, crawler: findCrawler(ua), unknown: false };
  if (!isbot(ua)) return nonBotProgram;
  const model = findModelText(ua);
  const text = model === null ? ua : ua.replaceAll(model, 'X').replace(/Build\/[^;)]*/, 'Build/X');
  if (text !== ua && !isbot(text)) return nonBotProgram;
  const crawler = findCrawler(text);
  const addresses = (text.match(addressPattern) ?? []).join(' ');
  const hasAddedAddress =
    addresses !== '' && browserPattern.test(text) && !programAddressPattern.test(addresses);
  if (crawler === null && hasAddedAddress && !isbot(text.replace(addressPattern, ''))) return nonBotProgram;
  const isWebView = model !== null && /; wv\)/.test(ua);
  const isApplication = isWebView || (crawler === null && interactivePattern.test(ua));
  if (isApplication && !robotPattern.test(text) && !/; Google-/.test(text)) return nonBotProgram;
  const isUnknown =
    crawler === null && !/[/(]/.test(ua) && !functionWordPattern.test(ua) && !programNamePattern.test(ua);
  return { bot: !isUnknown, crawler, unknown: isUnknown };
}
