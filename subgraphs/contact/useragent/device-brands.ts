import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';

/** The brand of a device, and its type if the name of the device determines the type. */
export interface KnownDevice {
  readonly brand: string;
  readonly type: string | null;
}

const minPrefixLength = 3;
/**
 * Minimum length of a brand that is joined to a model (KarbonnK9). Shorter brand names are the beginning of too many other
 * words.
 */
const minJoinedLength = 5;

/** Matches model names that several makers use. The table of models lists only some of these makers. */
const sharedNamePattern =
  /^(?:shark|luna|sweet|easy|fire|element|discovery|astro|nitro|tiger|signature|raptor|twist|power|smart|rocket|freedom|neva|ivory|helios|royal|alfa|tab|pad|nexo|passion|vega|epic|flow|aura|fresh|flair|optima|silver|cloud|mercury|alpha|prime|black|magic|hero|wave|infinity|gladiator|turbo|pure|boost|every|orin|hydrogen|one|max|pro|star|neo|nova|aero|vision|dream|shine|thunder|legend|force|fusion|swift|rapid|thor|omega|mars|platinum|explosion|forward|aosp|blade gt)(?:$|[ _-])/;

const isSharedName = (text: string) => !/\d/.test(text) && sharedNamePattern.test(text);

const readBrandTables = memoize(() => {
  const models = new Map<string, KnownDevice>();
  const prefixes = new Map<string, KnownDevice>();
  const words = new Map<string, KnownDevice>();
  const splitList = (text = '') => (text === '' ? [] : text.split('|'));
  const spellings = readFacts('brand-words').map(
    ({ word = '', brand = '' }) => [foldText(word), brand] as const,
  );
  const brandSpellings = new Map(spellings);
  let maxPrefixLength = 0;
  for (const row of readFacts('device-brands')) {
    const { brand: listed = '', type = '' } = row;
    const brand = brandSpellings.get(foldText(listed)) ?? listed;
    const device = { brand, type: type === '' ? null : type };
    for (const model of splitList(row['models'])) if (!isSharedName(model)) models.set(model, device);
    for (const prefix of splitList(row['prefixes'])) {
      prefixes.set(prefix, device);
      maxPrefixLength = Math.max(maxPrefixLength, prefix.length);
    }
    if (row['word'] === 'yes') words.set(foldText(listed), { brand, type: null });
  }
  for (const { brands } of readFacts('brand-names')) {
    for (const brand of splitList(brands)) words.set(foldText(brand), { brand, type: null });
  }
  for (const [word, brand] of spellings) words.set(word, { brand, type: null });
  const rows = readFacts('device-models');
  const series = rows.map(({ brand = '' }): KnownDevice => ({ brand, type: null }));
  // Combine the series into one expression with a group for each series. The first match in table order applies.
  const seriesPattern = new RegExp(
    `^(?:${rows.map(({ expression = '' }) => `(${expression})`).join('|')})`,
    'i',
  );
  return { models, prefixes, words, maxPrefixLength, series, seriesPattern };
});

const foldText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&+]+/gu, '');

/**
 * Finds a device by its model name. Sources: the brand at the beginning of the text; device-models.tsv (series);
 * device-brands.tsv by the complete model, then by its longest known prefix.
 * @returns null when no brand is known, or several brands use the name
 */
export function findDevice(model: string): KnownDevice | null {
  const { models } = readBrandTables();
  const key = model.toLowerCase().replace(/\s+/g, ' ').trim();
  const namedDevice = findBySeries(key) ?? findLeadingBrand(model);
  const listedDevice = models.get(key) ?? findByPrefix(key);
  // Prefer the table row of the same brand, which can also contain the type of the device.
  return namedDevice === null || listedDevice?.brand === namedDevice.brand ? listedDevice : namedDevice;
}

function findBySeries(key: string): KnownDevice | null {
  const { series, seriesPattern } = readBrandTables();
  const match = seriesPattern.exec(key);
  if (match === null) return null;
  return series[match.findIndex((group, at) => at > 0 && group !== undefined) - 1] ?? null;
}

/** Returns a brand in the spelling of the tables. Other spellings come from the parser and from User-Agent headers. */
export const spellBrand = (brand: string): string =>
  readBrandTables().words.get(foldText(brand))?.brand ?? brand;

/** Matches model codes of Huawei and Honor, whose first three letters can look like the name of another brand: MTN-AN80. */
const huaweiCodePattern = /^[a-z]{3}\d?-(?:[actu]?l|lx|[at]?n|nx|w|bd)\d/i;
const huaweiBrands = new Set(['Huawei', 'Honor']);

function findByPrefix(key: string): KnownDevice | null {
  const { prefixes, maxPrefixLength } = readBrandTables();
  const isHuaweiCode = huaweiCodePattern.test(key);
  const isWord = sharedNamePattern.test(key);
  for (let length = Math.min(maxPrefixLength, key.length); length >= minPrefixLength; length -= 1) {
    const device = prefixes.get(key.slice(0, length));
    // Ignore a short prefix that ends within a word, because the word can have a different meaning.
    const isInsideWord = length < 5 && /[a-z]/.test(key[length - 1] ?? '') && /[a-z]/.test(key[length] ?? '');
    if (device === undefined || isInsideWord || (isWord && !/\d/.test(key.slice(0, length)))) continue;
    if (isHuaweiCode && length <= key.indexOf('-') + 1 && !huaweiBrands.has(device.brand)) continue;
    return device;
  }
  return null;
}

/**
 * Returns the brand at the beginning of a text. The brand is the first two words, the first word, or a prefix of the first
 * word.
 */
export function findLeadingBrand(text: string): KnownDevice | null {
  const { words } = readBrandTables();
  if (/^[A-Z]{3}/.test(text) && huaweiCodePattern.test(text)) return null;
  const [, first = '', second = ''] =
    /^([\p{L}\p{N}&+]+)(?:[^\p{L}\p{N}&+]+([\p{L}\p{N}&+]+))?/u.exec(text) ?? [];
  return words.get(foldText(first + second)) ?? words.get(foldText(first)) ?? findBrandPrefix(first);
}

/**
 * Returns the longest brand at the beginning of a word. The model after the brand begins with a digit or a change of case:
 * KarbonnK9, GHONGV10, BLUDash.
 */
function findBrandPrefix(word: string): KnownDevice | null {
  const { words } = readBrandTables();
  for (let length = word.length - 1; length >= minJoinedLength; length -= 1) {
    const lastCode = word.charCodeAt(length - 1);
    const nextCode = word.charCodeAt(length);
    const isBrandEnd =
      isDigit(nextCode) ||
      (isCapital(nextCode) &&
        (!isCapital(lastCode) || !isCapital(word.charCodeAt(length + 1)) || length === word.length - 1)) ||
      (isCapital(lastCode) && !isCapital(nextCode));
    const device = isBrandEnd ? words.get(foldText(word.slice(0, length))) : undefined;
    if (device !== undefined) return device;
  }
  return null;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isCapital = (code: number) => code >= 65 && code <= 90;
