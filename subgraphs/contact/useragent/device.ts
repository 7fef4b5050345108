import { readFacts, type FactRow } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import { findLeadingBrand, findDevice, spellBrand, type KnownDevice } from './device-brands.ts';
import { createExpressionIndex } from './expression-index.ts';
import { findModelText } from './model-text.ts';

interface Device {
  readonly type: string | null;
  readonly brand: string | null;
  readonly model: string | null;
}

/** A row of a device table. The first row with a matching expression applies. */
interface DeviceRule {
  readonly type: string;
  readonly brand: string | null;
  readonly expression: RegExp;
}

/** Returns a function that finds the first matching rule of a table. */
function createRuleFinder(rows: readonly FactRow[]): (ua: string) => DeviceRule | undefined {
  const rules = rows.map(({ type = '', brand = '', expression = '' }): DeviceRule => ({
    type,
    brand: brand === '' ? null : brand,
    expression: new RegExp(expression, 'i'),
  }));
  const findCandidates = createExpressionIndex(rules.map(({ expression }) => expression));
  return (ua) => {
    for (const index of findCandidates(ua))
      if (rules[index]?.expression.test(ua) === true) return rules[index];
    return undefined;
  };
}

const readTypeFinder = memoize(() => createRuleFinder(readFacts('agent-devices')));
const readMakerFinder = memoize(() => createRuleFinder(readFacts('agent-makers')));

/** Brands that the parser derives from unspecific patterns, which also match devices of other makers. */
const brandsGuessedByParser = new Set(
  'Generic,Zeki,Dragon Touch,Insignia,NextBook,Voice,LvTel,Envizen,MachSpeed,Rotor,Swiss,NuVision,Sprint,Verizon,Acer,ACER,Energizer,Facebook,Advan,Kindle,Ulefone'.split(
    ',',
  ),
);

/** Model codes by the brand to which the parser assigns them, although other makers also use them. */
const sharedCodePatterns: Readonly<Record<string, RegExp>> = {
  Sony: /^(?:[a-j]\d{4}|sol[a-z])/i,
  Sharp: /^sh\d\d(?![a-z])/i,
  Samsung: /^(?:gt-w|sc7|t9108|maple|sht|sc-\d\d[a-z]{2})/i,
  Xiaomi: /^(?:20(?:1[7-9])\d{4}|23\d{5}m)/i,
  OPPO: /^(?:cph2[6-9]|opd2)/i,
  OnePlus: /^(?:tab )?a\d{4}/i,
  LG: /^(?!lg)/i,
  Lenovo: /^tb-?7\d\d[a-z]?$/i,
  Meta: /^quest ?\d{3}/i,
  PICO: /^epico/i,
  itel: /^(?!itel)/i,
  // Honor kept the code format after its separation from Huawei in 2020, and Wiko adopted it.
  Huawei: /^[a-z]{2,4}\d?-[a-z]{1,3}\d/i,
};

/** Matches Fire TV sticks, boxes and cubes made by Amazon. Other `AFT…` codes denote Fire OS television sets of other makers. */
const amazonDevicePattern = /\bAFT(?:[ABMNRST]|MM|SS|SSS|KA|KM|KRT|GAZL|PR001|TIFF\d\d|MA\d\w+)\b/;

function isGuessedBrand(ua: string, brand: string, text: string | null): boolean {
  if (brandsGuessedByParser.has(brand)) return true;
  if (brand === 'Apple') return ua.includes('tclwebkit');
  if (brand === 'Amazon') return /\bAFT[A-Z0-9]/.test(ua) && !amazonDevicePattern.test(ua);
  if (text === null || sharedCodePatterns[brand]?.test(text) !== true) return false;
  return (
    brand !== 'Huawei' ||
    !(/-an/i.test(text) ? /Android (?:[4-9]|10)\b|HarmonyOS/ : /Android (?:[4-9]|1[0-2])\b/).test(ua)
  );
}

/** Formats of HbbTV and similar standards that contain maker and model of a television set. */
const televisionPatterns = [
  /\bvidaa\/[\d.]+\(([^;()_]+)(?:_\w+)?;[^;()]*;([^;()]+)/i,
  /\bapplewebkit\/[\d.]+ \(([a-z]+);(\w+);/i,
  /\btivoos\/[\d.]+ \(vestel \w+ ([^;()]+)()\)/i,
  /(?:hbbtv|ohtv|pbrm)\/[\d.]+ *\([^;()]*;\s*([^;()]+);\s*([^;()]*)/i,
  /\bfvc\/[\d.]+ \(([^;()]+);\s*([^;()]*)/i,
  /\bvendor\/([^\s();]+)/i,
  /(?<!,)[ (]([^;,()/]+), ?([^;,()]+), ?(?:wired|wireless)\b/i,
  /ce-html\/[\d.]+;([a-z][a-z ]+) ([\w-]+);/i,
  /\(([a-z]+)\w*;whaleos/i,
  /\bmodel\/((?!vestel|vidaa)[a-z]+)-/i,
];

/** Matches manufacturers that build television sets for other brands and put their own name before the brand. */
const manufacturerPattern =
  /^(?:lge|vestel|vidaa|hisense|freesat\/.*|mwb|hotel|bbc_customers|arcelik\w*|elm|next|eurofins\w*|tv\w*|\w*_cvte|mstar|cvte|tpv|tivo|opera software)$/i;
/** Matches models of LG's own television sets: the size, then a series of LG. */
const lgPattern =
  /^(?:OLED\d\d|\d\d(?:U[A-Z]|L[A-Z]|S[JKM]|NANO|QNED|UHD|E[CFG]|G[AB]|P[ANM]|C[SX]|MT|NC|TN|US)\d|webOS|\s*$|[A-Z]{0,2}\d{2,4}[A-Z]{0,3}-)/i;

interface Maker {
  readonly brand: string | null;
  readonly model: string | null;
}

/**
 * Returns the maker of a television set; null when the header contains no maker. The brand is null when only the manufacturer
 * is known.
 */
function findTelevisionMaker(ua: string): Maker | null {
  for (const expression of televisionPatterns) {
    const [, maker = '', modelField = ''] = expression.exec(ua) ?? [];
    // The last name is the brand that sells a television set of another maker: LGE/SILICONPLAYER/ONVO.
    const name =
      maker
        .split('/')
        .at(-1)
        ?.replace(/^\s*(?:CUS:|Sony-)/, '')
        .trim() ?? '';
    if (name === '') continue;
    const model = modelField.trim() === '' ? null : modelField.trim();
    // Vestel and Amazon build devices for other brands: 2851M_VESTEL_Toshiba, AFTANNA0-Xiaomi-L43M7.
    const [, vestels, amazons] =
      /^(?:\d{4}_\w*_([A-Za-z]{3,})$|AFT\w+-([A-Za-z]{3,})-)/.exec(modelField) ?? [];
    const customerBrand = vestels ?? amazons;
    if (customerBrand !== undefined)
      return { brand: findLeadingBrand(customerBrand)?.brand ?? customerBrand, model };
    if (/^LGE?$/i.test(name) && model !== null && /web0s|webos/i.test(ua) && !lgPattern.test(model))
      return { brand: findLeadingBrand(model)?.brand ?? null, model };
    const brand = findLeadingBrand(name)?.brand;
    if (brand !== undefined) return { brand, model };
    // The HbbTV standard defines this field as the name of the maker.
    if (/^[A-Za-z][A-Za-z&. -]{1,19}$/.test(name) && !manufacturerPattern.test(name))
      return { brand: name, model };
  }
  return null;
}

/** Returns the device of a User-Agent header and corrects known errors of the parser. */
export function correctDevice(ua: string, parsed: Device): Device {
  const device = detectDevice(ua, parsed);
  const brand = device.brand ?? readMakerFinder()(ua)?.brand ?? findStatedBrand(ua);
  return { ...device, brand: brand === null ? null : spellBrand(brand) };
}

/**
 * Returns the maker in the header part of an application. WhatsApp sends a device, Facebook a brand, and Windows Phone a maker.
 */
function findStatedBrand(ua: string): string | null {
  const [, whatsapp, facebook, windows] =
    /\bDevice\/([^\s-]+)-|\bFBBD\/([^;]+);|\bIEMobile\/[\d.]+; ?([^;)]+); ?[^;)]+\)/.exec(ua) ?? [];
  const name = whatsapp ?? facebook ?? windows;
  return name === undefined ? null : (findLeadingBrand(name)?.brand ?? findDevice(name)?.brand ?? null);
}

/**
 * Finds a device by its model name, first unchanged, then without underscores and the region at the end: BLADE_A510,
 * I11_Plus_EEA.
 */
function findListedDevice(text: string): KnownDevice | null {
  const plainText = text
    .replace(/_+/g, ' ')
    .replace(/[ -](?:ROW|EEA|EU|RU|US|GLOBAL|TR|IN|JP)$/, '')
    .trim();
  return findDevice(text) ?? (plainText === text ? null : findDevice(plainText));
}

function detectDevice(ua: string, parsed: Device): Device {
  const { type, brand, model } = correctParsedDevice(ua, parsed);
  const kind = readTypeFinder()(ua);
  const text = findModelText(ua);
  const listedDevice = text === null ? null : findListedDevice(text);
  // Google's device list has the brand Amazon for every television set with Fire OS, regardless of the maker.
  const knownDevice =
    listedDevice?.brand === 'Amazon' && isGuessedBrand(ua, 'Amazon', text) ? null : listedDevice;
  const isParsedBrandOwn = brand !== null && !isGuessedBrand(ua, brand, text);
  // A keyword that several makers use determines only the type of the device. Keywords of phones and tablets apply only when no
  // other evidence determines the type.
  const isUnbrandedTablet = kind?.type === 'tablet' && kind.brand === null;
  if (kind !== undefined && (kind.type !== 'mobile' || kind.brand !== null) && !isUnbrandedTablet) {
    const isTelevision = kind.type === 'smarttv';
    const maker = isTelevision ? findTelevisionMaker(ua) : null;
    const namedBrand = isTelevision ? (knownDevice?.brand ?? kind.brand) : (kind.brand ?? knownDevice?.brand);
    const correctedBrand = kind.brand === 'Amazon' && isGuessedBrand(ua, 'Amazon', text) ? null : namedBrand;
    // The maker's field of a television set often contains the manufacturer's chip or platform.
    const isParsedBrandReliable =
      type === kind.type && isParsedBrandOwn && (!isTelevision || findLeadingBrand(brand) !== null);
    const televisionBrand =
      maker === null ? (correctedBrand ?? (isParsedBrandReliable ? brand : null)) : maker.brand;
    const isSameMaker = televisionBrand !== null && televisionBrand === brand;
    return { type: kind.type, brand: televisionBrand, model: maker?.model ?? (isSameMaker ? model : null) };
  }
  const trustedDevice = isParsedBrandOwn ? { brand, model } : { brand: null, model: null };
  const chosenBrand = knownDevice?.brand ?? trustedDevice.brand;
  const isParserBrand = isSameName(chosenBrand, trustedDevice.brand);
  return {
    type:
      type === 'xr'
        ? type
        : (knownDevice?.type ??
          (isUnbrandedTablet ? 'tablet' : (type ?? kind?.type ?? (knownDevice === null ? null : 'mobile')))),
    brand: chosenBrand,
    model: isParserBrand ? trustedDevice.model : text,
  };
}

const isSameName = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

function correctParsedDevice(ua: string, { type, brand, model }: Device): Device {
  // Browsers with a reduced User-Agent header always send the model "K".
  if (model === 'K') return { type, brand, model: null };
  if (brand === null && model?.startsWith('Pixel ') === true) return { type, brand: 'Google', model };
  // NokiaBrowser ran on Symbian phones of many makers, and Spreadtrum's chips SC6600 and SC8800 are in phones of many makers.
  if (brand === 'Samsung' && /^SC[68]\d{3}/.test(model ?? '')) return { type, brand: null, model: null };
  if (brand === 'Nokia' && model === 'Browser') return { type, brand: null, model: null };
  if (brand === 'Sony' && /sony ?ericsson(?!(?:LT|ST|MT)2)/i.test(ua))
    return { type, brand: 'Sony Ericsson', model: model?.replace(/^ericsson/i, '') ?? null };
  // The Quest headset is not a wearable, and its maker Oculus is now called Meta.
  if (model !== null && /^Quest(?: \d\w?| Pro)?$/.test(model)) return { type: 'xr', brand: 'Meta', model };
  if (brand === 'Amazon') return { type, brand, model: /\bAFT\w+/.exec(ua)?.[0] ?? model };
  // Roku sends the version of its player instead of a model.
  if (brand === 'Roku') return { type, brand, model: null };
  if (model === 'Nexus 5' && ua.includes('Nexus 5X')) return { type, brand, model: 'Nexus 5X' };
  return { type, brand, model };
}
