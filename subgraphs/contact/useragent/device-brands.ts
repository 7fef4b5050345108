import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';

/** The brand of a device, and its type if the name shows it. */
export interface KnownDevice {
  readonly brand: string;
  readonly type: string | null;
}

const minPrefixLength = 3;
/** Minimum length of a brand that is joined to a model (KarbonnK9). Shorter names begin too many other words. */
const minGluedLength = 5;

/** Model names that several makers use. The table of models lists only some of those makers. */
const sharedNamePattern =
  /^(?:shark|luna|sweet|easy|fire|element|discovery|astro|nitro|tiger|signature|raptor|twist|power|smart|rocket|freedom|neva|ivory|helios|royal|alfa|tab|pad|nexo|passion|vega|epic|flow|aura|fresh|flair|optima|silver|cloud|mercury|alpha|prime|black|magic|hero|wave|infinity|gladiator|turbo|pure|boost|every|orin|hydrogen|one|max|pro|star|neo|nova|aero|vision|dream|shine|thunder|legend|force|fusion|swift|rapid|thor|omega|mars|platinum|explosion|forward|aosp|blade gt)(?:$|[ _-])/;

const isShared = (text: string) => !/\d/.test(text) && sharedNamePattern.test(text);

const tables = lazy(() => {
  const models = new Map<string, KnownDevice>();
  const prefixes = new Map<string, KnownDevice>();
  const words = new Map<string, KnownDevice>();
  const list = (text = '') => (text === '' ? [] : text.split('|'));
  const spellings = readFacts('brand-words').map(
    ({ word = '', brand = '' }) => [folded(word), brand] as const,
  );
  const brandSpellings = new Map(spellings);
  let maxPrefixLength = 0;
  for (const row of readFacts('device-brands')) {
    const { brand: listed = '', type = '' } = row;
    const brand = brandSpellings.get(folded(listed)) ?? listed;
    const device = { brand, type: type === '' ? null : type };
    for (const model of list(row['models'])) if (!isShared(model)) models.set(model, device);
    for (const prefix of list(row['prefixes'])) {
      prefixes.set(prefix, device);
      maxPrefixLength = Math.max(maxPrefixLength, prefix.length);
    }
    if (row['word'] === 'yes') words.set(folded(listed), { brand, type: null });
  }
  for (const { brands } of readFacts('brand-names')) {
    for (const brand of list(brands)) words.set(folded(brand), { brand, type: null });
  }
  for (const [word, brand] of spellings) words.set(word, { brand, type: null });
  const rows = readFacts('device-models');
  const series = rows.map(({ brand = '' }): KnownDevice => ({ brand, type: null }));
  // One expression with a group for each series, tried in table order.
  const seriesPattern = new RegExp(
    `^(?:${rows.map(({ expression = '' }) => `(${expression})`).join('|')})`,
    'i',
  );
  return { models, prefixes, words, maxPrefixLength, series, seriesPattern };
});

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&+]+/gu, '');

/**
 * Returns the device by its model name. Sources: the brand at the beginning of the text; device-models.tsv (series);
 * device-brands.tsv by the complete model, then by its longest known prefix.
 * @returns null when no brand is known, or several brands use the name
 */
export function deviceOf(model: string): KnownDevice | null {
  const { models } = tables();
  const key = model.toLowerCase().replace(/\s+/g, ' ').trim();
  const named = bySeries(key) ?? brandWord(model);
  const listed = models.get(key) ?? deviceByPrefix(key);
  // The table may also contain the type of the device.
  return named === null || listed?.brand === named.brand ? listed : named;
}

function bySeries(key: string): KnownDevice | null {
  const { series, seriesPattern } = tables();
  const match = seriesPattern.exec(key);
  if (match === null) return null;
  return series[match.findIndex((group, at) => at > 0 && group !== undefined) - 1] ?? null;
}

/** Returns a brand in the spelling of the tables. The parser and User-Agent headers use other spellings. */
export const brandSpelling = (brand: string): string => tables().words.get(folded(brand))?.brand ?? brand;

/** Model codes of Huawei and Honor. Their first three letters are not the name of another brand: MTN-AN80. */
const brandCodePattern = /^[a-z]{3}\d?-(?:[actu]?l|lx|[at]?n|nx|w|bd)\d/i;
const huaweiBrands = new Set(['Huawei', 'Honor']);

function deviceByPrefix(key: string): KnownDevice | null {
  const { prefixes, maxPrefixLength } = tables();
  const isHuaweiCode = brandCodePattern.test(key);
  const isWord = sharedNamePattern.test(key);
  for (let length = Math.min(maxPrefixLength, key.length); length >= minPrefixLength; length -= 1) {
    const device = prefixes.get(key.slice(0, length));
    // Ignore a short prefix that ends within a word, which may be a different word.
    const isInsideWord = length < 5 && /[a-z]/.test(key[length - 1] ?? '') && /[a-z]/.test(key[length] ?? '');
    if (device === undefined || isInsideWord || (isWord && !/\d/.test(key.slice(0, length)))) continue;
    if (isHuaweiCode && length <= key.indexOf('-') + 1 && !huaweiBrands.has(device.brand)) continue;
    return device;
  }
  return null;
}

/** Returns the brand at the beginning of a text: its first two words, or its first word, or a prefix of that word. */
export function brandWord(text: string): KnownDevice | null {
  const { words } = tables();
  if (/^[A-Z]{3}/.test(text) && brandCodePattern.test(text)) return null;
  const [, first = '', second = ''] =
    /^([\p{L}\p{N}&+]+)(?:[^\p{L}\p{N}&+]+([\p{L}\p{N}&+]+))?/u.exec(text) ?? [];
  return words.get(folded(first + second)) ?? words.get(folded(first)) ?? brandPrefixOf(first);
}

/**
 * Returns the longest brand that begins a word, if a digit or a change of case begins the model: KarbonnK9, GHONGV10, BLUDash.
 */
function brandPrefixOf(word: string): KnownDevice | null {
  const { words } = tables();
  for (let length = word.length - 1; length >= minGluedLength; length -= 1) {
    const before = word.charCodeAt(length - 1);
    const after = word.charCodeAt(length);
    const ends =
      isDigit(after) ||
      (isCapital(after) &&
        (!isCapital(before) || !isCapital(word.charCodeAt(length + 1)) || length === word.length - 1)) ||
      (isCapital(before) && !isCapital(after));
    const device = ends ? words.get(folded(word.slice(0, length))) : undefined;
    if (device !== undefined) return device;
  }
  return null;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isCapital = (code: number) => code >= 65 && code <= 90;
